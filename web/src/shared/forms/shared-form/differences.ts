import { isSame } from '@/shared/lib/is-same';

/** A field whose value on this device differs from somebody else's. */
export interface Difference<Values> {
  name: keyof Values;
  mine: Values[keyof Values];
  theirs: Values[keyof Values];
  /** Whether both sides have changed the original value; otherwise only one has. */
  isByBoth: boolean;
  /** The preselected side: mine if it was changed here, otherwise theirs. */
  proposed: 'mine' | 'theirs';
}

/** The fields in which two versions edited from the same values differ. */
export function differencesOf<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Difference<Values>[] {
  const names = Object.keys(mine) as (keyof Values)[];
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => {
      const isMine = !isSame(mine[name], base[name]);
      const isTheirs = !isSame(theirs[name], base[name]);
      return {
        name,
        mine: mine[name],
        theirs: theirs[name],
        isByBoth: isMine && isTheirs,
        proposed: isMine ? 'mine' : 'theirs',
      };
    });
}
