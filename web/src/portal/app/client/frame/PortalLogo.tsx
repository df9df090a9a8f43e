import { Logo } from '../../../../shared/ui/every-page/Logo';
import { paths } from '../../../lib/every-page/paths';
import { useLink } from '../../../page/every-page/useLink';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import styles from './frame.module.css';

/** The site's name in the page's language, with the name of the portal. */
export function PortalLogo() {
  const texts = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  return (
    <a className={styles.logo} href={link(paths.start)} aria-label={texts.startLink}>
      <Logo name={locale === 'en' ? texts.siteName : undefined} />{' '}
      <span className={styles.portal}>{texts.portal}</span>
    </a>
  );
}
