import { useEffect } from 'react';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { Icon, type IconName } from '@/shared/ui/Icon';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { rememberPlace } from '@/site/services/offline/last-place';
import { isLoggedIn } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import { usePersonalTexts } from '../../useClientFrame';
import { UnreadCount } from '../UnreadCount';
import styles from './AppBar.module.css';
import { reloadOnPull } from './reload-on-pull';

type Label = 'findJobs' | 'savedJobs' | 'myApplications' | 'notifications' | 'myProfile';

const entries: readonly { label: Label; icon: IconName; path: string }[] = [
  { label: 'findJobs', icon: 'search', path: paths.findJobs() },
  { label: 'savedJobs', icon: 'heart', path: paths.profile('savedJobs') },
  { label: 'myApplications', icon: 'briefcase', path: paths.profile('myApplications') },
  { label: 'notifications', icon: 'bell', path: paths.profile('notifications') },
  { label: 'myProfile', icon: 'person', path: paths.profile('myProfile') },
];

/** A job has its own bar, and a task that was begun is finished or left by its own buttons. */
const withoutBar = /^\/(job|apply|login|login-mfa|account-restore|maintenance|profile\/create-\w+)\//;

/** Pages that one does not come back to. */
const isTask = /^\/(login|login-mfa|account-restore|maintenance|mail-act|unsubscribe)\//;

/** The installed app's bar at the bottom, in reach of the thumb. */
export function AppBar() {
  const texts = usePersonalTexts();
  const link = useHref();
  const { address } = usePage();
  const { state } = useSession();
  const { unread } = state;
  const seeker = isLoggedIn(state) ? state.credentials?.claims.sub : undefined;
  useEffect(() => {
    // Without room the app opens at its first page.
    if (!isTask.test(address.path)) rememberPlace(location.href, seeker).catch(() => undefined);
  }, [address, seeker]);
  const { go } = useNavigation();
  useEffect(() => {
    if (!('standalone' in navigator)) return;
    return reloadOnPull(() => go(location.href, { replace: true }));
  }, [go]);
  const isShown = !withoutBar.test(address.path);
  useEffect(() => {
    // The end of the page, and what floats over it, stay clear of the bar.
    document.documentElement.toggleAttribute('data-app-bar', isShown);
    return () => document.documentElement.removeAttribute('data-app-bar');
  }, [isShown]);
  if (!isShown) return null;
  const page = address.query.get('page') ?? 'myProfile';
  const isCurrent = (path: string) =>
    address.path === '/profile/' ? path === `/profile/?page=${page}` : path === address.path;
  return (
    <nav className={styles.bar} aria-label={texts.menu}>
      <ul className={styles.entries}>
        {entries.map(({ label, icon, path }) => (
          <li key={label}>
            <a className={styles.entry} href={link(path)} aria-current={isCurrent(path) ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
                {label === 'notifications' && (
                  <span className={styles.unread}>
                    <UnreadCount count={unread} />
                  </span>
                )}
              </span>
              {texts[label]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
