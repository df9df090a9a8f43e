import { CompanyAdvancedSearchDocument } from '@/generated/seeker/documents/CompanyAdvancedSearch';
import { operation } from '@/shared/services/operation';
import { searchOf } from '@/site/components/search-query/search';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { companyVariables } from './company-path';
import type { CompanyFormProps } from './deferred/CompanyForm';

export const screen = defineScreen({
  namespaces: ['companySearch'],
  deferred: ['company-search/CompanyForm'],
  operations: ({ query }) => [
    operation('CompanyAdvancedSearch', CompanyAdvancedSearchDocument, companyVariables(query)),
  ],
  outcome: ({ answers: [answer] }) => ({ kind: answer.data === null ? 'failed' : 'found' }),
  head: ({ texts }) => ({
    title: texts.companySearch.advancedTitle,
    description: texts.companySearch.description,
    paths: samePath(paths.companiesAdvanced),
    noindex: true,
  }),
  Component: ({ address, answers: [answer] }) => {
    if (answer.data === null) return null;
    const first = searchOf(answer.data.company_search.filters, address.query);
    const props = { known: answer.data, first };
    return (
      <Deferred<CompanyFormProps>
        key={[...address.query].join('&')}
        name="company-search/CompanyForm"
        props={props}
      />
    );
  },
});
