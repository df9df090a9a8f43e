import { FeaturedCompaniesDocument } from '@/generated/seeker/documents/FeaturedCompanies';
import { pagePath, pagingOf, withoutFirstPage } from '@/shared/lib/paging';
import { operation } from '@/shared/services/operation';
import { companiesPageSize } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';

export const screen = defineScreen({
  namespaces: ['lists'],
  deferred: ['featured-companies/FeaturedCompaniesPage'],
  movedTo: withoutFirstPage,
  operations: ({ query }) => {
    const { limit, offset } = pagingOf(query, companiesPageSize);
    return [operation('FeaturedCompanies', FeaturedCompaniesDocument, { limit, offset })];
  },
  outcome: ({ answers: [answer] }) => ({ kind: answer.data === null ? 'failed' : 'found' }),
  head: ({ address, texts }) => {
    const { page } = pagingOf(address.query, companiesPageSize);
    const { title, description } = texts.lists.companies;
    return {
      title: texts.common.pageOf(title, page),
      description: texts.common.pageOf(description, page),
      paths: samePath(pagePath({ path: paths.featuredCompanies, query: new Map() }, page)),
    };
  },
  Component: function FeaturedCompaniesScreen({ address, answers: [answer] }) {
    const list = answer.data?.featured_company_list;
    if (list === undefined) return null;
    const paging = pagingOf(address.query, companiesPageSize);
    return <Deferred name="featured-companies/FeaturedCompaniesPage" props={{ list, paging }} />;
  },
});
