import type { Catalogue } from '../catalogue';

export const start: Catalogue['start'] = {
  title: 'Operator console',
  who: (email, role) => `You are logged in as ${email} (${role}).`,
  text: 'What waits for a decision is shown by hoigung on the command line for now.',
};
