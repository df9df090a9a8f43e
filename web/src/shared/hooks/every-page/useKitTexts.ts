import type { KitCatalogue } from '../../messages/catalogue';
import { useKitPage } from './useKitPage';

/** Returns the texts of a namespace in the page's language. */
export type UseTexts<Catalogue> = <Name extends keyof Catalogue>(namespace: Name) => Catalogue[Name];

export const useKitTexts: UseTexts<KitCatalogue> = (namespace) => {
  const texts = useKitPage().texts[namespace];
  if (texts === undefined) throw new Error(`Texts of ${namespace} are not loaded`);
  return texts;
};
