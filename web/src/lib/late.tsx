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
  /** The same for a part whose page is on screen: without a network it waits for one. */
  wait: (name: string) => Promise<LoadedPart>;
}

export function createLateParts(
  fetchPart: (name: string) => Promise<LoadedPart>,
  onOffline: () => void,
): LateParts {
  const loaded = new Map<string, LoadedPart>();
  const loading = new Map<string, Promise<LoadedPart>>();
  const awaited = new Map<string, Promise<LoadedPart>>();

  function load(name: string): Promise<LoadedPart> {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const promise = fetchPart(name).then(
      (part) => {
        loaded.set(name, part);
        return part;
      },
      (error: unknown) => {
        loading.delete(name);
        throw error;
      },
    );
    loading.set(name, promise);
    return promise;
  }

  async function loadOnceOnline(name: string): Promise<LoadedPart> {
    try {
      return await load(name);
    } catch (error) {
      if (navigator.onLine) throw error;
      onOffline();
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return loadOnceOnline(name);
    }
  }

  return {
    loaded: (name) => loaded.get(name),
    load,
    wait(name) {
      const promise = awaited.get(name) ?? loadOnceOnline(name);
      awaited.set(name, promise);
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

function Shown<Props extends object>({ part, props }: { part: LoadedPart; props: Props }) {
  const { texts } = part;
  const Component = part.Component as unknown as ComponentType<Props>;
  const page = usePage();
  const value = useMemo(() => ({ ...page, texts: { ...page.texts, ...texts } }), [page, texts]);
  return (
    <PageContext value={value}>
      <Component {...props} />
    </PageContext>
  );
}

/** Has no hooks with a memory: React goes through it again when the part has come, and then there is nothing to wait for. */
function Part<Props extends object>({ name, props }: LateProps<Props>) {
  const parts = use(LateContext);
  if (parts === undefined) throw new Error('No late parts around this component');
  return <Shown part={parts.loaded(name) ?? use(parts.wait(name))} props={props} />;
}

/** Shows a late part; until its script has come, the server's HTML stands. */
export function Late<Props extends object>(props: LateProps<Props>) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
