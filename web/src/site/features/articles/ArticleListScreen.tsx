import { type ArticleListPage, type MovedPage, pageData } from '@/site/lib/content';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { kindOfList } from './kinds';
import { isListPage, listHead, withoutFirstPage } from './list-head';

/**
 * A list of blogs, for seekers or for employers: all of them, those of a category, or the results of a
 * search.
 */
export const screen = defineScreen({
  namespaces: ['article'],
  deferred: ['articles/ListView'],
  validate: ({ params }) => isListPage(params.page),
  movedTo: ({ path }) => withoutFirstPage(path),
  operations: ({ path, query }) => [pageData<ArticleListPage | MovedPage>(path, query.get('search')?.trim())],
  outcome: ({ answers: [{ data }] }) => {
    if (data === null) return { kind: 'not-found' };
    return 'moved' in data ? { kind: 'moved', path: data.moved } : { kind: 'found' };
  },
  head: ({ address, answers: [{ data }], texts }) =>
    data === null || 'moved' in data
      ? { title: '', description: '', paths: samePath(address.path), noindex: true }
      : listHead(data, kindOfList(address.path), texts),
  Component: ({ answers: [{ data }] }) =>
    data === null || 'moved' in data ? null : <Deferred name="articles/ListView" props={{ list: data }} />,
});
