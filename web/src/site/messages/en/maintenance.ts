import type { Catalogue } from '../catalogue';

export const maintenance: Catalogue['maintenance'] = {
  title: 'Under maintenance',
  text: 'We are working on the site and will open again soon. Please come back later.',
  retry: 'Reload',
};
