import { useState } from 'react';
import { momentText } from '../../../shared/lib/date-text';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import page from '../../components/page/page.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { type Difference, differencesOf } from '../../services/drafts/differences';
import type { Theirs } from '../../services/drafts/draft-keeper';
import styles from './editor.module.css';
import type { JobValues } from './job-values';
import { useEditor } from './useEditor';
import { useValueText } from './useValueText';

type Side = 'mine' | 'theirs';

interface ChoiceProps {
  difference: Difference<JobValues>;
  theirs: JobValues;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function Choice({ difference: { name }, theirs, chosen, onChoose }: ChoiceProps) {
  const texts = useTexts('jobEditor');
  const { state } = useEditor();
  const textOf = useValueText();
  return (
    <fieldset className={styles.difference}>
      <legend>{texts.fields[name]}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <Checkbox
          key={side}
          kind="radio"
          name={`choice-${name}`}
          value={side}
          checked={chosen === side}
          onChange={() => onChoose(side)}
        >
          <span className={page.quiet}>{texts.sides[side]}</span>
          <span className={styles.value}>{textOf(name, side === 'mine' ? state.values : theirs)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface ConflictDialogProps {
  theirs: Theirs<JobValues>;
  /** Told when a choice is made. */
  onResolved: () => void;
  onClose: () => void;
}

/** Somebody else has saved: what differs, field by field, and which of the two is to stay. */
export function ConflictDialog({ theirs, onResolved, onClose }: ConflictDialogProps) {
  const texts = useTexts('jobEditor');
  const { close } = useTexts('common');
  const { locale } = usePage().address;
  const { state, keeper } = useEditor();
  const [chosen, setChosen] = useState<Partial<Record<keyof JobValues, Side>>>({});
  const differences = differencesOf(state.base, state.values, theirs.values);
  const sideOf = ({ name, proposed }: Difference<JobValues>) => chosen[name] ?? proposed;
  const resolve = () => {
    const mine = differences.filter((difference) => sideOf(difference) === 'mine');
    const kept = mine.map(({ name }) => [name, state.values[name]]);
    keeper.resolve({ ...theirs.values, ...(Object.fromEntries(kept) as Partial<JobValues>) });
    onResolved();
  };
  return (
    <Dialog
      open
      title={texts.conflictTitle}
      closeLabel={close}
      onClose={onClose}
      actions={
        <Button wide onClick={resolve}>
          {texts.conflictDone}
        </Button>
      }
    >
      <div className={page.stack}>
        <p>
          {theirs.by
            ? texts.conflictBy(theirs.by, theirs.at && momentText(theirs.at, locale))
            : texts.conflictOnSite}
        </p>
        {differences.map((difference) => (
          <Choice
            key={difference.name}
            difference={difference}
            theirs={theirs.values}
            chosen={sideOf(difference)}
            onChoose={(side) => setChosen((before) => ({ ...before, [difference.name]: side }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
