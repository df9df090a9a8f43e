import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './site';

// What makes the site an app. Installing and notifications are not in the headless shell.
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, executablePath: '/usr/bin/chromium' }),
});

const devTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** A page of a profile that lasts: Chromium installs nothing for a private window, as those of all other tests are. */
const lasting = test.extend<{ lastingPage: Page }>({
  lastingPage: async ({ playwright, launchOptions, baseURL, viewport }, use) => {
    const options = { ...launchOptions, baseURL: baseURL ?? '', viewport, permissions: ['notifications'] };
    const context = await playwright.chromium.launchPersistentContext('', options);
    await use(context.pages()[0] ?? (await context.newPage()));
    await context.close();
  },
});

for (const [base, words] of [
  ['/hk/', ['搜尋職位', '收藏職位', '我的申請']],
  ['/hk/en/', ['Find jobs', 'Saved jobs', 'My applications']],
] as const) {
  lasting(
    `[12.01] Chromium finds ${base} installable, with its shortcuts`,
    async ({ lastingPage, request }) => {
      await lastingPage.goto(base);
      const client = await devTools(lastingPage);
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { errors, manifest, data } = await client.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { origin } = new URL(lastingPage.url());
      const startUrl = `${origin}${base}?utm_source=app`;
      expect(manifest).toMatchObject({ id: origin + base, startUrl, scope: `${origin}/hk/` });
      expect(manifest.display).toBe('kStandalone');
      expect(manifest.shortcuts?.map(({ name }) => name)).toEqual(words);
      const { icons, screenshots, shortcuts } = JSON.parse(data ?? '') as Record<
        'icons' | 'screenshots' | 'shortcuts',
        { src: string; url: string; purpose?: string; icons: { src: string }[] }[]
      >;
      expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
      const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
      for (const { src } of pictures) expect((await request.get(src)).status(), src).toBe(200);
      for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
    },
  );
}

/** What the browser does when it would let the visitor install the site. */
async function offerInstallation(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((answer) => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: async () => {
        document.documentElement.dataset.prompted = '';
        return { outcome: answer };
      },
    });
    return dispatchEvent(offer);
  }, outcome);
}

const installLink = '/hk/en/jobseeker/mobile-app/?utm_source=web&utm_medium=menu&utm_content=notifications';

test("[12.02] the page about the app asks by the browser's own question, and only when it is pressed", async ({
  page,
  site,
}) => {
  await site.openWhole(installLink);
  expect(await offerInstallation(page, 'accepted')).toBe(false);
  await expect(page.locator('html[data-prompted]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.locator('html[data-prompted]')).toBeAttached();
  await expect(page.getByText('Installed. Open it by its icon on your home screen.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue in the browser' })).toHaveAttribute(
    'href',
    '/hk/en/profile/?page=notifications',
  );
});

test('[12.02] an offer that was made on another page is kept for it', async ({ page, site }) => {
  await site.openWhole('/hk/');
  await offerInstallation(page, 'dismissed');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: '關於應用程式' }).last().click();
  await page.getByRole('button', { name: '安裝', exact: true }).click();
  await expect(page.getByText(/^Chrome 和 Edge/)).toBeVisible();
  await expect(page.getByRole('button', { name: '安裝', exact: true })).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('[12.02] drawn steps lead to the home screen, and say that one logs in again there', async ({
    page,
    site,
  }) => {
    await site.openWhole('/hk/jobseeker/mobile-app/');
    const steps = page.getByRole('region', { name: '安裝應用程式' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all()) await expect(step.locator('svg')).toBeVisible();
    await expect(page.getByText('第一次開啟時要以驗證碼再登入一次')).toBeVisible();
  });
});

/** Everything that the site keeps in this browser, as one text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const cached = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(name, request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]);
  });

test('[12.04] after the logout nothing of the person is left in the browser', async ({ page, seeker }) => {
  await seeker.openAlive('/hk/en/profile/?page=myProfile');
  await expect(page.getByRole('heading', { name: 'Chan Tai Man' })).toBeVisible();
  const token = await seeker.heldToken();
  expect(await everythingKept(page)).toContain(token);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => everythingKept(page)).not.toContain(token);
  const left = await everythingKept(page);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  for (const personal of ['Chan Tai Man', sub, seeker.telephone.number]) expect(left).not.toContain(personal);
});

const workerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/hk/');
    return registration?.active?.state;
  });

/** What a push service would deliver, and the notifications that are shown then. */
async function deliver(page: Page, data: string): Promise<{ title: string; body: string; tag: string }[]> {
  const client = await devTools(page);
  const versions = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/hk/'));
      if (found) resolve(found.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await versions, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/hk/');
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return shown();
}

for (const [what, data, said] of [
  [
    'a declarative push',
    JSON.stringify({
      web_push: 8030,
      notification: { title: '面試改期', body: '星期三下午三時', navigate: '/hk/profile/', tag: 'dGFn' },
    }),
    { title: '面試改期', body: '星期三下午三時', tag: 'dGFn' },
  ],
  ['what it cannot read', '{', { title: '你有新通知 You have a new notification', body: '', tag: '' }],
] as const) {
  lasting(`[12.11] the worker shows ${what}`, async ({ lastingPage }) => {
    await lastingPage.goto('/hk/maintenance/');
    await expect.poll(() => workerState(lastingPage)).toBe('activated');
    expect(await deliver(lastingPage, data)).toEqual([said]);
  });
}

interface StandIn {
  asked: number;
  endpoint: string | null;
}

/** A browser that asks nobody and reaches no push service: it agrees, and makes a subscription as a real one does. */
async function standInForPushes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const encode = (buffer: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const read = () =>
      JSON.parse(localStorage.getItem('stand-in') ?? '{"asked":0,"endpoint":null}') as StandIn;
    const write = (state: object) => localStorage.setItem('stand-in', JSON.stringify(state));
    let permission = read().endpoint === null ? 'default' : 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      write({ ...read(), asked: read().asked + 1 });
      permission = 'granted';
      return 'granted';
    };
    let applicationServerKey: ArrayBuffer | null = null;
    const subscriptionOf = (state: StandIn & { p256dh?: string; auth?: string }) =>
      ({
        endpoint: state.endpoint,
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint: state.endpoint, keys: { p256dh: state.p256dh, auth: state.auth } }),
        unsubscribe: async () => {
          write({ asked: state.asked, endpoint: null });
          return true;
        },
      }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      read().endpoint === null ? null : subscriptionOf(read());
    PushManager.prototype.subscribe = async (options) => {
      applicationServerKey = new Uint8Array(options?.applicationServerKey as Uint8Array<ArrayBuffer>).buffer;
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = encode(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = encode(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const state = { ...read(), endpoint, p256dh, auth };
      write(state);
      return subscriptionOf(state);
    };
  });
}

const standIn = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('stand-in') ?? '{"asked":0,"endpoint":null}') as StandIn,
  );

test('[12.06] pushes are offered after an alert is made, and end with the logout', async ({
  page,
  seeker,
  language: { root, texts },
}) => {
  const { push, profile, resume, personal } = texts;
  await standInForPushes(page);
  await seeker.openAlive(`${root}/profile/?page=myJobAlert&alert=new&district=030503`);
  const offer = page.getByRole('region', { name: push.offers.alert.title });
  await expect(page.getByRole('dialog', { name: profile.alerts.addTitle })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: resume.save }).click();
  await offer.getByRole('button', { name: push.yes }).click();
  await expect(page.getByText(push.on)).toBeVisible();
  const { asked, endpoint } = await standIn(page);
  expect(asked).toBe(1);
  const token = await page.evaluate(() => localStorage.getItem('device_token'));
  const device = `mutation { register_device(agent: "x", name: "web", token: "${token}") { has_push } }`;
  expect(await seeker.ask(device)).toEqual({ register_device: { has_push: true } });
  // The browser gave the page another subscription since: it is registered at the next start.
  await page.evaluate(() => {
    const state = JSON.parse(localStorage.getItem('stand-in') ?? '') as StandIn;
    localStorage.setItem('stand-in', JSON.stringify({ ...state, endpoint: null }));
  });
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
  await page.goto(`${root}/profile/?page=notificationSettings`);
  await expect(page.getByRole('region', { name: push.device }).getByText(push.isOn)).toBeVisible();
  await expect.poll(async () => (await standIn(page)).endpoint).toMatch(/^https:\/\/fcm\./);
  expect((await standIn(page)).endpoint).not.toBe(endpoint);
  expect((await standIn(page)).asked).toBe(1);
  await page
    .getByRole('button', { name: /選單|menu/i })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: personal.logOut }).click();
  await expect.poll(async () => (await standIn(page)).endpoint).toBeNull();
});
