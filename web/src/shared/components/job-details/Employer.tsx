import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { FullJob } from '@/shared/lib/job';
import { ButtonLink } from '@/shared/ui/button/Button';
import { CompanyLogo } from '../company-logo/CompanyLogo';
import { ReplyRecord } from '../reply-record/ReplyRecord';
import styles from './Employer.module.css';
import { Section } from './Section';

export function Employer({ company, href }: { company: FullJob['company']; href: string }) {
  const { employer: texts } = useKitTexts('jobDetails');
  return (
    <Section title={texts.title}>
      <div className={styles.employer}>
        <CompanyLogo source={company.company_logo_medium} name={company.name} size={72} />
        <div className={styles.textColumn}>
          <p className={styles.name}>{company.name}</p>
          {company.reply_record && <ReplyRecord record={company.reply_record} />}
          <p className={styles.about}>{company.about}</p>
          <ButtonLink kind="secondary" href={href}>
            {texts.page}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
