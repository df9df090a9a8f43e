import { required } from '../../lib/forms/validators';
import { useTexts } from '../../lib/page';
import { Checkbox } from '../../ui/Checkbox';
import { FieldGroup } from '../../ui/FieldGroup';
import { ResumeForm } from './ResumeForm';
import { type ResumeFormProps, useResumeForm } from './resume-form';
import { useUpdateProfile } from './useUpdateProfile';

export function EducationForm({ profile, lists, saveLabel, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm({
    part: 'education',
    profile,
    initial: { education: profile.education?._id ?? '' },
    rules: { education: [required] },
    save: ({ education }) => update({ education }),
    onSaved,
  });
  const { value, error, onChange } = form.field('education');
  return (
    <ResumeForm form={form} saveLabel={saveLabel}>
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
