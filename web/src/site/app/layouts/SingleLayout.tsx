import { useHref } from '../../../shared/hooks/every-page/useHref';
import { SiteLogo } from '../../components/every-page/site-logo/SiteLogo';
import { paths } from '../../lib/every-page/paths';
import { useSiteName } from '../../page/every-page/useSiteName';
import { useTexts } from '../../page/every-page/useTexts';
import { LanguageSwitch } from '../every-page/frame/LanguageSwitch';
import type { LayoutProps } from '../every-page/layouts/layout';
import styles from '../every-page/layouts/layout.module.css';

/**
 * One task per screen, as in a popup: the logo, the language, and the task's card. Errors appear in a box.
 */
export function Layout({ children }: LayoutProps) {
  const texts = useTexts('common');
  const siteName = useSiteName();
  const link = useHref();
  return (
    <div className={styles.layout}>
      <header className={styles.single}>
        <a className={styles.home} href={link(paths.home)} aria-label={texts.homeLink(siteName)}>
          <SiteLogo />
        </a>
        <LanguageSwitch className={styles.link} />
      </header>
      <main id="main" className={`${styles.main} ${styles.task}`}>
        {children}
      </main>
    </div>
  );
}
