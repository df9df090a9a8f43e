import { useState } from 'react';
import { Button } from '../../../shared/ui/button/Button';
import { Dialog } from '../../../shared/ui/dialog/Dialog';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { useTexts } from '../../page/every-page/useTexts';
import type { Difference } from '../../services/drafts/differences';
import page from '../page/page.module.css';
import styles from './differences.module.css';

const sides = ['mine', 'theirs'] as const;

type Side = (typeof sides)[number];

interface DifferencesDialogProps<Values> {
  /** Says who saved the other version. */
  lead: string;
  differences: readonly Difference<Values>[];
  labelOf: (name: keyof Values) => string;
  /** A value as readable text; empty if there is no value. */
  textOf: (name: keyof Values, side: Side) => string;
  /** Called with the chosen value of each field. */
  onChosen: (chosen: Partial<Values>) => void;
  onClose: () => void;
}

/** After somebody else has saved: lists the fields that differ and asks which value to keep. */
export function DifferencesDialog<Values extends object>(props: DifferencesDialogProps<Values>) {
  const { lead, differences, labelOf, textOf, onChosen, onClose } = props;
  const texts = useTexts('jobEditor');
  const { close } = useTexts('common');
  const [chosen, setChosen] = useState<Partial<Record<keyof Values, Side>>>({});
  const sideOf = ({ name, proposed }: Difference<Values>) => chosen[name] ?? proposed;
  const choose = () =>
    onChosen(
      Object.fromEntries(
        differences.map((difference) => [difference.name, difference[sideOf(difference)]]),
      ) as Partial<Values>,
    );
  return (
    <Dialog
      open
      title={texts.conflictTitle}
      closeLabel={close}
      onClose={onClose}
      actions={
        <Button wide onClick={choose}>
          {texts.conflictDone}
        </Button>
      }
    >
      <div className={page.stack}>
        <p>{lead}</p>
        {differences.map((difference) => {
          const name = String(difference.name);
          return (
            <fieldset key={name} className={styles.difference}>
              <legend>{labelOf(difference.name)}</legend>
              {sides.map((side) => (
                <Checkbox
                  key={side}
                  kind="radio"
                  name={`choice-${name}`}
                  value={side}
                  checked={sideOf(difference) === side}
                  onChange={() => setChosen((before) => ({ ...before, [difference.name]: side }))}
                >
                  <span className={page.quiet}>{texts.sides[side]}</span>
                  <span className={styles.value}>{textOf(difference.name, side) || texts.nothing}</span>
                </Checkbox>
              ))}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
