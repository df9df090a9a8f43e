import { type ComponentType, createContext, Suspense, use, useEffect, useMemo } from 'react';
import { PageContext } from '../../../shared/hooks/every-page/useKitPage';
import type { Catalogue, Namespace } from '../../messages/catalogue';
import { usePage } from './usePage';

/**
 * A component that people read before they use it. The server renders it like everything else; in the browser its
 * script and its texts load after the page is shown. It lives in `features/<name>/deferred/`.
 */
export interface DeferredComponent<Props> {
  /** The message namespaces that it alone needs. */
  namespaces: readonly Namespace[];
  Component: ComponentType<Props>;
}

/** Only the screen that shows the component knows its props. */
export interface DeferredModule {
  deferred: DeferredComponent<never>;
}

export interface LoadedComponent {
  Component: ComponentType<never>;
  texts: Partial<Catalogue>;
}

export interface DeferredLoader {
  /** The component, if it is loaded already. */
  loaded: (name: string) => LoadedComponent | undefined;
  load: (name: string) => Promise<LoadedComponent>;
  /** The same for a component whose page is on screen: without a network it waits for one. */
  wait: (name: string) => Promise<LoadedComponent>;
}

export function createDeferredLoader(
  fetchComponent: (name: string) => Promise<LoadedComponent>,
  onOffline: () => void,
): DeferredLoader {
  const loaded = new Map<string, LoadedComponent>();
  const loading = new Map<string, Promise<LoadedComponent>>();
  const awaited = new Map<string, Promise<LoadedComponent>>();

  function load(name: string): Promise<LoadedComponent> {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const promise = fetchComponent(name).then(
      (component) => {
        loaded.set(name, component);
        return component;
      },
      (error: unknown) => {
        loading.delete(name);
        throw error;
      },
    );
    loading.set(name, promise);
    return promise;
  }

  async function loadOnceOnline(name: string): Promise<LoadedComponent> {
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

export const DeferredContext = createContext<DeferredLoader | undefined>(undefined);

interface DeferredProps<Props> {
  /** `job/JobPage` is `features/job/deferred/JobPage.tsx`; a screen lists those that it shows at once in `deferred`. */
  name: string;
  props: Props;
}

function Shown<Props extends object>({ loaded, props }: { loaded: LoadedComponent; props: Props }) {
  // Tells tests and tools that what was deferred is hydrated, too.
  useEffect(() => {
    document.documentElement.dataset.whole = '';
  }, []);
  const { texts } = loaded;
  const Component = loaded.Component as unknown as ComponentType<Props>;
  const page = usePage();
  const value = useMemo(() => ({ ...page, texts: { ...page.texts, ...texts } }), [page, texts]);
  return (
    <PageContext value={value}>
      <Component {...props} />
    </PageContext>
  );
}

/** Has no hooks with state: React renders it again once the component has loaded, and then nothing suspends. */
function Suspending<Props extends object>({ name, props }: DeferredProps<Props>) {
  const loader = use(DeferredContext);
  if (loader === undefined) throw new Error('No deferred components around this one');
  return <Shown loaded={loader.loaded(name) ?? use(loader.wait(name))} props={props} />;
}

/** Shows a deferred component; until its script has loaded, the server's HTML stays. */
export function Deferred<Props extends object>(props: DeferredProps<Props>) {
  return (
    <Suspense>
      <Suspending {...props} />
    </Suspense>
  );
}
