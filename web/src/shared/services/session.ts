import { createStore, type Store } from '@/shared/lib/store';

export interface SessionState<Person> {
  /** The person who is logged in; null for nobody, undefined while unknown. */
  person: Person | null | undefined;
  /** The session expired; the person did not log out. */
  hasExpired: boolean;
  /** Why it is unknown who is logged in. */
  error?: unknown;
}

/** Who is logged in. The session itself is a cookie that scripts cannot read. */
export interface Session<Person> {
  state: Store<SessionState<Person>>;
  /** Whether somebody has logged in with this browser and not logged out; the session may have ended since. */
  isRemembered: () => boolean;
  /** Asks the service who is logged in. */
  refresh: () => Promise<void>;
  begin: (person: Person) => void;
  /** Called when the service no longer knows the session. */
  expire: () => void;
  /** Called when all of the person's sessions have ended, including this one. */
  end: () => void;
  logOut: () => Promise<void>;
}

export interface SessionOptions<Person> {
  /** Asks the service who is logged in; null for nobody. */
  load: () => Promise<Person | null>;
  logOut: () => Promise<unknown>;
  /** Deletes unsaved input, because somebody else may use the tab next. */
  dropDrafts: () => void;
  /** Deletes the service's answers, whenever another person, or nobody, is logged in. */
  dropAnswers: () => void;
  /**
   * The key in the browser's storage of the person whose drafts it keeps. They survive an expired session,
   * for that person.
   */
  ownerKey: string;
}

export function createSession<Person extends { id: string }>(
  options: SessionOptions<Person>,
): Session<Person> {
  const { load, dropDrafts, dropAnswers, ownerKey } = options;
  const state = createStore<SessionState<Person>>({ person: undefined, hasExpired: false });
  // Only an answer that was requested after the last change counts.
  let serial = 0;
  const set = (next: SessionState<Person>) => {
    serial += 1;
    state.set(next);
  };
  let before = state.get().person;
  state.subscribe(() => {
    const { person } = state.get();
    const isOther = before !== undefined && before?.id !== person?.id;
    before = person;
    if (isOther) dropAnswers();
  });
  const end = () => {
    dropDrafts();
    localStorage.removeItem(ownerKey);
    set({ person: null, hasExpired: false });
  };
  const begin = (person: Person) => {
    const owner = localStorage.getItem(ownerKey);
    // Another person's drafts must not be seen.
    if (owner !== null && owner !== person.id) dropDrafts();
    localStorage.setItem(ownerKey, person.id);
    set({ person, hasExpired: false });
  };
  return {
    state,
    isRemembered: () => localStorage.getItem(ownerKey) !== null,
    end,
    async refresh() {
      serial += 1;
      const mine = serial;
      try {
        const person = await load();
        if (mine !== serial) return;
        if (person) begin(person);
        else set({ person: null, hasExpired: !!state.get().person });
      } catch (error) {
        if (mine === serial && !state.get().person) set({ person: undefined, hasExpired: false, error });
      }
    },
    begin,
    expire() {
      const { person } = state.get();
      if (person !== null) set({ person: null, hasExpired: person !== undefined });
    },
    async logOut() {
      await options.logOut();
      end();
    },
  };
}
