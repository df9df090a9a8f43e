import { createPageContext } from '@/shared/hooks/createPageContext';
import type { KitPage } from '@/shared/hooks/useKitPage';
import type { Params } from '@/shared/lib/routes';
import type { PortalConfig } from '../lib/config';
import type { Catalogue } from '../messages/catalogue';

/** What every component of the portal may ask about the page around it. */
export interface PageInfo extends KitPage {
  config: PortalConfig;
  texts: Catalogue;
  params: Params;
}

export const { PageProvider, usePage, useTexts } = createPageContext<PageInfo>();
