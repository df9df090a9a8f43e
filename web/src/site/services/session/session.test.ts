// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '@/shared/services/api/service';
import { unauthorizedSwitchDelay } from '@/site/lib/constants';
import { newcomer as profile } from './sample-profile';
import { Session, type SessionPorts, tokenKey } from './session';

function token(sub: string, anonymous: boolean, iss = 'hoigung'): string {
  return `e30.${btoa(JSON.stringify({ iss, sub, anonymous, exp: Date.now() / 1000 + 3600 }))}.s`;
}

const visitorToken = token('visitor', true);
const seekerToken = token('seeker', false);

function sessionWith(given: Partial<SessionPorts> = {}) {
  const ports = {
    issuer: 'hoigung',
    storage: localStorage,
    createAnonymous: vi.fn(async () => visitorToken),
    refresh: vi.fn(async (): Promise<string | null> => seekerToken),
    revoke: vi.fn(async () => undefined),
    loadProfile: vi.fn(async () => profile),
    countUnread: vi.fn(async () => 0),
    showExpired: vi.fn(),
    goHome: vi.fn(),
    goRestore: vi.fn(),
    leaveGuarded: vi.fn(),
    goOnward: vi.fn(),
    onLoginPage: vi.fn(() => false),
    ...given,
  };
  return { session: new Session(ports), ports };
}

/** Writes the token like another tab. */
function writeElsewhere(value: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: value }));
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('[4.01] the stored token is read and validated at start', async () => {
  localStorage.setItem(tokenKey, visitorToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  expect(session.token()).toBe(visitorToken);
  expect(ports.createAnonymous).not.toHaveBeenCalled();
});

test('[4.04] a stored token of another issuer is removed from the storage', async () => {
  localStorage.setItem(tokenKey, token('x', true, 'other'));
  const { session, ports } = sessionWith({ createAnonymous: () => new Promise(() => undefined) });
  session.start();
  await settled();
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(session.token()).toBeUndefined();
  expect(ports.refresh).not.toHaveBeenCalled();
});

test('[1.31] an anonymous token is made on demand and kept', async () => {
  const { session } = sessionWith();
  session.start();
  await settled();
  expect(localStorage.getItem(tokenKey)).toBe(visitorToken);
});

test('[4.03] the token of a logged-in user is refreshed at start and the profile fetched', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const newer = `${seekerToken}2`;
  const { session, ports } = sessionWith({ refresh: async () => newer });
  session.start();
  await settled();
  expect(session.token()).toBe(newer);
  expect(ports.loadProfile).toHaveBeenCalledOnce();
  expect(session.state.get().profile).toBe(profile);
});

test('[4.06] callbacks that wait for a token or a profile run once it is ready', async () => {
  const { session } = sessionWith();
  const onToken = vi.fn();
  const onProfile = vi.fn();
  session.whenToken(onToken);
  session.whenProfile(onProfile);
  session.start();
  expect(onToken).not.toHaveBeenCalled();
  await settled();
  expect(onToken).toHaveBeenCalledOnce();
  expect(onProfile).not.toHaveBeenCalled();
  session.logIn(seekerToken);
  await settled();
  expect(onProfile).toHaveBeenCalledExactlyOnceWith(profile);
  session.whenToken(onToken);
  expect(onToken).toHaveBeenCalledTimes(2);
});

test('[4.08] [4.09] a login in another tab is adopted, and leaves the login page', async () => {
  const { session, ports } = sessionWith({ onLoginPage: () => true });
  session.start();
  await settled();
  writeElsewhere(seekerToken);
  await settled();
  expect(session.token()).toBe(seekerToken);
  expect(ports.goOnward).toHaveBeenCalledOnce();
  expect(session.state.get().profile).toBe(profile);
});

test('[4.10] a token removed in another tab leads home', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  writeElsewhere(null);
  expect(ports.goHome).toHaveBeenCalledOnce();
});

test('[4.10] a refresh that ends as the token is removed in another tab does not bring it back', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const answer = Promise.withResolvers<string>();
  const { session, ports } = sessionWith({ refresh: () => answer.promise });
  session.start();
  localStorage.removeItem(tokenKey);
  answer.resolve(`${seekerToken}2`);
  await settled();
  expect(localStorage.getItem(tokenKey)).toBeNull();
  writeElsewhere(null);
  await settled();
  expect(ports.goHome).toHaveBeenCalledOnce();
  expect(localStorage.getItem(tokenKey)).toBe(visitorToken);
});

test('[4.14] [4.15] [4.16] logging out revokes the token and leaves an anonymous user without a profile', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  session.logOut();
  await settled();
  expect(ports.revoke).toHaveBeenCalledExactlyOnceWith(seekerToken);
  expect(localStorage.getItem(tokenKey)).toBe(visitorToken);
  expect(session.state.get().profile).toBeUndefined();
});

test('[4.18] [9.34] two seconds after a 401 the user is anonymous', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  session.unauthorized();
  expect(ports.showExpired).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(unauthorizedSwitchDelay - 1);
  expect(session.token()).toBe(seekerToken);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.token()).toBe(visitorToken);
  expect(unauthorizedSwitchDelay).toBe(2000);
});

test('a sign-in that did not get through is tried again', async () => {
  let failures = 1;
  const createAnonymous = async () => {
    if (failures-- > 0) throw new Error('offline');
    return visitorToken;
  };
  const { session } = sessionWith({ createAnonymous });
  session.start();
  await settled();
  expect(session.token()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.token()).toBe(visitorToken);
});

test('[2.89] after the profile the unread notifications are counted', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session } = sessionWith({ countUnread: async () => 3 });
  session.start();
  await settled();
  expect(session.state.get().unread).toBe(3);
});

test('unread notifications that cannot be counted again stay as they were', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const countUnread = vi.fn(async () => 3);
  const { session } = sessionWith({ countUnread });
  session.start();
  await settled();
  countUnread.mockRejectedValueOnce(new TypeError('no line'));
  expect(await session.countUnread()).toBeUndefined();
  expect(session.state.get().unread).toBe(3);
  expect(await session.countUnread()).toBe(3);
});

test('[7.27] the profile is asked for once, whoever waits for it, and stored', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  expect(await session.profile()).toBe(profile);
  expect(session.state.get().profile).toBe(profile);
  expect(ports.loadProfile).toHaveBeenCalledTimes(1);
});

test('[8.34] a profile that is refused because the account is being deleted leads to its restoration', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const refused = new ServiceError('', 200, 'E100049');
  const { session, ports } = sessionWith({ loadProfile: () => Promise.reject(refused) });
  session.start();
  await expect(session.profile()).rejects.toBe(refused);
  expect(ports.goRestore).toHaveBeenCalled();
});

test("[4.11] another identity's profile is loaded while the first one's is still on its way", async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const first = Promise.withResolvers<typeof profile>();
  const second = { ...profile, _id: 'other' };
  const loadProfile = vi.fn(async () => second).mockImplementationOnce(() => first.promise);
  const { session } = sessionWith({ loadProfile });
  session.start();
  await settled();
  writeElsewhere(token('other', false));
  await settled();
  expect(session.state.get().profile).toBe(second);
  first.resolve(profile);
  await settled();
  expect(session.state.get().profile).toBe(second);
});

test("[2.89] the first identity's unread notifications are not counted for the next one", async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const first = Promise.withResolvers<number>();
  const countUnread = vi.fn(async () => 0).mockImplementationOnce(() => first.promise);
  const { session } = sessionWith({ countUnread });
  session.start();
  await settled();
  writeElsewhere(token('other', false));
  await settled();
  first.resolve(3);
  await settled();
  expect(session.state.get().unread).toBe(0);
});

const otherToken = token('other', false);
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('[4.08] a page that the browser has kept alive takes over what was stored meanwhile', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  localStorage.setItem(tokenKey, visitorToken);
  comeBack();
  await settled();
  expect(session.token()).toBe(visitorToken);
  expect(session.state.get().profile).toBeUndefined();
  expect(ports.leaveGuarded).toHaveBeenCalledExactlyOnceWith('home');
});

test("[4.11] on coming back to a personal page, another person's is loaded again", async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  localStorage.setItem(tokenKey, otherToken);
  comeBack();
  await settled();
  expect(session.token()).toBe(otherToken);
  expect(ports.leaveGuarded).toHaveBeenCalledExactlyOnceWith('again');
});

test('[4.18] a 401 ends the session of its own token, not that of whoever has logged in since', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session } = sessionWith();
  session.start();
  await settled();
  localStorage.setItem(tokenKey, otherToken);
  session.unauthorized();
  await vi.advanceTimersByTimeAsync(unauthorizedSwitchDelay);
  expect(localStorage.getItem(tokenKey)).toBe(otherToken);
  expect(session.token()).toBe(otherToken);
});

test('[4.18] a login during the two seconds after a 401 is not taken away', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session } = sessionWith();
  session.start();
  await settled();
  session.unauthorized();
  localStorage.setItem(tokenKey, otherToken);
  await vi.advanceTimersByTimeAsync(unauthorizedSwitchDelay);
  expect(localStorage.getItem(tokenKey)).toBe(otherToken);
});

test('[4.13] a refresh whose answer has no token at all makes the user anonymous', async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session } = sessionWith({ refresh: async () => undefined });
  session.start();
  await settled();
  expect(session.token()).toBe(visitorToken);
});

test("a change in another tab brings this tab's profile up to date", async () => {
  localStorage.setItem(tokenKey, seekerToken);
  const { session, ports } = sessionWith();
  session.start();
  await settled();
  session.tellOthers();
  expect(ports.loadProfile).toHaveBeenCalledOnce();
  dispatchEvent(new StorageEvent('storage', { key: 'seeker_changed', newValue: '1' }));
  await settled();
  expect(ports.loadProfile).toHaveBeenCalledTimes(2);
});
