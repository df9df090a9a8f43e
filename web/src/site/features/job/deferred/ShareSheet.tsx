import { useState } from 'react';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { SvgIcon } from '@/shared/ui/Icon';
import type { DeferredComponent } from '@/site/page/Deferred';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import styles from './ShareSheet.module.css';

/** An SVG path on Icon's grid. */
const copyIcon = 'M9 9h11v11H9V9Zm-5 6V4h11';

interface ShareSheetProps {
  url: string;
  onClose: () => void;
}

/** Ways to share a link, on devices without a share sheet. */
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
          <SvgIcon path={copyIcon} />
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

export const deferred: DeferredComponent<ShareSheetProps> = {
  namespaces: ['jobDetails'],
  Component: ShareSheet,
};
