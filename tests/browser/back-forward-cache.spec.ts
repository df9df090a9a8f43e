import type { Page } from '@playwright/test';
import { pathOf } from './catalogue';
import { isAnonymous, storedToken } from './seeker';
import { expect, test } from './site';

// Going back to a page in the back/forward cache: none of its scripts start again. The headless shell has no
// such cache, and Playwright disables it in the whole browser.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Leaves the page for another site and returns to it from the cache. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('persisted', String(persisted))),
  );
  const elsewhere = new URL('/hk/en/maintenance/', page.url());
  elsewhere.hostname = 'localhost';
  await page.goto(elsewhere.href);
  await meanwhile?.();
  // A cached page has finished loading long ago.
  await page.goBack({ waitUntil: 'commit' });
  // During the navigation there may be no page to evaluate in.
  const isPersisted = () => page.evaluate(() => sessionStorage.getItem('persisted')).catch(() => undefined);
  await expect.poll(isPersisted).toBe('true');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[2.117] a list that was left for another site is as it was, and works', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/?employment=pt');
  await page.evaluate(() => scrollTo(0, 600));
  await leaveAndReturn(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.getByRole('list', { name: 'Filters' }).getByRole('link', { name: 'Employment' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Part-time' })).toBeChecked();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/hk/en/find-jobs/?employment=pt');
});

test('a form that was left for another site has what was typed, and is sent', async ({
  page,
  site,
  telephone,
}) => {
  await site.openAlive('/hk/en/login/');
  const field = page.getByLabel('Telephone number');
  await field.fill(telephone.number);
  await leaveAndReturn(page);
  await expect(field).toHaveValue(telephone.number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(heading(page)).toHaveText('Enter the code');
});

test('a seeker who comes back is logged in with the token that another tab has got meanwhile', async ({
  page,
  context,
  job,
  newcomer,
}) => {
  await newcomer.openWhole(pathOf('job', job));
  const before = await newcomer.heldToken();
  await leaveAndReturn(page, async () => {
    const other = await context.newPage();
    await other.goto('/hk/en/maintenance/');
    await expect.poll(() => storedToken(other)).not.toBe(before);
    await other.close();
  });
  const heart = page.getByRole('complementary').getByRole('button', { name: /^Save: / });
  const saved = page.waitForRequest('**/graphql');
  await heart.click();
  expect((await saved).headers().authorization).toBe(`Bearer ${await storedToken(page)}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test("[4.16] what was another person's is gone for whoever comes back after the logout", async ({
  page,
  context,
  seeker,
}) => {
  await seeker.openAlive('/hk/en/profile/?page=myProfile');
  const name = page.getByRole('heading', { name: 'Chan Tai Man' });
  await expect(name).toBeVisible();
  await leaveAndReturn(page, async () => {
    const other = await context.newPage();
    await other.goto('/hk/en/terms-and-conditions/');
    await other.getByRole('button', { name: 'Open menu' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => isAnonymous(other)).toBe(true);
    await other.close();
  });
  await expect(page).toHaveURL('/hk/en/');
  await expect(name).toHaveCount(0);
  await expect.poll(() => isAnonymous(page)).toBe(true);
});

test('after a logout on another page of the tab, going back shows nothing of the profile', async ({
  page,
  seeker,
}) => {
  await seeker.openAlive('/hk/en/profile/?page=myProfile');
  const name = page.getByRole('heading', { name: 'Chan Tai Man' });
  await expect(name).toBeVisible();
  await page.evaluate(() => location.assign('/hk/en/terms-and-conditions/'));
  await expect(page).toHaveURL('/hk/en/terms-and-conditions/');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => isAnonymous(page)).toBe(true);
  const visitor = await storedToken(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/hk\/en\/(login\/.*)?$/);
  await expect(name).toHaveCount(0);
  expect(await storedToken(page)).toBe(visitor);
});
