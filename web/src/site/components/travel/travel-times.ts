import type { OriginFragment } from '@/generated/seeker/graphql';
import { createStore } from '@/shared/lib/store';

export interface TravelTimes {
  /** Where the visitor's ways begin, as the device keeps it; empty if it keeps nothing. */
  from: string;
  /** What the service read it as, once it is known. */
  origin?: OriginFragment;
  /** The way to each job in a line, by the job's id. */
  texts: ReadonlyMap<string, string>;
}

/** Empty on the server, which renders the same for everybody. */
export const travelTimes = createStore<TravelTimes>({ from: '', texts: new Map() });

/**
 * The device's storage key of the place: a station's code (`MOK`), a district's (`030503`), or where the visitor
 * is, to half a kilometre (`22.315,114.17`).
 */
const storageKey = 'travel-from';

export function keptPlace(): string {
  return localStorage.getItem(storageKey) ?? '';
}

/** Keeps the place on this device; an empty one is forgotten. The cards that are shown follow. */
export function keepPlace(from: string): void {
  if (from === '') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, from);
  travelTimes.set({ from, texts: new Map() });
}
