/**
 * Does the work in one tab of the browser at a time: begins it when no other tab does it, and ends it when the
 * returned function is called. A browser without locks does it in every tab.
 */
export function inOneTab(name: string, begin: () => () => void): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return begin();
  const turn = new AbortController();
  const { signal } = turn;
  const work = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const end = begin();
      signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  // Rejects if the turn is over before it began.
  locks.request(name, { signal }, work).catch(() => undefined);
  return () => turn.abort();
}
