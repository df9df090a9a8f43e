import type { Catalogue } from '../catalogue';

export const article: Catalogue['article'] = {
  blogs: {
    title: 'Career blogs',
    description:
      'Interviews, wages, holidays, MPF and getting into a trade: useful reading for front-line workers in Hong Kong.',
  },
  'employer-blogs': {
    title: 'Hiring advice',
    description:
      'Writing job ads, setting pay, interviewing and keeping staff: practical advice for employers in Hong Kong.',
  },
  news: {
    title: 'Latest news',
    description: 'News and reports about this site.',
  },
};
