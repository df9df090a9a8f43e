import { plural } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const company: Catalogue['company'] = {
  title: 'Company',
  lead: 'What seekers see, and what only we see.',
  onTheSite: 'See it on the site',
  parts: { seen: 'Seen by seekers', unseen: 'For verification only' },
  unseenText: 'Only our staff see this.',
  nameWaits:
    'We check a new name, logo or registration number first; until then seekers see the old one. The description changes immediately.',
  save: 'Save',
  saved: 'Saved',
  preview: 'Preview',
  previewLanguage: 'Language',
  previewName: 'Company name',
  waiting: (moment) => `We are still checking these changes from ${moment}:`,
  waitingName: (name) => `Name: ${name}`,
  waitingNumber: (number) => `Business registration number: ${number}`,
  waitingLogo: 'Logo:',
  withdraw: 'Withdraw the changes',
  withdrawn: 'The changes were withdrawn',
  closed: 'The company is closed. Nothing can be changed.',
  upkeep: {
    partner: 'Your recruitment system keeps the company up to date. Please change it there.',
    feed: 'A feed keeps the company up to date. Please change it there.',
  },
  close: {
    title: 'Close the company',
    text: 'Its page and jobs are taken off the site.',
    action: 'Close the company…',
    consequences: (jobs) => {
      const closing = plural(
        jobs,
        'One open job will be closed, and',
        `${jobs} open jobs will be closed, and`,
      );
      return `${jobs > 0 ? closing : 'The company will be closed, and'} its page will be taken off the site. This cannot be undone.`;
    },
    typeName: (name) => `Type the name, ${name}, to confirm`,
    confirm: 'Close for good',
    done: 'The company is closed',
  },
};
