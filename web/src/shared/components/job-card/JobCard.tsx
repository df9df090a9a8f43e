import type { ReactNode } from 'react';
import { useKitPage } from '@/shared/hooks/useKitPage';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { daysAgo } from '@/shared/lib/dates';
import type { JobSummary } from '@/shared/lib/job';
import { districtsOf, timeAtAGlance } from '@/shared/lib/job-facts';
import { payParts } from '@/shared/lib/pay';
import { Badge } from '@/shared/ui/Badge';
import cardLink from '@/shared/ui/card-link.module.css';
import { Icon, SvgIcon } from '@/shared/ui/Icon';
import { CompanyLogo } from '../company-logo/CompanyLogo';
import styles from './JobCard.module.css';

/** A train, on Icon's grid. */
export const train = 'M6 4h12v12H6V4Zm0 7h12M9 16l-2 4m8-4 2 4';

interface JobCardProps {
  /** Data attributes, for example for tracking. */
  attributes?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  children: ReactNode;
}

/** The frame of a job card. */
export function JobCard({ attributes, children }: JobCardProps) {
  return (
    <article className={styles.card} {...attributes}>
      {children}
    </article>
  );
}

interface CardFactsProps {
  job: JobSummary;
  /** The job's page. */
  href: string;
  isApplied: boolean;
  /** Published since this person's last visit. */
  isNew?: boolean;
  /** Distance of the job's first address from the place searched for. */
  metres?: number | undefined;
  /** How to get there, in a line. */
  way?: string | undefined;
  /** Why the job is shown to this person. */
  note?: string | undefined;
  /** A button in the card's corner, such as to save the job. */
  action?: ReactNode;
}

/** Pay, location and hours come first and largest, because people look for them. */
export function CardFacts({ job, href, isApplied, isNew, metres, way, note, action }: CardFactsProps) {
  const texts = useKitTexts('common');
  const pay = payParts(job, texts.pay);
  const districts = districtsOf(job);
  const { now } = useKitPage();
  const time = timeAtAGlance(job, texts.jobCard);
  return (
    <>
      <p className={styles.top}>
        <span className={styles.pay}>
          {pay.amount}
          {pay.unit !== undefined && <span className={styles.unit}> / {pay.unit}</span>}
        </span>
        <Badge tone="accent">{texts.employment[job.employment]}</Badge>
      </p>
      <h3 className={styles.name}>
        <a className={`${cardLink.link} ${styles.link}`} href={href}>
          {job.job_name}
        </a>
      </h3>
      {districts.first !== undefined && (
        <p className={styles.fact}>
          <Icon name="pin" size={18} />
          <span>
            {districts.first}
            {metres !== undefined && ` · ${texts.jobCard.distance(metres)}`}
            {districts.others > 0 && (
              <span className={styles.soft}> {texts.jobCard.moreLocations(districts.others)}</span>
            )}
          </span>
        </p>
      )}
      {way !== undefined && (
        <p className={`${styles.fact} ${styles.way}`}>
          <SvgIcon path={train} size={18} />
          <span>{way}</span>
        </p>
      )}
      {time !== '' && (
        <p className={styles.fact}>
          <Icon name="clock" size={18} />
          <span>{time}</span>
        </p>
      )}
      {note !== undefined && (
        <p className={styles.note}>
          <Icon name="check" size={18} />
          <span>{note}</span>
        </p>
      )}
      <p className={styles.company}>
        <CompanyLogo source={job.company.company_logo_thumbnail} name={job.company.name} size={28} />
        <span className={styles.companyName}>
          {job.company.name}
          <br />
          {texts.jobCard.posted(daysAgo(job.published_at, now))}
        </span>
        {isNew && <Badge tone="highlight">{texts.jobCard.fresh}</Badge>}
        {job.is_ad && <Badge tone="highlight">{texts.jobCard.promoted}</Badge>}
        {job.is_closed && <Badge>{texts.jobCard.closed}</Badge>}
        {isApplied && <Badge tone="accent">{texts.jobCard.applied}</Badge>}
        {action}
      </p>
    </>
  );
}
