import type { KitCatalogue } from '../catalogue';
import { counted, plural } from '../plural';

export const replyRecord: KitCatalogue['replyRecord'] = {
  hours: 'Usually answers within hours',
  days: (days) => `Usually answers within ${plural(days, 'a day', days === 2 ? 'two days' : `${days} days`)}`,
  weeks: (weeks) => `Usually answers within ${weeks} weeks`,
  every: 'Every applicant gets an answer within 7 days',
  share: (tenths) =>
    counted(
      tenths,
      'of 10 applicants gets an answer within 7 days',
      'of 10 applicants get an answer within 7 days',
    ),
};
