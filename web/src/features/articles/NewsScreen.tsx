import { type ArticleListPage, pageData } from '../../lib/content';
import { samePath } from '../../lib/head';
import { Late } from '../../lib/late';
import { defineScreen } from '../../lib/screen';
import { isListPage, listHead, withoutFirstPage } from './list-head';

/** The press news: each item leads out of the site. */
export const screen = defineScreen({
  namespaces: ['article'],
  late: ['articles/NewsView'],
  validate: ({ params }) => isListPage(params.page),
  movedTo: ({ path }) => withoutFirstPage(path),
  operations: ({ path }) => [pageData<ArticleListPage>(path, undefined)],
  outcome: ({ answers: [{ data }] }) => ({ kind: data === null ? 'not-found' : 'found' }),
  head: ({ address, answers: [{ data }], texts }) =>
    data === null
      ? { title: '', description: '', paths: samePath(address.path), noindex: true }
      : listHead(data, 'news', texts.article),
  Component: ({ answers: [{ data }] }) =>
    data === null ? null : <Late name="articles/NewsView" props={{ list: data }} />,
});
