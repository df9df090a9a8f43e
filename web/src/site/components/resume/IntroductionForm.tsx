import { TextArea } from '@/shared/ui/fields/TextArea';
import { useTexts } from '@/site/page/useTexts';
import { ResumeForm } from './ResumeForm';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';

const maxLength = 1000;

export function IntroductionForm({ profile, saveLabel, other, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm({
    part: 'introduction',
    profile,
    valuesOf: ({ message_to_employer }) => ({ introduction: message_to_employer }),
    rules: {},
    save: ({ introduction }) => update({ message_to_employer: introduction.trim() }),
    onSaved,
  });
  const field = form.field('introduction');
  return (
    <ResumeForm form={form} labels={{ introduction: texts.introduction }} saveLabel={saveLabel} other={other}>
      <TextArea
        {...field}
        label={texts.introductionQuestion}
        hint={`${texts.introductionHint} ${texts.length([...field.value].length, maxLength)}`}
        maxLength={maxLength}
      />
    </ResumeForm>
  );
}
