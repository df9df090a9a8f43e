import { type ArticleListPage, pageData } from '@/site/lib/content';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { isListPage, listHead, withoutFirstPage } from './list-head';

/** The press news: each item links to another site. */
export const screen = defineScreen({
  namespaces: ['article'],
  deferred: ['articles/NewsView'],
  validate: ({ params }) => isListPage(params.page),
  movedTo: ({ path }) => withoutFirstPage(path),
  operations: ({ path }) => [pageData<ArticleListPage>(path, undefined)],
  outcome: ({ answers: [{ data }] }) => ({ kind: data === null ? 'not-found' : 'found' }),
  head: ({ address, answers: [{ data }], texts }) =>
    data === null
      ? { title: '', description: '', paths: samePath(address.path), noindex: true }
      : listHead(data, 'news', texts),
  Component: ({ answers: [{ data }] }) =>
    data === null ? null : <Deferred name="articles/NewsView" props={{ list: data }} />,
});
