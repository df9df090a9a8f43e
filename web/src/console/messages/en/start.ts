import type { Catalogue } from '../catalogue';

export const start: Catalogue['start'] = {
  title: 'Operator console',
  text: 'Nothing is here yet: the queues come later. Today, use hoigung on the command line.',
};
