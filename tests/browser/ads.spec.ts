import type { APIRequestContext, Page } from '@playwright/test';
import { newestJobs, pathOf } from './catalogue';
import { expect, type Site, test } from './site';

interface Call {
  path: string;
  query: URLSearchParams;
}

const threeJobs = async (request: APIRequestContext) =>
  (await newestJobs(request)).slice(0, 3).map(({ _id }) => _id);

/** An ad service that promotes the given jobs once `when` has resolved. */
async function promote(page: Page, jobs: readonly string[], when = Promise.resolve()): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(/\/api\/ad(\/click)?\?/, async (route) => {
    const url = new URL(route.request().url());
    calls.push({ path: url.pathname, query: url.searchParams });
    if (url.pathname.endsWith('/click')) return route.fulfill({ status: 204 });
    await when;
    const ads = jobs.map((job_id, index) => ({ adid: `ad${index}`, bidid: `bid${index}`, job_id }));
    return route.fulfill({ json: { requestid: url.searchParams.get('requestid'), ads } });
  });
  return calls;
}

/**
 * Opens the home page with the page's clock stopped, so that a list waits for its adverts as long as they
 * need. The scripts of a list, which load in an idle moment, are loaded by an earlier list.
 */
async function openWithoutHaste(page: Page, site: Site): Promise<void> {
  await page.clock.install();
  await site.openWhole('/hk/en/find-jobs/');
  await page.getByRole('link', { name: 'Hoigung home' }).first().click();
  await expect(page).toHaveURL('/hk/en/');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Goes from the home page to the jobs of Mong Kok by a link: the list is not painted yet when the adverts are
 * requested.
 */
async function goToMongKok(page: Page): Promise<void> {
  const link = page.locator('a[href="/hk/en/find-jobs/mong-kok/"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/hk/en/find-jobs/mong-kok/');
}

/** Opens a list with the job as its first advert, then lets the clock run. */
async function openAdvert(page: Page, site: Site, job: string) {
  await openWithoutHaste(page, site);
  const calls = await promote(page, [job]);
  await goToMongKok(page);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toHaveAttribute('data-job', job);
  await page.clock.resume();
  return { card, calls };
}

test('[3.40] [7.39] adverts stand labelled at positions 1, 6 and 11, and once in the list', async ({
  page,
  request,
  site,
}) => {
  const ids = await threeJobs(request);
  await openWithoutHaste(page, site);
  const calls = await promote(page, ids);
  await goToMongKok(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toHaveAttribute('data-job', ids[0] ?? '');
  for (const [index, id] of ids.entries()) {
    const card = cards.nth(index * 5);
    await expect(card).toHaveAttribute('data-job', id);
    await expect(card.getByText('Promoted')).toBeVisible();
    await expect(page.locator(`main article[data-job="${id}"]`)).toHaveCount(1);
  }
  await expect(page.getByText('Promoted')).toHaveCount(3);
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect([...(call?.query.keys() ?? [])]).toEqual([
    'd',
    'et',
    'ex',
    'jt',
    'latlng',
    'q',
    'requestid',
    'userid',
  ]);
  expect(call?.query.get('d')).toBe('030503');
  expect(call?.query.get('requestid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(call?.query.get('userid')).toMatch(/^[0-9a-f]{24}$/);
});

test('[7.41] a press on an advert is told with adid, bidid and requestid', async ({ page, site, job }) => {
  const { card, calls } = await openAdvert(page, site, job._id);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${job._id}/$`));
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/ad', '/api/ad/click']);
  const [asked, click] = calls;
  expect(Object.fromEntries(click?.query ?? [])).toEqual({
    adid: 'ad0',
    bidid: 'bid0',
    requestid: asked?.query.get('requestid'),
  });
});

test('[3.40] a job that was opened by its advert is labelled, after a reload too, and not when it is opened otherwise', async ({
  page,
  context,
  site,
  job,
}) => {
  const labelOn = (tab: Page) => tab.locator('main header').getByText('Promoted');
  const { card } = await openAdvert(page, site, job._id);
  const opened = context.waitForEvent('page');
  await card.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(labelOn(other)).toBeVisible();
  await expect(other.locator('html[data-interactive]')).toBeAttached();
  await other.reload();
  await expect(labelOn(other)).toBeVisible();
  await card.getByRole('link').click();
  await expect(labelOn(page)).toBeVisible();
  await page.reload();
  await expect(labelOn(page)).toBeVisible();
  await site.openAlive('/hk/en/');
  await site.openAlive(pathOf('job', job));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.job_name);
  await expect(labelOn(page)).toHaveCount(0);
});

test('[7.41] the menu of the right button is no press on an advert', async ({ page, site, job }) => {
  const { card, calls } = await openAdvert(page, site, job._id);
  await card.getByRole('link').click({ button: 'right' });
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${job._id}/$`));
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/ad', '/api/ad/click']);
});

test('an advert that loads late never moves what is on screen', async ({ page, request, site }) => {
  const ids = (await newestJobs(request)).slice(-3).map(({ _id }) => _id);
  const late = Promise.withResolvers<void>();
  const calls = await promote(page, ids, late.promise);
  await site.openWhole('/hk/en/find-jobs/');
  const onScreen = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards
          .map((card) => ({ job: (card as HTMLElement).dataset.job, top: card.getBoundingClientRect().top }))
          .filter(({ top }) => top < innerHeight),
      );
  const before = await onScreen();
  late.resolve();
  await expect(page.getByText('Promoted')).not.toHaveCount(0);
  expect(await onScreen()).toEqual(before);
  expect(calls).toHaveLength(1);
});

test('[2.117] going back to a list finds its adverts and every card in its place', async ({
  page,
  request,
  site,
}) => {
  const ids = (await newestJobs(request)).slice(-3).map(({ _id }) => _id);
  const calls = await promote(page, ids);
  await site.openAlive('/hk/en/find-jobs/');
  const promoted = page.getByText('Promoted');
  await expect(promoted).not.toHaveCount(0);
  const cards = page.getByRole('main').getByRole('article');
  const jobs = () => cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.job));
  const top = () => cards.last().evaluate((card) => card.getBoundingClientRect().top);
  const before = await jobs();
  await cards.last().scrollIntoViewIfNeeded();
  const place = await top();
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(cards.first()).not.toHaveAttribute('data-job', before[0] ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/find-jobs/');
  await expect.poll(jobs).toEqual(before);
  await expect.poll(top).toBe(place);
  // Comes after all earlier requests of the page.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(await jobs()).toEqual(before);
  expect(await top()).toBe(place);
  expect(calls).toHaveLength(1);
});

test('[3.40] another search from a list has its adverts too', async ({ page, request, site }) => {
  const ids = await threeJobs(request);
  await openWithoutHaste(page, site);
  const calls = await promote(page, ids);
  await goToMongKok(page);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toHaveAttribute('data-job', ids[0] ?? '');
  const all = page.locator('a[href="/hk/en/find-jobs/"]').first();
  await all.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/hk/en/find-jobs/');
  await expect.poll(() => calls.length).toBe(2);
  await expect(first).toHaveAttribute('data-job', ids[0] ?? '');
  await expect(page.getByText('Promoted')).toHaveCount(3);
});

test('[7.40] [9.33] results do not wait for an ad service that hangs, and it leaves no trace', async ({
  page,
  site,
}) => {
  await promote(page, [], new Promise(() => undefined));
  await site.openAlive('/hk/en/');
  const aborted = page.waitForEvent('requestfailed', (call) => call.url().includes('/api/ad?'));
  await goToMongKok(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  // The request is aborted after 5 s.
  expect((await aborted).failure()?.errorText).toMatch(/ABORTED/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('[7.48] an ad service that fails leaves no trace on the page, and is reported', async ({
  page,
  site,
}) => {
  await page.route(/\/api\/ad\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await site.openAlive('/hk/en/');
  const reported = page.waitForRequest('**/api/errors');
  await goToMongKok(page);
  expect((await reported).postData()).toContain('500');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await expect(page.getByText('Promoted')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a search by what the ad service does not know has no adverts', async ({ page, site, job }) => {
  const calls = await promote(page, [job._id]);
  await site.openWhole('/hk/en/find-jobs/?hourlyRate=70&employment=pt');
  await page.getByRole('link', { name: 'Remove: $70' }).click();
  await expect(page).toHaveURL('/hk/en/find-jobs/part-time/');
  // The later search made the first call.
  await expect.poll(() => calls.map(({ query }) => query.get('et'))).toEqual(['pt']);
});
