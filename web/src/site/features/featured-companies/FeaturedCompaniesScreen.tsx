import { FeaturedCompaniesDocument } from '../../../generated/seeker/documents/FeaturedCompanies';
import { companiesPageSize } from '../../../shared/lib/every-page/constants';
import { pagePath, pagingOf, withoutFirstPage } from '../../../shared/lib/every-page/paging';
import { operation } from '../../../shared/services/every-page/operation';
import { paths } from '../../lib/every-page/paths';
import { Deferred } from '../../page/every-page/Deferred';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';

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
