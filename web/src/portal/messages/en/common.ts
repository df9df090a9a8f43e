import { common as kitCommon } from '../../../shared/messages/en/common';
import type { Catalogue } from '../catalogue';

export const common: Catalogue['common'] = {
  ...kitCommon,
  siteName: 'Hoigung',
  portal: 'Employers',
  portalName: 'Hoigung employer portal',
  startLink: 'Hoigung Employers, start page',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  otherLanguage: '中文',
  loading: 'Loading',
  offline: 'You are offline. Please try again once you are connected.',
  close: 'Close',
  cancel: 'Cancel',
  previous: 'Previous page',
  next: 'Next page',
  switchCompany: 'Switch company',
  addCompany: 'Add another company',
  nav: {
    today: 'Today',
    jobs: 'Jobs',
    keys: 'Connections',
    branches: 'Branches',
    people: 'People',
    company: 'Company',
    log: 'Activity log',
    account: 'Account',
  },
  roles: { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' },
  states: { unverified: 'Not verified yet', verified: 'Verified', refused: 'Not accepted', closed: 'Closed' },
  failed: { title: 'This could not be loaded', retry: 'Try again' },
  notFound: {
    title: 'Not found',
    text: 'There is no such thing, or it was deleted.',
    action: 'Back to the start',
  },
};
