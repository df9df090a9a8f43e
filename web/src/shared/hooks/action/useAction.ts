import { useRef, useState } from 'react';

interface Action<Args extends readonly unknown[]> {
  /** Does nothing while another run is under way. */
  run: (...args: Args) => void;
  /** A run is under way. */
  busy: boolean;
}

/** An asynchronous action started by a person: one run at a time; `onError` is called when it fails. */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
  onError: (error: unknown) => void,
): Action<Args> {
  const [busy, setBusy] = useState(false);
  // A ref, because a second press may come before the state is rendered.
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
