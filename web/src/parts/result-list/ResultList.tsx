import type { JobCoreFragment } from '../../generated/graphql';
import { useTexts } from '../../lib/page';
import hidden from '../../ui/hidden.module.css';
import { JobCard } from '../job-card/JobCard';
import styles from './ResultList.module.css';

/** The jobs of one page of a list, in their order. */
export function ResultList({ jobs }: { jobs: readonly JobCoreFragment[] }) {
  const texts = useTexts('common');
  return (
    <>
      <h2 className={hidden.hidden}>{texts.results}</h2>
      <ol className={styles.list}>
        {jobs.map((job) => (
          <li key={job._id}>
            <JobCard job={job} />
          </li>
        ))}
      </ol>
    </>
  );
}
