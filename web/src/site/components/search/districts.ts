interface Labelled {
  region: { label: string };
}

/** Groups districts by label, in the order of the labels' first appearance. */
export function byLabel<District extends Labelled>(districts: readonly District[]): [string, District[]][] {
  const groups = new Map<string, District[]>();
  for (const district of districts) {
    const { label } = district.region;
    groups.set(label, [...(groups.get(label) ?? []), district]);
  }
  return [...groups];
}
