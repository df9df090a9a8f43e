import { useState } from 'react';

/** The service accepts at most this many in one call. */
export const maxSelected = 200;

/** The selected rows of a list; the selection survives going to other pages of the list. */
export interface Selection<Row> {
  rows: readonly Row[];
  has: (id: string) => boolean;
  toggle: (row: Row) => void;
  addAll: (rows: readonly Row[]) => void;
  clear: () => void;
}

const every = () => true;

/** `maySelect` tells which rows can be selected; it keeps its identity. */
export function useSelection<Row extends { id: string }>(
  maySelect: (row: Row) => boolean = every,
): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const put = (map: Map<string, Row>, row: Row) =>
    maySelect(row) && (map.size < maxSelected || map.has(row.id)) ? map.set(row.id, row) : map;
  return {
    rows: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (row) =>
      setSelected((before) => {
        const next = new Map(before);
        if (!next.delete(row.id)) put(next, row);
        return next;
      }),
    addAll: (rows) => setSelected((before) => rows.reduce(put, new Map(before))),
    clear: () => setSelected(new Map()),
  };
}
