import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { Icon } from '@/shared/ui/Icon';
import { JobSearchBox } from '@/site/components/search-box/JobSearchBox';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { badgeText } from '@/site/lib/filters';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useSiteName } from '@/site/page/useSiteName';
import { useTexts } from '@/site/page/useTexts';
import { useSession } from '@/site/services/session/useSession';
import { useClientFrame } from '../useClientFrame';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';

/** The menu's script is fetched at the first idle moment, or at the latest when the menu is opened. */
function MenuToggle() {
  const texts = useTexts('common');
  const [open = false, setOpen] = useDisclosure<boolean>();
  const { frame, load } = useClientFrame();
  const { unread: count } = useSession().state;
  const unread = count > 0 && frame?.texts.unread(badgeText(count));
  const openMenu = () => {
    load();
    setOpen(true);
  };
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={styles.icon}
        aria-label={unread ? `${texts.openMenu} (${unread})` : texts.openMenu}
        aria-expanded={open}
        onClick={openMenu}
      >
        <Icon name="menu" size={24} />
        {unread && <span className={styles.dot} />}
      </button>
      {frame && <frame.SideMenu open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Account() {
  const { frame } = useClientFrame();
  return <div className={styles.account}>{frame && <frame.AccountMenu />}</div>;
}

export function Header({ sticky }: { sticky: boolean }) {
  const texts = useTexts('common');
  const siteName = useSiteName();
  const link = useHref();
  return (
    <header className={`${styles.header} ${sticky ? styles.sticky : ''}`}>
      <div className={styles.bar}>
        <a className={styles.logo} href={link(paths.home)} aria-label={texts.homeLink(siteName)}>
          <SiteLogo />
        </a>
        <div className={styles.search}>
          <JobSearchBox />
        </div>
        <nav className={styles.wide} aria-label={texts.siteMenu}>
          <a className={styles.link} href={link(paths.employers)}>
            {texts.forEmployers}
          </a>
          <LanguageSwitch className={styles.link} />
        </nav>
        <Account />
        <LanguageSwitch className={`${styles.link} ${styles.narrow}`} short />
        <MenuToggle />
      </div>
    </header>
  );
}
