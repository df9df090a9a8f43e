import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useLink } from '@/shared/hooks/application/useLink';
import { Logo } from '@/shared/ui/Logo';
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
