import type { Catalogue } from '../catalogue';

export const error: Catalogue['error'] = {
  title: 'Something went wrong',
  text: 'The page could not be shown, please try again later.',
  notFoundTitle: 'Page not found',
  notFound: 'This page could not be found',
  retry: 'Try again',
  backToHome: 'Back to Home',
};
