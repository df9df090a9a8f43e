import { useState } from 'react';
import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { Icon } from '@/shared/ui/Icon';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { employerPortalHref } from '@/site/lib/external-links';
import { paths } from '@/site/lib/paths';
import { type ComponentOnDemand, OnDemand } from '@/site/page/OnDemand';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useSiteName } from '@/site/page/useSiteName';
import { useTexts } from '@/site/page/useTexts';
import { DeferredFooter } from '../frame/DeferredFooter';
import { EmployerNavItems } from '../frame/EmployerNav';
import frame from '../frame/Header.module.css';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import type { SideMenuProps } from '../useClientFrame';
import styles from './EmployerLayout.module.css';
import type { LayoutProps } from './layout';
import shared from './layout.module.css';

const employerMenu: ComponentOnDemand<SideMenuProps> = {
  load: async () => (await import('../frame/EmployerMenu')).EmployerMenu,
};

function EmployerHeader() {
  const texts = useTexts('employer');
  const common = useTexts('common');
  const link = useHref();
  const { config, address } = usePage();
  const portal = employerPortalHref(config, address.locale);
  const siteName = useSiteName();
  const [open = false, setOpen] = useDisclosure<boolean>();
  const [wanted, setWanted] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const giveUp = () => {
    setWanted(false);
    close();
  };
  return (
    <header className={`${frame.header} ${frame.sticky} ${styles.header}`}>
      <div className={`${frame.bar} ${styles.bar}`}>
        <a
          className={`${frame.logo} ${styles.logo}`}
          href={link(paths.employers)}
          aria-label={texts.home(siteName)}
        >
          <SiteLogo />
        </a>
        <nav className={styles.nav} aria-label={texts.menu}>
          <EmployerNavItems className={styles.items} />
        </nav>
        <LanguageSwitch className={frame.link} short />
        {portal !== undefined && (
          <a className={styles.logIn} href={portal}>
            {texts.logIn}
          </a>
        )}
        <button
          type="button"
          className={frame.icon}
          aria-label={common.openMenu}
          aria-expanded={open}
          onClick={openMenu}
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      {wanted && <OnDemand component={employerMenu} props={{ open, onClose: close }} onFailed={giveUp} />}
    </header>
  );
}

/** The frame of the pages for employers, with its own header, slide-out menu and footer. */
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
      <DeferredFooter audience="employers" />
    </div>
  );
}
