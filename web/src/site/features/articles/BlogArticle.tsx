import type { ArticlePage } from '@/site/lib/content';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { ArticleBody } from './ArticleBody';
import { ArticleCover } from './ArticleCover';
import { ArticleDates } from './ArticleDates';
import styles from './BlogArticle.module.css';
import { Contents } from './Contents';
import { crumbsOf } from './kinds';
import { Related } from './Related';

function Breadcrumb({ article }: Pick<ArticlePage, 'article'>) {
  const texts = useTexts('articleView');
  const lists = useTexts('article');
  const { locale } = usePage().address;
  const above = crumbsOf(article, locale, lists).slice(0, -1);
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.crumbs}>
        {above.map(({ name, url }) => (
          <li key={url} className={styles.crumb}>
            <a className={styles.link} href={url}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function BlogArticle({ article, related }: ArticlePage) {
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.header}>
          <Breadcrumb article={article} />
          <h1 className={styles.title}>{article.title}</h1>
          <ArticleDates article={article} shown="both" />
        </header>
        <ArticleCover article={article} className={styles.cover} />
        <Contents headings={article.headings} />
        <ArticleBody html={article.body} />
      </article>
      <Related articles={related} />
    </div>
  );
}
