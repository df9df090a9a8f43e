import { type ComponentType, useCallback, useState } from 'react';
import { SearchChoicesOnlyDocument } from '../../../../generated/seeker/documents/SearchChoicesOnly';
import type { SearchChoicesFragment } from '../../../../generated/seeker/graphql';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { useNavigation } from '../../../../shared/hooks/every-page/useNavigation';
import { useQuery } from '../../../../shared/hooks/useQuery';
import { operation } from '../../../../shared/services/every-page/operation';
import { Button } from '../../../../shared/ui/button/Button';
import { Dialog } from '../../../../shared/ui/dialog/Dialog';
import hidden from '../../../../shared/ui/every-page/hidden.module.css';
import { Skeleton } from '../../../../shared/ui/panels/Skeleton';
import {
  type ChoiceProps,
  DistrictChoices,
  EmploymentChoices,
  JobTypeChoices,
  SalaryChoices,
  WorkingDayChoices,
  WorkingHourChoices,
} from '../../../components/search/FilterChoices';
import { useJobCounts } from '../../../components/search/useJobCounts';
import { type Search, searchPath, withValues } from '../../../components/search-query/search';
import { slugsOfChoices } from '../../../components/search-query/slugs';
import type { DeferredComponent } from '../../../page/every-page/Deferred';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import { useService } from '../../../services/session/every-page/useSession';
import { type FilterGroup, type FilterSheetProps, filterGroups } from '../results/FilterBar';

const groups: Record<FilterGroup, ComponentType<ChoiceProps>> = {
  district: DistrictChoices,
  jobType: JobTypeChoices,
  employment: EmploymentChoices,
  salary: SalaryChoices,
  workingDay: WorkingDayChoices,
  workingHour: WorkingHourChoices,
};

type Choices = SearchChoicesFragment['config'];

let loaded: Choices | undefined;

/** The lists to choose from, which do not change during a visit. */
function useChoices(): { choices: Choices | undefined; loading: boolean } {
  const service = useService();
  const load = useCallback(async () => {
    const lists = operation('SearchChoicesOnly', SearchChoicesOnlyDocument, {});
    loaded = (await (await service).ask(lists)).data?.config;
    return loaded;
  }, [service]);
  const { loading } = useQuery(loaded ? undefined : load);
  return { choices: loaded, loading };
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
  const { choices, loading } = useChoices();
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
      {!choices && (loading ? <Skeleton lines={4} /> : <p>{texts.loadFailed}</p>)}
      {choices && <Group choices={choices} counts={counts?.facets} search={search} onChange={setSearch} />}
    </Dialog>
  );
}

export const deferred: DeferredComponent<FilterSheetProps> = {
  namespaces: ['filters'],
  Component: FilterSheet,
};
