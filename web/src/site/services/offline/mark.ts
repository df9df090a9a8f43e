import { markKey } from './forget';

/** The mark of a seeker's login: a random name, under which answers to them are kept; undefined if there is none. */
export function markOf(seeker: string): string | undefined {
  const [of, mark] = (localStorage.getItem(markKey) ?? '').split(' ');
  return of === seeker ? mark : undefined;
}

export function setMark(seeker: string, mark: string): void {
  localStorage.setItem(markKey, `${seeker} ${mark}`);
}
