import type { Catalogue } from '../catalogue';

export const notFound: Catalogue['notFound'] = {
  title: 'Page not found',
  text: 'Sorry! The page you are looking for could not be found.',
  wrongAddress: 'The URL is wrong or the page does not exist',
  jobGone: 'This job has been taken down. Here are others like it.',
  jobUnknown: 'There is no such job. Here are the newest.',
  backToHome: 'Back to Home',
  recommended: 'Recommended jobs',
  related: 'Related jobs',
  newest: 'Newest jobs',
};
