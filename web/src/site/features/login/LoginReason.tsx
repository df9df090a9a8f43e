import type { JobCoreFragment } from '@/generated/seeker/graphql';
import { readDraft } from '@/shared/services/drafts/draft';
import { JobLine } from '@/site/components/job-line/JobLine';
import { heartDraft } from '@/site/components/saved-jobs/job-flags';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
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
