import type { Catalogue } from '../catalogue';

export const home: Catalogue['home'] = {
  title: 'Full-time, part-time and temp jobs',
  description: (claim) =>
    `${claim === '' ? 'Jobs' : claim} all over Hong Kong: full-time, part-time and temporary. Find one and apply right away.`,
  heading: 'Where will you start work today?',
  banners: 'Highlights',
  stop: 'Stop the slides',
  start: 'Start the slides',
  quickLinks: 'Browse jobs',
  trades: 'Industries',
  employments: 'Employment',
  jobs: (count) => `${count}`,
  recommended: 'Recommended for you',
  featuredCompanies: 'Featured employers',
  reasons: {
    job_type: 'Work you have done or applied for',
    district: 'Where you have applied',
    free_hours: 'Fits your free hours',
    work_days: 'Fits your working days',
    language: 'Fits your languages',
    education: 'Fits your education',
    skill: 'Uses your skills',
    cert: 'Uses your certificates',
  },
};
