import { common as kitCommon } from '@/shared/messages/en/common';
import type { Catalogue } from '../catalogue';

export const common: Catalogue['common'] = {
  ...kitCommon,
  siteName: 'Hoigung',
  portal: 'Employers',
  startLink: 'Hoigung Employers, start page',
  menu: 'Menu',
  switchCompany: 'Switch company',
  addCompany: 'Add another company',
  nav: {
    today: 'Today',
    applicants: 'Applicants',
    conversations: 'Messages',
    interviews: 'Interviews',
    jobs: 'Jobs',
    apiKeys: 'Connections',
    branches: 'Branches',
    people: 'People',
    company: 'Company',
    log: 'Activity log',
    account: 'Account',
  },
  roles: { owner: 'Owner', recruiter: 'Recruiter', viewer: 'Viewer' },
  states: { unverified: 'Not verified yet', verified: 'Verified', refused: 'Not accepted', closed: 'Closed' },
};
