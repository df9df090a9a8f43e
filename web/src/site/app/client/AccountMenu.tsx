import { lazy, Suspense } from 'react';
import { loadChunk } from '@/shared/services/chunks';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { loginHref } from '@/site/services/api/login-target';
import { isLoggedIn } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';
import { usePersonalTexts } from '../useClientFrame';
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
