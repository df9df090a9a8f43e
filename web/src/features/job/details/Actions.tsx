import type { JobFullFragment } from '../../../generated/graphql';
import { useHref, useTexts } from '../../../lib/page';
import { paths } from '../../../lib/paths';
import { payParts } from '../../../parts/pay';
import { ButtonLink } from '../../../ui/Button';
import styles from './Actions.module.css';
import { ShareButton } from './ShareButton';

/** What to do about the job: beside it on a desktop, always under the thumb on a phone. */
export function Actions({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  const common = useTexts('common');
  const link = useHref();
  const pay = payParts(job, common.pay);
  return (
    <aside className={styles.actions} aria-label={job.is_closed ? texts.closed : texts.apply}>
      <p className={styles.summary}>
        <span className={styles.pay}>
          {pay.amount}
          {pay.unit !== undefined && <span className={styles.unit}> / {pay.unit}</span>}
        </span>
        <span className={styles.name}>{job.job_name}</span>
      </p>
      <div className={styles.buttons}>
        <ShareButton job={job} />
        <div className={styles.main}>
          {job.is_closed ? (
            <ButtonLink wide href="#similar">
              {texts.seeSimilar}
            </ButtonLink>
          ) : (
            <ButtonLink wide href={link(paths.apply(job._id))}>
              {texts.apply}
            </ButtonLink>
          )}
        </div>
      </div>
    </aside>
  );
}
