import { useEffect, useEffectEvent, useRef } from 'react';
import type { RejectReason } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './decisions.module.css';
import { ignoreRepeats } from './ignore-repeats';

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

/** Asks for the reason of a rejection: one more tap or a number key. */
export function ReasonSheet({ onChoose, onClose }: ReasonSheetProps) {
  const texts = useTexts('applicants');
  const { close } = useTexts('application');
  const isChosen = useRef(false);
  const choose = (reason: RejectReason) => {
    if (isChosen.current) return;
    isChosen.current = true;
    onChoose(reason);
  };
  // The number keys work wherever the focus is in the sheet.
  const chooseByKey = useEffectEvent(choose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat) return;
      const reason = reasons[Number(event.key) - 1];
      if (reason !== undefined) chooseByKey(reason);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Dialog open from="below" title={texts.reasonTitle} closeLabel={close} onClose={onClose}>
      <Stack>
        <Muted>{texts.reasonText}</Muted>
        <ol className={styles.reasons}>
          {reasons.map((reason, index) => (
            <li key={reason}>
              <button
                type="button"
                className={styles.reason}
                onKeyDown={ignoreRepeats}
                onClick={() => choose(reason)}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {texts.reasons[reason]}
              </button>
            </li>
          ))}
        </ol>
      </Stack>
    </Dialog>
  );
}
