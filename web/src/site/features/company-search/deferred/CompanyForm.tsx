import { useMemo, useState } from 'react';
import { CountCompaniesDocument } from '../../../../generated/seeker/documents/CountCompanies';
import type { CompanyAdvancedSearchQuery } from '../../../../generated/seeker/graphql';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { useNavigation } from '../../../../shared/hooks/every-page/useNavigation';
import { useQuery } from '../../../../shared/hooks/useQuery';
import { operation } from '../../../../shared/services/every-page/operation';
import { SearchBox } from '../../../components/every-page/search-box/SearchBox';
import { DistrictChoices, EmploymentChoices, JobTypeChoices } from '../../../components/search/FilterChoices';
import { FilterForm, FilterSection } from '../../../components/search/FilterForm';
import { type Search, withValues } from '../../../components/search-query/search';
import { paths } from '../../../lib/every-page/paths';
import type { DeferredComponent } from '../../../page/every-page/Deferred';
import { useTexts } from '../../../page/every-page/useTexts';
import { useService } from '../../../services/session/every-page/useSession';
import { companySearchPath, companyVariables } from '../company-path';

const sections = [
  ['district', DistrictChoices],
  ['jobType', JobTypeChoices],
  ['employment', EmploymentChoices],
] as const;

/** How many companies a search finds, as it changes. */
function useCompanyCount(search: Search, first: Search, known: number): number {
  const service = useService();
  const load = useMemo(() => {
    if (search === first) return undefined;
    const count = operation('CountCompanies', CountCompaniesDocument, companyVariables(search));
    return async () => (await (await service).ask(count)).data?.company_search.total;
  }, [search, first, service]);
  return useQuery(load).data ?? known;
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
