import { useState } from 'react';
import type { JobFullFragment } from '../../generated/graphql';
import { usePage, useTexts } from '../../lib/page';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Drawing } from '../../ui/Icon';
import { icons } from './icons';
import styles from './ShareButton.module.css';

/** The job's own address, without what a campaign or a list has hung on it. */
function jobLink(): string {
  return `${location.origin}${location.pathname}`;
}

/** Through the device's own sheet where there is one, else by copying the link or WhatsApp. */
export function ShareButton({ job }: { job: JobFullFragment }) {
  const { share: texts } = useTexts('job');
  const common = useTexts('common');
  const { title } = usePage().head;
  const [shared, setShared] = useState<string>();
  const [copied, setCopied] = useState(false);
  const share = () => {
    const url = jobLink();
    const sheet = { title: job.job_name, text: title, url };
    if (typeof navigator.share === 'function') void navigator.share(sheet).catch(() => undefined);
    else setShared(url);
  };
  const close = () => {
    setShared(undefined);
    setCopied(false);
  };
  const copy = (url: string) => {
    void navigator.clipboard.writeText(url).then(() => setCopied(true));
  };
  return (
    <>
      <button type="button" className={styles.button} aria-label={texts.button} onClick={share}>
        <Drawing path={icons.share} size={24} />
      </button>
      <Dialog
        open={shared !== undefined}
        from="below"
        title={texts.title}
        closeLabel={common.close}
        onClose={close}
      >
        {shared !== undefined && (
          <div className={styles.ways}>
            <input
              className={styles.link}
              aria-label={texts.link}
              readOnly
              value={decodeURI(shared)}
              onFocus={(event) => event.target.select()}
            />
            <Button wide onClick={() => copy(shared)}>
              <Drawing path={icons.copy} />
              {copied ? texts.copied : texts.copy}
            </Button>
            <ButtonLink
              wide
              kind="secondary"
              href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${shared}`)}`}
              target="_blank"
              rel="noopener"
            >
              {texts.whatsApp}
            </ButtonLink>
          </div>
        )}
      </Dialog>
    </>
  );
}
