import type { ArticleSummary } from '@/site/lib/content';
import { useTexts } from '@/site/page/useTexts';
import { ArticleCard } from './ArticleCard';
import styles from './Related.module.css';

export function Related({ articles }: { articles: readonly ArticleSummary[] }) {
  const texts = useTexts('articleView');
  if (articles.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>{texts.related}</h2>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.url}>
            <ArticleCard article={article} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
