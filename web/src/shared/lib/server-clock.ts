const offsetKey = 'clock-offset';

/** Smaller differences are ignored: answers take a moment, and their time is in whole seconds. */
const tolerance = 30_000;

let offset: number | undefined;

function knownOffset(): number {
  offset ??= Number(globalThis.localStorage?.getItem(offsetKey) ?? 0);
  return offset;
}

/**
 * The server's time in milliseconds, whatever the device's clock says. Use it for all decisions and texts
 * about time.
 */
export function serverNow(): number {
  return Date.now() + knownOffset();
}

/** Sets the clock by an answer's Date header. */
export function setServerClock(date: string | null): void {
  const ahead = Date.parse(date ?? '') - serverNow();
  if (!(Math.abs(ahead) > tolerance)) return;
  offset = knownOffset() + ahead;
  localStorage.setItem(offsetKey, `${offset}`);
}
