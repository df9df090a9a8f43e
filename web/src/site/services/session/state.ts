import type { ProfileFragment } from '@/generated/seeker/graphql';
import type { Claims } from './token';

/** Spec 7: the portfolio answer of GetProfile is stored as the profile. */
export type Profile = ProfileFragment;

/** A valid token with its claims. */
export interface Credentials {
  token: string;
  claims: Claims;
}

export interface SessionState {
  /** Absent until the first token is ready, and briefly between two tokens. */
  credentials?: Credentials;
  profile?: Profile;
  /** Notifications not read yet. */
  unread: number;
  /** The expiry (401) was announced; the switch to an anonymous user is scheduled. */
  expiring: boolean;
}

export const initialSession: SessionState = { unread: 0, expiring: false };

/** Spec 4: a user is logged in only if the token is not anonymous. */
export function isLoggedIn(state: SessionState): boolean {
  return state.credentials !== undefined && !state.credentials.claims.anonymous;
}
