import { useTexts } from '@/portal/page/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { Segments } from '@/shared/ui/fields/Segments';
import { Select } from '@/shared/ui/fields/Select';
import { Findings } from './Findings';
import fieldStyles from './fields.module.css';
import type { JobValues } from './job-values';
import { useEditor } from './useEditor';

type Skill = JobValues['spoken'][number];

interface LanguageRowsProps {
  name: 'spoken' | 'written';
  /** The service's name of the field. */
  field: string;
  label: string;
  languages: readonly { code: string; name: string }[];
}

const levels: readonly Skill['level'][] = ['basic', 'excellent'];

/** The languages that the work needs, each with its level. */
export function LanguageRows({ name, field, label, languages }: LanguageRowsProps) {
  const texts = useTexts('jobEditor');
  const { requirements } = useTexts('jobDetails');
  const { state, autosave } = useEditor();
  const skills = state.values[name];
  const set = (next: Skill[]) => autosave.change({ [name]: next });
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code;
  const left = languages.filter(({ code }) => skills.every(({ language }) => language !== code));
  return (
    <FieldGroup label={label} name={name}>
      {skills.map(({ language, level }) => (
        <div key={language} className={fieldStyles.between}>
          <Segments
            label={nameOf(language)}
            value={level}
            options={levels.map((value) => ({ value, label: requirements.levels[value] }))}
            onChange={(value) => {
              const changed = levels.find((each) => each === value) ?? level;
              set(skills.map((each) => (each.language === language ? { language, level: changed } : each)));
            }}
          />
          <Button
            kind="quiet"
            aria-label={texts.takeAway(nameOf(language))}
            onClick={() => set(skills.filter((each) => each.language !== language))}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {left.length > 0 && (
        <div className={fieldStyles.add}>
          <Select
            label={texts.addLanguage}
            name={`${name}Add`}
            value=""
            options={[
              { value: '', label: texts.choose },
              ...left.map((language) => ({ value: language.code, label: language.name })),
            ]}
            onChange={(language) => language !== '' && set([...skills, { language, level: 'basic' }])}
          />
        </div>
      )}
      <Findings field={field} />
    </FieldGroup>
  );
}
