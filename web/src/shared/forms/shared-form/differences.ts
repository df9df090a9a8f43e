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

/** Values are saved without the spaces around them, so those make no difference. */
function isEqual(one: unknown, other: unknown): boolean {
  const [plain, otherPlain] = [one, other].map((value) => (typeof value === 'string' ? value.trim() : value));
  return isSame(plain, otherPlain);
}

/** The fields in which two versions edited from the same values differ. */
export function differencesOf<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Difference<Values>[] {
  const names = Object.keys(mine) as (keyof Values)[];
  return names
    .filter((name) => !isEqual(mine[name], theirs[name]))
    .map((name) => {
      const isMine = !isEqual(mine[name], base[name]);
      const isTheirs = !isEqual(theirs[name], base[name]);
      return {
        name,
        mine: mine[name],
        theirs: theirs[name],
        isByBoth: isMine && isTheirs,
        proposed: isMine ? 'mine' : 'theirs',
      };
    });
}
