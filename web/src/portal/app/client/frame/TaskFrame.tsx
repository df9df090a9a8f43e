import type { ReactNode } from 'react';
import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { useSessionState } from '@/portal/services/usePortal';
import { SkipLink } from '@/shared/client/SkipLink';
import { useLink } from '@/shared/hooks/application/useLink';
import styles from './frame.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { PortalLogo } from './PortalLogo';

/** The frame of pages that belong to no company: one task in the middle. */
export function TaskFrame({ children }: { children: ReactNode }) {
  const texts = useTexts('common');
  const link = useLink();
  const { person } = useSessionState();
  return (
    <div className={styles.task}>
      <SkipLink />
      <header className={styles.bar}>
        <PortalLogo />
        <nav className={styles.end} aria-label={texts.menu}>
          {person && (
            <a className={styles.link} href={link(paths.account)}>
              {texts.nav.account}
            </a>
          )}
          <LanguageSwitch />
        </nav>
      </header>
      <main id="main" className={styles.narrow}>
        {children}
      </main>
    </div>
  );
}
