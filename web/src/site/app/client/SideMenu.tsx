import { telephoneText } from '@/shared/lib/telephone';
import { Avatar } from '@/shared/ui/Avatar';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { StoreLinks } from '@/site/components/store-links/StoreLinks';
import { useDevice } from '@/site/components/store-links/useDevice';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { loginHref } from '@/site/services/api/login-target';
import { isInstalled } from '@/site/services/install/is-installed';
import { isLoggedIn } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { type SideMenuProps, usePersonalTexts } from '../useClientFrame';
import { entryPath, installHref, menuEntries } from './menu-entries';
import styles from './SideMenu.module.css';
import { UnreadCount } from './UnreadCount';

/** The phone's menu: the account, navigation, the app, the language. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const texts = usePersonalTexts();
  const common = useTexts('common');
  const { address } = usePage();
  return (
    <Dialog open={open} onClose={onClose} from="side" title={texts.menu} closeLabel={common.close}>
      <div className={styles.menu}>
        <MenuAccount />
        <MenuLinks />
        {!isInstalled() && (
          <section>
            <h3 className={styles.heading}>{common.footer.download}</h3>
            <StoreLinks />
          </section>
        )}
        <section>
          <h3 className={styles.heading}>{texts.language}</h3>
          <p className={styles.languages}>
            <span className={styles.current}>{address.locale === 'en' ? 'English' : '繁體中文'}</span>
            <LanguageSwitch className={styles.link} />
          </p>
        </section>
        <LogOut onClose={onClose} />
      </div>
    </Dialog>
  );
}

function MenuAccount() {
  const texts = usePersonalTexts();
  const { address } = usePage();
  const { state } = useSession();
  if (state.credentials === undefined) return null;
  if (!isLoggedIn(state)) {
    return (
      <ButtonLink href={loginHref(address)} wide>
        {texts.logIn}
      </ButtonLink>
    );
  }
  const { profile } = state;
  return (
    <p className={styles.person}>
      <Avatar source={profile?.profile_picture_avatar ?? null} name={profile?.name ?? ''} />
      <strong>{profile && (profile.name || telephoneText(profile.telephone))}</strong>
    </p>
  );
}

function MenuLinks() {
  const texts = usePersonalTexts();
  const common = useTexts('common');
  const link = useHref();
  const { config } = usePage();
  const device = useDevice();
  const { state } = useSession();
  const links: { href: string; label: string; unread?: number }[] = [
    { href: link(paths.home), label: texts.home },
    { href: link(paths.findJobs()), label: texts.findJobs },
    { href: link(paths.companies), label: texts.companies },
    { href: link(paths.blogs), label: texts.careerBlogs },
    { href: link(paths.employers), label: common.forEmployers },
  ];
  const own = menuEntries.map((entry) => ({
    href: installHref(entry, device, config, link, isInstalled()) ?? link(entryPath[entry]),
    label: texts[entry],
    unread: entry === 'notifications' ? state.unread : 0,
  }));
  return (
    <nav aria-label={texts.menu}>
      <ul>
        {[...(isLoggedIn(state) ? own : []), ...links].map(({ href, label, unread = 0 }) => (
          <li key={href}>
            <a className={styles.entry} href={href}>
              {label}
              <UnreadCount count={unread} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LogOut({ onClose }: { onClose: () => void }) {
  const texts = usePersonalTexts();
  const { state, ready } = useSession();
  if (!isLoggedIn(state)) return null;
  const logOut = () => {
    onClose();
    void ready.then((session) => session.logOut());
  };
  return (
    <Button kind="secondary" wide onClick={logOut}>
      {texts.logOut}
    </Button>
  );
}
