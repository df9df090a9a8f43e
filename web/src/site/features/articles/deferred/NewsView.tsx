import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import hidden from '@/shared/ui/hidden.module.css';
import { Icon } from '@/shared/ui/Icon';
import type { ArticleListPage, ArticleSummary } from '@/site/lib/content';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useTexts } from '@/site/page/useTexts';
import { ArticleBody } from '../ArticleBody';
import { ArticleDates } from '../ArticleDates';
import { ListFrame } from '../ListFrame';
import styles from './NewsView.module.css';

interface NewsProps {
  list: ArticleListPage;
}

/** A news item links to another site, in a new tab; its summary can be read here. */
function NewsItem({ item }: { item: ArticleSummary }) {
  const texts = useTexts('articleView');
  const common = useTexts('common');
  return (
    <article className={styles.item}>
      {item.coverImage !== null && (
        <img className={styles.cover} src={item.coverImage} alt="" width={1200} height={630} loading="lazy" />
      )}
      <div className={styles.textColumn}>
        <ArticleDates article={item} shown="created" />
        <h2 className={styles.title}>
          <a className={styles.link} href={item.url} target="_blank" rel="noopener">
            {item.title}
            <Icon name="external" size={18} />
            <span className={hidden.hidden}>{common.newTab}</span>
          </a>
        </h2>
        <p>{item.description}</p>
        {item.body !== undefined && (
          <details>
            <summary className={styles.summary}>
              {texts.readHere}
              <Icon name="chevronDown" size={18} />
            </summary>
            <ArticleBody html={item.body} />
          </details>
        )}
      </div>
    </article>
  );
}

function NewsView({ list }: NewsProps) {
  const texts = useTexts('articleView');
  return (
    <ListFrame list={list} kind="news">
      {list.articles.length === 0 ? (
        <EmptyState level={2} title={texts.empty} text={texts.emptyText} />
      ) : (
        <ul className={styles.list}>
          {list.articles.map((item) => (
            <li key={item.key}>
              <NewsItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

export const deferred: DeferredComponent<NewsProps> = { namespaces: ['articleView'], Component: NewsView };
