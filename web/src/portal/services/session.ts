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
  /** Who is logged in; null for nobody, undefined while that is not known. */
  person: Person | null | undefined;
  /** The session ended by itself, and not because the person wanted it. */
  hasExpired: boolean;
  /** Why it is not known who is logged in. */
  error?: unknown;
}

/** Who is logged in. The session itself is a cookie, which no script sees. */
export interface Session {
  state: Store<SessionState>;
  /** Asks the service who is logged in. */
  refresh: () => Promise<void>;
  begin: (person: Person) => void;
  /** The service does not know the session any more. */
  expire: () => void;
  /** The person's sessions ended, this one too. */
  end: () => void;
  logOut: () => Promise<void>;
}

/** Whose drafts this browser keeps; a session that expired leaves them to that person. */
const ownerKey = 'drafts-of';

/** `dropDrafts` forgets what was typed: somebody else may use the tab next. */
export function createSession(ask: Ask, dropDrafts: () => void): Session {
  const state = createStore<SessionState>({ person: undefined, hasExpired: false });
  // Of several answers about who is logged in only one that was asked for after the last change counts.
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
    // What somebody else has typed is nobody's business.
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
