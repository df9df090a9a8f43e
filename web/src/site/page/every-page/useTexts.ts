import { type UseTexts, useKitTexts } from '../../../shared/hooks/every-page/useKitTexts';
import type { Catalogue } from '../../messages/catalogue';

/** The site's pages carry the site's texts, of which the kit knows a part. */
export const useTexts = useKitTexts as UseTexts<Catalogue>;
