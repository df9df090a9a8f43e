import type { Catalogue } from '../catalogue';

export const company: Catalogue['company'] = {
  title: 'Company',
  lead: 'What seekers see, and what only we see.',
  onTheSite: 'See it on the site',
  parts: { seen: 'Seen by seekers', unseen: 'For verification only' },
  unseenText: 'Only our staff sees this.',
  nameWaits:
    'We look at a new name, logo or registration number first; seekers see the old one meanwhile. The description changes at once.',
  save: 'Save',
  saved: 'Saved',
  preview: 'Preview',
  previewLanguage: 'Language',
  previewName: 'Company name',
  waiting: (moment) => `These changes of ${moment} wait for us to look at them:`,
  waitingName: (name) => `Name: ${name}`,
  waitingNumber: (number) => `Business registration number: ${number}`,
  waitingLogo: 'Logo:',
  withdraw: 'Take the changes back',
  withdrawn: 'The changes were taken back',
  closed: 'The company is closed. Nothing can be changed.',
  upkeep: {
    partner: 'Your recruitment system keeps the company up to date. Please change it there.',
    feed: 'A feed keeps the company up to date. Please change it there.',
  },
  close: {
    title: 'Close the company',
    text: 'Its page and jobs go off the site.',
    action: 'Close the company…',
    consequences: (jobs) => {
      const closing =
        jobs === 1 ? 'One open job will be closed, and' : `${jobs} open jobs will be closed, and`;
      return `${jobs > 0 ? closing : 'The company will be closed, and'} its page goes off the site. This cannot be undone.`;
    },
    typeName: (name) => `Type the name, ${name}, to confirm`,
    confirm: 'Close for good',
    done: 'The company is closed',
  },
};
