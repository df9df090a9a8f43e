import { useKitPage } from '@/shared/hooks/useKitPage';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { clockText } from '@/shared/lib/date-text';
import hidden from '@/shared/ui/hidden.module.css';
import { Icon } from '@/shared/ui/Icon';
import type { ConversationMessage, Side } from './conversation';
import styles from './Message.module.css';
import type { OutgoingMessage } from './useOutbox';

interface MessageItemProps {
  message: ConversationMessage;
  isOwn: boolean;
  /** The side that this page is for. */
  reader: Side;
  /** The writer's name, shown for the other side's messages. */
  by: string;
  /** Whether an own message was read, for the messages where that matters. */
  mark: string | undefined;
  onReport: () => void;
}

/** Warnings for a message's reader; those about employers are shown only to seekers. */
function Warnings({ kinds, reader }: { kinds: readonly string[]; reader: Side }) {
  const texts = useKitTexts('conversation');
  const known = reader === 'seeker' ? texts.warnings : { other: texts.warnings.other };
  const words = new Set(
    kinds.map((kind) => (kind in known ? known[kind as keyof typeof known] : known.other)),
  );
  return (
    <div className={styles.warning}>
      <Icon name="warning" />
      <div>
        <p className={styles.warningTitle}>{texts.warning}</p>
        {[...words].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

export function MessageItem({ message, isOwn, reader, by, mark, onReport }: MessageItemProps) {
  const texts = useKitTexts('conversation');
  const { locale } = useKitPage().address;
  return (
    <li className={isOwn ? styles.own : styles.other} data-number={message.number}>
      <p className={isOwn ? hidden.hidden : styles.by}>{isOwn ? texts.you : by}</p>
      <p className={styles.text}>{message.text}</p>
      {!isOwn && message.warnings.length > 0 && <Warnings kinds={message.warnings} reader={reader} />}
      <p className={styles.foot}>
        <time dateTime={message.at}>{clockText(message.at, locale)}</time>
        {mark !== undefined && <span>{mark}</span>}
        {!isOwn && message.is_reported && <span>{texts.reported}</span>}
        {!isOwn && !message.is_reported && (
          <button
            type="button"
            className={styles.report}
            aria-label={texts.reportOf(message.text.slice(0, 60))}
            onClick={onReport}
          >
            {texts.report}
          </button>
        )}
      </p>
    </li>
  );
}

interface OutgoingItemProps {
  message: OutgoingMessage;
  onAgain: () => void;
  onDiscard: () => void;
}

/** A message that has not been delivered yet. */
export function OutgoingItem({ message, onAgain, onDiscard }: OutgoingItemProps) {
  const texts = useKitTexts('conversation');
  const { state } = message;
  const hasFailed = state === 'failed';
  const isIdle = state !== 'sending';
  return (
    <li className={styles.own}>
      <p className={hidden.hidden}>{texts.you}</p>
      <p className={`${styles.text} ${styles.pending}`}>{message.text}</p>
      <p className={hasFailed ? styles.failed : styles.foot} role="status">
        {hasFailed ? texts.failed(message.problem) : texts[state]}
      </p>
      {isIdle && (
        <p className={styles.foot}>
          <button type="button" className={styles.report} onClick={onAgain}>
            {texts.again}
          </button>
          <button type="button" className={styles.report} onClick={onDiscard}>
            {texts.discard}
          </button>
        </p>
      )}
    </li>
  );
}
