import { useState } from 'react';
import { type Row, type RowFormat, rowsFor, withIds } from './rows';

/**
 * The rows that are edited, from which follows what is saved. They are made again when that changes elsewhere:
 * by an undo, a template, painting or another person's version.
 */
export function useRows<Saved, Value extends object>(
  saved: Saved,
  format: RowFormat<Saved, Value>,
  save: (saved: Saved, typed?: string) => void,
) {
  const [kept, setKept] = useState<readonly Row<Value>[]>(() => withIds(format.rowsOf(saved)));
  const rows = rowsFor(saved, kept, format);
  if (rows !== kept) setKept(rows);
  /** `typed` names the field that is being typed into. */
  const set = (next: readonly Row<Value>[], typed?: string) => {
    setKept(next);
    save(format.savedOf(next), typed);
  };
  return { rows, set };
}
