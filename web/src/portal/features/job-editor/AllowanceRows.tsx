import { useTexts } from '@/portal/page/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { ChipToggle } from '@/shared/ui/Chip';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { TextField } from '@/shared/ui/fields/TextField';
import { FieldPair } from '@/shared/ui/layout/FieldPair';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { Findings } from './Findings';
import fieldStyles from './fields.module.css';
import type { JobValues } from './job-values';
import { added, type RowFormat, removed, replaced } from './rows';
import { useEditor } from './useEditor';
import { useRows } from './useRows';

type Allowance = JobValues['allowances'][number];

const kinds: readonly Allowance['kind'][] = ['meal', 'travel', 'other'];

const format: RowFormat<JobValues['allowances'], Allowance> = {
  rowsOf: (allowances) => allowances,
  savedOf: (rows) => rows.map(({ kind, description }) => ({ kind, description })),
};

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
    <div className={fieldStyles.rowFields}>
      <FieldPair>
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
      </FieldPair>
      <FlushLeft>
        <Button kind="quiet" onClick={onRemove} aria-label={texts.takeAway(name)}>
          {texts.remove}
        </Button>
      </FlushLeft>
    </div>
  );
}

/** Allowances for meals, travel and others, each with an optional description. */
export function AllowanceRows() {
  const texts = useTexts('jobEditor');
  const { benefits } = useTexts('jobDetails');
  const { state, autosave } = useEditor();
  const { rows, set } = useRows(state.values.allowances, format, (allowances) =>
    autosave.change({ allowances }),
  );
  const toggle = (kind: Allowance['kind'], isGiven: boolean) =>
    set(
      isGiven
        ? added(rows, { kind, description: { zh_hant: '', en: '' } })
        : rows.filter((each) => each.kind !== kind),
    );
  return (
    <FieldGroup label={texts.allowances} name="allowances" hint={texts.allowancesHint}>
      <div className={fieldStyles.chips}>
        {kinds.map((kind) => (
          <ChipToggle
            key={kind}
            pressed={rows.some((each) => each.kind === kind)}
            onToggle={(isGiven) => toggle(kind, isGiven)}
          >
            {benefits.allowance[kind]}
          </ChipToggle>
        ))}
      </div>
      {rows.map((row) => (
        <AllowanceRow
          key={row.id}
          allowance={row}
          onChange={(changed) => set(replaced(rows, row.id, changed))}
          onRemove={() => set(removed(rows, row.id))}
        />
      ))}
      <Findings field="allowances" />
    </FieldGroup>
  );
}
