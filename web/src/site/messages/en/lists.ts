import { counted } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

const count = (total: number) => counted(total, 'job', 'jobs');

export const lists: Catalogue['lists'] = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  jobs: count,
  pastEnd: 'There is nothing on this page',
  pastEndText: 'Start again from the first page.',
  firstPage: 'To the first page',
  company: {
    title: (name, total) => `${name}: ${count(total)}`,
    description: (name, total) =>
      `${name} is hiring for ${count(total)}. See what they pay, where and when, and apply right away.`,
    openJobs: 'Open jobs',
    none: 'No vacancies right now',
    noneText: 'This company is not hiring at the moment. Others are.',
    findJobs: 'Find other jobs',
  },
  companies: {
    title: 'Featured employers',
    description:
      'Featured employers all over Hong Kong: restaurants, shops, logistics, hotels and more, with their latest vacancies.',
    intro: 'Employers with a good name who are hiring now. See who they are and what is open.',
  },
  feature: {
    description: (name, total) =>
      `${name}: ${count(total)} picked for you, with pay, place and hours. Apply right away.`,
    search: 'Search for more like these',
  },
};
