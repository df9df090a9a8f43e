import type { BrowserContext } from '@playwright/test';
import { expect, test } from './site';

/** A token as the site reads it; only the service checks its signature. */
function token(sub: string, anonymous: boolean): string {
  const claims = { iss: 'hoigung', sub, anonymous, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

const visitorToken = token('aaaaaaaaaaaaaaaaaaaaaaaa', true);
const seekerToken = token('bbbbbbbbbbbbbbbbbbbbbbbb', false);

interface Calls {
  paths: string[];
  refreshed: string | null;
}

/** Answers the session's calls as the service would, and keeps their names. */
async function answerSessions(context: BrowserContext): Promise<Calls> {
  const calls: Calls = { paths: [], refreshed: seekerToken };
  await context.route(/\/api\/seeker\/(create-anonymous|refresh|logout)$/, async (route) => {
    const path = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    calls.paths.push(path);
    const tokens: Record<string, object> = {
      'create-anonymous': { access_token: visitorToken },
      refresh: { access_token: calls.refreshed },
      logout: { ok: true },
    };
    await route.fulfill({ json: { data: tokens[path] } });
  });
  return calls;
}

/** Puts a token into the storage before the first page of the context starts. */
async function startWith(context: BrowserContext, value: string): Promise<void> {
  await context.addInitScript((text) => {
    if (localStorage.getItem('started') !== null) return;
    localStorage.setItem('started', '');
    localStorage.setItem('seeker_token', text);
  }, value);
}

const stored = () => localStorage.getItem('seeker_token');

test('[4.05] [1.31] without a token an anonymous sign-in is done and its token kept', async ({
  page,
  site,
  context,
}) => {
  const calls = await answerSessions(context);
  await site.open('/hk/en/');
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
  expect(calls.paths).toEqual(['create-anonymous']);
});

test('[4.02] a valid anonymous token is used without a call', async ({ page, site, context }) => {
  const calls = await answerSessions(context);
  await startWith(context, visitorToken);
  await site.open('/hk/en/');
  await page.waitForLoadState('networkidle');
  expect(calls.paths).toEqual([]);
});

test('[4.04] a broken token is removed and replaced', async ({ page, site, context }) => {
  const calls = await answerSessions(context);
  await startWith(context, 'broken');
  await site.open('/hk/en/');
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
  expect(calls.paths).toEqual(['create-anonymous']);
});

test('[2.87] the account menu comes only when the token is ready', async ({ page, site, context }) => {
  const gate = Promise.withResolvers<void>();
  await context.route('**/create-anonymous', async (route) => {
    await gate.promise;
    await route.fulfill({ json: { data: { access_token: visitorToken } } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked = page.waitForRequest('**/create-anonymous');
  await site.open('/hk/en/');
  const entry = page.getByRole('link', { name: 'Log in/Signup' });
  await asked;
  await expect(entry).toHaveCount(0);
  gate.resolve();
  await expect(entry).toBeVisible();
});

test("[4.03] [4.07] a logged-in user's token is refreshed, and the menu is the seeker's", async ({
  page,
  site,
  context,
}) => {
  const calls = await answerSessions(context);
  await startWith(context, seekerToken);
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open('/hk/en/');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('link', { name: 'My applications' })).toBeVisible();
  expect(calls.paths).toEqual(['refresh']);
});

test('[4.13] when refresh answers no token the user becomes anonymous', async ({ page, site, context }) => {
  const calls = await answerSessions(context);
  calls.refreshed = null;
  await startWith(context, seekerToken);
  await site.open('/hk/en/maintenance/');
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
  expect(calls.paths).toEqual(['refresh', 'create-anonymous']);
});

test('[4.14] [4.15] logging out revokes the token and leaves an anonymous user', async ({
  page,
  site,
  context,
}) => {
  const calls = await answerSessions(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await startWith(context, seekerToken);
  await site.open('/hk/en/');
  await page.getByRole('button', { name: 'My account' }).click();
  const revoked = page.waitForRequest('**/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await revoked).headers().authorization).toBe(`Bearer ${seekerToken}`);
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
  await expect(page.getByRole('link', { name: 'Log in/Signup' })).toBeVisible();
  expect(calls.paths.slice(-2)).toEqual(['logout', 'create-anonymous']);
});

test('[4.08] [4.10] two tabs share a login, and a removed token leads the other tab home', async ({
  page,
  site,
  context,
}) => {
  await answerSessions(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open('/hk/en/dev/ui/');
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
  const other = await context.newPage();
  await other.goto('/hk/en/maintenance/');
  await other.waitForLoadState('networkidle');
  await other.evaluate((value) => localStorage.setItem('seeker_token', value), seekerToken);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('seeker_token'));
  await expect(page).toHaveURL('/hk/en/');
  await expect(page.getByRole('link', { name: 'Log in/Signup' })).toBeVisible();
});

test('[4.17] [4.18] [8.55] a 401 says that the session is expired, and 2 s later the user is anonymous', async ({
  page,
  site,
  context,
}) => {
  await answerSessions(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await startWith(context, seekerToken);
  await site.open('/hk/en/dev/ui/');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await page.route('**/api/seeker/graphql', (route) =>
    route.fulfill({ status: 401, json: { message: 'expired' } }),
  );
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.getByRole('alert')).toHaveText('Session is expired');
  expect(await page.evaluate(stored)).toBe(seekerToken);
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
});

test('[7.02] calls of the service carry the token', async ({ page, site, context }) => {
  await answerSessions(context);
  await site.open('/hk/en/dev/ui/');
  await expect.poll(() => page.evaluate(stored)).toBe(visitorToken);
  const asked = page.waitForRequest('**/api/seeker/graphql');
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  expect((await asked).headers().authorization).toBe(`Bearer ${visitorToken}`);
});
