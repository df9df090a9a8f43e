import { beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '@/shared/services/operation';
import { mayAsk, pushOwner, pushSupport, rememberRefusal } from './device';
import { keepPush, turnPushOff, turnPushOn } from './push';

const day = 24 * 60 * 60_000;

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** Base64url as the service writes keys. */
const encoded = (bytes: number[]) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');

const siteKey = encoded([4, 251, 255, 3]);

/** A browser's push manager: one subscription, each with an address of its own. */
class Browser {
  subscription: PushSubscription | null = null;
  made = 0;
  readonly subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    this.made += 1;
    const endpoint = `https://push.example/${this.made}`;
    this.subscription = {
      endpoint,
      options: { applicationServerKey: new Uint8Array(applicationServerKey).buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    } as unknown as PushSubscription;
    return this.subscription;
  });

  start(permission: NotificationPermission, answer: NotificationPermission = permission): void {
    const registration = {
      scope: 'https://site.test/hk/',
      pushManager: { getSubscription: async () => this.subscription, subscribe: this.subscribe },
    };
    vi.stubGlobal('location', { href: 'https://site.test/hk/' });
    vi.stubGlobal('PushManager', class {});
    const notification = { permission, requestPermission: vi.fn(async () => answer) };
    notification.requestPermission.mockImplementation(async () => {
      notification.permission = answer;
      return answer;
    });
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('navigator', {
      userAgent: 'Browser/1',
      serviceWorker: {
        getRegistrations: async () => [],
        getRegistration: async () => registration,
        register: async () => registration,
        ready: Promise.resolve(registration),
      },
    });
  }
}

interface Asked {
  name: string;
  variables: object;
}

function createPorts(key: string | null = siteKey) {
  const asked: Asked[] = [];
  const storage = createStorage();
  const ask = async <Result>({ name, variables }: Operation<Result>) => {
    asked.push({ name, variables: variables as object });
    return { news_settings: { push_key: key } } as Result;
  };
  return { ports: { storage, ask }, asked, storage };
}

let browser: Browser;

beforeEach(() => {
  browser = new Browser();
});

test('[12.06] a person who agrees is registered with what the browser made, by the key of the site', async () => {
  browser.start('default', 'granted');
  const { ports, asked, storage } = createPorts();
  expect(await turnPushOn('mei', ports)).toBe(true);
  expect([...(browser.subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([4, 251, 255, 3]);
  expect(asked.map(({ name }) => name)).toEqual(['MyPushKey', 'RegisterDevice']);
  expect(asked[1]?.variables).toEqual({
    agent: 'Browser/1',
    name: 'web',
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
    push: { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' },
  });
  expect(pushOwner.get(storage)).toBe('mei');
});

test('[12.06] who says no in the browser is not asked again for 90 days', async () => {
  browser.start('default', 'denied');
  const { ports, asked, storage } = createPorts();
  vi.useFakeTimers({ now: 1_000 * day });
  expect(await turnPushOn('mei', ports)).toBe(false);
  expect(asked).toEqual([]);
  expect(mayAsk(storage, 1_000 * day)).toBe(false);
  expect(mayAsk(storage, 1_090 * day - 1)).toBe(false);
  expect(mayAsk(storage, 1_090 * day)).toBe(true);
});

test('[12.06] a refusal of a clock that was wrong does not count for ever', () => {
  const storage = createStorage();
  expect(mayAsk(storage, day)).toBe(true);
  rememberRefusal(storage, 900 * day);
  expect(mayAsk(storage, day)).toBe(true);
  expect(mayAsk(storage, 901 * day)).toBe(false);
});

test('[12.11] at each start a subscription by another key ends, and one by the new key is registered', async () => {
  browser.start('granted');
  const { ports, storage } = createPorts();
  await turnPushOn('mei', ports);
  const changed = createPorts(encoded([4, 9, 9, 9]));
  await keepPush('mei', { storage, ask: changed.ports.ask });
  expect(browser.made).toBe(2);
  expect(changed.asked[1]).toMatchObject({
    name: 'RegisterDevice',
    variables: { push: { endpoint: 'https://push.example/2' } },
  });
});

test('[12.11] at each start the same subscription is registered again, and a lost one is made anew', async () => {
  browser.start('granted');
  const { ports, asked } = createPorts();
  await turnPushOn('mei', ports);
  await keepPush('mei', ports);
  expect(browser.made).toBe(1);
  browser.subscription = null;
  await keepPush('mei', ports);
  expect(browser.made).toBe(2);
  const registered = asked.filter(({ name }) => name === 'RegisterDevice').map(({ variables }) => variables);
  expect(registered).toHaveLength(3);
  expect(registered[1]).toEqual(registered[0]);
  expect(registered[2]).toMatchObject({ push: { endpoint: 'https://push.example/2' } });
});

test.each([
  ['nobody', undefined],
  ['somebody else', 'ann'],
])('[12.06] when %s is logged in, the subscription has ended, also without a network', async (_, seeker) => {
  browser.start('granted');
  const { ports, asked, storage } = createPorts();
  await turnPushOn('mei', ports);
  asked.length = 0;
  await keepPush(seeker, ports);
  expect(browser.subscription).toBeNull();
  expect(pushOwner.get(storage)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('[12.06] who never agreed is never subscribed, whatever the browser allows', async () => {
  browser.start('granted');
  const { ports, asked } = createPorts();
  await keepPush('mei', ports);
  expect(browser.made).toBe(0);
  expect(asked).toEqual([]);
});

test('[12.06] turning it off ends it in the browser and at the service', async () => {
  browser.start('granted');
  const { ports, asked, storage } = createPorts();
  await turnPushOn('mei', ports);
  await turnPushOff(ports);
  expect(browser.subscription).toBeNull();
  expect(pushOwner.get(storage)).toBeUndefined();
  expect(asked.at(-1)).toEqual({
    name: 'RemovePush',
    variables: { endpoint: 'https://push.example/1' },
  });
});

test('[12.06] a site that sends no push subscribes nobody', async () => {
  browser.start('granted');
  const { ports, asked } = createPorts(null);
  expect(await turnPushOn('mei', ports)).toBe(false);
  expect(browser.made).toBe(0);
  expect(asked.map(({ name }) => name)).toEqual(['MyPushKey']);
});

test('[12.06] an iPhone is told to install the site first, and an installed one can be asked', () => {
  const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' };
  vi.stubGlobal('navigator', iphone);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(pushSupport()).toBe('install-first');
  vi.stubGlobal('navigator', { userAgent: 'Old/1' });
  expect(pushSupport()).toBe('none');
  browser.start('default');
  expect(pushSupport()).toBe('open');
  browser.start('denied');
  expect(pushSupport()).toBe('refused');
});
