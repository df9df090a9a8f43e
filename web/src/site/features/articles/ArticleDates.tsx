import { dayInHongKong } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/Badge';
import type { ArticleSummary } from '@/site/lib/content';
import { useTexts } from '@/site/page/useTexts';
import styles from './ArticleDates.module.css';

function useDay(): (date: string) => string {
  const texts = useTexts('articleView');
  return (date) => {
    const { year, month, day } = dayInHongKong(date);
    return texts.date(year, month, day);
  };
}

type ShownDates = 'created' | 'updated' | 'both';

/** When an article was published and updated, its reading time, and whether it is published yet. */
export function ArticleDates({ article, shown }: { article: ArticleSummary; shown: ShownDates }) {
  const texts = useTexts('articleView');
  const day = useDay();
  const { createdAt, lastUpdatedAt, readingMinutes, source, draft } = article;
  const isNews = article.dir === 'news';
  return (
    <p className={styles.dates}>
      {draft && <Badge tone="highlight">{texts.draft}</Badge>}
      {shown === 'created' && <time dateTime={createdAt}>{day(createdAt)}</time>}
      {shown === 'both' && <time dateTime={createdAt}>{texts.published(day(createdAt))}</time>}
      {(shown === 'updated' || (shown === 'both' && lastUpdatedAt !== createdAt)) && (
        <time dateTime={lastUpdatedAt}>{texts.updated(day(lastUpdatedAt))}</time>
      )}
      {source !== undefined && <span>{texts.source(source)}</span>}
      {!isNews && shown !== 'updated' && <span>{texts.readingTime(readingMinutes)}</span>}
    </p>
  );
}
