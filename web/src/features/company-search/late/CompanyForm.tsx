import { useEffect, useState } from 'react';
import { type CompanyAdvancedSearchQuery, CountCompaniesDocument } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { useNavigation } from '../../../lib/navigation';
import { operation } from '../../../lib/operation';
import { useHref, useTexts } from '../../../lib/page';
import { paths } from '../../../lib/paths';
import { useService } from '../../../lib/session/access';
import { DistrictChoices, EmploymentChoices, JobTypeChoices } from '../../../parts/search/choices';
import { FilterForm, FilterSection } from '../../../parts/search/FilterForm';
import { type Search, withValues } from '../../../parts/search/search';
import { SearchBox } from '../../../parts/search-box/SearchBox';
import { companySearchPath, companyVariables } from '../company-path';

const sections = [
  ['district', DistrictChoices],
  ['jobType', JobTypeChoices],
  ['employment', EmploymentChoices],
] as const;

/** How many companies a search finds, as it changes. */
function useCompanyCount(search: Search, first: Search, known: number): number {
  const service = useService();
  const [total, setTotal] = useState(known);
  useEffect(() => {
    if (search === first) {
      setTotal(known);
      return undefined;
    }
    let stale = false;
    const ask = async () => {
      const { data } = await (await service).ask(
        operation('CountCompanies', CountCompaniesDocument, companyVariables(search)),
      );
      if (!stale && data !== null) setTotal(data.company_search.total);
    };
    ask().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [search, first, known, service]);
  return total;
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
  const total = useCompanyCount(search, start, known.company_search.total);
  const show = (wanted: Search) => go(link(companySearchPath(wanted)));
  const props = { choices: known.config, search, onChange: setSearch };
  return (
    <FilterForm
      title={advancedTitle}
      show={texts.show(total)}
      onShow={() => show(search)}
      onClear={search.size > 0 ? () => setSearch(new Map()) : undefined}
    >
      <FilterSection id="q" title={texts.searchLabel}>
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          action={link(paths.companies)}
          current={start.get('q') ?? ''}
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

export const part: LatePart<CompanyFormProps> = {
  namespaces: ['companies', 'results', 'filters'],
  Component: CompanyForm,
};
