import { useState } from 'react';
import type { MyJobAlertsQuery } from '@/generated/seeker/graphql';
import type { Form } from '@/shared/forms/useForm';
import { ChipToggle } from '@/shared/ui/Chip';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Segments } from '@/shared/ui/fields/Segments';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon } from '@/shared/ui/Icon';
import { byLabel } from '@/site/components/search/districts';
import { useTexts } from '@/site/page/useTexts';
import styles from './AlertForm.module.css';
import { type AlertValues, dayOptions, hourOptions, inOrder } from './alert-values';

type Lists = MyJobAlertsQuery['config'];

interface ChoiceGroup {
  key: string;
  title: string;
  choices: readonly { code: string; name: string }[];
}

interface FoldedChoicesProps {
  label: string;
  name: string;
  groups: readonly ChoiceGroup[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

type FoldProps = Omit<FoldedChoicesProps, 'label' | 'groups'> & { group: ChoiceGroup };

/** Initially open if something is chosen; from then on the visitor decides. */
function Fold({ group: { title, choices }, name, value, onChange }: FoldProps) {
  const count = choices.filter(({ code }) => value.includes(code)).length;
  const [opened] = useState(count > 0);
  return (
    <details className={styles.fold} open={opened}>
      <summary>
        <span>
          {title}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.choices}>
        {choices.map(({ code, name: choice }) => (
          <Checkbox
            key={code}
            name={`${name}-choice`}
            value={code}
            checked={value.includes(code)}
            onChange={(checked) =>
              onChange(checked ? inOrder([...value, code]) : value.filter((other) => other !== code))
            }
          >
            {choice}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}

/** Many choices in collapsed groups, each with the number of chosen ones. */
function FoldedChoices({ label, name, groups, value, onChange }: FoldedChoicesProps) {
  return (
    <FieldGroup label={label} name={name}>
      {groups.map((group) => (
        <Fold key={group.key} group={group} name={name} value={value} onChange={onChange} />
      ))}
    </FieldGroup>
  );
}

function districtGroups(lists: Lists): ChoiceGroup[] {
  return byLabel(lists.districts).map(([label, districts]) => ({
    key: label,
    title: label,
    choices: districts.map(({ shortCode, name }) => ({ code: shortCode, name })),
  }));
}

function typeGroups(lists: Lists, wholeCategory: (name: string) => string): ChoiceGroup[] {
  return lists.job_categories.map((category) => ({
    key: category.code,
    title: category.name,
    choices: [
      { code: category.code, name: wholeCategory(category.name) },
      ...category.types.flatMap(({ shortCode, name }) =>
        shortCode === null ? [] : [{ code: shortCode, name }],
      ),
    ],
  }));
}

interface ChipsProps {
  label: string;
  name: string;
  choices: readonly { code: string; name: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A few choices side by side. */
function Chips({ label, name, choices, value, onChange }: ChipsProps) {
  return (
    <FieldGroup label={label} name={name}>
      <div className={styles.chips}>
        {choices.map(({ code, name: choice }) => (
          <ChipToggle
            key={code}
            pressed={value.includes(code)}
            onToggle={(pressed) =>
              onChange(pressed ? inOrder([...value, code]) : value.filter((other) => other !== code))
            }
          >
            {choice}
          </ChipToggle>
        ))}
      </div>
    </FieldGroup>
  );
}

/** All conditions of an alert; at least one has to be set. */
export function AlertFields({ form, lists }: { form: Form<AlertValues>; lists: Lists }) {
  const texts = useTexts('profile').alerts;
  const { workingDays, workingHours } = useTexts('filters');
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([code, name]) => ({ code, name }));
  const { value: rate, onChange: changeRate, ...rateField } = form.field('rate');
  const numbers = (options: readonly number[], name: (number: string) => string) => [
    { value: '', label: texts.any },
    ...options.map((number) => ({ value: `${number}`, label: name(`${number}`) })),
  ];
  return (
    <>
      <TextField {...form.field('term')} label={texts.term} hint={texts.termHint} maxLength={100} />
      <FoldedChoices {...form.field('district')} label={texts.district} groups={districtGroups(lists)} />
      <FoldedChoices
        {...form.field('jobType')}
        label={texts.jobType}
        groups={typeGroups(lists, texts.wholeCategory)}
      />
      <Chips {...form.field('employment')} label={texts.employment} choices={lists.employments} />
      <Chips {...form.field('workingDay')} label={texts.workingDay} choices={named(workingDays)} />
      <Chips {...form.field('workingHour')} label={texts.workingHour} choices={named(workingHours)} />
      <div className={styles.pair}>
        <Select
          {...form.field('maxHours')}
          label={texts.maxHours}
          options={numbers(hourOptions, texts.hours)}
        />
        <Select {...form.field('maxDays')} label={texts.maxDays} options={numbers(dayOptions, texts.days)} />
      </div>
      <FieldGroup label={texts.rate} name="rate-kind">
        <Segments
          label={texts.rateKind}
          value={rate.kind}
          options={[
            { value: 'hourly', label: texts.hourly },
            { value: 'monthly', label: texts.monthly },
          ]}
          onChange={(kind) => changeRate({ ...rate, kind: kind === 'monthly' ? 'monthly' : 'hourly' })}
        />
        <TextField
          {...rateField}
          value={rate.amount}
          label={texts.rateAmount}
          prefix="$"
          inputMode="numeric"
          onChange={(text) => changeRate({ ...rate, amount: text.normalize('NFKC').trim() })}
        />
      </FieldGroup>
    </>
  );
}
