import { useState } from 'react';
import { type Rule, required } from '@/shared/forms/validators';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Select } from '@/shared/ui/fields/Select';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { useTexts } from '@/site/page/useTexts';
import { MonthField } from './MonthField';
import { ResumeForm } from './ResumeForm';
import { useChangeWork } from './useChangeWork';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { draftOf, inputOfValues, putWork, valuesOf, type WorkValues } from './work-entry';

interface WorkFormProps extends ResumeFormProps {
  /** The index of the entry to edit; one past the last adds an entry. */
  index: number;
}

const endUnlessCurrent: Rule<string, WorkValues> = (end, values) =>
  values.current ? undefined : required(end, values);

/** One work experience. */
export function WorkForm({ profile, lists, saveLabel, onSaved, index, other }: WorkFormProps) {
  const texts = useTexts('resume');
  const change = useChangeWork();
  // Kept, because another tab may change the list while this entry is on screen.
  const [entry] = useState(profile.work_experience[index]);
  const form = useResumeForm({
    part: draftOf(entry),
    profile,
    initial: valuesOf(entry),
    rules: {
      position: [required],
      company: [required],
      type: [required],
      start: [required],
      end: [endUnlessCurrent],
    },
    save: (values) => change(putWork(entry, inputOfValues(values))),
    onSaved,
  });
  const current = form.field('current');
  const groups = lists.job_categories.map((category) => ({
    label: category.name,
    options: category.types.flatMap(({ shortCode, name }) =>
      shortCode === null ? [] : [{ value: shortCode, label: name }],
    ),
  }));
  const employments = lists.employments.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ResumeForm form={form} saveLabel={saveLabel} other={other}>
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
        <Checkbox name="current" checked={current.value} onChange={current.onChange}>
          {texts.currentWork}
        </Checkbox>
        {!current.value && <MonthField {...form.field('end')} label={texts.endMonth} />}
      </div>
      <TextArea {...form.field('description')} label={texts.workDescription} maxLength={1000} />
    </ResumeForm>
  );
}
