import { type ComponentType, useState } from 'react';
import { SearchChoicesOnlyDocument } from '@/generated/seeker/documents/SearchChoicesOnly';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import hidden from '@/shared/ui/hidden.module.css';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import {
  type ChoiceProps,
  DistrictChoices,
  EmploymentChoices,
  JobTypeChoices,
  SalaryChoices,
  WorkingDayChoices,
  WorkingHourChoices,
} from '@/site/components/search/FilterChoices';
import { useJobCounts } from '@/site/components/search/useJobCounts';
import { type Search, searchPath, withValues } from '@/site/components/search-query/search';
import { slugsOfChoices } from '@/site/components/search-query/slugs';
import type { DeferredComponent } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useServiceQuery } from '@/site/services/query/useServiceQuery';
import { type FilterGroup, type FilterSheetProps, filterGroups } from '../results/FilterBar';

const groups: Record<FilterGroup, ComponentType<ChoiceProps>> = {
  district: DistrictChoices,
  jobType: JobTypeChoices,
  employment: EmploymentChoices,
  salary: SalaryChoices,
  workingDay: WorkingDayChoices,
  workingHour: WorkingHourChoices,
};

/** The lists to choose from, which do not change during a visit. */
function useChoices() {
  const lists = operation('SearchChoicesOnly', SearchChoicesOnlyDocument, {});
  const { data, isLoading } = useServiceQuery(lists, { isKept: true, isFixed: true });
  return { choices: data?.config, isLoading };
}

function without(search: Search, group: FilterGroup): Search {
  return filterGroups[group].reduce<Search>((rest, name) => withValues(rest, name, []), search);
}

/** The choices of one filter, with the number of jobs left. */
function FilterSheet({ group, title, search: first, onClose }: FilterSheetProps) {
  const texts = useTexts('filters');
  const common = useTexts('common');
  const link = useHref();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const [search, setSearch] = useState(first);
  const { choices, isLoading } = useChoices();
  const counts = useJobCounts(search);
  const Group = groups[group];
  const chosen = filterGroups[group].some((name) => search.has(name));
  const said = counts ? texts.show(counts.total) : texts.showAny;
  const show = () => {
    onClose();
    if (choices && search !== first) go(link(searchPath(search, slugsOfChoices(choices, locale))));
  };
  return (
    <Dialog
      open
      from="below"
      title={title}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <>
          {chosen && (
            <Button kind="quiet" onClick={() => setSearch(without(search, group))}>
              {texts.clear}
            </Button>
          )}
          <Button wide onClick={show}>
            {said}
          </Button>
          <p className={hidden.hidden} role="status">
            {said}
          </p>
        </>
      }
    >
      {!choices && (isLoading ? <Skeleton lines={4} /> : <p>{texts.loadFailed}</p>)}
      {choices && <Group choices={choices} counts={counts?.facets} search={search} onChange={setSearch} />}
    </Dialog>
  );
}

export const deferred: DeferredComponent<FilterSheetProps> = {
  namespaces: ['filters'],
  Component: FilterSheet,
};
