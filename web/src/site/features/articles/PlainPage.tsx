import { StoreLinks } from '../../components/store-links/StoreLinks';
import type { ArticlePage } from '../../lib/every-page/content';
import { useTexts } from '../../page/every-page/useTexts';
import { ArticleBody } from './ArticleBody';
import { ArticleCover } from './ArticleCover';
import { ArticleDates } from './ArticleDates';
import { Contents } from './Contents';
import styles from './PlainPage.module.css';

/** Where to get the app: a code for those at a desk, the stores for those with a phone in hand. */
function Download() {
  const texts = useTexts('common').footer;
  return (
    <section className={styles.download}>
      <img className={styles.code} src="/hk/qr.svg" alt={texts.qrCode} width={132} height={132} />
      <div className={styles.stores}>
        <h2 className={styles.heading}>{texts.download}</h2>
        <StoreLinks />
      </div>
    </section>
  );
}

/** A page of the site's own: legal texts, contact, the app. */
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
      {isApp && <Download />}
      <Contents headings={article.headings} />
      <ArticleBody html={article.body} />
    </article>
  );
}
