import { createPageContext } from '@/shared/hooks/createPageContext';
import type { ScreenInfo } from '@/shared/hooks/useKitPage';
import type { PortalConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';

/** What every component of the portal may ask about the page around it. */
export type PageInfo = ScreenInfo<PortalConfig, Catalogue>;

export const { PageProvider, usePage, useTexts } = createPageContext<PageInfo>();
