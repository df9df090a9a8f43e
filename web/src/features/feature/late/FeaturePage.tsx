import type { FeatureQuery } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { localized } from '../../../lib/locale';
import { useHref, usePage, useTexts } from '../../../lib/page';
import type { Paging } from '../../../lib/paging';
import { paths } from '../../../lib/paths';
import { JobGrid } from '../../../parts/job-list/JobGrid';
import { PageSteps, PastEnd } from '../../../parts/paged-list/PageSteps';
import { ButtonLink } from '../../../ui/Button';
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

export const part: LatePart<FeaturePageProps> = { namespaces: [], Component: FeaturePage };
