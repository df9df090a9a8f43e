import { jobDetails as kitJobDetails } from '@/shared/messages/en/jobDetails';
import type { Catalogue } from '../catalogue';

export const jobDetails: Catalogue['jobDetails'] = {
  ...kitJobDetails,
  home: 'Home',
  breadcrumb: 'You are here',
  apply: 'Apply',
  applyElsewhere: 'Apply on the employer’s site',
  applied: 'Applied',
  closed: 'This job is closed',
  closedText: 'The employer has stopped hiring. Here are similar jobs.',
  seeSimilar: 'See similar jobs',
  travel: 'Travel time by MTR',
  similar: 'Similar jobs',
  otherVacancies: (company) => `Other vacancies at ${company}`,
  share: 'Share',
  shareSheet: {
    title: 'Share this job',
    copy: 'Copy link',
    copied: 'Link copied',
    whatsApp: 'Share by WhatsApp',
    link: 'Link to the job',
  },
  report: {
    button: 'Report this job',
    title: 'Report this job',
    why: 'What is wrong?',
    reasons: {
      scam: 'It looks like a scam',
      discrimination: 'It discriminates',
      wrong_pay: 'The pay is not what it says',
      no_longer_open: 'It is no longer open',
      other: 'Something else',
    },
    more: 'More about it (optional)',
    send: 'Send report',
    thanks: 'Thank you. We will look into it soon.',
  },
};
