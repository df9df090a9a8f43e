import { type UseTexts, useKitTexts } from '../../../shared/hooks/every-page/useKitTexts';
import type { Catalogue } from '../../messages/catalogue';

/**
 * Typed for the portal's texts. The shared hook knows only a part of them, besides the texts of job pages.
 */
export const useTexts = useKitTexts as unknown as UseTexts<Catalogue>;
