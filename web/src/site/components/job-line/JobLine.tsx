import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { payText } from '@/shared/lib/pay';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './JobLine.module.css';

/** Names a job in two lines. */
export function JobLine({ job }: { job: JobCoreFragment }) {
  const texts = useTexts('common');
  const { locale } = usePage().address;
  const link = useHref();
  return (
    <p className={styles.job}>
      <CompanyLogo source={job.company.company_logo_thumbnail} name={job.company.name} size={44} />
      <span className={styles.text}>
        <a href={link(paths.job(job, locale))}>{job.job_name}</a>
        <span className={styles.soft}>
          {job.company.name} · {payText(job, texts.pay)}
        </span>
      </span>
    </p>
  );
}
