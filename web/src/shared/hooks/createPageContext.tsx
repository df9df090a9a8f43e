// biome-ignore-all lint/correctness/noComponentHookFactories: each application calls it once, when its module loads, so its components keep their identity.
import { createContext, type ReactNode } from 'react';
import { type KitPage, KitPageContext } from './useKitPage';
import { textsOf } from './useKitTexts';
import { useProvided } from './useProvided';

/** The page around the components of an application, which knows more about it than the kit. */
export function createPageContext<Page extends KitPage>() {
  const Context = createContext<Page | undefined>(undefined);

  function PageProvider({ value, children }: { value: Page; children: ReactNode }) {
    return (
      <KitPageContext value={value}>
        <Context value={value}>{children}</Context>
      </KitPageContext>
    );
  }

  const usePage = () => useProvided(Context, 'page');

  /** Returns the texts of a namespace in the page's language. */
  function useTexts<Name extends keyof Page['texts'] & string>(namespace: Name) {
    return textsOf<Page['texts'], Name>(usePage().texts, namespace);
  }

  return { PageProvider, usePage, useTexts };
}
