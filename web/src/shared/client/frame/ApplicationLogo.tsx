import { useKitPage } from '@/shared/hooks/useKitPage';
import { Logo } from '@/shared/ui/Logo';
import styles from './frame.module.css';

interface ApplicationLogoProps {
  href: string;
  /** What a screen reader says. */
  label: string;
  siteName: string;
  /** Which part of the site this is. */
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
