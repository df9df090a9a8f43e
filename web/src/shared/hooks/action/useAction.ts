import { useRef, useState } from 'react';

interface Action<Args extends readonly unknown[]> {
  /** Does nothing while a run is under way. */
  run: (...args: Args) => void;
  /** A run is under way. */
  busy: boolean;
}

/** Something that a person starts and that takes a while: one run at a time, and `onError` is told when it fails. */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
  onError: (error: unknown) => void,
): Action<Args> {
  const [busy, setBusy] = useState(false);
  // Known at once: the state follows with the next rendering, and a second press may come before it.
  const underWay = useRef(false);
  const run = async (...args: Args) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await action(...args);
    } catch (error) {
      onError(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run: (...args) => void run(...args), busy };
}
