import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';
import { Pagination } from '@/shared/ui/Pagination';
import { href } from '@/site/lib/address';
import type { ArticleListPage } from '@/site/lib/content';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { Listed } from './kinds';
import styles from './ListFrame.module.css';
import { listTitle } from './list-head';

interface ListFrameProps {
  list: ArticleListPage;
  kind: Listed;
  /** Rendered between the title and the articles. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The heading of a list, its feed and its pages. */
export function ListFrame({ list, kind, tools, children }: ListFrameProps) {
  const texts = useTexts('articleView');
  const lists = useTexts('article');
  const common = useTexts('common');
  const { locale } = usePage().address;
  const own = list.paths[locale];
  const first = list.page === 1 ? own : own.slice(0, -`${list.page}/`.length);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.top}>
          <h1 className={styles.title}>{listTitle(list, kind, lists)}</h1>
          <a className={styles.feed} href={list.feed} type="application/rss+xml">
            <Icon name="feed" />
            {texts.feed}
          </a>
        </div>
        {list.category === null && <p className={styles.lead}>{lists[kind].description}</p>}
        {tools}
      </header>
      {children}
      <Pagination
        label={texts.pages}
        previousLabel={common.previous}
        nextLabel={common.next}
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => href(locale, page === 1 ? first : `${first}${page}/`)}
      />
    </div>
  );
}
