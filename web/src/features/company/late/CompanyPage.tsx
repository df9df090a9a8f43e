import type { CompanyShownFragment, JobCoreFragment } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { useHref, useTexts } from '../../../lib/page';
import type { Paging } from '../../../lib/paging';
import { paths } from '../../../lib/paths';
import { CompanyLogo } from '../../../parts/CompanyLogo';
import { JobGrid } from '../../../parts/job-list/JobGrid';
import { PageSteps, PastEnd } from '../../../parts/paged-list/PageSteps';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import styles from '../CompanyPage.module.css';

interface CompanyPageProps {
  company: CompanyShownFragment;
  total: number;
  jobs: readonly JobCoreFragment[];
  paging: Paging;
}

function OpenJobs({ total, jobs, paging }: Omit<CompanyPageProps, 'company'>) {
  const { company: texts } = useTexts('lists');
  const link = useHref();
  if (total === 0) {
    return (
      <EmptyState
        level={2}
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink href={link(paths.findJobs())}>{texts.findJobs}</ButtonLink>}
      />
    );
  }
  return jobs.length === 0 ? <PastEnd /> : <JobGrid source="company" jobs={jobs} offset={paging.offset} />;
}

/** Who the company is, and every job that it has open. */
function CompanyPage({ company, total, jobs, paging }: CompanyPageProps) {
  const texts = useTexts('lists');
  return (
    <div className={styles.page}>
      <header className={styles.company}>
        <CompanyLogo source={company.company_logo_medium} name={company.name} size={96} />
        <h1 className={styles.name}>{company.name}</h1>
        <p className={styles.about}>{company.about}</p>
      </header>
      <section className={styles.jobs}>
        <h2 className={styles.title}>
          {texts.company.openJobs}
          {total > 0 && <span className={styles.total}>{texts.jobs(total)}</span>}
        </h2>
        <OpenJobs total={total} jobs={jobs} paging={paging} />
        <PageSteps page={paging.page} total={total} limit={paging.limit} />
      </section>
    </div>
  );
}

export const part: LatePart<CompanyPageProps> = { namespaces: [], Component: CompanyPage };
