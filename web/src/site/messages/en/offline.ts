import type { Catalogue } from '../catalogue';

export const offline: Catalogue['offline'] = {
  from: (age) => `No network. This is from ${age ?? 'a moment ago'}.`,
  mayBeClosed: 'The job may have closed since.',
  again: 'Load again',
  saveWaits: 'No network. The job will be saved later by itself.',
  removeWaits: 'No network. The job will be removed later by itself.',
  waiting: 'Waiting for a network, then saved:',
};
