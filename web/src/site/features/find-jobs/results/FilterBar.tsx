import type { MouseEvent } from 'react';
import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { formatQuery } from '@/shared/lib/address';
import { Icon } from '@/shared/ui/Icon';
import { type Search, type SearchName, valuesOf } from '@/site/components/search-query/search';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './FilterBar.module.css';

/** Spec 3: the search filters are district, category, employment, salary, working day and working time. */
export const filterGroups = {
  district: ['district'],
  jobType: ['jobType'],
  employment: ['employment'],
  salary: ['hourlyRate', 'monthlyRate'],
  workingDay: ['workingDay'],
  workingHour: ['workingHour'],
} as const satisfies Record<string, readonly SearchName[]>;

export type FilterGroup = keyof typeof filterGroups;

export interface FilterSheetProps {
  group: FilterGroup;
  title: string;
  search: Search;
  onClose: () => void;
}

/** A row of filters; each opens its choices, whose script and texts are loaded on demand. */
export function FilterBar({ search }: { search: Search }) {
  const texts = useTexts('results');
  const [opened, setOpened] = useDisclosure<FilterGroup>();
  const link = useHref();
  // Until the script has loaded, and in a new tab, the link opens the page of all filters.
  const all = link(`${paths.findJobsAdvanced}${formatQuery(search)}`);
  const open = (event: MouseEvent, group: FilterGroup) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(group);
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <ul className={styles.bar} aria-label={texts.filters}>
        {Object.entries(filterGroups).map(([name, filters]) => {
          const group = name as FilterGroup;
          const count = filters.reduce((sum, filter) => sum + valuesOf(search, filter).length, 0);
          return (
            <li key={group}>
              <a
                className={`${styles.filter} ${count > 0 ? styles.chosen : ''}`}
                href={`${all}#${group}`}
                aria-haspopup="dialog"
                onClick={(event) => open(event, group)}
              >
                {texts.groups[group]}
                {count > 0 && <span className={styles.count}>{count}</span>}
                <Icon name="chevronDown" size={16} />
              </a>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Deferred<FilterSheetProps>
          name="find-jobs/FilterSheet"
          props={{ group: opened, title: texts.groups[opened], search, onClose: close }}
        />
      )}
    </>
  );
}
