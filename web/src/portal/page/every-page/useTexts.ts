import { type UseTexts, useKitTexts } from '../../../shared/hooks/every-page/useKitTexts';
import type { Catalogue } from '../../messages/catalogue';

/** The portal's pages carry the portal's texts. The kit knows a part of them, and texts of job pages besides. */
export const useTexts = useKitTexts as unknown as UseTexts<Catalogue>;
