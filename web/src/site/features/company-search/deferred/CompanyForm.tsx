import { useState } from 'react';
import { CountCompaniesDocument } from '@/generated/seeker/documents/CountCompanies';
import type { CompanyAdvancedSearchQuery } from '@/generated/seeker/graphql';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { DistrictChoices, EmploymentChoices, JobTypeChoices } from '@/site/components/search/FilterChoices';
import { FilterForm, FilterSection } from '@/site/components/search/FilterForm';
import { SearchBox } from '@/site/components/search-box/SearchBox';
import { type Search, withValues } from '@/site/components/search-query/search';
import { paths } from '@/site/lib/paths';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import { companySearchPath, companyVariables } from '../company-path';

const sections = [
  ['district', DistrictChoices],
  ['jobType', JobTypeChoices],
  ['employment', EmploymentChoices],
] as const;

/** How many companies a search finds, as it changes. */
function useCompanyCount(search: Search, first: Search, known: number): number {
  const count =
    search === first
      ? undefined
      : operation('CountCompanies', CountCompaniesDocument, companyVariables(search));
  return useServiceQuery(count).data?.company_search.total ?? known;
}

export interface CompanyFormProps {
  known: CompanyAdvancedSearchQuery;
  first: Search;
}

function CompanyForm({ known, first }: CompanyFormProps) {
  const texts = useTexts('companies');
  const { groups } = useTexts('results');
  const { advancedTitle } = useTexts('companySearch');
  const link = useHref();
  const { go } = useNavigation();
  const [start] = useState(first);
  const [search, setSearch] = useState(start);
  // The search box is remounted after each clearing, so that the typed text goes, too.
  const [clearings, setClearings] = useState(0);
  const total = useCompanyCount(search, start, known.company_search.total);
  const show = (wanted: Search) => go(link(companySearchPath(wanted)));
  const clear = () => {
    setSearch(new Map());
    setClearings(clearings + 1);
  };
  const props = { choices: known.config, search, onChange: setSearch };
  return (
    <FilterForm
      title={advancedTitle}
      show={texts.show(total)}
      onShow={() => show(search)}
      onClear={search.size > 0 ? clear : undefined}
    >
      <FilterSection id="q" title={texts.searchLabel}>
        <SearchBox
          key={clearings}
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          action={link(paths.companies)}
          current={(clearings === 0 && start.get('q')) || ''}
          onText={(text) => setSearch(withValues(search, 'q', text.trim() === '' ? [] : [text.trim()]))}
          onSearch={(text) => show(withValues(search, 'q', [text]))}
        />
      </FilterSection>
      {sections.map(([name, Choices]) => (
        <FilterSection key={name} id={name} title={groups[name]}>
          <Choices {...props} />
        </FilterSection>
      ))}
    </FilterForm>
  );
}

export const deferred: DeferredComponent<CompanyFormProps> = {
  namespaces: ['companies', 'results', 'filters'],
  Component: CompanyForm,
};
