import { lazy, Suspense } from 'react';
import { useHref } from '../../../shared/hooks/every-page/useHref';
import { loadChunk } from '../../../shared/services/every-page/chunks';
import { paths } from '../../lib/every-page/paths';
import { usePage } from '../../page/every-page/usePage';
import { loginHref } from '../../services/api/login-target';
import { isLoggedIn } from '../../services/session/every-page/state';
import { useSession } from '../../services/session/every-page/useSession';
import { usePersonalTexts } from '../every-page/useClientFrame';
import styles from './AccountMenu.module.css';

/** Shown if the menu fails to load: the profile page has the same links. */
function ProfileLink() {
  const link = useHref();
  return (
    <a className={styles.login} href={link(paths.profile('myProfile'))}>
      {usePersonalTexts().myAccount}
    </a>
  );
}

const SeekerMenu = lazy(async () => {
  const menu = await loadChunk(() => import('./SeekerMenu')).catch(() => undefined);
  return { default: menu?.SeekerMenu ?? ProfileLink };
});

/** Shown once the token is known: the login link, or the seeker's menu, whose script only seekers load. */
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
