/** A field that this device and somebody else have with different values. */
export interface Difference<Values> {
  name: keyof Values;
  mine: Values[keyof Values];
  theirs: Values[keyof Values];
  /** Whether both have changed what they began with; else only one has, and the other lags behind. */
  isByBoth: boolean;
  /** What was changed last here stays unless the person says otherwise; what only they changed is theirs. */
  proposed: 'mine' | 'theirs';
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Where two people who began with the same values have come to different ones. */
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
