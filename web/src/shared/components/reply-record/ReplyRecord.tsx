import { useKitTexts } from '../../hooks/every-page/useKitTexts';
import { Icon } from '../../ui/every-page/Icon';
import styles from './ReplyRecord.module.css';
import { type ReplyRecordFacts, replyShareText, replyTimeText } from './reply-words';

/** How a company answers its applicants. */
export function ReplyRecord({ record }: { record: ReplyRecordFacts }) {
  const texts = useKitTexts('replyRecord');
  const lines = [replyTimeText(record, texts), replyShareText(record, texts)];
  return (
    <ul className={styles.record}>
      {lines.filter(Boolean).map((text) => (
        <li key={text} className={styles.line}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
