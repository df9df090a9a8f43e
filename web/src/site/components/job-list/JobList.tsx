import type { JobCoreFragment } from '@/generated/seeker/graphql';
import type { CardSource } from '../job-card/card-tracking';
import { SeekerJobCard } from '../job-card/SeekerJobCard';
import { SectionTitle } from '../section-title/SectionTitle';
import styles from './JobList.module.css';

interface JobListProps {
  title: string;
  source: CardSource;
  /** The name of this list among the page's lists. */
  section: string;
  /** The target of the 'more' link, if any. */
  more?: string;
  jobs: readonly JobCoreFragment[];
  /** Why a job is shown to this seeker. */
  noteOf?: (job: string) => string | undefined;
}

/** A titled list of job cards: a row to swipe on a phone, three columns on a desktop. */
export function JobList({ title, source, section, more, jobs, noteOf }: JobListProps) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <SectionTitle title={title} {...(more !== undefined && { more })} />
      <ul className={styles.list}>
        {jobs.map((job, index) => (
          <li key={job._id} className={styles.item}>
            <SeekerJobCard
              job={job}
              tracking={{ source, sourceSection: section, position: index + 1 }}
              note={noteOf?.(job._id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
