import { type Span, weekLines } from '@/shared/lib/week';
import { useTexts } from '@/site/page/useTexts';
import styles from './WeekText.module.css';

/** The free times of a week in words. */
export function WeekText({ spans }: { spans: readonly Span[] }) {
  const { dayNames, daySpan } = useTexts('resume');
  const nameOf = (day: number) => dayNames[day as keyof typeof dayNames];
  return (
    <dl className={styles.week}>
      {weekLines(spans).map(({ first, last, times }) => (
        <div key={first} className={styles.dayRow}>
          <dt>{first === last ? nameOf(first) : daySpan(nameOf(first), nameOf(last))}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
