import type { FindJobsQuery } from '@/generated/seeker/graphql';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { PastEnd } from '@/site/components/paged-list/PageSteps';
import { groupLabel } from '@/site/components/search/labels';
import { type Search, type SearchName, withValues } from '@/site/components/search-query/search';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  found: FindJobsQuery['job_search'];
  search: Search;
  pathOf: (search: Search) => string;
}

/** An empty result: which filter to drop, and how many jobs that would find. */
export function NothingFound({ found, search, pathOf }: NothingFoundProps) {
  const texts = useTexts('results');
  const link = useHref();
  if (found.total > 0) return <PastEnd />;
  const ways = found.filters
    .map(({ name, total_without }) => ({ name, total: total_without ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  return (
    <div className={styles.nothing}>
      <EmptyState
        level={2}
        title={texts.nothing}
        text={ways.length > 0 ? texts.nothingHint : texts.nothingAtAll}
        action={ways.length === 0 && <ButtonLink href={link(pathOf(new Map()))}>{texts.allJobs}</ButtonLink>}
      />
      <ul className={styles.ways}>
        {ways.map(({ name, total }) => (
          <li key={name}>
            <a className={styles.way} href={link(pathOf(withValues(search, name as SearchName, [])))}>
              <span>{texts.without(groupLabel(name, texts))}</span>
              <span className={styles.count}>{texts.jobs(total)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
