import { useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextArea } from '@/shared/ui/fields/TextArea';
import styles from './Conversation.module.css';
import type { ConversationMessage } from './conversation';

type Why = 'scam' | 'harassment' | 'unrelated' | 'other';
const reasons: readonly Why[] = ['scam', 'harassment', 'unrelated', 'other'];
/** The reason and its kind together have up to 500 characters. */
const maxWords = 400;

interface ReportMessageDialogProps {
  message: ConversationMessage;
  closeLabel: string;
  onReport: (number: number, reason: string) => Promise<void>;
  onError: (error: unknown) => void;
  onClose: () => void;
}

/** Reports a message to the operator. */
export function ReportMessageDialog(props: ReportMessageDialogProps) {
  const { message, closeLabel, onReport, onError, onClose } = props;
  const { reporting: texts } = useKitTexts('conversation');
  const [why, setWhy] = useState<Why>();
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const { run: send, busy } = useAction(async (chosen: Why) => {
    await onReport(message.number, texts.reason(texts.reasons[chosen], words.trim()));
    setSent(true);
  }, onError);
  const actions = isSent ? (
    <Button onClick={onClose}>{closeLabel}</Button>
  ) : (
    <Button aria-disabled={why === undefined} busy={busy} onClick={() => why && send(why)}>
      {texts.send}
    </Button>
  );
  return (
    <Dialog open from="below" title={texts.title} closeLabel={closeLabel} onClose={onClose} actions={actions}>
      {isSent ? (
        <p role="status">{texts.thanks}</p>
      ) : (
        <div className={styles.reporting}>
          <blockquote className={styles.quoted}>{message.text}</blockquote>
          <fieldset className={styles.reasons}>
            <legend className={styles.legend}>{texts.why}</legend>
            {reasons.map((reason) => (
              <label key={reason} className={styles.reason}>
                <input type="radio" name="why" checked={why === reason} onChange={() => setWhy(reason)} />
                {texts.reasons[reason]}
              </label>
            ))}
          </fieldset>
          <TextArea label={texts.more} name="words" maxLength={maxWords} value={words} onChange={setWords} />
          <p className={styles.soft}>{texts.told}</p>
        </div>
      )}
    </Dialog>
  );
}
