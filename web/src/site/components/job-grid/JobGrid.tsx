import type { CardSource } from '../job-card/card-tracking';
import { SeekerJobCard, type ShownJob } from '../job-card/SeekerJobCard';
import styles from './JobGrid.module.css';

interface JobGridProps {
  source: CardSource;
  jobs: readonly ShownJob[];
  /** How many jobs are on the pages before. */
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
