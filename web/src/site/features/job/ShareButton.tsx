import type { JobFullFragment } from '../../../generated/seeker/graphql';
import { useDisclosure } from '../../../shared/hooks/every-page/useDisclosure';
import { Drawing } from '../../../shared/ui/every-page/Icon';
import { Deferred } from '../../page/every-page/Deferred';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { icons } from './icons';
import styles from './RoundButton.module.css';

/** The job's own address, without the parameters of a campaign or a list. */
function jobLink(): string {
  return `${location.origin}${location.pathname}`;
}

/** Uses the device's share sheet, or else the site's own. */
export function ShareButton({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  const { title } = usePage().head;
  const [shared, setShared] = useDisclosure<string>();
  const share = () => {
    const url = jobLink();
    const sheet = { title: job.job_name, text: title, url };
    if (typeof navigator.share === 'function') void navigator.share(sheet).catch(() => undefined);
    else setShared(url);
  };
  return (
    <>
      <button type="button" className={styles.button} aria-label={texts.share} onClick={share}>
        <Drawing path={icons.share} size={24} />
      </button>
      {shared !== undefined && (
        <Deferred name="job/ShareSheet" props={{ url: shared, onClose: () => setShared(undefined) }} />
      )}
    </>
  );
}
