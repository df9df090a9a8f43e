import { useNavigation } from '@/shared/hooks/useNavigation';
import { loadChunk } from '@/shared/services/chunks';
import { Icon } from '@/shared/ui/Icon';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { isLoggedIn } from '@/site/services/session/state';
import { useService, useSession } from '@/site/services/session/useSession';
import styles from './SaveButton.module.css';
import { useJobFlags } from './useJobFlags';

interface SaveButtonProps {
  job: { _id: string; job_name: string };
  /** Round and framed beside other buttons; plain on a card. */
  look?: 'framed' | 'bare';
}

/**
 * A heart that saves the job. Visitors who are not logged in are sent to the login page and return
 * afterwards.
 */
export function SaveButton({ job, look = 'bare' }: SaveButtonProps) {
  const texts = useTexts('common');
  const { address } = usePage();
  const { go } = useNavigation();
  const { state, ready } = useSession();
  const service = useService();
  const showError = useShowError();
  const saved = useJobFlags(job._id)?.saved ?? false;
  const press = async () => {
    const seeker = state.credentials?.claims.sub;
    if (seeker === undefined || !isLoggedIn(state)) {
      const { saveLater } = await loadChunk(() => import('./deferred/save-later'));
      go(saveLater(job, address));
      return;
    }
    const { saveJob } = await loadChunk(() => import('./deferred/save-job'));
    await saveJob(seeker, job, !saved, await service);
    (await ready).tellOthers();
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-pressed={saved}
      aria-label={texts.saveJob(job.job_name)}
      onClick={() => void press().catch(showError)}
    >
      <Icon name="heart" size={24} />
    </button>
  );
}
