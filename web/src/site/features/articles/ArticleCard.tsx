import type { ArticleSummary } from '@/site/lib/content';
import styles from './ArticleCard.module.css';
import { ArticleDates } from './ArticleDates';

interface ArticleCardProps {
  article: ArticleSummary;
  /** The level of the heading: 2 in a list of its own, 3 below another heading. */
  level: 2 | 3;
  /** For the first cards, which are visible at once. */
  eager?: boolean;
}

/** An article in a list; the whole card is a link. */
export function ArticleCard({ article, level, eager = false }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      {article.coverImage !== null && (
        <img
          className={styles.cover}
          src={article.coverDrawing ?? article.coverImage}
          alt=""
          width={1200}
          height={630}
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
      <div className={styles.textColumn}>
        {article.category !== null && <p className={styles.category}>{article.category.name}</p>}
        <Heading className={styles.title}>
          <a className={styles.link} href={article.url}>
            {article.title}
          </a>
        </Heading>
        <p className={styles.description}>{article.description}</p>
        <ArticleDates article={article} shown="created" />
      </div>
    </article>
  );
}
