import type { JobFullFragment } from '../../../generated/graphql';
import { Late } from '../../../lib/late';
import { useOpened } from '../../../lib/opened';
import { usePage, useTexts } from '../../../lib/page';
import { Drawing } from '../../../ui/Icon';
import { icons } from './icons';
import styles from './RoundButton.module.css';

/** The job's own address, without what a campaign or a list has hung on it. */
function jobLink(): string {
  return `${location.origin}${location.pathname}`;
}

/** Through the device's own sheet where there is one, else through the site's. */
export function ShareButton({ job }: { job: JobFullFragment }) {
  const texts = useTexts('jobDetails');
  const { title } = usePage().head;
  const [shared, setShared] = useOpened<string>();
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
        <Late name="job/ShareSheet" props={{ url: shared, onClose: () => setShared(undefined) }} />
      )}
    </>
  );
}
