import type { CardSource } from '../job-card/card-tracking';
import { SeekerJobCard, type ShownJob } from '../job-card/SeekerJobCard';
import styles from './JobGrid.module.css';

interface JobGridProps {
  source: CardSource;
  jobs: readonly ShownJob[];
  /** How many jobs are on the previous pages. */
  offset?: number;
  /** Tracking data of the adverts, by job id. */
  adverts?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** One page of a list of jobs, in order: one column on a phone, several on a desktop. */
export function JobGrid({ source, jobs, offset = 0, adverts }: JobGridProps) {
  return (
    <ol className={styles.grid}>
      {jobs.map((job, index) => {
        const trackingParams = adverts?.get(job._id);
        const tracking = { source, position: offset + index + 1, ...(trackingParams && { trackingParams }) };
        return (
          <li key={job._id}>
            <SeekerJobCard job={job} tracking={tracking} />
          </li>
        );
      })}
    </ol>
  );
}
