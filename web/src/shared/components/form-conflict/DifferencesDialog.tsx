import { useState } from 'react';
import type { Difference } from '@/shared/forms/shared-form/differences';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './DifferencesDialog.module.css';

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
  const texts = useKitTexts('conflict');
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
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <Button wide onClick={choose}>
          {texts.done}
        </Button>
      }
    >
      <Stack>
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
                  <Muted as="span">{texts.sides[side]}</Muted>
                  <span className={styles.value}>{textOf(difference.name, side) || texts.nothing}</span>
                </Checkbox>
              ))}
            </fieldset>
          );
        })}
      </Stack>
    </Dialog>
  );
}
