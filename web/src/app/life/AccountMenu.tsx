import { lazy, Suspense } from 'react';
import { loginHref } from '../../lib/login-target';
import { useHref, usePage } from '../../lib/page';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/access';
import { isLoggedIn } from '../../lib/session/state';
import { usePersonalTexts } from '../life-access';
import styles from './AccountMenu.module.css';

/** Where the menu cannot be had, the profile has the same ways. */
function ProfileLink() {
  const link = useHref();
  return (
    <a className={styles.login} href={link(paths.profile('myProfile'))}>
      {usePersonalTexts().myAccount}
    </a>
  );
}

const SeekerMenu = lazy(async () => {
  const menu = await import('./SeekerMenu').catch(() => undefined);
  return { default: menu?.SeekerMenu ?? ProfileLink };
});

/** Shown once the token is ready: the way to log in, or the seeker's own pages, whose script only a seeker needs. */
export function AccountMenu() {
  const texts = usePersonalTexts();
  const { address } = usePage();
  const { state } = useSession();
  if (state.credentials === undefined) return null;
  if (isLoggedIn(state)) {
    return (
      <Suspense>
        <SeekerMenu />
      </Suspense>
    );
  }
  return (
    <a className={styles.login} href={loginHref(address)}>
      {texts.logIn}
    </a>
  );
}
