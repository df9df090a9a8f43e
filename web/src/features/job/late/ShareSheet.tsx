import { useState } from 'react';
import type { LatePart } from '../../../lib/late';
import { usePage, useTexts } from '../../../lib/page';
import { Button, ButtonLink } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Drawing } from '../../../ui/Icon';
import { icons } from '../details/icons';
import styles from './ShareSheet.module.css';

interface ShareSheetProps {
  url: string;
  onClose: () => void;
}

/** Ways to pass a link on, where the device has no sheet of its own for it. */
function ShareSheet({ url, onClose }: ShareSheetProps) {
  const { shareSheet: texts } = useTexts('jobDetails');
  const common = useTexts('common');
  const { title } = usePage().head;
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <Dialog open from="below" title={texts.title} closeLabel={common.close} onClose={onClose}>
      <div className={styles.ways}>
        <input
          className={styles.link}
          aria-label={texts.link}
          readOnly
          value={decodeURI(url)}
          onFocus={(event) => event.target.select()}
        />
        <Button wide onClick={copy}>
          <Drawing path={icons.copy} />
          {copied ? texts.copied : texts.copy}
        </Button>
        <ButtonLink
          wide
          kind="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener"
        >
          {texts.whatsApp}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

export const part: LatePart<ShareSheetProps> = { namespaces: ['jobDetails'], Component: ShareSheet };
