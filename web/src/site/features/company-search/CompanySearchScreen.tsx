import { CompanySearchDocument } from '@/generated/seeker/documents/CompanySearch';
import { pageNumber } from '@/shared/lib/address';
import { pagingOf, withoutFirstPage } from '@/shared/lib/paging';
import { operation } from '@/shared/services/operation';
import { searchOf } from '@/site/components/search-query/search';
import { searchPageSize } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { companyVariables } from './company-path';
import type { CompaniesPageProps } from './deferred/CompaniesPage';

export const screen = defineScreen({
  namespaces: ['companySearch'],
  deferred: ['company-search/CompaniesPage'],
  movedTo: withoutFirstPage,
  operations: ({ query }) => {
    const { limit, offset } = pagingOf(query, searchPageSize);
    return [operation('CompanySearch', CompanySearchDocument, { ...companyVariables(query), limit, offset })];
  },
  outcome: ({ answers: [answer] }) => ({ kind: answer.data === null ? 'failed' : 'found' }),
  search: ({ address, answers: [answer] }) =>
    searchOf(answer.data?.company_search.filters ?? [], address.query),
  head: ({ address, answers: [answer], texts }) => {
    const page = pageNumber(address.query.get('page'));
    const { title, description } = texts.companySearch;
    return {
      title: texts.common.pageOf(title, page),
      description: texts.common.pageOf(description, page),
      paths: samePath(`${paths.companies}${page > 1 ? `?page=${page}` : ''}`),
      noindex: answer.data?.company_search.total === 0,
    };
  },
  Component: ({ address, answers: [answer] }) => {
    const found = answer.data?.company_search;
    if (found === undefined) return null;
    const search = searchOf(found.filters, address.query);
    return <Deferred<CompaniesPageProps> name="company-search/CompaniesPage" props={{ found, search }} />;
  },
});
