import { useSyncExternalStore } from 'react';
import type { Store } from '../lib/store';

/**
 * The store's current value. A deferred component hydrates with the value that the server rendered, whatever
 * has happened since, and shows the current one right after.
 */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.first);
}
