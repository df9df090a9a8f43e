import { type KeyboardEvent, useRef } from 'react';
import type { RejectReason } from '../../../generated/portal/graphql';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { useTexts } from '../../page/every-page/useTexts';
import page from '../page/page.module.css';
import styles from './decisions.module.css';

const reasons: readonly RejectReason[] = [
  'position_filled',
  'hours_do_not_fit',
  'experience',
  'language',
  'place',
  'other_reason',
];

interface ReasonSheetProps {
  onChoose: (reason: RejectReason) => void;
  onClose: () => void;
}

/** Asks why somebody is rejected: one more tap, or a number. */
export function ReasonSheet({ onChoose, onClose }: ReasonSheetProps) {
  const texts = useTexts('applicants');
  const { close } = useTexts('common');
  const isChosen = useRef(false);
  const choose = (reason: RejectReason) => {
    if (isChosen.current) return;
    isChosen.current = true;
    onChoose(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const reason = reasons[Number(event.key) - 1];
    if (reason !== undefined) choose(reason);
  };
  return (
    <Dialog open from="below" title={texts.reasonTitle} closeLabel={close} onClose={onClose}>
      {/* The numbers are a shortcut for the buttons. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons in it. */}
      <div className={page.stack} onKeyDown={onKeyDown}>
        <p className={page.quiet}>{texts.reasonText}</p>
        <ol className={styles.reasons}>
          {reasons.map((reason, index) => (
            <li key={reason}>
              <button type="button" className={styles.reason} onClick={() => choose(reason)}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {texts.reasons[reason]}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
