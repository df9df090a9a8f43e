import { createPageContext } from '@/shared/hooks/createPageContext';
import type { ScreenInfo } from '@/shared/hooks/useKitPage';
import type { ConsoleConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';

/** What every component of the console may ask about the page around it. */
export type PageInfo = ScreenInfo<ConsoleConfig, Catalogue>;

export const { PageProvider, usePage, useTexts } = createPageContext<PageInfo>();
