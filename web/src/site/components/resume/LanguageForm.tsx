import { notEmpty } from '../../../shared/forms/validators';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { Segments } from '../../../shared/ui/fields/Segments';
import { useTexts } from '../../page/every-page/useTexts';
import { ResumeForm } from './ResumeForm';
import styles from './ResumeForm.module.css';
import { type ResumeFormProps, type ResumeLists, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';

interface Known {
  code: string;
  level: string;
}

interface LanguagesProps {
  label: string;
  name: string;
  languages: ResumeLists['spoken_languages'];
  levels: ResumeLists['language_levels'];
  value: readonly Known[];
  error: string | undefined;
  onChange: (value: readonly Known[]) => void;
}

/** A level for each language that one knows; none for the others. */
function Languages({ label, name, languages, levels, value, error, onChange }: LanguagesProps) {
  const texts = useTexts('resume');
  const options = [
    { value: '', label: texts.languageNone },
    ...levels.map((level) => ({ value: level.code, label: level.name })),
  ];
  const choose = (code: string, level: string) => {
    const others = value.filter((known) => known.code !== code);
    onChange(level === '' ? others : [...others, { code, level }]);
  };
  return (
    <FieldGroup label={label} name={name} error={error}>
      <div className={styles.languages}>
        {languages.map((language) => (
          <Segments
            key={language.code}
            label={language.name}
            value={value.find(({ code }) => code === language.code)?.level ?? ''}
            options={options}
            onChange={(level) => choose(language.code, level)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const knownOf = ({ code, level }: Known): Known => ({ code, level });

export function LanguageForm({ profile, lists, saveLabel, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const update = useUpdateProfile();
  const form = useResumeForm<{ spoken: readonly Known[]; written: readonly Known[] }>({
    part: 'language',
    profile,
    initial: { spoken: profile.spoken_skill.map(knownOf), written: profile.written_skill.map(knownOf) },
    rules: { spoken: [notEmpty], written: [notEmpty] },
    save: ({ spoken, written }) => update({ spoken_skill: [...spoken], written_skill: [...written] }),
    onSaved,
  });
  return (
    <ResumeForm form={form} saveLabel={saveLabel}>
      <Languages
        {...form.field('spoken')}
        label={texts.spoken}
        languages={lists.spoken_languages}
        levels={lists.language_levels}
      />
      <Languages
        {...form.field('written')}
        label={texts.written}
        languages={lists.written_languages}
        levels={lists.language_levels}
      />
    </ResumeForm>
  );
}
