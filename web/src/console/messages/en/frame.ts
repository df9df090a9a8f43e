import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  siteName: 'Hoigung',
  console: 'Console',
  startLink: 'Hoigung console, start page',
  menu: 'Menu',
};
