import type { CompanyShownFragment, JobCoreFragment } from '@/generated/seeker/graphql';
import { CompanyHeader } from '@/shared/components/company-header/CompanyHeader';
import type { Paging } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { JobGrid } from '@/site/components/job-grid/JobGrid';
import { PageSteps, PastEnd } from '@/site/components/paged-list/PageSteps';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
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

/** The company's profile and all of its open jobs. */
function CompanyPage({ company, total, jobs, paging }: CompanyPageProps) {
  const texts = useTexts('lists');
  return (
    <div className={styles.page}>
      <CompanyHeader
        name={company.name}
        logo={company.company_logo_medium}
        about={company.about}
        replyRecord={company.reply_record}
      />
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

export const deferred: DeferredComponent<CompanyPageProps> = {
  namespaces: ['replyRecord'],
  Component: CompanyPage,
};
