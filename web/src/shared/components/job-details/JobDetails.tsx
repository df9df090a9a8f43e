import type { ReactNode } from 'react';
import type { FullJob } from '@/shared/lib/job';
import { Benefits } from './Benefits';
import { Description } from './Description';
import { Employer } from './Employer';
import { Facts } from './Facts';
import styles from './JobDetails.module.css';
import { Locations } from './Locations';
import { Requirements } from './Requirements';
import { Rights } from './Rights';
import { ScamSigns } from './ScamSigns';
import { WhatPayMeans } from './WhatPayMeans';
import { WorkingWeek } from './WorkingWeek';

interface JobDetailsProps {
  job: FullJob;
  /** The company's page. */
  companyHref: string;
  /** The page of advice on scams. */
  adviceHref: string;
  /** The button that reports the job, beside signs of a scam and at the end. */
  report: ReactNode;
}

/** The details of a job, below its summary, each fact once: what decides comes first. */
export function JobDetails({ job, companyHref, adviceHref, report }: JobDetailsProps) {
  return (
    <div className={styles.sections}>
      <ScamSigns signs={job.scam_signs} adviceHref={adviceHref} report={report} />
      <WhatPayMeans job={job} />
      <Benefits job={job} />
      <WorkingWeek job={job} />
      <Locations job={job} />
      <Requirements job={job} />
      <Description text={job.job_description} />
      <Facts job={job} />
      <Rights job={job} />
      <Employer company={job.company} href={companyHref} />
      {report}
    </div>
  );
}
