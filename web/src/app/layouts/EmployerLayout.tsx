import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../lib/chunks';
import { useOpened } from '../../lib/opened';
import { employerPortal } from '../../lib/outside';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
import { EmployerNavItems } from '../frame/EmployerNav';
import nav from '../frame/EmployerNav.module.css';
import frame from '../frame/Header.module.css';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { LateFooter } from '../frame/LateFooter';
import styles from './EmployerLayout.module.css';
import type { LayoutProps } from './layout';
import shared from './layout.module.css';

const EmployerMenu = lazy(async () => ({
  default: (await loadChunk(() => import('../frame/EmployerMenu'))).EmployerMenu,
}));

function EmployerHeader() {
  const texts = useTexts('employer');
  const common = useTexts('common');
  const link = useHref();
  const { config } = usePage();
  const [open = false, setOpen] = useOpened<boolean>();
  const [wanted, setWanted] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <header className={`${frame.header} ${frame.sticky} ${styles.header}`}>
      <div className={`${frame.bar} ${styles.bar}`}>
        <button
          type="button"
          className={frame.icon}
          aria-label={common.openMenu}
          aria-expanded={open}
          onClick={openMenu}
        >
          <Icon name="menu" size={24} />
        </button>
        <a className={`${frame.logo} ${styles.logo}`} href={link(paths.employers)} aria-label={texts.home}>
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={texts.menu}>
          <EmployerNavItems className={styles.items} />
        </nav>
        <LanguageSwitch className={nav.item} short />
        <a className={styles.logIn} href={employerPortal(config)}>
          {texts.logIn}
        </a>
      </div>
      {wanted && (
        <Suspense>
          <EmployerMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** The frame of the pages for employers: its own header, slide-out menu and the footer. */
export function Layout({ children }: LayoutProps) {
  const texts = useTexts('common');
  return (
    <div className={shared.layout}>
      <a className={shared.skip} href="#main">
        {texts.skipToContent}
      </a>
      <EmployerHeader />
      <main id="main" className={shared.main}>
        {children}
      </main>
      <LateFooter />
    </div>
  );
}
