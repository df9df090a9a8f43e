import { type Span, weekLines } from '@/shared/lib/week';
import { useTexts } from '@/site/page/useTexts';
import styles from './WeekText.module.css';

/** The free times of a week, line by line: the names of the days and their times. */
export function useWeekLines(): (spans: readonly Span[]) => { days: string; times: string }[] {
  const { dayNames, daySpan } = useTexts('resume');
  const nameOf = (day: number) => dayNames[day as keyof typeof dayNames];
  return (spans) =>
    weekLines(spans).map(({ first, last, times }) => ({
      days: first === last ? nameOf(first) : daySpan(nameOf(first), nameOf(last)),
      times,
    }));
}

/** The free times of a week in words. */
export function WeekText({ spans }: { spans: readonly Span[] }) {
  return (
    <dl className={styles.week}>
      {useWeekLines()(spans).map(({ days, times }) => (
        <div key={days} className={styles.dayRow}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
