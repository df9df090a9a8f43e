import { useHref, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { Logo } from '../../ui/Logo';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import type { LayoutProps } from './layout';
import styles from './layout.module.css';

/** One task a screen, as in a popup: the logo, the language, and the task's card. Errors come in a box. */
export function Layout({ children }: LayoutProps) {
  const texts = useTexts('common');
  const link = useHref();
  return (
    <div className={styles.layout}>
      <header className={styles.single}>
        <a className={styles.home} href={link(paths.home)} aria-label={texts.homeLink}>
          <Logo />
        </a>
        <LanguageSwitch className={styles.link} />
      </header>
      <main id="main" className={`${styles.main} ${styles.task}`}>
        {children}
      </main>
    </div>
  );
}
