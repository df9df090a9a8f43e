import { anonymousToken, isAnonymous, sessionCalls, startWith, storedToken } from './seeker';
import { expect, holdBack, test } from './site';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }));

test('[4.05] [1.31] without a token an anonymous sign-in is done and its token kept', async ({
  page,
  site,
  context,
}) => {
  const calls = sessionCalls(context);
  await site.open('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
  expect(calls).toEqual(['create-anonymous']);
});

test('[4.02] a valid anonymous token is used without a call', async ({ page, site, context, request }) => {
  const calls = sessionCalls(context);
  const token = await anonymousToken(request);
  await startWith(context, token);
  await site.open('/hk/en/');
  await expect(page.getByRole('link', { name: 'Log in/Signup' })).toBeVisible();
  expect(calls).toEqual([]);
  expect(await storedToken(page)).toBe(token);
});

test('[4.04] a broken token is removed and replaced', async ({ page, site, context }) => {
  await startWith(context, 'broken');
  await site.open('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
});

test('[2.87] the account menu comes only when the token is ready', async ({ page, site, context }) => {
  const release = await holdBack(context, '**/create-anonymous');
  const asked = page.waitForRequest('**/create-anonymous');
  await site.open('/hk/en/');
  await asked;
  const entry = page.getByRole('link', { name: 'Log in/Signup' });
  await expect(entry).toHaveCount(0);
  release();
  await expect(entry).toBeVisible();
});

test("[4.03] [4.07] a logged-in user's token is refreshed, and the menu is the seeker's", async ({
  page,
  context,
  newcomer,
}) => {
  const calls = sessionCalls(context);
  await newcomer.open('/hk/en/');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('link', { name: 'My applications' })).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(newcomer.token);
  expect(await isAnonymous(page)).toBe(false);
  expect(calls).toEqual(['refresh']);
});

test('[4.13] when refresh answers no token the user becomes anonymous', async ({
  page,
  context,
  newcomer,
}) => {
  const calls = sessionCalls(context);
  await newcomer.endSession();
  await newcomer.open('/hk/en/maintenance/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
  expect(calls).toEqual(['refresh', 'create-anonymous']);
});

test('[4.14] [4.15] logging out revokes the token and leaves an anonymous user', async ({
  page,
  request,
  newcomer,
}) => {
  await newcomer.open('/hk/en/');
  const token = await newcomer.heldToken();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in/Signup' })).toBeVisible();
  expect(await isAnonymous(page)).toBe(true);
  const askAgain = () =>
    request.post('/api/seeker/graphql', {
      headers: { Authorization: `Bearer ${token}` },
      data: { query: '{ config { job_claim } }' },
    });
  // The browser becomes anonymous at once, without waiting for the answer to the logout.
  await expect.poll(async () => (await askAgain()).status()).toBe(401);
});

test('[4.08] [4.10] two tabs share a login, and a removed token leads the other tab home', async ({
  page,
  site,
  context,
  signUp,
}) => {
  const { token } = await signUp();
  await site.open('/hk/en/dev/ui/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
  const other = await context.newPage();
  await other.goto('/hk/en/maintenance/');
  await expect(other.locator('html[data-interactive]')).toBeAttached();
  await other.evaluate((value) => localStorage.setItem('seeker_token', value), token);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('seeker_token'));
  await expect(page).toHaveURL('/hk/en/');
  await expect(page.getByRole('link', { name: 'Log in/Signup' })).toBeVisible();
});

test('[4.17] [4.18] [8.55] a 401 says that the session is expired, and 2 s later the user is anonymous', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/dev/ui/');
  await newcomer.endSession();
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.getByRole('alert')).toHaveText('Session is expired');
  await expect.poll(() => isAnonymous(page)).toBe(true);
});

test('[7.02] calls of the service carry the token', async ({ page, site }) => {
  await site.open('/hk/en/dev/ui/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
  const asked = page.waitForRequest('**/api/seeker/graphql');
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  expect((await asked).headers().authorization).toBe(`Bearer ${await storedToken(page)}`);
});
