import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { Select } from '../../../../shared/ui/fields/Select';
import { TextField } from '../../../../shared/ui/fields/TextField';
import page from '../../../components/page/page.module.css';
import { useTexts } from '../../../page/every-page/useTexts';
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

function Skills() {
  const texts = useTexts('jobEditor');
  const { requirements } = useTexts('jobDetails');
  const { state, keeper, choices } = useEditor();
  const { values } = state;
  return (
    <>
      <ChosenList
        label={requirements.skills}
        name="skills"
        addLabel={texts.addSkill}
        chosen={values.skills}
        options={optionsOf(choices.skills)}
        onChange={(skills) => keeper.change({ skills })}
      >
        <Findings field="skills" />
      </ChosenList>
      <ChosenList
        label={requirements.certs}
        name="certs"
        addLabel={texts.addCert}
        chosen={values.certs}
        options={optionsOf(choices.certs)}
        onChange={(certs) => keeper.change({ certs })}
      >
        <Findings field="certs" />
      </ChosenList>
    </>
  );
}

function Requirements() {
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
      <div className={page.pair}>
        <Select
          {...useText('education')}
          label={requirements.education}
          options={[none, ...optionsOf(choices.educations)]}
        />
        <Select {...useText('careerLevel')} label={texts.careerLevel} options={[none, ...levels]} />
      </div>
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
      <Skills />
    </>
  );
}

/** Details that not every job needs. */
export function MoreSection() {
  const texts = useTexts('jobEditor');
  const { state, keeper } = useEditor();
  return (
    <div className={page.stack}>
      <AttributeRows />
      <Requirements />
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
      <Checkbox name="onMap" checked={state.values.onMap} onChange={(onMap) => keeper.change({ onMap })}>
        {texts.onMap}
      </Checkbox>
    </div>
  );
}
