import { Logo } from '../../../../shared/ui/every-page/Logo';
import { paths } from '../../../lib/every-page/paths';
import { useLink } from '../../../page/every-page/useLink';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './frame.module.css';

/** The site's name as the page's readers write it, with what this part of it is. */
export function PortalLogo() {
  const texts = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  return (
    <a className={styles.logo} href={link(paths.start)} aria-label={texts.startLink}>
      <Logo name={locale === 'en' ? texts.siteName : undefined} />
      {/* Without it, both would read as one word. */ ' '}
      <span className={styles.portal}>{texts.portal}</span>
    </a>
  );
}
