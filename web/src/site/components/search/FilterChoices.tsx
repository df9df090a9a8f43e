import { type ReactNode, useState } from 'react';
import type { SearchChoicesFragment, SearchCountsFragment } from '@/generated/seeker/graphql';
import { thousandsText } from '@/shared/lib/pay';
import { formatCount } from '@/shared/messages/count';
import { Badge } from '@/shared/ui/Badge';
import { ChoiceChip } from '@/shared/ui/ChoiceChip';
import { Icon } from '@/shared/ui/Icon';
import { hourlyRateOptions, monthlyRateOptions } from '@/site/lib/constants';
import { useTexts } from '@/site/page/useTexts';
import {
  type Search,
  type SearchName,
  salaryKinds,
  toggled,
  valuesOf,
  withValues,
} from '../search-query/search';
import { byLabel } from './districts';
import styles from './FilterChoices.module.css';
import { chosenIn, isTypeChosen, type JobCategory, toggleCategory, toggleType } from './job-types';

/** The props of a group of choices. Counts are omitted if unknown. */
export interface ChoiceProps {
  choices: SearchChoicesFragment['config'];
  counts?: SearchCountsFragment['facets'] | undefined;
  search: Search;
  onChange: (search: Search) => void;
}

type Counts = readonly { code: string; count: number }[] | undefined;

function countOf(counts: Counts, code: string): string | undefined {
  return counts && formatCount(counts.find((entry) => entry.code === code)?.count ?? 0);
}

interface MultiChoiceChipsProps {
  name: SearchName;
  options: readonly { code: string; name: string }[];
  counts: Counts;
  search: Search;
  onChange: (search: Search) => void;
}

/** A row of chips, of which any number can be chosen. */
function MultiChoiceChips({ name, options, counts, search, onChange }: MultiChoiceChipsProps) {
  const chosen = valuesOf(search, name);
  return (
    <div className={styles.chips}>
      {options.map(({ code, name: label }) => (
        <ChoiceChip
          key={code}
          name={name}
          value={code}
          checked={chosen.includes(code)}
          count={countOf(counts, code)}
          onChange={() => onChange(withValues(search, name, toggled(chosen, code)))}
        >
          {label}
        </ChoiceChip>
      ))}
    </div>
  );
}

interface SingleChoiceChipsProps {
  name: SearchName;
  options: readonly { code: string; name: string }[];
  search: Search;
  onChange: (search: Search) => void;
}

/** A row of chips, of which one is chosen: any, or a threshold. */
function SingleChoiceChips({ name, options, search, onChange }: SingleChoiceChipsProps) {
  const texts = useTexts('filters');
  const chosen = search.get(name) ?? '';
  return (
    <div className={styles.chips}>
      {[{ code: '', name: texts.any }, ...options].map(({ code, name: label }) => (
        <ChoiceChip
          key={code}
          kind="radio"
          name={name}
          value={code}
          checked={chosen === code}
          onChange={() => onChange(withValues(search, name, code === '' ? [] : [code]))}
        >
          {label}
        </ChoiceChip>
      ))}
    </div>
  );
}

function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function DistrictChoices({ choices, counts, search, onChange }: ChoiceProps) {
  return byLabel(choices.districts).map(([label, districts]) => (
    <ChoiceGroup key={label} title={label}>
      <MultiChoiceChips
        name="district"
        options={districts.map(({ shortCode, name }) => ({ code: shortCode, name }))}
        counts={counts?.district}
        search={search}
        onChange={onChange}
      />
    </ChoiceGroup>
  ));
}

function Category({ category, ...props }: ChoiceProps & { category: JobCategory }) {
  const { counts, search, onChange } = props;
  const texts = useTexts('filters');
  const chosen = valuesOf(search, 'jobType');
  const number = chosenIn(chosen, category);
  // Initially open if something is chosen; from then on the visitor decides.
  const [opened] = useState(number > 0);
  const change = (codes: readonly string[]) => onChange(withValues(search, 'jobType', codes));
  return (
    <details className={styles.category} open={opened}>
      <summary className={styles.summary}>
        <span className={styles.name}>{category.name}</span>
        {number > 0 && <Badge tone="highlight">{number}</Badge>}
        {counts && <span className={styles.count}>{countOf(counts.category, category.code)}</span>}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.chips}>
        <ChoiceChip
          name="jobType"
          value={category.code}
          checked={chosen.includes(category.code)}
          onChange={() => change(toggleCategory(chosen, category))}
        >
          {texts.wholeCategory(category.name)}
        </ChoiceChip>
        {category.types.map(({ id, name, shortCode }) =>
          shortCode === null ? (
            <h3 key={id} className={styles.subtitle}>
              {name}
            </h3>
          ) : (
            <ChoiceChip
              key={id}
              name="jobType"
              value={shortCode}
              checked={isTypeChosen(chosen, category, shortCode)}
              count={countOf(counts?.job_type, shortCode)}
              onChange={() => change(toggleType(chosen, category, shortCode))}
            >
              {name}
            </ChoiceChip>
          ),
        )}
      </div>
    </details>
  );
}

export function JobTypeChoices(props: ChoiceProps) {
  return (
    <div className={styles.categories}>
      {props.choices.job_categories.map((category) => (
        <Category key={category.code} category={category} {...props} />
      ))}
    </div>
  );
}

export function EmploymentChoices({ choices, counts, search, onChange }: ChoiceProps) {
  return (
    <MultiChoiceChips
      name="employment"
      options={choices.employments}
      counts={counts?.employment}
      search={search}
      onChange={onChange}
    />
  );
}

/** Spec 3: monthly for full time, hourly for part time and temp. One threshold at a time. */
export function SalaryChoices({ search, onChange }: ChoiceProps) {
  const texts = useTexts('filters');
  const kinds = salaryKinds(search);
  const options = (rates: readonly number[], write: (rate: number) => string) =>
    rates.map((rate) => ({ code: `${rate}`, name: texts.andUp(write(rate)) }));
  const only = (name: SearchName, other: SearchName) => (changed: Search) =>
    onChange(valuesOf(changed, name).length > 0 ? withValues(changed, other, []) : changed);
  return (
    <>
      {kinds.hourly && (
        <ChoiceGroup title={texts.hourly}>
          <SingleChoiceChips
            name="hourlyRate"
            options={options(hourlyRateOptions, (rate) => `$${rate}`)}
            search={search}
            onChange={only('hourlyRate', 'monthlyRate')}
          />
        </ChoiceGroup>
      )}
      {kinds.monthly && (
        <ChoiceGroup title={texts.monthly}>
          <SingleChoiceChips
            name="monthlyRate"
            options={options(monthlyRateOptions, thousandsText)}
            search={search}
            onChange={only('monthlyRate', 'hourlyRate')}
          />
        </ChoiceGroup>
      )}
    </>
  );
}

function named(texts: Readonly<Record<string, string>>): { code: string; name: string }[] {
  return Object.entries(texts).map(([code, name]) => ({ code, name }));
}

export function WorkingDayChoices({ counts, search, onChange }: ChoiceProps) {
  const options = named(useTexts('filters').workingDays);
  return (
    <MultiChoiceChips
      name="workingDay"
      options={options}
      counts={counts?.working_day}
      search={search}
      onChange={onChange}
    />
  );
}

export function WorkingHourChoices({ counts, search, onChange }: ChoiceProps) {
  const options = named(useTexts('filters').workingHours);
  return (
    <MultiChoiceChips
      name="workingHour"
      options={options}
      counts={counts?.working_time}
      search={search}
      onChange={onChange}
    />
  );
}

const atMostDays = ['1', '2', '3', '4', '5', '6'];
const atMostHours = ['4', '6', '8', '10'];

export function DaysPerWeekChoices({ search, onChange }: ChoiceProps) {
  const texts = useTexts('filters');
  const options = atMostDays.map((code) => ({ code, name: texts.daysUpTo(code) }));
  return (
    <SingleChoiceChips name="fromWorkingDaysPerWeek" options={options} search={search} onChange={onChange} />
  );
}

export function HoursPerDayChoices({ search, onChange }: ChoiceProps) {
  const texts = useTexts('filters');
  const options = atMostHours.map((code) => ({ code, name: texts.hoursUpTo(code) }));
  return (
    <SingleChoiceChips name="fromWorkingHoursPerDay" options={options} search={search} onChange={onChange} />
  );
}
