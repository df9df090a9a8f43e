interface Labelled {
  region: { label: string };
}

/** Districts under their labels, in the order in which the labels come. */
export function byLabel<District extends Labelled>(districts: readonly District[]): [string, District[]][] {
  const groups = new Map<string, District[]>();
  for (const district of districts) {
    const { label } = district.region;
    groups.set(label, [...(groups.get(label) ?? []), district]);
  }
  return [...groups];
}
