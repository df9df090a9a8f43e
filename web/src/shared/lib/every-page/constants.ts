/** Every number that the specification names (area 9), in one place. Times are in milliseconds. */

export const localeCookieSeconds = 365 * 24 * 60 * 60;

export const maxApplyLocations = 5;
export const maxUploadBytes = 10 * 1024 * 1024;
export const passwordMinLength = 6;
export const telephoneMinDigits = 8;
export const accountRemovalDays = 90;

export const maxLimit = 30;
export const relatedJobsLimit = 6;
export const homeCompaniesLimit = 12;
export const searchPageSize = 20;
export const personalPageSize = 10;
export const companiesPageSize = 12;
export const articlePageSize = 10;

export const hourlyRateOptions = [50, 55, 60, 70] as const;
export const monthlyRateOptions = [12000, 15000, 17000, 20000] as const;
/** U+FF5C, which joins the names of a filter slug. */
export const filterSlugBar = '｜';
export const filterBadgeMax = 99;

/** The widest screen of the narrow layout; the desktop layout starts one pixel above. */
export const narrowMaxWidth = 959;

export const pageCacheValidity = 300_000;
export const pageCacheThreshold = 300_000;
export const minimumLoadingDisplay = 200;
export const scriptLoadTimeout = 120_000;
/** A failed chunk reloads the same address at most once in this time. */
export const chunkReloadPause = 10_000;

export const progressThrottle = 200;
export const progressDuration = 5_000;
export const trackingInitDelay = 1_500;
export const impressionVisibility = 0.95;
export const impressionObserverDelay = 200;
export const idleFallback = 500;
export const adTimeout = 5_000;
/** Storage key of the job whose advert was clicked, until its page has loaded. */
export const pressedAdKey = 'pressed-ad';
/**
 * Key in the tab's storage of the position that the person last shared, `22.3,114.2`. It is never put into an
 * address.
 */
export const ownLocationKey = 'location';
export const unauthorizedSwitchDelay = 2_000;
export const pictureCommitDelay = 3_000;
export const notificationReadDelay = 1_000;
export const errorToastDuration = 4_000;
/** Longer, because somebody who wants to undo an action has to read about it first. */
export const actionToastDuration = 8_000;
/** A call without an answer is aborted after this time. */
export const callTimeout = 30_000;

export const copyrightFrom = 2016;
export const appVersion = 'sw-2.17.3';
