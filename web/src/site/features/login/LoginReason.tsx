import type { JobCoreFragment } from '../../../generated/seeker/graphql';
import { readDraft } from '../../../shared/forms/draft';
import { useHref } from '../../../shared/hooks/every-page/useHref';
import { JobLine } from '../../components/job-line/JobLine';
import { heartDraft } from '../../components/saved-jobs/job-flags';
import { paths } from '../../lib/every-page/paths';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './login.module.css';
import { targetReason } from './target-reason';

interface LoginReasonProps {
  target: string | undefined;
  /** The target's job, once it is loaded. */
  job: JobCoreFragment | undefined;
}

/** Why a login is needed, for which job, and a link back for people who would rather not log in. */
export function LoginReason({ target, job }: LoginReasonProps) {
  const texts = useTexts('login');
  const { locale } = usePage().address;
  const link = useHref();
  const reason = targetReason(target);
  if (reason === undefined) return null;
  const isHeart = reason.why === 'job' && readDraft<{ job: string }>(heartDraft).job === reason.job;
  return (
    <div className={styles.reason}>
      <p>{texts.reasons[isHeart ? 'save' : reason.why]}</p>
      {job && <JobLine job={job} />}
      <a className={styles.change} href={link(job ? paths.job(job, locale) : paths.home)}>
        {job ? texts.backToJob : texts.backToHome}
      </a>
    </div>
  );
}
