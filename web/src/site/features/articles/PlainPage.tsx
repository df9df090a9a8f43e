import type { ArticlePage } from '@/site/lib/content';
import { ArticleBody } from './ArticleBody';
import { ArticleCover } from './ArticleCover';
import { ArticleDates } from './ArticleDates';
import { Contents } from './Contents';
import { InstallApp } from './InstallApp';
import styles from './PlainPage.module.css';

/** A static page: legal texts, contact, the app. */
export function PlainPage({ article }: ArticlePage) {
  const isApp = article.dir === 'jobseeker';
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.lead}>{article.description}</p>
        {!isApp && <ArticleDates article={article} shown="updated" />}
      </header>
      <ArticleCover article={article} className={styles.cover} />
      {isApp && <InstallApp />}
      <Contents headings={article.headings} />
      <ArticleBody html={article.body} />
    </article>
  );
}
