import type { Catalogue } from '../catalogue';

export const notFound: Catalogue['notFound'] = {
  title: 'This page is not here',
  text: 'The address may be wrong, or you do not belong to this company any more.',
  action: 'Back to the start',
};
