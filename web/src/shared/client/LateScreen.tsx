import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk, reloadAfterRetry } from '@/shared/services/chunks';

/** Loads the script of a screen. Its identity names the screen, so it is made once. */
export type LoadScreen<Props = object> = () => Promise<{ screen: { Component: ComponentType<Props> } }>;

/** The screens that have been loaded. */
const loadedScreens = new WeakMap<object, unknown>();

/** Loads the screen, so that it is there as soon as it is shown. */
export async function loadLateScreen<Props>(load: LoadScreen<Props>): Promise<void> {
  const { screen } = await loadChunk(load);
  loadedScreens.set(load, screen.Component);
}

interface LateScreenProps<Props> {
  load: LoadScreen<Props>;
  /** Given to the screen. */
  props?: Props;
  /** What is shown while it is loading. */
  loading: ReactNode;
  /** What is shown when it could not be loaded; `retry` loads it again, as the next visit does. */
  failed: (error: unknown, retry: () => void) => ReactNode;
}

/** A screen that no address names, such as the login in place of a page: it is loaded when it is needed. */
export function LateScreen<Props extends object>({ load, props, loading, failed }: LateScreenProps<Props>) {
  const [attempt, setAttempt] = useState<{ error?: unknown; isRetry?: boolean }>({});
  const [, setLoaded] = useState<LoadScreen<Props>>();
  useEffect(() => {
    if (loadedScreens.has(load) || attempt.error !== undefined) return;
    let isCurrent = true;
    loadLateScreen(load).then(
      () => isCurrent && setLoaded(() => load),
      (error: unknown) => {
        if (isCurrent && !(attempt.isRetry && reloadAfterRetry(error))) setAttempt({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const Screen = loadedScreens.get(load) as ComponentType<Partial<Props>> | undefined;
  if (Screen) return <Screen {...props} />;
  return attempt.error === undefined ? loading : failed(attempt.error, () => setAttempt({ isRetry: true }));
}
