import type { JobFullFragment } from '@/generated/seeker/graphql';
import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { SvgIcon } from '@/shared/ui/Icon';
import { Deferred } from '@/site/page/Deferred';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './RoundButton.module.css';

/** An SVG path on Icon's grid. */
const shareIcon = 'M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1';

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
        <SvgIcon path={shareIcon} size={24} />
      </button>
      {shared !== undefined && (
        <Deferred name="job/ShareSheet" props={{ url: shared, onClose: () => setShared(undefined) }} />
      )}
    </>
  );
}
