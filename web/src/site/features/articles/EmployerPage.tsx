import { ButtonLink } from '@/shared/ui/button/Button';
import type { ArticlePage } from '@/site/lib/content';
import { employerPortalHref } from '@/site/lib/external-links';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { ArticleBody } from './ArticleBody';
import { ArticleCover } from './ArticleCover';
import { Contents } from './Contents';
import styles from './EmployerPage.module.css';
import { Related } from './Related';

/** A page for employers: the offer at a glance, then the text, then how to begin. */
export function EmployerPage({ article, related }: ArticlePage) {
  const texts = useTexts('articleView');
  const { config, address } = usePage();
  const portal = employerPortalHref(config, address.locale);
  const postJob = portal !== undefined && <ButtonLink href={portal}>{texts.postJob}</ButtonLink>;
  return (
    <article className={styles.page}>
      <header className={`${styles.hero} ${article.coverImage === null ? styles.bare : ''}`}>
        <div className={styles.textColumn}>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.lead}>{article.description}</p>
          <div>{postJob}</div>
        </div>
        <ArticleCover article={article} className={styles.cover} />
      </header>
      <div className={styles.text}>
        <Contents headings={article.headings} />
        <ArticleBody html={article.body} />
        {postJob && (
          <aside className={styles.begin}>
            <p>{texts.postJobText}</p>
            {postJob}
          </aside>
        )}
        <Related articles={related} />
      </div>
    </article>
  );
}
