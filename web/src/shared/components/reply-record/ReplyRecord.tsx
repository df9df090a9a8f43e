import { useKitTexts } from '../../hooks/every-page/useKitTexts';
import { Icon } from '../../ui/every-page/Icon';
import styles from './ReplyRecord.module.css';
import { type ReplyRecordFacts, replyShareText, replyTimeText } from './reply-words';

/** How a company answers its applicants. */
export function ReplyRecord({ record }: { record: ReplyRecordFacts }) {
  const texts = useKitTexts('replyRecord');
  const time = replyTimeText(record, texts);
  return (
    <ul className={styles.record}>
      {[...(time ? [time] : []), replyShareText(record, texts)].map((text) => (
        <li key={text} className={styles.line}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
