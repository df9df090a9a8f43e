import { useKitPage } from '@/shared/hooks/useKitPage';
import { Logo } from '@/shared/ui/Logo';
import styles from './frame.module.css';

interface ApplicationLogoProps {
  href: string;
  /** The accessible name. */
  label: string;
  siteName: string;
  /** The name of the application beside the site's name. */
  part: string;
}

/** The site's name with that of the application, which leads to its first page. */
export function ApplicationLogo({ href, label, siteName, part }: ApplicationLogoProps) {
  // The Chinese name is drawn.
  const own = useKitPage().address.locale === 'en' ? siteName : undefined;
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Logo name={own} /> <span className={styles.part}>{part}</span>
    </a>
  );
}
