import type { KitCatalogue } from '../catalogue';
import { counted, plural } from '../plural';

export const common: KitCatalogue['common'] = {
  newTab: ' (opens in a new tab)',
  pay: {
    perMonth: 'month',
    perHour: 'hour',
    upTo: (amount) => `Up to ${amount}`,
    negotiable: 'Negotiable',
  },
  employment: { ft: 'Full-time', pt: 'Part-time', ct: 'Temp' },
  requestError: "There's a network error, please try again later.",
  tokenExpired: 'Session is expired',
  jobCard: {
    daysPerWeek: (days) => counted(days, 'day a week', 'days a week'),
    hoursPerDay: (hours) => counted(hours, 'hour a day', 'hours a day'),
    moreLocations: (count) => plural(count, '+1 more place', `+${count} more places`),
    posted: (days) => `Posted ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}`,
    distance: (metres) => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`),
    fresh: 'New',
    promoted: 'Promoted',
    closed: 'Closed',
    applied: 'Applied',
  },
};
