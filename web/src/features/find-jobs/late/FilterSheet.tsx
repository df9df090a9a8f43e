import { type ComponentType, useEffect, useState } from 'react';
import { type SearchChoicesFragment, SearchChoicesOnlyDocument } from '../../../generated/graphql';
import type { LatePart } from '../../../lib/late';
import { useNavigation } from '../../../lib/navigation';
import { operation } from '../../../lib/operation';
import { useHref, usePage, useTexts } from '../../../lib/page';
import { useService } from '../../../lib/session/access';
import {
  type ChoiceProps,
  DistrictChoices,
  EmploymentChoices,
  JobTypeChoices,
  SalaryChoices,
  WorkingDayChoices,
  WorkingHourChoices,
} from '../../../parts/search/choices';
import { type Search, searchPath, withValues } from '../../../parts/search/search';
import { slugsOfChoices } from '../../../parts/search/slugs';
import { useJobCounts } from '../../../parts/search/use-job-counts';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import hidden from '../../../ui/hidden.module.css';
import { Skeleton } from '../../../ui/Skeleton';
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

/** The lists to choose from; they do not change while the visitor is here. */
function useChoices(): { choices: Choices | undefined; failed: boolean } {
  const service = useService();
  const [choices, setChoices] = useState(loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded !== undefined) return;
    const load = async () => {
      const operationOfLists = operation('SearchChoicesOnly', SearchChoicesOnlyDocument, {});
      loaded = (await (await service).ask(operationOfLists)).data?.config;
      setChoices(loaded);
      setFailed(loaded === undefined);
    };
    load().catch(() => setFailed(true));
  }, [service]);
  return { choices, failed };
}

function without(search: Search, group: FilterGroup): Search {
  return filterGroups[group].reduce<Search>((rest, name) => withValues(rest, name, []), search);
}

/** One filter of a search to choose from, with how many jobs would be left. */
function FilterSheet({ group, title, search: first, onClose }: FilterSheetProps) {
  const texts = useTexts('filters');
  const common = useTexts('common');
  const link = useHref();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const [search, setSearch] = useState(first);
  const { choices, failed } = useChoices();
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
      {failed && <p>{texts.loadFailed}</p>}
      {!choices && !failed && <Skeleton lines={4} />}
      {choices && <Group choices={choices} counts={counts?.facets} search={search} onChange={setSearch} />}
    </Dialog>
  );
}

export const part: LatePart<FilterSheetProps> = { namespaces: ['filters'], Component: FilterSheet };
