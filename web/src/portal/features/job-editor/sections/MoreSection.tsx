import { useTexts } from '@/portal/page/useTexts';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { FieldPair } from '@/shared/ui/layout/FieldPair';
import { Stack } from '@/shared/ui/layout/Stack';
import { AttributeRows } from '../AttributeRows';
import { ChosenList } from '../ChosenList';
import { Findings } from '../Findings';
import { LanguageRows } from '../LanguageRows';
import { useEditor, useText } from '../useEditor';

interface Choice {
  code: string;
  name: string;
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ code, name }) => ({ value: code, label: name }));

function SkillFields() {
  const texts = useTexts('jobEditor');
  const { requirements } = useTexts('jobDetails');
  const { state, autosave, choices } = useEditor();
  const { values } = state;
  return (
    <>
      <ChosenList
        label={requirements.skills}
        name="skills"
        addLabel={texts.addSkill}
        chosen={values.skills}
        options={optionsOf(choices.skills)}
        onChange={(skills) => autosave.change({ skills })}
      >
        <Findings field="skills" />
      </ChosenList>
      <ChosenList
        label={requirements.certs}
        name="certs"
        addLabel={texts.addCert}
        chosen={values.certs}
        options={optionsOf(choices.certs)}
        onChange={(certs) => autosave.change({ certs })}
      >
        <Findings field="certs" />
      </ChosenList>
    </>
  );
}

function RequirementFields() {
  const texts = useTexts('jobEditor');
  const { requirements, careerLevels } = useTexts('jobDetails');
  const { choices } = useEditor();
  const none = { value: '', label: texts.notSaid };
  const levels = (['entry', 'middle', 'senior', 'top'] as const).map((value) => ({
    value,
    label: careerLevels[value],
  }));
  return (
    <>
      <FieldPair>
        <Select
          {...useText('education')}
          label={requirements.education}
          options={[none, ...optionsOf(choices.educations)]}
        />
        <Select {...useText('careerLevel')} label={texts.careerLevel} options={[none, ...levels]} />
      </FieldPair>
      <Findings field="education" />
      <LanguageRows
        name="spoken"
        field="spoken_skills"
        label={requirements.spoken}
        languages={choices.spoken_languages}
      />
      <LanguageRows
        name="written"
        field="written_skills"
        label={requirements.written}
        languages={choices.written_languages}
      />
      <SkillFields />
    </>
  );
}

/** Details that not every job needs. */
export function MoreSection() {
  const texts = useTexts('jobEditor');
  const { state, autosave } = useEditor();
  return (
    <Stack>
      <AttributeRows />
      <RequirementFields />
      <div>
        <TextField
          {...useText('reference')}
          label={texts.reference}
          hint={texts.referenceHint}
          maxLength={100}
        />
        <Findings field="reference" />
      </div>
      <div>
        <TextField
          {...useText('applyUrl')}
          label={texts.applyUrl}
          hint={texts.applyUrlHint}
          type="url"
          inputMode="url"
          maxLength={2000}
        />
        <Findings field="apply_url" />
      </div>
      <Checkbox name="onMap" checked={state.values.onMap} onChange={(onMap) => autosave.change({ onMap })}>
        {texts.onMap}
      </Checkbox>
    </Stack>
  );
}
