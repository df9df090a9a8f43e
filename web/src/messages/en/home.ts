import type { Catalogue } from '../catalogue';

export const home: Catalogue['home'] = {
  title: 'Full-time, part-time and temp jobs',
  description: (claim) =>
    `${claim} all over Hong Kong: full-time, part-time and temporary. Find one and apply right away.`,
  heading: 'Where will you start work today?',
  banners: 'Highlights',
  recommended: 'Recommended for you',
  featuredCompanies: 'Featured employers',
};
