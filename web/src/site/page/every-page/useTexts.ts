import { type UseTexts, useKitTexts } from '../../../shared/hooks/every-page/useKitTexts';
import type { Catalogue } from '../../messages/catalogue';

/** Typed for the site's texts, of which the shared hook knows only a part. */
export const useTexts = useKitTexts as UseTexts<Catalogue>;
