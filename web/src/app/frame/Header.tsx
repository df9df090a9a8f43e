import { useOpened } from '../../lib/opened';
import { useHref, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { JobSearchBox } from '../../parts/search-box/JobSearchBox';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
import { useLife } from '../life-access';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';

/** The menu's script is fetched with the first idle moment, or at the latest when it is opened. */
function MenuToggle() {
  const texts = useTexts('common');
  const [open = false, setOpen] = useOpened<boolean>();
  const { parts, load } = useLife();
  const openMenu = () => {
    load();
    setOpen(true);
  };
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={styles.icon}
        aria-label={texts.openMenu}
        aria-expanded={open}
        onClick={openMenu}
      >
        <Icon name="menu" size={24} />
      </button>
      {parts && <parts.SideMenu open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Account() {
  const { parts } = useLife();
  return <div className={styles.account}>{parts && <parts.AccountMenu />}</div>;
}

export function Header({ sticky }: { sticky: boolean }) {
  const texts = useTexts('common');
  const link = useHref();
  return (
    <header className={`${styles.header} ${sticky ? styles.sticky : ''}`}>
      <div className={styles.bar}>
        <a className={styles.logo} href={link(paths.home)} aria-label={texts.homeLink}>
          <Logo />
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
