import { describe, expect, test } from 'vitest';
import { type SessionEvent, step } from './machine';
import { newcomer as profile } from './sample-profile';
import { type Credentials, initialSession, isLoggedIn } from './state';

function credentials(sub: string, anonymous: boolean): Credentials {
  return { token: `token-of-${sub}`, claims: { sub, iss: 'hoigung', exp: 1, anonymous } };
}

const visitor = credentials('visitor', true);
const seeker = credentials('seeker', false);
const otherSeeker = credentials('other', false);

const anonymous = { ...initialSession, credentials: visitor };
const loggedIn = { ...initialSession, credentials: seeker, profile };

/** The state and the names of the effects after an event. */
function outcome(state: typeof initialSession, event: SessionEvent) {
  const result = step(state, event);
  return { state: result.state, effects: result.effects.map((effect) => effect.type) };
}

describe('at start', () => {
  test('[4.02] a valid anonymous token is placed in the session and nothing is asked', () => {
    expect(outcome(initialSession, { type: 'started', stored: visitor })).toEqual({
      state: anonymous,
      effects: [],
    });
  });

  test('[4.03] a valid token of a logged-in user is refreshed', () => {
    const result = outcome(initialSession, { type: 'started', stored: seeker });
    expect(result.state.credentials).toBe(seeker);
    expect(result.effects).toEqual(['refresh']);
  });

  test('[4.04] an invalid token is removed, and the visitor becomes anonymous', () => {
    const result = outcome(initialSession, { type: 'started', stored: 'invalid' });
    expect(result).toEqual({ state: initialSession, effects: ['remove-token', 'create-anonymous'] });
  });

  test('[4.05] without a token an anonymous sign-in is done', () => {
    expect(outcome(initialSession, { type: 'started', stored: 'none' }).effects).toEqual([
      'create-anonymous',
    ]);
  });

  test('the anonymous token is used and stored', () => {
    const result = step(initialSession, { type: 'anonymous-created', credentials: visitor });
    expect(result).toEqual({ state: anonymous, effects: [{ type: 'store-token', token: visitor.token }] });
  });
});

test('an anonymous token that comes after a login in another tab is not used', () => {
  const result = outcome(loggedIn, { type: 'anonymous-created', credentials: visitor });
  expect(result).toEqual({ state: loggedIn, effects: [] });
});

describe('who is logged in', () => {
  test('[4.07] only the holder of a token that is not anonymous', () => {
    expect(isLoggedIn(initialSession)).toBe(false);
    expect(isLoggedIn(anonymous)).toBe(false);
    expect(isLoggedIn(loggedIn)).toBe(true);
  });

  test('a login uses and stores its token, loads the profile and leaves the login page', () => {
    const result = outcome(anonymous, { type: 'logged-in', credentials: seeker });
    expect(result.state).toEqual({ ...initialSession, credentials: seeker });
    expect(result.effects).toEqual(['store-token', 'load-profile', 'go-onward']);
  });

  test('a profile is kept only while somebody is logged in', () => {
    const held = { ...initialSession, credentials: seeker };
    expect(step(held, { type: 'profile-changed', profile }).state.profile).toBe(profile);
    expect(step(anonymous, { type: 'profile-changed', profile }).state.profile).toBeUndefined();
  });
});

test('[4.41] the notification indicator is shown while something is unread, and goes when it is read', () => {
  const shown = step(loggedIn, { type: 'unread-counted', unread: 3 }).state;
  expect(shown.unread).toBe(3);
  expect(step(shown, { type: 'unread-counted', unread: 0 }).state.unread).toBe(0);
  expect(step(anonymous, { type: 'unread-counted', unread: 3 }).state.unread).toBe(0);
  expect(step(shown, { type: 'logged-out' }).state.unread).toBe(0);
});

describe('refresh', () => {
  test('[4.12] a new access token is used and the profile loaded', () => {
    const newer = { ...seeker, token: 'newer' };
    const result = outcome(loggedIn, { type: 'refreshed', credentials: newer });
    expect(result.state.credentials).toBe(newer);
    expect(result.effects).toEqual(['store-token', 'load-profile']);
  });

  test('[4.13] no new access token means an anonymous sign-in', () => {
    const result = outcome(loggedIn, { type: 'refreshed', credentials: undefined });
    const effects = ['remove-token', 'create-anonymous', 'leave-guarded'];
    expect(result).toEqual({ state: initialSession, effects });
  });

  test('a refresh that did not get through leaves the user logged in', () => {
    const result = outcome({ ...initialSession, credentials: seeker }, { type: 'refresh-failed' });
    expect(result.state.credentials).toBe(seeker);
    expect(result.effects).toEqual(['load-profile']);
  });
});

describe('another tab', () => {
  const elsewhere = (stored: Credentials | undefined, onLoginPage = false): SessionEvent => ({
    type: 'changed-elsewhere',
    stored,
    onLoginPage,
  });

  test('[4.08] a token changed there is used here', () => {
    expect(outcome(anonymous, elsewhere(seeker)).state.credentials).toBe(seeker);
    expect(outcome(loggedIn, elsewhere(visitor))).toEqual({
      state: anonymous,
      effects: ['leave-guarded'],
    });
  });

  test('[4.09] a login there sends a login page here onward', () => {
    expect(outcome(anonymous, elsewhere(seeker, true)).effects).toContain('go-onward');
    expect(outcome(anonymous, elsewhere(seeker, false)).effects).not.toContain('go-onward');
    expect(outcome(anonymous, elsewhere(credentials('x', true), true)).effects).not.toContain('go-onward');
  });

  test('[4.10] a token removed there leads home here', () => {
    const result = outcome(loggedIn, elsewhere(undefined));
    expect(result.effects).toEqual(['go-home', 'create-anonymous']);
    expect(result.state).toEqual(initialSession);
  });

  test('[4.11] the profile is loaded again when the identity differs, and kept when not', () => {
    const changed = outcome(loggedIn, elsewhere(otherSeeker));
    expect(changed.effects).toContain('load-profile');
    expect(changed.state.profile).toBeUndefined();
    const same = outcome(loggedIn, elsewhere({ ...seeker, token: 'newer' }));
    expect(same.effects).not.toContain('load-profile');
    expect(same.state.profile).toBe(profile);
  });

  test('a refresh there that overtakes the one here does not leave the profile out', () => {
    const refreshing = { ...initialSession, credentials: seeker };
    const result = outcome(refreshing, elsewhere({ ...seeker, token: 'newer' }));
    expect(result.effects).toEqual(['load-profile']);
  });
});

describe('logout', () => {
  test('[4.14] the token is revoked', () => {
    const result = step(loggedIn, { type: 'logged-out' });
    expect(result.effects).toContainEqual({ type: 'revoke', token: seeker.token });
  });

  test('[4.15] [4.16] an anonymous sign-in follows and the profile is cleared', () => {
    const result = outcome(loggedIn, { type: 'logged-out' });
    expect(result.effects.slice(-3)).toEqual(['remove-token', 'create-anonymous', 'leave-guarded']);
    expect(result.state).toEqual(initialSession);
  });
});

test('[4.36] an account that is being deleted is led to where it can be restored', () => {
  expect(outcome(loggedIn, { type: 'account-being-deleted' }).effects).toEqual(['go-restore']);
});

describe('a 401 answer', () => {
  test('[4.17] shows that the session is expired, once', () => {
    const first = outcome(loggedIn, { type: 'unauthorized' });
    expect(first.effects).toEqual(['show-expired', 'schedule-switch']);
    expect(outcome(first.state, { type: 'unauthorized' }).effects).toEqual([]);
  });

  test('[4.18] switches to an anonymous user when its time is over', () => {
    const expiring = { ...loggedIn, expiring: true };
    const result = outcome(expiring, { type: 'expiry-elapsed' });
    const effects = ['remove-token', 'create-anonymous', 'leave-guarded'];
    expect(result).toEqual({ state: initialSession, effects });
  });

  test('a login in the meantime calls the switch off', () => {
    const again = step({ ...loggedIn, expiring: true }, { type: 'logged-in', credentials: otherSeeker });
    expect(outcome(again.state, { type: 'expiry-elapsed' }).effects).toEqual([]);
  });
});
