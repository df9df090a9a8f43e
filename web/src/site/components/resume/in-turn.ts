let last: Promise<unknown> = Promise.resolve();

/**
 * Runs changes to the resume one after the other: across tabs if the browser has locks, otherwise in this
 * tab.
 */
export function inTurn(change: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return locks.request('resume', change);
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}
