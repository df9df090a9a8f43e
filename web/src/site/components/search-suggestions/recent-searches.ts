/** The device's storage key of the recent searches, newest first. */
const storageKey = 'recent-searches';

const most = 5;

export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other !== text);
  localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, most)));
}
