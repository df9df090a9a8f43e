import { useLayoutEffect, useState } from 'react';
import type { JobFullFragment } from '../../../generated/graphql';
import { pressedAdKey } from '../../../lib/constants';
import { daysAgo } from '../../../lib/dates';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { paths } from '../../../lib/paths';
import { CompanyLogo } from '../../../parts/CompanyLogo';
import { districtsOf, workingTime } from '../../../parts/job-card/facts';
import { payParts } from '../../../parts/pay';
import { Badge } from '../../../ui/Badge';
import { Drawing, Icon } from '../../../ui/Icon';
import { useDateText } from './dates';
import { icons } from './icons';
import styles from './Summary.module.css';

function Dates({ job }: { job: JobFullFragment }) {
  const dateText = useDateText();
  if (job.start_date === null) return null;
  return (
    <li className={styles.fact}>
      <Drawing path={icons.calendar} />
      <span>
        {dateText(job.start_date)}
        {job.end_date !== null && ` - ${dateText(job.end_date)}`}
      </span>
    </li>
  );
}

/** Whether an advert led to this entry of the history. The server, which shows a job to everybody alike, cannot know. */
function usePromoted({ _id }: JobFullFragment): boolean {
  const [isPromoted, setIsPromoted] = useState(false);
  useLayoutEffect(() => {
    if (localStorage.getItem(pressedAdKey) === _id) {
      localStorage.removeItem(pressedAdKey);
      history.replaceState({ ...history.state, promoted: true }, '');
    }
    setIsPromoted(history.state?.promoted === true);
  }, [_id]);
  return isPromoted;
}

/** The job at a glance. */
export function Summary({ job }: { job: JobFullFragment }) {
  const isPromoted = usePromoted(job);
  const texts = useTexts('jobDetails');
  const common = useTexts('common');
  const { address, now } = usePage();
  const link = useHref();
  const pay = payParts(job, common.pay);
  const places = districtsOf(job);
  const time = workingTime(job, common.jobCard);
  const { company } = job;
  return (
    <header className={styles.summary}>
      <p className={styles.badges}>
        <Badge tone="accent">{common.employment[job.employment]}</Badge>
        {isPromoted && <Badge tone="highlight">{common.jobCard.promoted}</Badge>}
        {job.is_closed && <Badge>{common.jobCard.closed}</Badge>}
        <span className={styles.posted}>{texts.posted(daysAgo(job.published_at, now))}</span>
      </p>
      <h1 className={styles.name}>{job.job_name}</h1>
      <p className={styles.pay}>
        {pay.amount}
        {pay.unit !== undefined && <span className={styles.unit}> / {pay.unit}</span>}
      </p>
      <ul className={styles.facts}>
        {places.first !== undefined && (
          <li className={styles.fact}>
            <Icon name="pin" />
            <span>
              {places.first}
              {places.others > 0 && ` ${common.jobCard.morePlaces(places.others)}`}
            </span>
          </li>
        )}
        {time !== '' && (
          <li className={styles.fact}>
            <Icon name="clock" />
            <span>{time}</span>
          </li>
        )}
        <Dates job={job} />
      </ul>
      <a className={styles.company} href={link(paths.company(company._id, company.slug, address.locale))}>
        <CompanyLogo source={company.company_logo_thumbnail} name={company.name} size={40} />
        <span>{company.name}</span>
        <Icon name="chevronRight" size={18} />
      </a>
    </header>
  );
}
