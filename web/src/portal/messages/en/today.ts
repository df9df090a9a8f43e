import { counted, plural } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const today: Catalogue['today'] = {
  title: 'Today',
  comma: ', ',
  states: {
    unverified: 'The company is not verified yet: you can prepare everything, but seekers cannot see it.',
    verified: 'The company is verified, and seekers can see its page.',
    refused:
      'We could not verify this company; the reason is below. We will check again after a change or new proof.',
    closed: 'The company is closed. Nothing can be changed.',
  },
  beingChecked: 'Everything is here. We are checking it and will email you.',
  suspension: {
    what: 'The company is suspended: seekers see neither it nor its jobs, and you can neither see nor write to applicants for now. Nothing was deleted.',
    reason: 'The reason:',
    noReason: 'Please ask us for the reason.',
    canDo:
      'You can correct the company and its drafts, close jobs and manage people. If you have put things right, or think this is a mistake, contact us and we will look at it again.',
    contact: 'Contact us',
    contactPath: '/hk/en/contact-us/',
  },
  waitingChange: 'We are still checking your change. Until then seekers see the old one.',
  upkeep: {
    partner: 'Your recruitment system keeps the company up to date. Please change it there.',
    feed: 'A feed keeps the company up to date. Please change it there.',
  },
  todo: 'To do',
  nothing: 'Nothing to do today.',
  toVerify: 'Complete what we need to verify you',
  sendToVerify: 'Send for verification',
  sentToVerify: 'Sent for verification',
  missingParts: (parts) => `Missing: ${parts}`,
  missing: {
    name: 'company name',
    registration_number: 'business registration number',
    proof: 'proof',
    trade: 'industry',
    contact: 'contact',
  },
  tasks: {
    refused: {
      title: 'Correct the company details',
      text: 'Read the reason; we will check again after a change.',
    },
    firstJob: {
      title: 'Post your first job',
      text: 'Choose a job type and a place: a template fills in the text, so it only takes a few minutes.',
    },
    drafts: { title: 'Finish your drafts', text: 'Some jobs are not published yet.' },
    ending: { title: 'Jobs closing soon', text: 'Extend them, or let them close.' },
    branches: { title: 'Add your first branch', text: 'Jobs take their addresses from branches.' },
    logo: { title: 'Add a logo', text: 'People recognise a company by it.' },
    about: {
      title: 'Complete the company description',
      text: 'More people can read it in both languages.',
    },
    invitations: { title: 'Invitations not accepted yet', text: 'Check or withdraw them.' },
  },
  now: 'Now',
  unreadApplicants: (count) => counted(count, 'unopened application', 'unopened applications'),
  unreadMessages: (count) => counted(count, 'unread message', 'unread messages'),
  noneUnread: 'You have opened all applications and messages.',
  interviewsToday: "Today's interviews",
  noInterviews: 'No interviews today.',
  allInterviews: 'All interviews',
  record: {
    title: 'Your reply record',
    none: 'There were no applicants in the last 90 days. Once somebody applies, this shows how quickly you reply.',
    noneAnswered:
      'Nobody who applied in the last 90 days has had a reply yet. Once you reply, this shows how quickly you do.',
    answered: (percent) => `${percent}% of applicants got a reply within 7 days`,
    of: (answered, all) => `Last 90 days: ${answered} of ${all}`,
    median: (hours) => {
      if (hours < 24) return `Usually within ${hours <= 1 ? 'an hour' : `${hours} hours`}`;
      const days = Math.ceil(hours / 24);
      return `Usually within ${plural(days, 'a day', `${days} days`)}`;
    },
    isPublic: 'Seekers see this on your jobs and on the company page.',
    waiting: (count) =>
      counted(count, 'applicant is waiting for a reply', 'applicants are waiting for a reply'),
    soonLate: (count) => `${count} of them will soon have waited 7 days`,
    answer: 'Reply to them',
    advice: 'How to improve',
  },
  onTheSite: 'On the site',
  openJobs: (count) => {
    if (count === 0) return 'No open jobs';
    return counted(count, 'open job', 'open jobs');
  },
  companyPage: 'The company page',
};
