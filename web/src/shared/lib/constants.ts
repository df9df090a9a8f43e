/** The numbers of the specification (area 9) that any application may use. Times are in milliseconds. */

export const localeCookieSeconds = 365 * 24 * 60 * 60;

export const maxUploadBytes = 10 * 1024 * 1024;
export const passwordMinLength = 6;
export const telephoneMinDigits = 8;

export const maxLimit = 30;

/** A pause in typing after which the service is asked about what stands in a form. */
export const typingPause = 500;

/** The widest screen of the narrow layout; the desktop layout starts one pixel above. */
export const narrowMaxWidth = 959;

export const pageCacheValidity = 300_000;
export const scriptLoadTimeout = 120_000;
/** A failed chunk reloads the same address at most once in this time. */
export const chunkReloadPause = 10_000;

export const progressThrottle = 200;
export const progressDuration = 5_000;
export const idleFallback = 500;
/**
 * Key in the tab's storage of the position that the person last shared, `22.3,114.2`. It is never put into an
 * address.
 */
export const ownLocationKey = 'location';
export const errorToastDuration = 4_000;
/** Longer, because somebody who wants to undo an action has to read about it first. */
export const actionToastDuration = 8_000;
/** A call without an answer is aborted after this time. */
export const callTimeout = 30_000;

export const appVersion = 'sw-2.17.3';
