import { useNavigation } from '../../lib/navigation';
import { usePage, useTexts } from '../../lib/page';
import { useService, useSession } from '../../lib/session/access';
import { isLoggedIn } from '../../lib/session/state';
import { useShowError } from '../../lib/show-error';
import { Icon } from '../../ui/Icon';
import { useMark } from './marks';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  job: { _id: string; job_name: string };
  /** Round and framed where it stands beside other buttons; bare on a card. */
  look?: 'framed' | 'bare';
}

/** A heart that keeps the job for later. A visitor who is not logged in is sent to do so, and comes back. */
export function SaveButton({ job, look = 'bare' }: SaveButtonProps) {
  const texts = useTexts('common');
  const { address } = usePage();
  const { go } = useNavigation();
  const { state } = useSession();
  const service = useService();
  const showError = useShowError();
  const saved = useMark(job._id)?.saved ?? false;
  const press = async () => {
    const seeker = state.credentials?.claims.sub;
    if (seeker === undefined || !isLoggedIn(state)) {
      const { loginHref } = await import('../../lib/login-target');
      go(loginHref(address));
      return;
    }
    const { saveJob } = await import('./save-job');
    await saveJob(seeker, job._id, !saved, await service);
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-pressed={saved}
      aria-label={texts.jobCard.save(job.job_name)}
      onClick={() => void press().catch(showError)}
    >
      <Icon name="heart" size={24} />
    </button>
  );
}
