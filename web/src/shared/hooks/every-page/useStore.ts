import { useSyncExternalStore } from 'react';
import type { Store } from '../../lib/every-page/store';

/**
 * The current value. A deferred component is first hydrated as the server rendered it, whatever has happened since,
 * and shows the current value right after.
 */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.first);
}
