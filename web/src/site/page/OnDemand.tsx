import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNotices } from '@/shared/hooks/useNotices';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';
import { useTexts } from './useTexts';

/** A component in a script of its own. */
export interface ComponentOnDemand<Props> {
  load: () => Promise<ComponentType<Props>>;
  Loaded?: ComponentType<Props>;
  hasFailed?: boolean;
}

/** Loads a component before it is opened. If that fails, opening it tries again. */
export function fetchAhead<Props>(component: ComponentOnDemand<Props>): void {
  if (component.Loaded) return;
  component.load().then(
    (Loaded) => {
      component.Loaded = Loaded;
    },
    () => undefined,
  );
}

interface OnDemandProps<Props> {
  component: ComponentOnDemand<Props>;
  props: Props;
  /** Closes a component that could not be loaded, so that it can be opened again. */
  onFailed: () => void;
  fallback?: ReactNode;
}

/**
 * A menu or form whose script is loaded when it is first opened. If it fails to load, the page stays and says
 * so, and the next opening tries again. After a second failure the page is reloaded, because it may belong to
 * an older release.
 */
export function OnDemand<Props extends object>({
  component,
  props,
  onFailed,
  fallback,
}: OnDemandProps<Props>) {
  const [, setLoaded] = useState(false);
  const { show } = useNotices();
  const { requestError } = useTexts('common');
  const fail = useEffectEvent((error: unknown) => {
    if (component.hasFailed && reloadAfter(error, location.href)) return;
    component.hasFailed = true;
    onFailed();
    show({ kind: 'toast', text: requestError });
  });
  useEffect(() => {
    if (component.Loaded) return;
    loadChunk(component.load).then((Loaded) => {
      component.Loaded = Loaded;
      setLoaded(true);
    }, fail);
  }, [component]);
  const { Loaded } = component;
  return Loaded ? <Loaded {...props} /> : fallback;
}
