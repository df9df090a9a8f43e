import type { Catalogue } from '../catalogue';

export const offline: Catalogue['offline'] = {
  from: (age) => `No network. This is from ${age ?? 'a moment ago'}.`,
  mayBeClosed: 'The job may have closed since.',
  again: 'Load again',
  waits: 'No network. This is sent later by itself.',
  waiting: 'Waiting for a network, then saved:',
};
