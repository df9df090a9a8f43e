import type { SharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { DifferencesDialog } from './DifferencesDialog';

/** How a form's values are shown when two of them are compared. */
export interface ValueTexts<Values> {
  labels: Readonly<Record<keyof Values, string>>;
  /** For each value that is not a text itself, its text. */
  names?: { [Name in keyof Values]?: (value: Values[Name]) => string } | undefined;
}

export interface FormConflictProps<Values> extends ValueTexts<Values> {
  form: Pick<SharedForm<Values>, 'conflict' | 'resolve' | 'cancel'>;
}

/** Asks which values to keep when the same fields were changed here and elsewhere. */
export function FormConflict<Values extends object>({ form, labels, names = {} }: FormConflictProps<Values>) {
  const { lead } = useKitTexts('conflict');
  const { conflict, resolve, cancel } = form;
  if (conflict === undefined) return null;
  return (
    <DifferencesDialog
      lead={lead}
      differences={conflict.differences}
      labelOf={(name) => labels[name]}
      textOf={(name, side) => {
        const value = side === 'mine' ? conflict.mine[name] : conflict.theirs[name];
        return names[name]?.(value) ?? String(value);
      }}
      onChosen={resolve}
      onClose={cancel}
    />
  );
}
