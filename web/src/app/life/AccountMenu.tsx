import { lazy, Suspense } from 'react';
import { loginHref } from '../../lib/login-target';
import { usePage } from '../../lib/page';
import { useSession } from '../../lib/session/access';
import { isLoggedIn } from '../../lib/session/state';
import { loadChunk } from '../chunks';
import { usePersonalTexts } from '../life-access';
import styles from './AccountMenu.module.css';

const SeekerMenu = lazy(async () => ({
  default: (await loadChunk(() => import('./SeekerMenu'))).SeekerMenu,
}));

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
