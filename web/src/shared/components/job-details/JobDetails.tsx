import type { ReactNode } from 'react';
import type { FullJob } from '@/shared/lib/job';
import { Benefits } from './Benefits';
import { Description } from './Description';
import { Employer } from './Employer';
import { Facts } from './Facts';
import styles from './JobDetails.module.css';
import { Locations } from './Locations';
import { Requirements } from './Requirements';
import { WorkingWeek } from './WorkingWeek';

interface JobDetailsProps {
  job: FullJob;
  /** The company's page. */
  companyHref: string;
  /** Rendered at the end. */
  children?: ReactNode;
}

/** The details of a job, below its summary. */
export function JobDetails({ job, companyHref, children }: JobDetailsProps) {
  return (
    <div className={styles.sections}>
      <WorkingWeek job={job} />
      <Facts job={job} />
      <Description text={job.job_description} />
      <Requirements job={job} />
      <Benefits job={job} />
      <Locations job={job} />
      <Employer company={job.company} href={companyHref} />
      {children}
    </div>
  );
}
