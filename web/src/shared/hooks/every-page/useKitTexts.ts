import type { KitCatalogue } from '../../messages/catalogue';
import { useKitPage } from './useKitPage';

/** Gives the texts of a namespace, in the language of the page. */
export type UseTexts<Catalogue> = <Name extends keyof Catalogue>(namespace: Name) => Catalogue[Name];

export const useKitTexts: UseTexts<KitCatalogue> = (namespace) => {
  const texts = useKitPage().texts[namespace];
  if (texts === undefined) throw new Error(`Texts of ${namespace} are not loaded`);
  return texts;
};
