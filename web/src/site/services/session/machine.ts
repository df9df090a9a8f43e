import { type Credentials, initialSession, isLoggedIn, type Profile, type SessionState } from './state';

export type SessionEvent =
  /** The stored token was read: valid, invalid, or missing. */
  | { type: 'started'; stored: Credentials | 'invalid' | 'none' }
  | { type: 'anonymous-created'; credentials: Credentials }
  | { type: 'refreshed'; credentials: Credentials | undefined }
  | { type: 'refresh-failed' }
  | { type: 'account-being-deleted' }
  | { type: 'profile-changed'; profile: Profile }
  | { type: 'unread-counted'; unread: number }
  | { type: 'logged-in'; credentials: Credentials }
  | { type: 'logged-out' }
  | { type: 'changed-elsewhere'; stored: Credentials | undefined; onLoginPage: boolean }
  | { type: 'unauthorized' }
  | { type: 'expiry-elapsed' };

export type SessionEffect =
  | { type: 'store-token'; token: string }
  /** Removes the token, unless another one is stored by now. Without `token` it removes any stored token. */
  | { type: 'remove-token'; token?: string | undefined }
  | { type: 'create-anonymous' }
  | { type: 'refresh' }
  | { type: 'load-profile' }
  | { type: 'revoke'; token: string }
  | { type: 'show-expired' }
  | { type: 'schedule-switch' }
  | { type: 'go-home' }
  | { type: 'go-restore' }
  /** Leaves a page that requires a login, or reloads it for another user. */
  | { type: 'leave-guarded'; to: 'home' | 'login' | 'again' }
  | { type: 'go-onward' };

export interface Step {
  state: SessionState;
  effects: readonly SessionEffect[];
}

const storeToken = ({ token }: Credentials): SessionEffect => ({ type: 'store-token', token });

const signInAgain = (held?: Credentials): readonly SessionEffect[] => [
  { type: 'remove-token', token: held?.token },
  { type: 'create-anonymous' },
];

/** The session has expired: visitors on a personal page are asked to log in. */
const becomeAnonymous = ({ credentials }: SessionState): Step => ({
  state: initialSession,
  effects: [...signInAgain(credentials), { type: 'leave-guarded', to: 'login' }],
});

function start(stored: Credentials | 'invalid' | 'none'): Step {
  if (stored === 'invalid') return { state: initialSession, effects: signInAgain() };
  if (stored === 'none') return { state: initialSession, effects: [{ type: 'create-anonymous' }] };
  const state = { ...initialSession, credentials: stored };
  return { state, effects: isLoggedIn(state) ? [{ type: 'refresh' }] : [] };
}

function changedElsewhere(state: SessionState, stored: Credentials | undefined, onLoginPage: boolean): Step {
  if (stored === undefined) {
    return { state: initialSession, effects: [{ type: 'go-home' }, { type: 'create-anonymous' }] };
  }
  const sameIdentity = state.credentials?.claims.sub === stored.claims.sub;
  const kept = sameIdentity ? state : initialSession;
  const next: SessionState = { ...kept, credentials: stored, expiring: false };
  const effects: SessionEffect[] = [];
  // A personal page shows data of the user who was logged in before.
  if (!sameIdentity && isLoggedIn(state)) {
    effects.push({ type: 'leave-guarded', to: isLoggedIn(next) ? 'again' : 'home' });
  }
  if (isLoggedIn(next) && next.profile === undefined) effects.push({ type: 'load-profile' });
  if (isLoggedIn(next) && onLoginPage) effects.push({ type: 'go-onward' });
  return { state: next, effects };
}

/** The session's state machine: the next state and the effects of an event. */
export function step(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'started':
      return start(event.stored);
    case 'anonymous-created':
      // Another tab may have logged in while the sign-in was under way.
      if (state.credentials !== undefined) return { state, effects: [] };
      return {
        state: { ...initialSession, credentials: event.credentials },
        effects: [storeToken(event.credentials)],
      };
    case 'refreshed':
      if (event.credentials === undefined) return becomeAnonymous(state);
      return {
        state: { ...state, credentials: event.credentials },
        effects: [storeToken(event.credentials), { type: 'load-profile' }],
      };
    case 'refresh-failed':
      return { state, effects: [{ type: 'load-profile' }] };
    case 'profile-changed':
      return { state: isLoggedIn(state) ? { ...state, profile: event.profile } : state, effects: [] };
    case 'account-being-deleted':
      return { state, effects: [{ type: 'go-restore' }] };
    case 'unread-counted':
      return { state: { ...state, unread: isLoggedIn(state) ? event.unread : 0 }, effects: [] };
    case 'logged-in':
      return {
        state: { ...initialSession, credentials: event.credentials },
        effects: [storeToken(event.credentials), { type: 'load-profile' }, { type: 'go-onward' }],
      };
    case 'logged-out': {
      const revoke: SessionEffect[] = state.credentials
        ? [{ type: 'revoke', token: state.credentials.token }]
        : [];
      return {
        state: initialSession,
        effects: [...revoke, ...signInAgain(state.credentials), { type: 'leave-guarded', to: 'home' }],
      };
    }
    case 'changed-elsewhere':
      return changedElsewhere(state, event.stored, event.onLoginPage);
    case 'unauthorized':
      if (state.expiring) return { state, effects: [] };
      return {
        state: { ...state, expiring: true },
        effects: [{ type: 'show-expired' }, { type: 'schedule-switch' }],
      };
    case 'expiry-elapsed':
      if (!state.expiring) return { state, effects: [] };
      return becomeAnonymous(state);
  }
}
