import type { JobCoreFragment } from '../../generated/graphql';
import { useHref, usePage, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { CompanyLogo } from '../CompanyLogo';
import { payParts } from '../pay';
import { useMark } from '../saved-jobs/marks';
import { SaveButton } from '../saved-jobs/SaveButton';
import { districtsOf, workingTime } from './facts';
import styles from './JobCard.module.css';
import { type CardPlace, placeAttributes } from './place';

interface JobCardProps {
  job: JobCoreFragment;
  place: CardPlace;
  /** Why it is shown to this seeker. */
  note?: string | undefined;
}

/** Pay, place and hours first and largest: they are what people look for. */
export function JobCard({ job, place, note }: JobCardProps) {
  const texts = useTexts('common');
  const { locale } = usePage().address;
  const link = useHref();
  const pay = payParts(job, texts.pay);
  const places = districtsOf(job);
  const time = workingTime(job, texts.jobCard);
  const isApplied = useMark(job._id)?.applied ?? job.is_applied;
  return (
    <article className={styles.card} {...placeAttributes(job, place)}>
      <p className={styles.top}>
        <span className={styles.pay}>
          {pay.amount}
          {pay.unit !== undefined && <span className={styles.unit}> / {pay.unit}</span>}
        </span>
        <Badge tone="accent">{texts.employment[job.employment]}</Badge>
      </p>
      <h3 className={styles.name}>
        <a className={styles.link} href={link(paths.job(job, locale))}>
          {job.job_name}
        </a>
      </h3>
      {places.first !== undefined && (
        <p className={styles.fact}>
          <Icon name="pin" size={18} />
          <span>
            {places.first}
            {places.others > 0 && (
              <span className={styles.soft}> {texts.jobCard.morePlaces(places.others)}</span>
            )}
          </span>
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
        <span className={styles.companyName}>{job.company.name}</span>
        {job.is_ad && <Badge tone="highlight">{texts.jobCard.promoted}</Badge>}
        {job.is_closed && <Badge>{texts.jobCard.closed}</Badge>}
        {isApplied && <Badge tone="accent">{texts.jobCard.applied}</Badge>}
        <SaveButton job={job} />
      </p>
    </article>
  );
}
