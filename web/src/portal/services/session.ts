import { LogOutDocument } from '../../generated/portal/documents/LogOut';
import { MeDocument } from '../../generated/portal/documents/Me';
import type { PersonShownFragment } from '../../generated/portal/graphql';
import { createStore, type Store } from '../../shared/lib/every-page/store';
import { operation } from '../../shared/services/every-page/operation';
import type { Ask } from './ask';

export type Person = PersonShownFragment;
export type Membership = Person['memberships'][number];
export type Role = Membership['role'];

export interface SessionState {
  /** The person who is logged in; null for nobody, undefined while unknown. */
  person: Person | null | undefined;
  /** The session expired; the person did not log out. */
  hasExpired: boolean;
  /** Why it is unknown who is logged in. */
  error?: unknown;
}

/** Who is logged in. The session itself is a cookie that scripts cannot read. */
export interface Session {
  state: Store<SessionState>;
  /** Asks the service who is logged in. */
  refresh: () => Promise<void>;
  begin: (person: Person) => void;
  /** Called when the service no longer knows the session. */
  expire: () => void;
  /** Called when all of the person's sessions have ended, including this one. */
  end: () => void;
  logOut: () => Promise<void>;
}

/** Whose drafts this browser keeps. They survive an expired session, for that person. */
const ownerKey = 'drafts-of';

/** `dropDrafts` deletes unsaved input, because somebody else may use the tab next. */
export function createSession(ask: Ask, dropDrafts: () => void): Session {
  const state = createStore<SessionState>({ person: undefined, hasExpired: false });
  // Only an answer that was requested after the last change counts.
  let serial = 0;
  const set = (next: SessionState) => {
    serial += 1;
    state.set(next);
  };
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
    end,
    async refresh() {
      serial += 1;
      const mine = serial;
      try {
        const { me } = await ask(operation('Me', MeDocument, {}));
        if (mine !== serial) return;
        if (me) begin(me);
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
      await ask(operation('LogOut', LogOutDocument, {}));
      end();
    },
  };
}
