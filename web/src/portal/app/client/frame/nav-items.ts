import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Catalogue } from '@/portal/messages/catalogue';
import type { Membership } from '@/portal/services/session';

export interface NavItem {
  name: keyof Catalogue['common']['nav'];
  path: string;
  /** An SVG path on a 24 by 24 grid. */
  iconPath: string;
  /** Shown in the bar at the bottom of a phone. */
  isMain: boolean;
}

const iconPaths = {
  today:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  applicants: 'M5 4h14v16H5V4Zm7 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.5 17c.4-2.2 1.7-3 3.5-3s3.1.8 3.5 3',
  conversations: 'M4 5h16v11H10l-4 4v-4H4V5Zm4 4h8m-8 3h5',
  interviews: 'M5 6h14v14H5V6Zm0 4h14M9 3.5v4m6-4v4m-6 7h6',
  jobs: 'M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16',
  apiKeys: 'M8 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm3 1.5L20 4m-3 2.5 2.5 2.5m-5-.5 2 2',
  branches:
    'M12 21c-5-5.5-7-8.5-7-11.5a7 7 0 1 1 14 0c0 3-2 6-7 11.5Zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.8-3.4 3.3-4.8 6.5-4.8s5.7 1.4 6.5 4.8M16 5.3a3.3 3.3 0 0 1 0 6.4m2 3.4c1.9.7 3.1 2.1 3.6 4.4',
  company: 'M4 10 6 4h12l2 6M4 10h16v10H4V10Zm5 10v-6h6v6',
  log: 'M7 4h10v16H7V4Zm3 5h4m-4 3.5h4m-4 3.5h2',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
};

/** The pages of a company, without those that the role may not see. */
export function navItems({ company: { id, state }, role }: Membership): NavItem[] {
  const items: NavItem[] = [
    { name: 'today', path: paths.today(id), iconPath: iconPaths.today, isMain: true },
    { name: 'applicants', path: paths.applicants(id), iconPath: iconPaths.applicants, isMain: true },
    { name: 'conversations', path: paths.conversations(id), iconPath: iconPaths.conversations, isMain: true },
    { name: 'interviews', path: paths.interviews(id), iconPath: iconPaths.interviews, isMain: false },
    { name: 'jobs', path: paths.jobs(id), iconPath: iconPaths.jobs, isMain: true },
    { name: 'branches', path: paths.branches(id), iconPath: iconPaths.branches, isMain: false },
    { name: 'people', path: paths.people(id), iconPath: iconPaths.people, isMain: false },
    { name: 'company', path: paths.company(id), iconPath: iconPaths.company, isMain: true },
    { name: 'apiKeys', path: paths.apiKeys(id), iconPath: iconPaths.apiKeys, isMain: false },
    { name: 'log', path: paths.log(id), iconPath: iconPaths.log, isMain: false },
    { name: 'account', path: paths.companyAccount(id), iconPath: iconPaths.account, isMain: false },
  ];
  const isSeen = ({ name }: NavItem) =>
    (name !== 'log' || isAllowed('readLog', role, state)) &&
    (name !== 'apiKeys' || isAllowed('manageApiKeys', role, state));
  return items.filter(isSeen);
}

/** The item with the longest path that the address lies below. */
export function currentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const above = items.filter((item) => path.startsWith(item.path));
  return above.sort((a, b) => b.path.length - a.path.length)[0];
}
