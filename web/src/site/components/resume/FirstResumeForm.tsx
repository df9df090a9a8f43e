import type { ReactNode } from 'react';
import { required } from '@/shared/forms/validators';
import { isSame } from '@/shared/lib/is-same';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { useTexts } from '@/site/page/useTexts';
import {
  type KnownLanguages,
  knownLanguages,
  knowsOne,
  LanguageFields,
  languagesToSend,
  useLanguageTexts,
} from './LanguageForm';
import { nameMaxLength } from './NameForm';
import { ResumeForm } from './ResumeForm';
import { type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';
import { nameIn } from './value-texts';

interface FirstValues extends KnownLanguages {
  name: string;
  education: string;
}

interface FirstResumeFormProps extends ResumeFormProps {
  /** Fields above the resume's own. */
  children?: ReactNode;
}

/** Name, education and languages: everything that a resume requires, on one screen. */
export function FirstResumeForm({ profile, lists, saveLabel, onSaved, children }: FirstResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const languages = useLanguageTexts(lists);
  const form = useResumeForm<FirstValues>({
    part: 'first',
    profile,
    valuesOf: (from) => ({
      name: from.name,
      education: from.education?._id ?? '',
      ...knownLanguages(from),
    }),
    rules: { name: [required], education: [required], spoken: [knowsOne], written: [knowsOne] },
    // The service accepts one part at a time; after a failure, parts already saved are not sent again.
    save: async (values, before) => {
      const name = values.name.trim();
      if (name !== before.name) await update({ name });
      if (values.education !== before.education) await update({ education: values.education });
      const sent = languagesToSend(values);
      if (!isSame(sent, languagesToSend(before))) await update(sent);
    },
    onSaved,
  });
  return (
    <ResumeForm
      form={form}
      labels={{ name: texts.name, education: texts.education, ...languages.labels }}
      names={{ education: nameIn(lists.educations), ...languages.names }}
      saveLabel={saveLabel}
    >
      {children}
      <TextField
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={nameMaxLength}
        autoComplete="name"
      />
      <Select
        {...form.field('education')}
        label={texts.educationQuestion}
        options={[
          { value: '', label: texts.choose },
          ...lists.educations.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <LanguageFields spoken={form.field('spoken')} written={form.field('written')} lists={lists} />
    </ResumeForm>
  );
}
