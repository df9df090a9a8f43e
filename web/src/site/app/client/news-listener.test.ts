// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '@/shared/lib/store';
import type { Service } from '@/shared/services/api/service';
import { createNotices } from '@/shared/services/notices';
import { askingInterval } from '@/shared/services/stream/follow-stream';
import { openStream } from '@/shared/testing/open-stream';
import { news } from '@/site/messages/en/news';
import { newsInterval } from '@/site/services/news/follow-news';
import { newcomer } from '@/site/services/session/sample-profile';
import { Session } from '@/site/services/session/session';
import { initialSession, type SessionState } from '@/site/services/session/state';
import { listenForNews } from './news-listener';

type Work = () => Promise<void>;

/** A fake of `navigator.locks` that knows one name. */
function createLocks() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const next = () => {
    const begin = waiting.shift();
    isHeld = begin !== undefined;
    begin?.();
  };
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: Work) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => void work().then(resolve, reject).finally(next);
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(begin);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(signal.reason);
      });
      waiting.push(begin);
      if (!isHeld) next();
    });
  return { request };
}

const channels = new Set<FakeChannel>();

class FakeChannel {
  onmessage: ((event: { data: object }) => void) | undefined;
  constructor() {
    channels.add(this);
  }
  postMessage(data: object): void {
    for (const channel of channels) if (channel !== this) channel.onmessage?.({ data });
  }
  close(): void {
    channels.delete(this);
  }
}

const setAppBadge = vi.fn(async (_count: number) => undefined);
const clearAppBadge = vi.fn(async () => undefined);
let visibility: DocumentVisibilityState = 'visible';
/** The answers to the next requests for a stream; without one, a request gets an open stream. */
let refusals: Response[] = [];
const opened: string[] = [];
let streams: (ReturnType<typeof openStream> & { tab: string; signal: AbortSignal })[] = [];
const tabs: Session[] = [];

/** The tabs whose streams are open. */
const listening = () => streams.filter(({ signal }) => !signal.aborted).map(({ tab }) => tab);
const settled = () => vi.advanceTimersByTimeAsync(0);

async function tellNews(): Promise<void> {
  for (const { signal, write } of streams) if (!signal.aborted) write('event: news\ndata: {}\n\n');
  await settled();
}

function turn(state: DocumentVisibilityState): Promise<unknown> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  return settled();
}

/** A tab of a seeker who is logged in. */
async function openTab(tab: string, unread: () => number, seeker = 'seeker') {
  const countUnread = vi.fn(async () => unread());
  const credentials = { token: 't', claims: { sub: seeker, iss: 'hoigung', exp: 1, anonymous: false } };
  const session = new Session(
    {
      issuer: 'hoigung',
      storage: localStorage,
      createAnonymous: () => new Promise(() => undefined),
      refresh: async () => null,
      revoke: async () => undefined,
      loadProfile: () => new Promise(() => undefined),
      countUnread,
      showExpired: vi.fn(),
      goHome: vi.fn(),
      goRestore: vi.fn(),
      leaveGuarded: vi.fn(),
      goOnward: vi.fn(),
      onLoginPage: () => false,
    },
    createStore<SessionState>({ ...initialSession, credentials, profile: newcomer }),
  );
  const notices = createNotices();
  const go = vi.fn();
  const service = { prepare: () => ({ url: tab, headers: {} }) } as unknown as Service;
  listenForNews({ session, service, notices, go, locale: 'en', texts: async () => ({ news }) });
  tabs.push(session);
  await settled();
  return { session, notices, go, countUnread, toast: () => notices.notice.get()?.text };
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(globalThis, 'addEventListener');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('fetch', async (tab: string, { signal }: { signal: AbortSignal }) => {
    opened.push(tab);
    const refusal = refusals.shift();
    if (refusal !== undefined) return refusal;
    const stream = { ...openStream(signal), tab, signal };
    streams.push(stream);
    return stream.response;
  });
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  history.replaceState(null, '', '/hk/en/');
});

afterEach(async () => {
  for (const session of tabs.splice(0)) session.logOut();
  await settled();
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener);
  refusals = [];
  streams = [];
  opened.length = 0;
  channels.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[12.08] one tab holds the stream and tells the others the number; logging out passes it on', async () => {
  let unread = 2;
  const first = await openTab('first', () => unread);
  const second = await openTab('second', () => unread);
  const stranger = await openTab('stranger', () => 7, 'somebody else');
  expect(listening()).toEqual(['first']);
  unread = 3;
  await tellNews();
  expect(first.session.state.get().unread).toBe(3);
  expect(second.session.state.get().unread).toBe(3);
  expect(second.countUnread).not.toHaveBeenCalled();
  expect(stranger.session.state.get().unread).toBe(0);
  first.session.logOut();
  await settled();
  expect(listening()).toEqual(['second']);
  unread = 4;
  await tellNews();
  expect(second.toast()).toBe('You have a new notification');
  expect(first.session.state.get().unread).toBe(0);
});

test('[12.08] a hidden tab has no stream; when it is shown again it counts again', async () => {
  let unread = 1;
  const { session, toast } = await openTab('tab', () => unread);
  await turn('hidden');
  expect(listening()).toEqual([]);
  unread = 2;
  await turn('visible');
  expect(listening()).toEqual(['tab']);
  expect(session.state.get().unread).toBe(2);
  expect(toast()).toBe('You have a new notification');
});

test('a page that is left holds neither the lock nor a channel, and has both when it is shown again', async () => {
  await openTab('tab', () => 1);
  dispatchEvent(new Event('pagehide'));
  expect([listening(), channels.size]).toEqual([[], 0]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  expect([listening(), channels.size]).toEqual([['tab'], 1]);
});

test('without locks every visible tab listens', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  await openTab('first', () => 1);
  await openTab('second', () => 1);
  expect(listening()).toEqual(['first', 'second']);
});

test('[12.08] a toast that leads to the notifications is shown only when the number has grown', async () => {
  let unread = 5;
  const { notices, go, toast } = await openTab('tab', () => unread);
  expect(toast()).toBeUndefined();
  for (const next of [5, 4, 0]) {
    unread = next;
    await tellNews();
    expect(toast()).toBeUndefined();
  }
  unread = 1;
  await tellNews();
  expect(toast()).toBe('You have a new notification');
  notices.notice.get()?.action?.run();
  expect(go).toHaveBeenCalledExactlyOnceWith('/hk/en/profile/?page=notifications');
});

test('the first count after a login is no news', async () => {
  const { session, toast } = await openTab('tab', () => 2);
  session.logOut();
  const claims = { sub: 'seeker', iss: 'hoigung', anonymous: false, exp: Date.now() / 1000 + 3600 };
  expect(session.logIn(`e30.${btoa(JSON.stringify(claims))}.s`)).toBe(true);
  await settled();
  expect(listening()).toEqual(['tab']);
  expect(session.state.get().unread).toBe(2);
  expect(toast()).toBeUndefined();
});

test('no toast is shown on the page of the notifications', async () => {
  history.replaceState(null, '', '/hk/en/profile/?page=notifications&utm_source=mail');
  let unread = 1;
  const { session, toast } = await openTab('tab', () => unread);
  unread = 2;
  await tellNews();
  expect(session.state.get().unread).toBe(2);
  expect(toast()).toBeUndefined();
});

test('one toast waits until what is shown is gone, however much came meanwhile', async () => {
  let unread = 1;
  const { session, notices, toast } = await openTab('tab', () => unread);
  notices.show({ kind: 'box', text: 'An error' });
  for (unread = 2; unread < 4; unread += 1) {
    await tellNews();
    expect(toast()).toBe('An error');
  }
  notices.dismiss();
  expect(toast()).toBe('You have a new notification');
  await tellNews();
  notices.dismiss();
  expect(toast()).toBe('You have a new notification');
  notices.show({ kind: 'box', text: 'Another error' });
  unread = 9;
  await tellNews();
  session.logOut();
  notices.dismiss();
  expect(toast()).toBeUndefined();
});

test('[12.08] the number is on the icon of the installed application until it is 0 or the seeker logs out', async () => {
  let unread = 2;
  setAppBadge.mockRejectedValueOnce(new Error('not installed'));
  const { session } = await openTab('tab', () => unread);
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  unread = 0;
  await tellNews();
  expect(clearAppBadge).toHaveBeenCalled();
  unread = 1;
  await tellNews();
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  clearAppBadge.mockClear();
  session.logOut();
  expect(clearAppBadge).toHaveBeenCalled();
});

test('[12.08] when there is no room for a stream, news are asked for once a minute', async () => {
  refusals = [new Response('', { status: 429, headers: { 'Retry-After': '600' } })];
  const { countUnread } = await openTab('tab', () => 1);
  await vi.advanceTimersByTimeAsync(askingInterval + 10);
  expect(countUnread).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(newsInterval - 20);
  expect(countUnread).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4 * newsInterval + 20);
  expect(countUnread).toHaveBeenCalledTimes(6);
  expect(newsInterval).toBe(60_000);
  expect(opened).toEqual(['tab']);
});

test('a count that failed is asked for again a minute later, and is no news then', async () => {
  let unread = 3;
  const { session, countUnread, toast } = await openTab('tab', () => {
    if (unread < 0) throw new TypeError('no line');
    return unread;
  });
  unread = -1;
  await tellNews();
  expect(session.state.get().unread).toBe(3);
  unread = 3;
  await vi.advanceTimersByTimeAsync(newsInterval);
  expect(countUnread).toHaveBeenCalledTimes(3);
  expect(toast()).toBeUndefined();
});

test('news that come while they are counted are counted once more', async () => {
  const { countUnread, session } = await openTab('tab', () => 1);
  const slow = Promise.withResolvers<number>();
  countUnread.mockImplementationOnce(() => slow.promise).mockImplementationOnce(async () => 4);
  await tellNews();
  await tellNews();
  await tellNews();
  expect(countUnread).toHaveBeenCalledTimes(2);
  slow.resolve(2);
  await settled();
  expect(countUnread).toHaveBeenCalledTimes(3);
  expect(session.state.get().unread).toBe(4);
});
