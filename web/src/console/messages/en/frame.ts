import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  siteName: 'Hoigung',
  console: 'Console',
  startLink: 'Hoigung console, start page',
  menu: 'Menu',
  pages: { log: 'Log', staff: 'Staff', keys: 'Keys', account: 'My account' },
};
