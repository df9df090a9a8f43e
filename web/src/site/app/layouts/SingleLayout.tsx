import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useSiteName } from '@/site/page/useSiteName';
import { useTexts } from '@/site/page/useTexts';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import type { LayoutProps } from './layout';
import styles from './layout.module.css';

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
