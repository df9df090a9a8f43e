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
