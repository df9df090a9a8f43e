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
    applicants: 'Applicants',
    conversations: 'Messages',
    interviews: 'Interviews',
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
  changedByOthers:
    'Somebody else has saved something different in the meantime. You can choose for each field.',
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
  notAllowed: {
    title: 'Your role cannot see this page',
    text: 'If you need it, ask an owner of the company.',
  },
  suspended: {
    title: 'The company is suspended',
    text: 'Applicants cannot be seen or written to for now. Nothing was deleted. See “Today” for the reason and what you can do.',
  },
};
