import { useDevice } from '../../lib/device';
import { loginHref } from '../../lib/login-target';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/access';
import { isLoggedIn } from '../../lib/session/state';
import { StoreLinks } from '../../parts/StoreLinks';
import { Avatar } from '../../ui/Avatar';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { usePersonalTexts } from '../life-access';
import { entryPath, installHref, menuEntries } from './menu';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The phone's menu: who is there, where to go, the app, the language. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const texts = usePersonalTexts();
  const common = useTexts('common');
  const { address } = usePage();
  return (
    <Dialog open={open} onClose={onClose} from="side" title={texts.menu} closeLabel={common.close}>
      <div className={styles.menu}>
        <Person />
        <Places />
        <section>
          <h3 className={styles.heading}>{common.footer.download}</h3>
          <StoreLinks />
        </section>
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

function Person() {
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
      <strong>{profile?.name || profile?.telephone}</strong>
    </p>
  );
}

function Places() {
  const texts = usePersonalTexts();
  const common = useTexts('common');
  const link = useHref();
  const { config } = usePage();
  const device = useDevice();
  const { state } = useSession();
  const places: { href: string; label: string; marked?: boolean }[] = [
    { href: link(paths.home), label: texts.home },
    { href: link(paths.findJobs()), label: texts.findJobs },
    { href: link(paths.companies), label: texts.companies },
    { href: link(paths.blogs), label: texts.careerBlogs },
    { href: link(paths.employers), label: common.forEmployers },
  ];
  const own = menuEntries.map((entry) => ({
    href: installHref(entry, device, config, link) ?? link(entryPath[entry]),
    label: texts[entry],
    marked: entry === 'notifications' && state.unread > 0,
  }));
  return (
    <nav aria-label={texts.menu}>
      <ul>
        {[...(isLoggedIn(state) ? own : []), ...places].map((place) => (
          <li key={place.href}>
            <a className={styles.place} href={place.href}>
              {place.label}
              {place.marked && <span className={styles.mark} role="img" aria-label={texts.unread} />}
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
