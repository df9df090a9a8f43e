import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import type { LocalizedValue } from '@/shared/lib/locale';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import styles from './CompanyTile.module.css';

export interface TileCompany {
  name: string;
  company_id: string;
  company_logo_medium: string | null;
  slug: readonly LocalizedValue[];
}

/** A company's logo and name. */
export function CompanyTile({ company }: { company: TileCompany }) {
  const { locale } = usePage().address;
  const link = useHref();
  return (
    <a className={styles.tile} href={link(paths.company(company.company_id, company.slug, locale))}>
      <CompanyLogo source={company.company_logo_medium} name={company.name} size={72} />
      <span className={styles.name}>{company.name}</span>
    </a>
  );
}
