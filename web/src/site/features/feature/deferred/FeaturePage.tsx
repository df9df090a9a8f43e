import type { FeatureQuery } from '@/generated/seeker/graphql';
import { localized } from '@/shared/lib/locale';
import type { Paging } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button/Button';
import { JobGrid } from '@/site/components/job-grid/JobGrid';
import { PageSteps, PastEnd } from '@/site/components/paged-list/PageSteps';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from '../FeaturePage.module.css';

interface FeaturePageProps {
  list: FeatureQuery['job_list'];
  paging: Paging;
}

function FeaturePage({ list, paging }: FeaturePageProps) {
  const texts = useTexts('lists');
  const { locale } = usePage().address;
  const link = useHref();
  const search = list.data?.search_query;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{localized(list.name, locale)}</h1>
        <h2 className={styles.total}>{texts.jobs(list.total)}</h2>
      </header>
      {list.jobs.length === 0 ? (
        <PastEnd />
      ) : (
        <JobGrid source="feature" jobs={list.jobs} offset={paging.offset} />
      )}
      <PageSteps page={paging.page} total={list.total} limit={paging.limit} />
      {search && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" href={link(`${paths.findJobs()}?${search}`)}>
            {texts.feature.search}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

export const deferred: DeferredComponent<FeaturePageProps> = { namespaces: [], Component: FeaturePage };
