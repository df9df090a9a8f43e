import { Button } from '../../../shared/ui/button/Button';
import { ChipToggle } from '../../../shared/ui/every-page/Chip';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../shared/ui/fields/TextField';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './editor.module.css';
import { Findings } from './Findings';
import type { JobValues } from './job-values';
import { useEditor } from './useEditor';

type Allowance = JobValues['allowances'][number];

const kinds: readonly Allowance['kind'][] = ['meal', 'travel', 'other'];

const maxLength = 200;

interface AllowanceRowProps {
  allowance: Allowance;
  onChange: (allowance: Allowance) => void;
  onRemove: () => void;
}

function AllowanceRow({ allowance, onChange, onRemove }: AllowanceRowProps) {
  const texts = useTexts('jobEditor');
  const { benefits } = useTexts('jobDetails');
  const { kind, description } = allowance;
  const name = benefits.allowance[kind];
  const say = (part: Partial<Allowance['description']>) =>
    onChange({ kind, description: { ...description, ...part } });
  return (
    <div className={styles.line}>
      <div className={page.pair}>
        <TextField
          label={texts.inChinese(name)}
          name="allowanceZh"
          lang="zh-Hant-HK"
          maxLength={maxLength}
          value={description.zh_hant}
          onChange={(zh_hant) => say({ zh_hant })}
        />
        <TextField
          label={texts.inEnglish(name)}
          name="allowanceEn"
          lang="en-HK"
          maxLength={maxLength}
          value={description.en}
          onChange={(en) => say({ en })}
        />
      </div>
      <div className={page.flush}>
        <Button kind="quiet" onClick={onRemove} aria-label={texts.takeAway(name)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** Allowances for meals, travel and others, each with an optional description. */
export function AllowanceRows() {
  const texts = useTexts('jobEditor');
  const { benefits } = useTexts('jobDetails');
  const { state, keeper } = useEditor();
  const { allowances } = state.values;
  const set = (next: Allowance[]) => keeper.change({ allowances: next });
  const toggle = (kind: Allowance['kind'], isGiven: boolean) =>
    set(
      isGiven
        ? [...allowances, { kind, description: { zh_hant: '', en: '' } }]
        : allowances.filter((each) => each.kind !== kind),
    );
  return (
    <FieldGroup label={texts.allowances} name="allowances" hint={texts.allowancesHint}>
      <div className={styles.chips}>
        {kinds.map((kind) => (
          <ChipToggle
            key={kind}
            pressed={allowances.some((each) => each.kind === kind)}
            onToggle={(isGiven) => toggle(kind, isGiven)}
          >
            {benefits.allowance[kind]}
          </ChipToggle>
        ))}
      </div>
      {allowances.map((allowance, index) => (
        <AllowanceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may say the same
          key={`${allowance.kind}${index}`}
          allowance={allowance}
          onChange={(changed) => set(allowances.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => set(allowances.filter((_, at) => at !== index))}
        />
      ))}
      <Findings field="allowances" />
    </FieldGroup>
  );
}
