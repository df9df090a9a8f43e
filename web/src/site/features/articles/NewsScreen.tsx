import { type ArticleListPage, pageData } from '../../lib/every-page/content';
import { Deferred } from '../../page/every-page/Deferred';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';
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
