import type { Device } from '@/site/components/store-links/useDevice';
import type { PublicConfig } from '@/site/lib/config';
import { withQuery } from '@/site/lib/external-links';
import { paths } from '@/site/lib/paths';

export type MenuEntry = 'myProfile' | 'myApplications' | 'savedJobs' | 'notifications' | 'jobAlert';

export const menuEntries: readonly MenuEntry[] = [
  'myProfile',
  'myApplications',
  'savedJobs',
  'notifications',
  'jobAlert',
];

export const entryPath: Readonly<Record<MenuEntry, string>> = {
  myProfile: paths.profile('myProfile'),
  myApplications: paths.profile('myApplications'),
  savedJobs: paths.profile('savedJobs'),
  notifications: paths.profile('notifications'),
  jobAlert: paths.profile('myJobAlert'),
};

const campaign: Readonly<Partial<Record<MenuEntry, string>>> = {
  myApplications: 'applications',
  jobAlert: 'alerts',
  notifications: 'notifications',
};

/**
 * Spec 2: on mobile, my applications, job alert and notifications open an app-install link instead of the
 * profile page: the store's, or else the page that installs the site. Undefined for
 * the entries that stay web pages, which in the installed app are all.
 */
export function installHref(
  entry: MenuEntry,
  device: Device,
  config: Pick<PublicConfig, 'app_store_url' | 'play_store_url'>,
  link: (path: string) => string,
  isInstalled: boolean,
): string | undefined {
  const content = campaign[entry];
  if (content === undefined || isInstalled) return undefined;
  const store = { ios: config.app_store_url, android: config.play_store_url, web: '' }[device];
  return withQuery(store || link(paths.mobileApp), `utm_source=web&utm_medium=menu&utm_content=${content}`);
}
