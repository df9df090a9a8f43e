import { useState } from 'react';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
import { LanguageSwitch } from '../frame/LanguageSwitch';
import { LateFooter } from '../frame/LateFooter';
import styles from './EmployerLayout.module.css';
import type { LayoutProps } from './layout';
import shared from './layout.module.css';

function useNavItems(): { href: string; label: string }[] {
  const texts = useTexts('employer');
  const link = useHref();
  return [
    { href: link(paths.employer('services')), label: texts.services },
    { href: link(paths.employer('solutions')), label: texts.solutions },
    { href: link(paths.employer('job-ad-booster')), label: texts.jobAdBooster },
    { href: link(paths.employer('temp-worker-matching')), label: texts.tempWorkerMatching },
    { href: link(paths.employer('blogs-list')), label: texts.blogs },
    { href: link(paths.employer('faq')), label: texts.faq },
    { href: link(paths.employer('bidding-faq')), label: texts.biddingFaq },
    { href: link(paths.employer('community-guidelines')), label: texts.communityGuidelines },
  ];
}

function NavItems({ className }: { className: string | undefined }) {
  const items = useNavItems();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.href}>
          <a className={styles.item} href={item.href}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function EmployerHeader() {
  const texts = useTexts('employer');
  const common = useTexts('common');
  const link = useHref();
  const { address, config } = usePage();
  const [openedOn, setOpenedOn] = useState<typeof address>();
  const close = () => setOpenedOn(undefined);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={common.openMenu}
          aria-expanded={openedOn === address}
          onClick={() => setOpenedOn(address)}
        >
          <Icon name="menu" size={24} />
        </button>
        <a className={styles.logo} href={link(paths.employers)} aria-label={texts.home}>
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={texts.menu}>
          <NavItems className={styles.items} />
        </nav>
        <LanguageSwitch className={styles.item} short />
        <div className={styles.logIn}>
          <ButtonLink href={`${config.employer_portal_url}?ref=seeker-web`}>{texts.logIn}</ButtonLink>
        </div>
      </div>
      <Dialog
        open={openedOn === address}
        onClose={close}
        from="side"
        title={texts.menu}
        closeLabel={common.close}
      >
        <NavItems className={styles.list} />
        <a className={styles.item} href={link(paths.home)}>
          {texts.forSeekers}
        </a>
      </Dialog>
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
