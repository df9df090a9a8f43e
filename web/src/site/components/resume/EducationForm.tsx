import { required } from '@/shared/forms/validators';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { useTexts } from '@/site/page/useTexts';
import { ResumeForm } from './ResumeForm';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';
import { nameIn } from './value-texts';

export function EducationForm({ profile, lists, saveLabel, other, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm({
    part: 'education',
    profile,
    valuesOf: ({ education }) => ({ education: education?._id ?? '' }),
    rules: { education: [required] },
    save: ({ education }) => update({ education }),
    onSaved,
  });
  const { value, error, onChange } = form.field('education');
  return (
    <ResumeForm
      form={form}
      labels={{ education: texts.education }}
      names={{ education: nameIn(lists.educations) }}
      saveLabel={saveLabel}
      other={other}
    >
      <FieldGroup label={texts.educationQuestion} name="education" error={error}>
        {lists.educations.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            kind="radio"
            name="education-level"
            value={_id}
            checked={_id === value}
            onChange={() => onChange(_id)}
          >
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
    </ResumeForm>
  );
}
