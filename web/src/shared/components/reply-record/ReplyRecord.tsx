import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { type ReplyRecordFacts, replyShareText, replyTimeText } from './reply-words';

/** How soon and how often a company answers its applicants. */
export function ReplyRecord({ record }: { record: ReplyRecordFacts }) {
  const texts = useKitTexts('replyRecord');
  const lines = [replyTimeText(record, texts), replyShareText(record, texts)];
  return (
    <ul>
      {lines.filter(Boolean).map((text) => (
        <li key={text}>
          <strong>{text}</strong>
        </li>
      ))}
    </ul>
  );
}
