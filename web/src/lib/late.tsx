import { type ComponentType, createContext, Suspense, use, useMemo } from 'react';
import type { Catalogue, Namespace } from '../messages/catalogue';
import { PageContext, usePage } from './page';

/**
 * A part of a screen that is read before it is used. The server renders it like everything else; in the browser its
 * script and its texts come after the page stands. It lives in `features/<name>/late/`.
 */
export interface LatePart<Props> {
  /** The message namespaces that it alone needs. */
  namespaces: readonly Namespace[];
  Component: ComponentType<Props>;
}

/** Only the screen that shows a part knows its properties. */
export interface LateModule {
  part: LatePart<never>;
}

export interface LoadedPart {
  Component: ComponentType<never>;
  texts: Partial<Catalogue>;
}

export interface LateParts {
  /** The part, when it is there. */
  loaded: (name: string) => LoadedPart | undefined;
  load: (name: string) => Promise<LoadedPart>;
}

export function createLateParts(fetchPart: (name: string) => Promise<LoadedPart>): LateParts {
  const loaded = new Map<string, LoadedPart>();
  const loading = new Map<string, Promise<LoadedPart>>();
  return {
    loaded: (name) => loaded.get(name),
    load(name) {
      const known = loading.get(name);
      if (known !== undefined) return known;
      const promise = fetchPart(name).then((part) => {
        loaded.set(name, part);
        return part;
      });
      loading.set(name, promise);
      return promise;
    },
  };
}

export const LateContext = createContext<LateParts | undefined>(undefined);

interface LateProps<Props> {
  /** `job/JobDetails` is `features/job/late/JobDetails.tsx`; a screen names those that it shows at once in `late`. */
  name: string;
  props: Props;
}

function Part<Props extends object>({ name, props }: LateProps<Props>) {
  const parts = use(LateContext);
  if (parts === undefined) throw new Error('No late parts around this component');
  const { Component, texts } = parts.loaded(name) ?? use(parts.load(name));
  const Shown = Component as unknown as ComponentType<Props>;
  const page = usePage();
  const value = useMemo(() => ({ ...page, texts: { ...page.texts, ...texts } }), [page, texts]);
  return (
    <PageContext value={value}>
      <Shown {...props} />
    </PageContext>
  );
}

/** Shows a late part; until its script has come, the server's HTML stands. */
export function Late<Props extends object>(props: LateProps<Props>) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
