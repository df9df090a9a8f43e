import type { JobFullFragment } from '../../../generated/graphql';
import { Benefits } from './Benefits';
import { Description } from './Description';
import styles from './Details.module.css';
import { Employer } from './Employer';
import { Facts } from './Facts';
import { Locations } from './Locations';
import { Report } from './Report';
import { Requirements } from './Requirements';
import { WorkingWeek } from './WorkingWeek';

/** Everything about the job that is not seen at a glance. */
export function Details({ job }: { job: JobFullFragment }) {
  return (
    <div className={styles.sections}>
      <WorkingWeek job={job} />
      <Facts job={job} />
      <Description text={job.job_description} />
      <Requirements job={job} />
      <Benefits job={job} />
      <Locations job={job} />
      <Employer company={job.company} />
      <Report job={job} />
    </div>
  );
}
