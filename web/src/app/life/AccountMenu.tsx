import { useId, useRef } from 'react';
import { loginHref } from '../../lib/login-target';
import { useHref, usePage } from '../../lib/page';
import { useSession } from '../../lib/session/access';
import { isLoggedIn } from '../../lib/session/state';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { usePersonalTexts } from '../life-access';
import styles from './AccountMenu.module.css';
import { entryPath, menuEntries } from './menu';

/** Shown once the token is ready: the way to log in, or the seeker's own pages. */
export function AccountMenu() {
  const texts = usePersonalTexts();
  const { address } = usePage();
  const { state } = useSession();
  if (state.credentials === undefined) return null;
  if (isLoggedIn(state)) return <SeekerMenu />;
  return (
    <a className={styles.login} href={loginHref(address)}>
      {texts.logIn}
    </a>
  );
}

function SeekerMenu() {
  const texts = usePersonalTexts();
  const link = useHref();
  const { state, ready } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const { profile, unread } = state;
  const close = () => menu.current?.hidePopover();
  const logOut = () => {
    close();
    void ready.then((session) => session.logOut());
  };
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={id} aria-label={texts.myAccount}>
        <Avatar source={profile?.profile_picture_avatar ?? null} name={profile?.name ?? ''} />
        {unread > 0 && <span className={styles.mark} />}
        <Icon name="chevronDown" />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <ul>
          {menuEntries.map((entry) => (
            <li key={entry}>
              <a className={styles.entry} href={link(entryPath[entry])} onClick={close}>
                {texts[entry]}
                {entry === 'notifications' && unread > 0 && (
                  <span className={styles.mark} role="img" aria-label={texts.unread} />
                )}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={styles.entry} onClick={logOut}>
              {texts.logOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
