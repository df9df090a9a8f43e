import { CompanyAdvancedSearchDocument } from '../../generated/graphql';
import { samePath } from '../../lib/head';
import { Late } from '../../lib/late';
import { operation } from '../../lib/operation';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { searchOf } from '../../parts/search/search';
import { companyVariables } from './company-path';
import type { CompanyFormProps } from './late/CompanyForm';

export const screen = defineScreen({
  namespaces: ['companySearch'],
  late: ['company-search/CompanyForm'],
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
      <Late<CompanyFormProps>
        key={[...address.query].join('&')}
        name="company-search/CompanyForm"
        props={props}
      />
    );
  },
});
