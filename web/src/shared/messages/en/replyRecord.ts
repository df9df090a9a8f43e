import type { KitCatalogue } from '../catalogue';

export const replyRecord: KitCatalogue['replyRecord'] = {
  hours: 'Usually answers within hours',
  days: (days) => `Usually answers within ${days === 1 ? 'a day' : days === 2 ? 'two days' : `${days} days`}`,
  weeks: (weeks) => `Usually answers within ${weeks} weeks`,
  every: 'Every applicant gets an answer within 7 days',
  share: (tenths) =>
    tenths === 1
      ? '1 of 10 applicants gets an answer within 7 days'
      : `${tenths} of 10 applicants get an answer within 7 days`,
};
