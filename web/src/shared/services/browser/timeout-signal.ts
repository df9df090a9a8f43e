/** Aborts after so many milliseconds. AbortSignal.timeout came after the oldest browsers that are supported. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(milliseconds);
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), milliseconds);
  return waiting.signal;
}
