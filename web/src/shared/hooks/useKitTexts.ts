import type { KitCatalogue } from '../messages/catalogue';
import { useKitPage } from './useKitPage';

export function textsOf<Texts, Name extends keyof Texts & string>(
  texts: Texts,
  namespace: Name,
): NonNullable<Texts[Name]> {
  const found = texts[namespace];
  if (!found) throw new Error(`Texts of ${namespace} are not loaded`);
  return found;
}

/** Returns the kit's texts of a namespace in the page's language. */
export function useKitTexts<Name extends keyof KitCatalogue>(namespace: Name) {
  return textsOf<Partial<KitCatalogue>, Name>(useKitPage().texts, namespace);
}
