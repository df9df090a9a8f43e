/** A row of a form; its id stays the same whatever is typed into it. */
export type Row<Value> = Value & { id: number };

/** How rows and what is saved of them follow from each other. */
export interface RowFormat<Saved, Value> {
  rowsOf: (saved: Saved) => readonly Value[];
  savedOf: (rows: readonly Value[]) => Saved;
}

const textOf = (value: object) => JSON.stringify({ ...value, id: undefined });

const nextId = (rows: readonly Row<unknown>[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** Rows with these values: those that were there before keep their ids. */
export function withIds<Value extends object>(
  values: readonly Value[],
  before: readonly Row<Value>[] = [],
): readonly Row<Value>[] {
  const left = [...before];
  let id = nextId(before);
  return values.map((value) => {
    const same = left.findIndex((row) => textOf(row) === textOf(value));
    const [kept] = same < 0 ? [] : left.splice(same, 1);
    return kept ?? { ...value, id: id++ };
  });
}

/**
 * The rows for what is saved: the existing ones while it follows from them, otherwise those that it makes, for
 * example after an undo.
 */
export function rowsFor<Saved, Value extends object>(
  saved: Saved,
  before: readonly Row<Value>[],
  { rowsOf, savedOf }: RowFormat<Saved, Value>,
): readonly Row<Value>[] {
  const current = JSON.stringify(savedOf(before));
  if (current === JSON.stringify(saved)) return before;
  const values = rowsOf(saved);
  // The saved values may stand in another order than the rows.
  if (current === JSON.stringify(savedOf(values))) return before;
  return withIds(values, before);
}

export function added<Value extends object>(
  rows: readonly Row<Value>[],
  value: Value,
): readonly Row<Value>[] {
  return [...rows, { ...value, id: nextId(rows) }];
}

export function replaced<Value extends object>(
  rows: readonly Row<Value>[],
  id: number,
  value: Value,
): readonly Row<Value>[] {
  return rows.map((row) => (row.id === id ? { ...value, id } : row));
}

export function removed<Value extends object>(
  rows: readonly Row<Value>[],
  id: number,
): readonly Row<Value>[] {
  return rows.filter((row) => row.id !== id);
}
