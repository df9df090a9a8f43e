import { CompanyLogo } from '../company-logo/CompanyLogo';
import styles from './CompanyHeader.module.css';

interface CompanyHeaderProps {
  name: string;
  logo: string | null;
  about: string;
  /** 1 where it heads the page, 2 where it is a part of one. */
  level?: 1 | 2;
}

/** Who a company is, as the top of its page says. */
export function CompanyHeader({ name, logo, about, level = 1 }: CompanyHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.company}>
      <CompanyLogo source={logo} name={name} size={96} />
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.about}>{about}</p>
    </header>
  );
}
