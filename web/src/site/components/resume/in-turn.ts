let last: Promise<unknown> = Promise.resolve();

/** One change of the resume after the other, in all tabs where the browser can do that, else in this one. */
export function inTurn(change: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request('resume', change);
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}
