import { pageNumber } from '@/shared/lib/address';
import type { ArticleListPage } from '@/site/lib/content';
import type { Catalogue } from '@/site/messages/catalogue';
import type { Head } from '@/site/page/head';
import type { Listed } from './kinds';

/** A list's title: its category's name or its own. */
export function listTitle(list: ArticleListPage, kind: Listed, texts: Catalogue['article']): string {
  return list.category?.name ?? texts[kind].title;
}

export function listHead(list: ArticleListPage, kind: Listed, { article, common }: Catalogue): Head {
  const own = article[kind];
  const name = list.category === null ? own.title : `${list.category.name} | ${own.title}`;
  const title = common.pageOf(name, list.page);
  return {
    title,
    description: title === own.title ? own.description : `${title} - ${own.description}`,
    paths: list.paths,
    ...(list.q !== '' && { noindex: true }),
    feed: { title: own.title, href: list.feed },
  };
}

/** Whether the last segment of a path is valid: a page number, or none. */
export function isListPage(page: string | undefined): boolean {
  return page === undefined || `${pageNumber(page)}` === page;
}

/** Spec 2: a route with page 1 redirects to the path without the page segment. */
export function withoutFirstPage(path: string): string | undefined {
  return /^(\/.*[^\d/][^/]*\/)1\/$/.exec(path)?.[1];
}
