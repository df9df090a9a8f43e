import type { paths } from '@/console/lib/paths';
import type { Permission } from '@/console/services/session';

type Page = Exclude<keyof typeof paths, 'start'>;

const needed: readonly { page: Page; permission?: Permission }[] = [
  { page: 'log', permission: 'read_log' },
  { page: 'staff', permission: 'manage_staff' },
  { page: 'keys', permission: 'manage_keys' },
  { page: 'account' },
];

/** The pages that somebody with these permissions can use, in the order of the menu. */
export function pagesFor(permissions: readonly Permission[]): Page[] {
  return needed
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .map(({ page }) => page);
}
