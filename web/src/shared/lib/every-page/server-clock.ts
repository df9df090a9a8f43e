const offsetKey = 'clock-offset';

/** Answers need a moment, and their time is told in whole seconds. */
const tolerance = 30_000;

let offset: number | undefined;

function knownOffset(): number {
  offset ??= Number(globalThis.localStorage?.getItem(offsetKey) ?? 0);
  return offset;
}

/** The server's time in milliseconds, whatever the device's clock says: what is decided or said by time goes by this. */
export function serverNow(): number {
  return Date.now() + knownOffset();
}

/** Sets the clock by the time of an answer. */
export function setServerClock(date: string | null): void {
  const ahead = Date.parse(date ?? '') - serverNow();
  if (!(Math.abs(ahead) > tolerance)) return;
  offset = knownOffset() + ahead;
  localStorage.setItem(offsetKey, `${offset}`);
}
