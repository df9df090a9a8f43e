import { type ComponentType, createContext, Suspense, use, useEffect, useMemo } from 'react';
import { useProvided } from '@/shared/hooks/useProvided';
import type { Catalogue, Namespace } from '../messages/catalogue';
import { PageProvider, usePage } from './usePage';

/**
 * A component that people read before they use it. The server renders it like everything else; in the browser
 * its script and texts load after the page is shown. It lives in `features/<name>/deferred/`.
 */
export interface DeferredComponent<Props> {
  /** The message namespaces that only this component needs. */
  namespaces: readonly Namespace[];
  Component: ComponentType<Props>;
}

/** Only the screen that shows the component knows the type of its props. */
export interface DeferredModule {
  deferred: DeferredComponent<never>;
}

export interface LoadedComponent {
  Component: ComponentType<never>;
  texts: Partial<Catalogue>;
  /** Set if the component failed to load: tells the visitor, and makes the next use load it again. */
  giveUp?: () => void;
}

export interface DeferredLoader {
  /** The component, if it is already loaded. */
  loaded: (name: string) => LoadedComponent | undefined;
  load: (name: string) => Promise<LoadedComponent>;
  /**
   * Like `load`, for a component whose page is on screen: waits for a network if there is none. If a closable
   * component fails to load, it closes again and the page stays.
   */
  wait: (name: string, canClose?: boolean) => Promise<LoadedComponent>;
}

/** Stands in for a dialog that failed to load: closes at once, so that it can be opened again. */
function NotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(onClose);
  return null;
}

export function createDeferredLoader(
  fetchComponent: (name: string) => Promise<LoadedComponent>,
  showNotice: (what: 'offline' | 'requestError') => void,
): DeferredLoader {
  const loaded = new Map<string, LoadedComponent>();
  const loading = new Map<string, Promise<LoadedComponent>>();
  const awaited = new Map<string, Promise<LoadedComponent>>();
  const failed = new Set<string>();

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
      showNotice('offline');
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return loadOnceOnline(name);
    }
  }

  /** A second failure is thrown, because the page may belong to an older release. */
  async function loadOrClose(name: string): Promise<LoadedComponent> {
    try {
      return await loadOnceOnline(name);
    } catch (error) {
      if (failed.has(name)) throw error;
      failed.add(name);
      const giveUp = () => {
        awaited.delete(name);
        showNotice('requestError');
      };
      return { Component: NotLoaded, texts: {}, giveUp };
    }
  }

  return {
    loaded: (name) => loaded.get(name),
    load,
    wait(name, canClose) {
      const promise = awaited.get(name) ?? (canClose ? loadOrClose : loadOnceOnline)(name);
      awaited.set(name, promise);
      return promise;
    },
  };
}

export const DeferredContext = createContext<DeferredLoader | undefined>(undefined);

interface DeferredProps<Props> {
  /**
   * `job/JobPage` is `features/job/deferred/JobPage.tsx`; a screen lists the components that it shows at once
   * in `deferred`.
   */
  name: string;
  props: Props;
}

function DeferredContent<Props extends object>({ loaded, props }: { loaded: LoadedComponent; props: Props }) {
  // Marks deferred components as hydrated, for tests and tools.
  useEffect(() => {
    document.documentElement.dataset.whole = '';
    loaded.giveUp?.();
  }, [loaded]);
  const { texts } = loaded;
  const Component = loaded.Component as unknown as ComponentType<Props>;
  const page = usePage();
  const value = useMemo(() => ({ ...page, texts: { ...page.texts, ...texts } }), [page, texts]);
  return (
    <PageProvider value={value}>
      <Component {...props} />
    </PageProvider>
  );
}

/**
 * Must not use stateful hooks: React renders it again when the component has loaded, and then nothing
 * suspends.
 */
function Suspending<Props extends object>({ name, props }: DeferredProps<Props>) {
  const loader = useProvided(DeferredContext, 'loader');
  return (
    <DeferredContent
      loaded={loader.loaded(name) ?? use(loader.wait(name, 'onClose' in props))}
      props={props}
    />
  );
}

/** Shows a deferred component; until its script has loaded, the server's HTML stays. */
export function Deferred<Props extends object>(props: DeferredProps<Props>) {
  return (
    <Suspense>
      <Suspending {...props} />
    </Suspense>
  );
}
