import { useState } from 'react';
import { type Rule, required } from '@/shared/forms/validators';
import { monthText } from '@/shared/lib/date-text';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Select } from '@/shared/ui/fields/Select';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { MonthField } from './MonthField';
import { ResumeForm } from './ResumeForm';
import { useChangeWork } from './useChangeWork';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { nameIn } from './value-texts';
import { draftOf, entryIn, inputOfValues, putWork, valuesOf, type WorkEntry } from './work-entry';

interface WorkFormProps extends ResumeFormProps {
  /** The index of the entry to edit; one past the last adds an entry. */
  index: number;
}

const endUnlessCurrent: Rule<string | null> = (end, values) =>
  end === null ? undefined : required(end, values);

/** One work experience. */
export function WorkForm({ profile, lists, saveLabel, onSaved, index, other }: WorkFormProps) {
  const texts = useTexts('resume');
  const { locale } = usePage().address;
  const change = useChangeWork();
  // Kept, because another tab or device may change the list while this entry is on screen.
  const [opened] = useState(profile.work_experience);
  const entry = opened[index];
  const entryNow = (list: readonly WorkEntry[]) => entryIn(list, entry, opened);
  const form = useResumeForm({
    part: draftOf(entry),
    profile,
    // An entry that was deleted elsewhere is saved again.
    valuesOf: ({ work_experience }) => valuesOf(entryNow(work_experience) ?? entry),
    rules: {
      position: [required],
      company: [required],
      type: [required],
      start: [required],
      end: [endUnlessCurrent],
    },
    save: (values) => change((list) => putWork(entryNow(list), inputOfValues(values))(list)),
    onSaved,
  });
  const { value: end, onChange: changeEnd, ...endField } = form.field('end');
  const groups = lists.job_categories.map((category) => ({
    label: category.name,
    options: category.types.flatMap(({ shortCode, name }) =>
      shortCode === null ? [] : [{ value: shortCode, label: name }],
    ),
  }));
  const types = groups.flatMap(({ options }) => options);
  const monthName = (month: string) => month && monthText(month, locale);
  const employments = lists.employments.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ResumeForm
      form={form}
      labels={{
        position: texts.position,
        company: texts.company,
        type: texts.jobType,
        employment: texts.employment,
        start: texts.startMonth,
        end: texts.endMonth,
        description: texts.workDescription,
      }}
      names={{
        type: (code) => types.find(({ value }) => value === code)?.label ?? code,
        employment: nameIn(lists.employments),
        start: monthName,
        end: (month) => (month === null ? texts.now : monthName(month)),
      }}
      saveLabel={saveLabel}
      other={other}
    >
      <TextField {...form.field('position')} label={texts.position} maxLength={100} />
      <TextField
        {...form.field('company')}
        label={texts.company}
        maxLength={100}
        autoComplete="organization"
      />
      <Select
        {...form.field('type')}
        label={texts.jobType}
        options={[{ value: '', label: texts.choose }]}
        groups={groups}
      />
      <Select
        {...form.field('employment')}
        label={texts.employment}
        options={[{ value: '', label: texts.notSaid }, ...employments]}
      />
      <MonthField {...form.field('start')} label={texts.startMonth} />
      <div>
        <Checkbox
          name="current"
          checked={end === null}
          onChange={(isCurrent) => changeEnd(isCurrent ? null : '')}
        >
          {texts.currentWork}
        </Checkbox>
        {end !== null && <MonthField {...endField} value={end} onChange={changeEnd} label={texts.endMonth} />}
      </div>
      <TextArea {...form.field('description')} label={texts.workDescription} maxLength={1000} />
    </ResumeForm>
  );
}
