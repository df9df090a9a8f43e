import type { KitCatalogue } from '../catalogue';

export const application: KitCatalogue['application'] = {
  name: '',
  skipToContent: 'Skip to content',
  otherLanguage: '中文',
  loading: 'Loading',
  offline: 'You are offline. Please try again once you are connected.',
  close: 'Close',
  cancel: 'Cancel',
  previous: 'Previous page',
  next: 'Next page',
  old: {
    loading: 'Loading… you are still seeing the previous list',
    failed: 'You are seeing an older version: it could not be refreshed.',
  },
  failed: { title: 'This could not be loaded', retry: 'Try again' },
  notFound: {
    title: 'Not found',
    text: 'This does not exist or has been deleted.',
    action: 'Back to the start',
  },
  refused: {},
};
