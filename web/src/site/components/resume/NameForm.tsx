import { required } from '@/shared/forms/validators';
import { TextField } from '@/shared/ui/fields/TextField';
import { useTexts } from '@/site/page/useTexts';
import { ResumeForm } from './ResumeForm';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';

export const nameMaxLength = 50;

export function NameForm({ profile, saveLabel, other, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm({
    part: 'name',
    profile,
    valuesOf: ({ name }) => ({ name }),
    rules: { name: [required] },
    save: ({ name }) => update({ name: name.trim() }),
    onSaved,
  });
  return (
    <ResumeForm form={form} labels={{ name: texts.name }} saveLabel={saveLabel} other={other}>
      <TextField
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={nameMaxLength}
        autoComplete="name"
      />
    </ResumeForm>
  );
}
