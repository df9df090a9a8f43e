import { Logo } from '@/shared/ui/Logo';
import styles from './frame.module.css';

interface ApplicationLogoProps {
  href: string;
  /** What a screen reader says. */
  label: string;
  /** The site's name where it is not 開工. */
  siteName: string | undefined;
  /** Which part of the site this is. */
  part: string;
}

/** The site's name with that of the application, which leads to its first page. */
export function ApplicationLogo({ href, label, siteName, part }: ApplicationLogoProps) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Logo name={siteName} /> <span className={styles.part}>{part}</span>
    </a>
  );
}
