import type { ReactNode } from 'react';
import { useKitPage } from '@/shared/hooks/useKitPage';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { daysAgo } from '@/shared/lib/dates';
import type { FullJob } from '@/shared/lib/job';
import { districtsOf, workingTime } from '@/shared/lib/job-facts';
import { payParts } from '@/shared/lib/pay';
import { Badge } from '@/shared/ui/Badge';
import { Icon, SvgIcon } from '@/shared/ui/Icon';
import { CompanyLogo } from '../company-logo/CompanyLogo';
import { train } from '../job-card/JobCard';
import card from '../job-card/JobCard.module.css';
import section from './Section.module.css';
import styles from './Summary.module.css';
import { useDateText } from './useDateText';

/** An SVG path on Icon's grid. */
const calendar = 'M5 6h14v14H5V6Zm0 5h14M9 3.5V8m6-4.5V8';

function WorkDates({ job }: { job: FullJob }) {
  const dateText = useDateText();
  if (job.start_date === null) return null;
  return (
    <li className={card.fact}>
      <SvgIcon path={calendar} />
      <span>
        {dateText(job.start_date)}
        {job.end_date !== null && ` - ${dateText(job.end_date)}`}
      </span>
    </li>
  );
}

interface SummaryProps {
  job: FullJob;
  /** The company's page. */
  companyHref: string;
  /** The visitor came by an advert. */
  isPromoted?: boolean;
  /** How to get there, in a line, with a choice of where from. */
  way?: string | undefined;
  wayFrom?: ReactNode;
}

/** The job at a glance. */
export function Summary({ job, companyHref, isPromoted = false, way, wayFrom }: SummaryProps) {
  const common = useKitTexts('common');
  const { now } = useKitPage();
  const pay = payParts(job, common.pay);
  const districts = districtsOf(job);
  const time = workingTime(job, common.jobCard);
  const { company } = job;
  const details = useKitTexts('jobDetails');
  return (
    <header className={`${section.section} ${styles.summary}`}>
      <p className={styles.badges}>
        <Badge tone="accent">{common.employment[job.employment]}</Badge>
        {isPromoted && <Badge tone="highlight">{common.jobCard.promoted}</Badge>}
        {job.is_closed && <Badge>{common.jobCard.closed}</Badge>}
        {job.is_untranslated && <Badge>{details.untranslated}</Badge>}
        <span className={styles.posted}>{common.jobCard.posted(daysAgo(job.published_at, now))}</span>
      </p>
      <h1 className={styles.name}>{job.job_name}</h1>
      <p className={styles.pay}>
        {pay.amount}
        {pay.unit !== undefined && <span className={styles.unit}> / {pay.unit}</span>}
      </p>
      <ul className={styles.facts}>
        {districts.first !== undefined && (
          <li className={card.fact}>
            <Icon name="pin" />
            <span>
              {districts.first}
              {districts.others > 0 && ` ${common.jobCard.moreLocations(districts.others)}`}
            </span>
          </li>
        )}
        {time !== '' && (
          <li className={card.fact}>
            <Icon name="clock" />
            <span>{time}</span>
          </li>
        )}
        <WorkDates job={job} />
        {way !== undefined && (
          <li className={`${card.fact} ${styles.way}`}>
            <SvgIcon path={train} />
            <span>{way}</span>
          </li>
        )}
      </ul>
      {way !== undefined && wayFrom}
      <a className={styles.company} href={companyHref}>
        <CompanyLogo source={company.company_logo_thumbnail} name={company.name} size={40} />
        <span>{company.name}</span>
        <Icon name="chevronRight" size={18} />
      </a>
    </header>
  );
}
