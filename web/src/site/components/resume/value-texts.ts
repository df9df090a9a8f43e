/** Something of a list, by the service's id or code. */
type Named = { name: string } & ({ _id: string } | { code: string });

const keyOf = (item: Named) => ('_id' in item ? item._id : item.code);

/** The name of an id or code; empty if nothing is chosen. */
export function nameIn(items: readonly Named[]): (key: string) => string {
  return (key) => items.find((item) => keyOf(item) === key)?.name ?? key;
}

/** The names of ids or codes. */
export function namesIn(items: readonly Named[], comma: string): (keys: readonly string[]) => string {
  return (keys) => keys.map(nameIn(items)).join(comma);
}
