/** What somebody has typed and not saved: it outlives a reload and a session that expired, in this tab only. */
const storageKey = (name: string) => `draft:${name}`;

export function readDraft<Values>(name: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

export function keepDraft(name: string, values: object): void {
  sessionStorage.setItem(storageKey(name), JSON.stringify(values));
}

/** Somebody else may use the tab next. */
export function dropAllDrafts(): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(storageKey('')));
  for (const name of names) sessionStorage.removeItem(name);
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(storageKey(name));
}
