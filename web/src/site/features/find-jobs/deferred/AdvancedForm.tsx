import { useState } from 'react';
import type { SearchChoicesFragment, SearchCountsFragment } from '@/generated/seeker/graphql';
import { useNavigation } from '@/shared/hooks/useNavigation';
import {
  DaysPerWeekChoices,
  DistrictChoices,
  EmploymentChoices,
  HoursPerDayChoices,
  JobTypeChoices,
  SalaryChoices,
  WorkingDayChoices,
  WorkingHourChoices,
} from '@/site/components/search/FilterChoices';
import { FilterForm, FilterSection } from '@/site/components/search/FilterForm';
import { useJobCounts } from '@/site/components/search/useJobCounts';
import { SearchBox } from '@/site/components/search-box/SearchBox';
import {
  type Search,
  type SlugName,
  searchPath,
  toggled,
  valuesOf,
  withValues,
} from '@/site/components/search-query/search';
import { slugsOfChoices } from '@/site/components/search-query/slugs';
import type { Suggestion } from '@/site/components/search-suggestions/Suggestions';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';

/** All filters, in the order of the form. */
const sections = [
  ['district', DistrictChoices],
  ['jobType', JobTypeChoices],
  ['employment', EmploymentChoices],
  ['salary', SalaryChoices],
  ['workingDay', WorkingDayChoices],
  ['workingHour', WorkingHourChoices],
  ['fromWorkingDaysPerWeek', DaysPerWeekChoices],
  ['fromWorkingHoursPerDay', HoursPerDayChoices],
] as const;

const filterOfKind: Partial<Record<Suggestion['kind'], SlugName>> = {
  district: 'district',
  job_type: 'jobType',
};

/** Adds a suggestion to the search: a district or a type becomes a choice, anything else the text. */
function withSuggestion(search: Search, { kind, code, text }: Suggestion): Search {
  const filter = filterOfKind[kind];
  if (filter === undefined || code === null)
    return withValues(search, 'q', [kind === 'search' ? (code ?? text) : text]);
  const chosen = valuesOf(search, filter);
  const changed = chosen.includes(code) ? search : withValues(search, filter, toggled(chosen, code));
  return withValues(changed, 'q', []);
}

export interface AdvancedFormProps {
  counts: SearchCountsFragment;
  choices: SearchChoicesFragment['config'];
  first: Search;
}

function AdvancedForm({ counts: known, choices, first }: AdvancedFormProps) {
  const { title } = useTexts('advanced');
  const texts = useTexts('filters');
  const { groups } = useTexts('results');
  const common = useTexts('common');
  const link = useHref();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const [search, setSearch] = useState(first);
  // The search box is remounted after each clearing, so that the typed text goes, too.
  const [clearings, setClearings] = useState(0);
  const counts = useJobCounts(search, known);
  const slugOf = slugsOfChoices(choices, locale);
  const show = (wanted: Search) => go(link(searchPath(wanted, slugOf)));
  const pick = (suggestion: Suggestion) => {
    const changed = withSuggestion(search, suggestion);
    setSearch(changed);
    return changed.get('q') ?? '';
  };
  const clear = () => {
    setSearch(new Map());
    setClearings(clearings + 1);
  };
  const props = { choices, counts: counts?.facets, search, onChange: setSearch };
  return (
    <FilterForm
      title={title}
      show={texts.show(counts?.total ?? 0)}
      onShow={() => show(search)}
      onClear={search.size > 0 ? clear : undefined}
    >
      <FilterSection id="q" title={groups.q}>
        <SearchBox
          key={clearings}
          label={groups.q}
          placeholder={common.searchPlaceholder}
          action={link('/search')}
          current={(clearings === 0 && first.get('q')) || ''}
          onText={(text) => setSearch(withValues(search, 'q', text.trim() === '' ? [] : [text.trim()]))}
          onSearch={(text) => show(withValues(search, 'q', [text]))}
          onPick={pick}
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

export const deferred: DeferredComponent<AdvancedFormProps> = {
  namespaces: ['results', 'filters'],
  Component: AdvancedForm,
};
