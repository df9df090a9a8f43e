import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { DifferencesDialog } from './DifferencesDialog';
import type { SharedForm } from './useSharedForm';

interface FormConflictProps<Values> {
  form: SharedForm<Values>;
  labels: Readonly<Record<keyof Values, string>>;
  /** The readable names of values that are codes. */
  names?: { [Name in keyof Values]?: (value: Values[Name]) => string };
}

/** Asks which values to keep when a colleague has changed the same fields. */
export function FormConflict<Values extends object>({ form, labels, names = {} }: FormConflictProps<Values>) {
  const texts = useKitTexts('application').conflict;
  const { conflict, resolve, cancel } = form;
  if (conflict === undefined) return null;
  return (
    <DifferencesDialog
      lead={texts.lead}
      differences={conflict.differences}
      labelOf={(name) => labels[name]}
      textOf={(name, side) => {
        const value = side === 'mine' ? conflict.values[name] : conflict.theirs[name];
        return names[name]?.(value) ?? String(value);
      }}
      onChosen={(chosen) => void resolve(chosen)}
      onClose={cancel}
    />
  );
}
