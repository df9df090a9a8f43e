import type { JobFullFragment } from '@/generated/seeker/graphql';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { SaveButton } from '@/site/components/saved-jobs/SaveButton';
import { useIsApplied } from '@/site/components/saved-jobs/useJobFlags';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './Actions.module.css';
import { ShareButton } from './ShareButton';

function MainAction({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  const { newTab } = useTexts('common');
  const link = useHref();
  const isApplied = useIsApplied(job);
  // Without a place of work, a job cannot be applied for here.
  if (job.is_closed || (job.address.length === 0 && job.apply_url === null && !isApplied)) {
    return (
      <ButtonLink wide href="#similar">
        {texts.seeSimilar}
      </ButtonLink>
    );
  }
  if (isApplied) {
    return (
      <ButtonLink wide kind="secondary" href={link(paths.profile('myApplications'))}>
        <Icon name="check" />
        {texts.applied}
      </ButtonLink>
    );
  }
  if (job.apply_url !== null) {
    return (
      <ButtonLink
        wide
        href={job.apply_url}
        target="_blank"
        rel="noopener nofollow"
        aria-label={`${texts.applyElsewhere}${newTab}`}
      >
        {texts.applyElsewhere}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink wide href={link(paths.apply(job._id))}>
      {texts.apply}
    </ButtonLink>
  );
}

/** The job's actions: beside it on a desktop, always within the thumb's reach on a phone. */
export function Actions({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  return (
    <aside className={styles.actions} aria-label={job.is_closed ? texts.closed : texts.apply}>
      <p className={styles.name}>{job.job_name}</p>
      <div className={styles.buttons}>
        {!job.is_closed && <SaveButton job={job} look="framed" />}
        <ShareButton job={job} />
        <div className={styles.main}>
          <MainAction job={job} />
        </div>
      </div>
    </aside>
  );
}
