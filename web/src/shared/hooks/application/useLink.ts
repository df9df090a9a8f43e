import { useKitPage } from '../useKitPage';
import { useApplication } from './useApplication';

/** Turns a path such as `/new/` into a link of the application in the page's language. */
export function useLink(): (path: string) => string {
  const { addresses } = useApplication();
  const { locale } = useKitPage().address;
  return (path) => addresses.href(locale, path);
}
