import type { JobFullFragment } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { Benefits } from '../details/Benefits';
import { Description } from '../details/Description';
import { Employer } from '../details/Employer';
import { Facts } from '../details/Facts';
import styles from '../details/JobDetails.module.css';
import { Locations } from '../details/Locations';
import { Requirements } from '../details/Requirements';
import { WorkingWeek } from '../details/WorkingWeek';

/** Everything about the job that is not seen at a glance. */
function JobDetails({ job }: { job: JobFullFragment }) {
  return (
    <div className={styles.sections}>
      <WorkingWeek job={job} />
      <Facts job={job} />
      <Description text={job.job_description} />
      <Requirements job={job} />
      <Benefits job={job} />
      <Locations job={job} />
      <Employer company={job.company} />
    </div>
  );
}

export const part: LatePart<{ job: JobFullFragment }> = {
  namespaces: ['jobDetails'],
  Component: JobDetails,
};
