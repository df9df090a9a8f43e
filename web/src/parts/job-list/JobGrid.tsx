import type { JobCoreFragment } from '../../generated/graphql';
import { JobCard } from '../job-card/JobCard';
import type { CardSource } from '../job-card/place';
import styles from './JobGrid.module.css';

interface JobGridProps {
  source: CardSource;
  jobs: readonly JobCoreFragment[];
  /** How many jobs stand on the pages before. */
  offset?: number;
  /** What the cards of adverts carry along, by their jobs. */
  adverts?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** One page of a list of jobs, in its order: under each other on a phone, side by side on a desktop. */
export function JobGrid({ source, jobs, offset = 0, adverts }: JobGridProps) {
  return (
    <ol className={styles.grid}>
      {jobs.map((job, index) => {
        const trackingParams = adverts?.get(job._id);
        const place = { source, position: offset + index + 1, ...(trackingParams && { trackingParams }) };
        return (
          <li key={job._id}>
            <JobCard job={job} place={place} />
          </li>
        );
      })}
    </ol>
  );
}
