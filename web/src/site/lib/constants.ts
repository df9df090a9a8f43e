/** The numbers of the specification (area 9) that only the site uses. Times are in milliseconds. */

export const maxApplyLocations = 5;
export const accountRemovalDays = 90;

export const relatedJobsLimit = 6;
export const homeCompaniesLimit = 12;
export const searchPageSize = 20;
export const personalPageSize = 10;
export const companiesPageSize = 12;

export const hourlyRateOptions = [50, 55, 60, 70] as const;
export const monthlyRateOptions = [12000, 15000, 17000, 20000] as const;
/** U+FF5C, which joins the names of a filter slug. */
export const filterSlugBar = '｜';
export const filterBadgeMax = 99;

export const pageCacheThreshold = 300_000;
export const minimumLoadingDisplay = 200;

export const trackingInitDelay = 1_500;
export const impressionVisibility = 0.95;
export const impressionObserverDelay = 200;
export const adTimeout = 5_000;
/** Storage key of the job whose advert was clicked, until its page has loaded. */
export const pressedAdKey = 'pressed-ad';
export const unauthorizedSwitchDelay = 2_000;
export const pictureCommitDelay = 3_000;
export const notificationReadDelay = 1_000;

export const copyrightFrom = 2016;
