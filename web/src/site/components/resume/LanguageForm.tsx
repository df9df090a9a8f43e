import type { ValueTexts } from '@/shared/components/form-conflict/FormConflict';
import type { FieldBinding } from '@/shared/forms/useForm';
import { notEmpty, type Rule } from '@/shared/forms/validators';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Segments } from '@/shared/ui/fields/Segments';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { ResumeForm } from './ResumeForm';
import styles from './ResumeForm.module.css';
import { type ResumeFormProps, type ResumeLists, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';
import { nameIn } from './value-texts';

/** An empty level means that the person has said that they do not know the language. */
interface Known {
  code: string;
  level: string;
}

/** One order for all, so that two lists of the same languages are equal. */
function inOrder(languages: readonly Known[]): readonly Known[] {
  return [...languages].sort((one, other) => (one.code < other.code ? -1 : 1));
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

/** A level for each language. Nothing is preselected, so that nobody claims anything by accident. */
function Languages({ label, name, languages, levels, value, error, onChange }: LanguagesProps) {
  const texts = useTexts('resume');
  const options = [
    { value: '', label: texts.languageNone },
    ...levels.map((level) => ({ value: level.code, label: level.name })),
  ];
  const choose = (code: string, level: string) => {
    const others = value.filter((known) => known.code !== code);
    onChange(inOrder([...others, { code, level }]));
  };
  return (
    <FieldGroup label={label} name={name} error={error}>
      <div className={styles.languages}>
        {languages.map((language) => (
          <Segments
            key={language.code}
            label={language.name}
            value={value.find(({ code }) => code === language.code)?.level}
            options={options}
            onChange={(level) => choose(language.code, level)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export interface KnownLanguages {
  spoken: readonly Known[];
  written: readonly Known[];
}

const knownOf = ({ code, level }: Known): Known => ({ code, level });

export function knownLanguages({ spoken_skill, written_skill }: Profile): KnownLanguages {
  return { spoken: inOrder(spoken_skill.map(knownOf)), written: inOrder(written_skill.map(knownOf)) };
}

const isKnown = ({ level }: Known) => level !== '';

/** The languages to send to the service. */
export function languagesToSend({ spoken, written }: KnownLanguages) {
  return { spoken_skill: spoken.filter(isKnown), written_skill: written.filter(isKnown) };
}

/** Requires at least one language that the person knows. */
export const knowsOne: Rule<readonly Known[]> = (value, values) => notEmpty(value.filter(isKnown), values);

interface LanguageFieldsProps {
  spoken: FieldBinding<readonly Known[]>;
  written: FieldBinding<readonly Known[]>;
  lists: ResumeLists;
}

/** The languages that a person speaks and writes. */
export function LanguageFields({ spoken, written, lists }: LanguageFieldsProps) {
  const texts = useTexts('resume');
  const levels = lists.language_levels;
  return (
    <>
      <Languages {...spoken} label={texts.spoken} languages={lists.spoken_languages} levels={levels} />
      <Languages {...written} label={texts.written} languages={lists.written_languages} levels={levels} />
    </>
  );
}

/** How the languages are shown when two versions of them are compared. */
export function useLanguageTexts(lists: ResumeLists): ValueTexts<KnownLanguages> & { names: object } {
  const texts = useTexts('resume');
  const levelOf = nameIn(lists.language_levels);
  const textOf = (languages: ResumeLists['spoken_languages']) => (value: readonly Known[]) =>
    value
      .filter(isKnown)
      .map(({ code, level }) => texts.languageLevel(nameIn(languages)(code), levelOf(level)))
      .join(texts.comma);
  return {
    labels: { spoken: texts.spoken, written: texts.written },
    names: { spoken: textOf(lists.spoken_languages), written: textOf(lists.written_languages) },
  };
}

export function LanguageForm({ profile, lists, saveLabel, other, onSaved }: ResumeFormProps) {
  const update = useUpdateProfile();
  const form = useResumeForm<KnownLanguages>({
    part: 'language',
    profile,
    valuesOf: knownLanguages,
    rules: { spoken: [knowsOne], written: [knowsOne] },
    save: (values) => update(languagesToSend(values)),
    onSaved,
  });
  return (
    <ResumeForm form={form} {...useLanguageTexts(lists)} saveLabel={saveLabel} other={other}>
      <LanguageFields spoken={form.field('spoken')} written={form.field('written')} lists={lists} />
    </ResumeForm>
  );
}
