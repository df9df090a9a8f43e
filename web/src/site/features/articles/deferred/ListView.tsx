import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import type { ArticleListPage } from '@/site/lib/content';
import type { DeferredComponent } from '@/site/page/Deferred';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { ArticleCard } from '../ArticleCard';
import { ArticleSearch } from '../ArticleSearch';
import { kindOfList } from '../kinds';
import { ListFrame } from '../ListFrame';
import styles from './ListView.module.css';

interface ListProps {
  list: ArticleListPage;
}

const seenAtOnce = 2;

function Categories({ list }: ListProps) {
  const texts = useTexts('articleView');
  const entries = [{ key: '', name: texts.all, url: list.root }, ...list.categories];
  const current = list.category?.key ?? '';
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.categories}>
        {entries.map(({ key, name, url }) => (
          <li key={key}>
            <a
              className={styles.category}
              href={url}
              aria-current={key === current && list.q === '' ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchSummary({ list }: ListProps) {
  const texts = useTexts('articleView');
  return (
    <p className={styles.found} role="status">
      {texts.found(list.total, list.q)}
      <a className={styles.clear} href={list.root}>
        {texts.clear}
      </a>
    </p>
  );
}

function Nothing({ list }: ListProps) {
  const texts = useTexts('articleView');
  if (list.q === '') return <EmptyState level={2} title={texts.empty} text={texts.emptyText} />;
  return (
    <EmptyState
      level={2}
      title={texts.nothingFound}
      text={texts.nothingFoundText}
      action={<ButtonLink href={list.root}>{texts.showAll}</ButtonLink>}
    />
  );
}

function ListView({ list }: ListProps) {
  const kind = kindOfList(usePage().address.path);
  const tools = (
    <>
      <ArticleSearch list={list} dir={kind} />
      <Categories list={list} />
      {list.q !== '' && <SearchSummary list={list} />}
    </>
  );
  return (
    <ListFrame list={list} kind={kind} tools={tools}>
      {list.articles.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <ul className={styles.list}>
          {list.articles.map((article, index) => (
            <li key={article.url}>
              <ArticleCard article={article} level={2} eager={index < seenAtOnce} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

export const deferred: DeferredComponent<ListProps> = { namespaces: ['articleView'], Component: ListView };
