import type { JobFullFragment } from '../../../generated/graphql';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { paths } from '../../../lib/paths';
import { CompanyLogo } from '../../../parts/CompanyLogo';
import { ButtonLink } from '../../../ui/Button';
import styles from './Employer.module.css';
import { Section } from './Section';

export function Employer({ company }: { company: JobFullFragment['company'] }) {
  const { employer: texts } = useTexts('jobDetails');
  const { locale } = usePage().address;
  const link = useHref();
  return (
    <Section title={texts.title}>
      <div className={styles.employer}>
        <CompanyLogo source={company.company_logo_medium} name={company.name} size={72} />
        <div className={styles.words}>
          <p className={styles.name}>{company.name}</p>
          <p className={styles.about}>{company.about}</p>
          <ButtonLink kind="secondary" href={link(paths.company(company._id, company.slug, locale))}>
            {texts.page}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
