import type { JobCoreFragment } from '../../generated/graphql';
import { JobCard } from '../job-card/JobCard';
import { SectionTitle } from '../SectionTitle';
import styles from './JobList.module.css';

interface JobListProps {
  title: string;
  /** Where 'more' leads, if anywhere. */
  more?: string;
  jobs: readonly JobCoreFragment[];
}

/** A titled list of job cards: a row to swipe on a phone, three columns on a desktop. */
export function JobList({ title, more, jobs }: JobListProps) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <SectionTitle title={title} {...(more !== undefined && { more })} />
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job._id} className={styles.item}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
