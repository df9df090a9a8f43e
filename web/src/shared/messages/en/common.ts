import type { KitCatalogue } from '../catalogue';

export const common: KitCatalogue['common'] = {
  newTab: ' (opens in a new tab)',
  pay: {
    perMonth: 'month',
    perHour: 'hour',
    negotiable: 'Negotiable',
  },
  employment: { ft: 'Full-time', pt: 'Part-time', ct: 'Temp' },
  requestError: "There's a network error, please try again later.",
  tokenExpired: 'Session is expired',
  jobCard: {
    daysPerWeek: (days) => (days === '1' ? '1 day a week' : `${days} days a week`),
    hoursPerDay: (hours) => (hours === '1' ? '1 hour a day' : `${hours} hours a day`),
    moreLocations: (count) => (count === 1 ? '+1 more place' : `+${count} more places`),
    promoted: 'Promoted',
    closed: 'Closed',
    applied: 'Applied',
  },
};
