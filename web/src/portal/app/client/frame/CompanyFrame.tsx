import type { ReactNode } from 'react';
import { DecisionBar } from '@/portal/components/decisions/DecisionBar';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { SkipLink } from '@/shared/client/SkipLink';
import { useLink } from '@/shared/hooks/application/useLink';
import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { textIn } from '@/shared/lib/localized-text';
import { Icon, SvgIcon } from '@/shared/ui/Icon';
import { CompanySwitch } from './CompanySwitch';
import styles from './frame.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { currentItem, navItems } from './nav-items';
import { PortalLogo } from './PortalLogo';

function Navigation({ path }: { path: string }) {
  const texts = useTexts('common');
  const link = useLink();
  const items = navItems(useMembership());
  const current = currentItem(items, path);
  return (
    <nav className={styles.nav} aria-label={texts.menu}>
      <ul>
        {items.map((item) => (
          <li key={item.name} className={item.isMain ? undefined : styles.side}>
            <a
              className={styles.item}
              href={link(item.path)}
              aria-current={item === current ? 'page' : undefined}
            >
              <SvgIcon path={item.iconPath} size={24} />
              {texts.nav[item.name]}
            </a>
          </li>
        ))}
        <li className={styles.side}>
          <LanguageSwitch />
        </li>
      </ul>
    </nav>
  );
}

/** Shows the current company and opens the company switch. */
function CompanyButton() {
  const texts = useTexts('common');
  const { company } = useMembership();
  const { locale } = usePage().address;
  const [open = false, setOpen] = useDisclosure<boolean>();
  const name = textIn(locale, company.name);
  return (
    <>
      <button
        type="button"
        className={styles.company}
        aria-haspopup="dialog"
        aria-label={`${texts.switchCompany}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" />
      </button>
      <CompanySwitch open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** The frame of a company's pages: navigation at the side on wide screens, at the bottom on phones. */
export function CompanyFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.menu}>
        <header className={styles.header}>
          <PortalLogo />
          <CompanyButton />
          <LanguageSwitch />
        </header>
        <Navigation path={path} />
      </div>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <DecisionBar />
    </div>
  );
}
