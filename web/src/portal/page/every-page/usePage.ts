import { type KitPage, useKitPage } from '../../../shared/hooks/every-page/useKitPage';
import type { PortalConfig } from '../../lib/every-page/config';
import type { Catalogue } from '../../messages/catalogue';
import type { Params } from './screen';

/** What every component of the portal may ask about the page around it. */
export interface PageInfo extends KitPage {
  config: PortalConfig;
  texts: Catalogue;
  params: Params;
}

/** The portal's App puts nothing else into the kit's context. */
export const usePage = useKitPage as () => PageInfo;
