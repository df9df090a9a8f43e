import { FeaturedCompaniesDocument } from '../../generated/graphql';
import { companiesPageSize } from '../../lib/constants';
import { samePath } from '../../lib/head';
import { Late } from '../../lib/late';
import { operation } from '../../lib/operation';
import { pagePath, pagingOf, withoutFirstPage } from '../../lib/paging';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';

export const screen = defineScreen({
  namespaces: ['lists'],
  late: ['featured-companies/FeaturedCompaniesPage'],
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
      title: page > 1 ? `${title} - ${texts.lists.page(page)}` : title,
      description,
      paths: samePath(pagePath({ path: paths.featuredCompanies, query: new Map() }, page)),
    };
  },
  Component: function FeaturedCompaniesScreen({ address, answers: [answer] }) {
    const list = answer.data?.featured_company_list;
    if (list === undefined) return null;
    const paging = pagingOf(address.query, companiesPageSize);
    return <Late name="featured-companies/FeaturedCompaniesPage" props={{ list, paging }} />;
  },
});
