import type { Catalogue } from '../catalogue';

export const advanced: Catalogue['advanced'] = {
  title: 'Advanced search',
  description: 'Search front-line jobs in Hong Kong by district, job type, pay, working days and hours.',
};
