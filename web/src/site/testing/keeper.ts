import { inlineJson } from '../app/document/document';
import type { PieceKeeper } from '../app/document/pieces';

interface Keeper {
  keeper: PieceKeeper;
  /** Calls `make` with the arguments and returns its result with the pieces inserted. */
  call: (make: (...args: string[]) => string, ...args: string[]) => string;
}

/** Caches pieces like the server, and inserts them into pages. */
export function createKeeper(): Keeper {
  const kept = new Map<string, string>();
  let circumstances = '';
  let places: string[] = [];
  let given: readonly string[] = [];
  const keeper: PieceKeeper = {
    begin(told) {
      circumstances = told;
    },
    place(madeFrom) {
      const key = `${circumstances} ${madeFrom}`;
      const number = places.push(key);
      return kept.has(key) ? number : -number;
    },
    keep(place, html) {
      kept.set(places[place - 1] ?? '', html);
    },
    given(index) {
      const key = `given ${inlineJson(given[index] ?? '')}`;
      kept.set(key, inlineJson(given[index] ?? ''));
      return places.push(key);
    },
  };
  const call: Keeper['call'] = (make, ...args) => {
    places = [];
    given = args;
    const mark = /<x-piece id="(\d+)"><\/x-piece>/g;
    return make(...args).replace(mark, (_, id) => kept.get(places[Number(id) - 1] ?? '') ?? '');
  };
  return { keeper, call };
}
