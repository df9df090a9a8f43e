import { useState } from 'react';
import { useDisclosure } from '../../../shared/hooks/every-page/useDisclosure';
import { useHref } from '../../../shared/hooks/every-page/useHref';
import { Icon } from '../../../shared/ui/every-page/Icon';
import { SiteLogo } from '../../components/every-page/site-logo/SiteLogo';
import { employerPortalHref } from '../../lib/every-page/external-links';
import { paths } from '../../lib/every-page/paths';
import { type ComponentOnDemand, OnDemand } from '../../page/every-page/OnDemand';
import { usePage } from '../../page/every-page/usePage';
import { useSiteName } from '../../page/every-page/useSiteName';
import { useTexts } from '../../page/every-page/useTexts';
import { DeferredFooter } from '../every-page/frame/DeferredFooter';
import frame from '../every-page/frame/Header.module.css';
import { LanguageSwitch } from '../every-page/frame/LanguageSwitch';
import type { LayoutProps } from '../every-page/layouts/layout';
import shared from '../every-page/layouts/layout.module.css';
import type { SideMenuProps } from '../every-page/useClientFrame';
import { EmployerNavItems } from '../frame/EmployerNav';
import styles from './EmployerLayout.module.css';

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
