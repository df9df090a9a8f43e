import { useKitPage } from '../useKitPage';
import { useAddresses } from './useAddresses';

/** Turns a path such as `/new/` into a link of the application in the page's language. */
export function useLink(): (path: string) => string {
  const { href } = useAddresses();
  const { locale } = useKitPage().address;
  return (path) => href(locale, path);
}
