/** Aborts after a number of milliseconds. The oldest supported browsers lack AbortSignal.timeout. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(milliseconds);
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), milliseconds);
  return waiting.signal;
}
