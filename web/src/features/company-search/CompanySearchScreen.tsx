import { CompanySearchDocument } from '../../generated/graphql';
import { pageNumber } from '../../lib/address';
import { searchPageSize } from '../../lib/constants';
import { samePath } from '../../lib/head';
import { Late } from '../../lib/late';
import { operation } from '../../lib/operation';
import { pagingOf } from '../../lib/paging';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { searchOf } from '../../parts/search/search';
import { companyVariables } from './company-path';
import type { CompaniesPageProps } from './late/CompaniesPage';

export const screen = defineScreen({
  namespaces: ['companySearch'],
  late: ['company-search/CompaniesPage'],
  operations: ({ query }) => {
    const { limit, offset } = pagingOf(query, searchPageSize);
    return [operation('CompanySearch', CompanySearchDocument, { ...companyVariables(query), limit, offset })];
  },
  outcome: ({ answers: [answer] }) => ({ kind: answer.data === null ? 'failed' : 'found' }),
  search: ({ address, answers: [answer] }) =>
    searchOf(answer.data?.company_search.filters ?? [], address.query),
  head: ({ address, answers: [answer], texts }) => {
    const page = pageNumber(address.query.get('page'));
    const title = texts.companySearch.title;
    return {
      title: page > 1 ? `${title} - ${texts.companySearch.page(page)}` : title,
      description: texts.companySearch.description,
      paths: samePath(`${paths.companies}${page > 1 ? `?page=${page}` : ''}`),
      noindex: answer.data?.company_search.total === 0,
    };
  },
  Component: ({ address, answers: [answer] }) => {
    const found = answer.data?.company_search;
    if (found === undefined) return null;
    const search = searchOf(found.filters, address.query);
    return <Late<CompaniesPageProps> name="company-search/CompaniesPage" props={{ found, search }} />;
  },
});
