import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { ReportDialog } from '../report-dialog/ReportDialog';
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
export function ReportMessageDialog({
  message,
  closeLabel,
  onReport,
  ...handlers
}: ReportMessageDialogProps) {
  const { reporting: texts } = useKitTexts('conversation');
  return (
    <ReportDialog
      {...handlers}
      texts={texts}
      closeLabel={closeLabel}
      doneLabel={closeLabel}
      reasons={reasons}
      maxText={maxWords}
      subject={<blockquote className={styles.quoted}>{message.text}</blockquote>}
      note={<p className={styles.soft}>{texts.told}</p>}
      onReport={(why, words) => onReport(message.number, texts.reason(texts.reasons[why], words))}
    />
  );
}
