import type { Page } from '@playwright/test';
import { expect, test } from './site';

// Statements about the site as a whole, which no single screen answers for.

test('[1.02] the site refers visitors to its app', async ({ page, site }) => {
  await site.open('/hk/en/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(
    footer.getByRole('link', { name: 'About the app', includeHidden: true }).first(),
  ).toHaveAttribute('href', '/hk/en/jobseeker/mobile-app/');
});

test('the page about the app goes on to what was wanted', async ({ page, site }) => {
  await site.openWhole(
    '/hk/en/jobseeker/mobile-app/?utm_source=web&utm_medium=menu&utm_content=applications',
  );
  await expect(page.getByRole('link', { name: 'Continue in the browser' })).toHaveAttribute(
    'href',
    '/hk/en/profile/?page=myApplications',
  );
});

test('[1.14] [6.06] employers find links to their portal and marketing pages, and nothing to do', async ({
  page,
  site,
}) => {
  const names = ['', 'services/', 'solutions/', 'job-ad-booster/', 'bidding-faq/', 'faq/'];
  for (const name of [...names, 'community-guidelines/', 'temp-worker-matching/', 'shortcut/']) {
    await site.open(`/hk/en/employer/${name}`);
    const portal = page.getByRole('link', { name: /log ?in/i }).first();
    await expect(portal).toHaveAttribute('href', /^\/portal\/en\/\?ref=seeker-web/);
    await expect(page.locator('main').locator('form, input, select, textarea')).toHaveCount(0);
  }
});

for (const path of [
  '/hk/en/job/waiter/not-an-id/',
  '/hk/en/find-jobs/no-such-place/',
  '/hk/en/latest-news/0/',
]) {
  test(`[8.61] [2.110] ${path} fails its validation: 404, and the address is wrong`, async ({
    page,
    site,
  }) => {
    site.expectComplaint(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('The URL is wrong or the page does not exist')).toBeVisible();
  });
}

test("[2.109] when the not-found page itself cannot load, the route's error says so", async ({
  page,
  site,
}) => {
  await site.openAlive('/hk/en/');
  site.expectComplaint(/net::ERR_FAILED .*graphql/);
  await page.route('**/api/seeker/graphql', (route) => route.abort());
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/hk/en/job/waiter/not-an-id/' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});

const heightBeyondWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test('pages of one task are as tall as the window, not a pixel taller', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  await site.open('/hk/en/login/');
  expect(await heightBeyondWindow(page)).toBe(0);
  await site.open('/hk/en/maintenance/');
  expect(await heightBeyondWindow(page)).toBe(0);
});

test('an application is as tall as the window, not a pixel taller', async ({ page, seeker, job }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await heightBeyondWindow(page)).toBe(0);
});

test('a page of companies beyond the last says that it is empty, not that there are none', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/company/?page=999');
  await expect(page.getByRole('link', { name: 'To the first page' })).toBeVisible();
  await expect(page.getByText('No companies found')).toHaveCount(0);
});

test('who has a whole profile is not told on its first step that it is required', async ({
  page,
  seeker,
}) => {
  await seeker.makeProfile();
  await seeker.openAlive('/hk/en/profile/create-profile/');
  await expect(page.getByText('Filled in already; change it here if you like.')).toBeVisible();
  await expect(page.getByText('Required.')).toHaveCount(0);
});
