import { expect, holdBack, test } from './site';

/** Sets a mark that a new document would lose. */
const mark = () => {
  (window as { sameDocument?: boolean }).sameDocument = true;
};
const isSameDocument = () => (window as { sameDocument?: boolean }).sameDocument === true;

test('[2.02] a link of the site is followed without a new document, and back again', async ({
  page,
  site,
}) => {
  await site.openAlive('/hk/en/dev/ui/');
  await page.evaluate(mark);
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page).toHaveURL('/hk/en/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  expect(await page.evaluate(isSameDocument)).toBe(true);
});

test("[2.05] a screen's script is fetched only when the screen is first needed", async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const hasHome = () => scripts.some((url) => /HomeScreen-.*\.js$/.test(url));
  await site.openAlive('/hk/en/dev/ui/');
  expect(hasHome()).toBe(false);
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(hasHome()).toBe(true);
});

test('[2.116] [2.117] a navigation starts at the top, and going back returns to the place', async ({
  page,
  site,
}) => {
  await site.openAlive('/hk/en/dev/ui/');
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('link', { name: 'Hoigung home' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('on navigation the focus goes to the new heading and the title is announced', async ({ page, site }) => {
  await site.openAlive('/hk/en/dev/ui/');
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Full-time, part-time and temp jobs/);
  await expect(page.locator('p[aria-live=polite]').last()).toHaveText(await page.title());
});

test('[2.119] [2.121] [2.122] the head follows a navigation', async ({ page, site }) => {
  await site.openAlive('/hk/en/dev/ui/');
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hk\/en\/$/);
  await expect(page.locator('link[hreflang=zh-Hant-HK]')).toHaveAttribute('href', /\/hk\/$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('[2.118] a hash leads to its target', async ({ page, site }) => {
  await site.open('/hk/en/dev/ui/#main');
  await page.getByRole('link', { name: 'Food & Beverage' }).click();
  await expect(page).toHaveURL(/#top$/);
  await expect(page.locator('#top')).toBeInViewport();
});

test('[2.115] [9.27] a slow navigation shows the thin progress bar', async ({ page, site, context }) => {
  await site.openAlive('/hk/en/dev/ui/');
  const release = await holdBack(context, '**/api/seeker/graphql');
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('[4.45] a failed script chunk loads the page as a new document', async ({ page, site }) => {
  site.expectComplaint(/net::ERR_FAILED .*HomeScreen/);
  await site.openAlive('/hk/en/dev/ui/');
  await page.evaluate(mark);
  let broken = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) broken = false;
  });
  await page.route('**/HomeScreen-*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page).toHaveURL('/hk/en/');
  await expect(page.locator('html[data-hydrated] article').first()).toBeVisible();
  expect(await page.evaluate(isSameDocument)).toBe(false);
});

for (const { what, path } of [
  { what: 'the script that makes a page interactive', path: '/hk/en/find-jobs/' },
  { what: 'it at an address with a hash', path: '/hk/en/blogs/your-first-job/#how-old-must-i-be' },
]) {
  test(`[4.45] a page loads again without ${what}`, async ({ page, site }) => {
    site.expectComplaint(/status of 404 .*bootstrap/);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/bootstrap-*.js', (route) =>
      documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expect(page).toHaveURL(path);
    expect(documents).toBe(2);
  });
}

test('a page whose scripts stay away can be read, and is interactive at another try', async ({
  page,
  site,
}) => {
  site.expectComplaint(/status of 404 .*bootstrap/);
  await page.route('**/bootstrap-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/hk/en/find-jobs/');
  const retry = page.getByRole('alert').getByRole('link', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/bootstrap-*.js');
  await retry.click();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(retry).toHaveCount(0);
});

test('a page whose scripts do not load can be read without a network, and is interactive when there is one', async ({
  page,
  site,
}) => {
  site.expectComplaint(/net::ERR_FAILED .*bootstrap/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.addInitScript(() => {
    let online = sessionStorage.getItem('online') !== null;
    Object.defineProperty(navigator, 'onLine', { get: () => online });
    addEventListener('test-online', () => {
      online = true;
      sessionStorage.setItem('online', '');
      dispatchEvent(new Event('online'));
    });
  });
  const asked = page.waitForEvent('requestfailed', (request) => /bootstrap-[^/]*\.js$/.test(request.url()));
  await page.route('**/bootstrap-*.js', (route) => (documents === 1 ? route.abort() : route.continue()));
  await page.goto('/hk/en/terms-and-conditions/');
  await asked;
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  expect(documents).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('test-online')));
  await expect(page.locator('html[data-interactive]')).toBeAttached();
});

test('[2.111] [8.66] [8.50] a page that fails shows the error page', async ({ page, site }) => {
  await site.openAlive('/hk/en/dev/ui/');
  await page.route('**/api/seeker/graphql', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  );
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("There's a network error, please try again later.")).toBeVisible();
  await expect(page).toHaveURL('/hk/en/');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/hk/en/');
});

test('[7.49] what is thrown on the way to a page is reported', async ({ page, site }) => {
  await site.openWhole('/hk/en/find-jobs/');
  await page.route('**/api/seeker/graphql', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { get_jobs?: object[] } };
    const job = answer.data.get_jobs?.[0];
    // Only the full job, not the ones that the list's cards ask for.
    if (job && 'job_description' in job) Object.assign(job, { slug: null });
    await route.fulfill({ json: answer });
  });
  const reported = page.waitForRequest('**/api/errors');
  await page.getByRole('article').getByRole('link').first().click();
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'thrown' });
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('The page could not be shown, please try again later.')).toBeVisible();
});

test('a page outlives the end of the session on the way to it', async ({ page, seeker }) => {
  await seeker.openAlive('/hk/en/find-jobs/');
  await seeker.endSession();
  const heading = await page.getByRole('article').getByRole('heading').first().textContent();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

test('[4.44] [12.04] at start none but the current service worker is registered', async ({ page, site }) => {
  await site.openAlive('/hk/en/maintenance/');
  // Any module script of the site can be registered as a service worker.
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload][href*="/common-"]');
    await navigator.serviceWorker.register(script?.href ?? '', { type: 'module', scope: '/hk/assets/' });
    await (await caches.open('pages')).put('/hk/en/', new Response('old'));
  });
  const registered = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ scope, active }) => [scope, active?.scriptURL]);
    });
  const { origin } = new URL(page.url());
  expect((await registered()).map(([scope]) => scope)).toContain(`${origin}/hk/assets/`);
  await page.reload();
  await expect.poll(registered).toEqual([[`${origin}/hk/`, `${origin}/sw.js`]]);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages');
});

test('[1.19] the locale cookie lasts 365 days', async ({ site, context }) => {
  await site.open('/hk/en/');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'locale');
  await expect.poll(async () => (await cookie())?.value).toBe('en');
  const seconds = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(seconds / 86400)).toBe(365);
});
