import type { Locator, Page } from '@playwright/test';
import { atBothWidths, expect, test } from './site';

const employerPages = [
  'Services',
  'Solutions',
  'Job ad booster',
  'Temp matching',
  'Advice',
  'FAQ',
  'Bidding FAQ',
  'Community guidelines',
];

/** The requests of page data, by path. */
function pageDataRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const path = /\/content\/page-data(\/.*)index\.json/.exec(request.url())?.[1];
    if (path !== undefined) found.push(path);
  });
  return found;
}

const firstCard = (page: Page) => page.getByRole('article').getByRole('link').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[7.45] [3.66] a navigation fetches page data by the path of the route and keeps them', async ({
  page,
  site,
}) => {
  const requests = pageDataRequests(page);
  await site.openWhole('/hk/en/blogs-list/');
  expect(requests).toEqual([]);
  const link = await firstCard(page).getAttribute('href');
  const title = await firstCard(page).textContent();
  await firstCard(page).click();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(heading(page)).toBeFocused();
  const path = link?.replace('/hk', '') ?? '';
  expect(requests).toEqual([path]);
  const entry = await page.evaluate(
    (key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'),
    `page-data:${path}`,
  );
  expect(Object.keys(entry).sort()).toEqual(['data', 'path', 'timestamp']);
  expect(entry.path).toBe(path);
});

test('[9.23] [9.24] page data are good for 300 s, then they are swept and fetched again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const requests = pageDataRequests(page);
  await site.openWhole('/hk/en/blogs-list/2/');
  const goTo = async (name: string, title: RegExp) => {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(title);
  };
  await goTo('1', /blogs-list\/$/);
  await goTo('2', /blogs-list\/2\/$/);
  expect(requests).toEqual(['/en/blogs-list/', '/en/blogs-list/2/']);
  await page.clock.fastForward(290_000);
  await goTo('1', /blogs-list\/$/);
  expect(requests).toHaveLength(2);
  await page.clock.fastForward(20_000);
  await goTo('2', /blogs-list\/2\/$/);
  expect(requests).toHaveLength(3);
});

test('[9.25] however quick the answer, the loading state is shown', async ({ page, site }) => {
  await site.openWhole('/hk/en/blogs-list/');
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector('[role=status][aria-label=Loading]') !== null;
      if (shown === (seen.length % 2 === 0)) seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/blogs\/[^/]+\/$/);
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen.length)).toBe(2);
});

test('[7.44] the search box fetches the content database by its hash and suggests articles', async ({
  page,
  site,
}) => {
  const database = page.waitForRequest(/\/content\/db-[0-9a-f]{16}\.json$/);
  await site.openWhole('/hk/en/blogs-list/');
  const title = (await firstCard(page).textContent()) ?? '';
  const box = page.getByRole('combobox', { name: 'Search articles' });
  await box.focus();
  await database;
  await expect(page.locator('datalist option').first()).toBeAttached();
  await box.fill(title);
  await expect(heading(page)).toHaveText(title);
});

test('a search lists what it finds, and can be cleared', async ({ page, site }) => {
  await site.openWhole('/hk/en/blogs-list/');
  const box = page.getByRole('combobox', { name: 'Search articles' });
  await box.fill('minimum wage');
  await box.press('Enter');
  await expect(page).toHaveURL('/hk/en/blogs-list/?search=minimum+wage');
  await expect(page.getByText(/articles? for “minimum wage”/)).toBeVisible();
  await expect(firstCard(page)).toContainText(/minimum wage/i);
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/hk/en/blogs-list/');
});

test('[2.58] [2.59] the pager leads to /path/n/ and back to the path without a number', async ({
  page,
  site,
}) => {
  await site.openAlive('/hk/en/latest-news/');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/hk/en/latest-news/2/');
  await expect(pager.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
  await pager.getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL('/hk/en/latest-news/');
});

test('[2.62] the language switch of an article leads to its counterpart', async ({ page, site }) => {
  await site.open('/hk/en/blogs/first-interview/');
  await page
    .getByRole('link', { name: /繁體中文/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/hk/blogs/${encodeURIComponent('第一次見工')}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
});

test('[7.43] pictures come from the content host', async ({ page, site }) => {
  await site.open('/hk/en/blogs/first-interview/');
  const width = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  // The first cover is inlined in the page; those further down have their own requests.
  const cover = page.locator('main img').first();
  await expect(cover).toHaveAttribute('src', /^data:image\/svg/);
  await expect(cover).not.toHaveAttribute('alt', '');
  await expect.poll(() => width(cover)).toBeGreaterThan(0);
  const related = page.locator('main img').last();
  await expect(related).toHaveAttribute('src', /^\/content\/covers\/[a-z-]+-[0-9a-f]{8}\.svg$/);
  await related.scrollIntoViewIfNeeded();
  await expect.poll(() => width(related)).toBeGreaterThan(0);
});

test('[1.15] [2.79] [2.98] every employer page opens from the slide-out menu', async ({ page, site }) => {
  await site.openAlive('/hk/en/employer/');
  for (const name of employerPages) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Employer menu' });
    const link = menu.getByRole('link', { name, exact: true });
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeVisible();
    await expect(page).not.toHaveTitle(/not found/i);
    await expect(menu).toBeHidden();
  }
});

test(
  "[2.99] [2.100] the employers' header has items and a login with a referral tag",
  atBothWidths,
  async ({ page, site }) => {
    await site.open('/hk/en/employer/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Employer login' })).toHaveAttribute(
      'href',
      /\?ref=seeker-web$/,
    );
    const items = header.getByRole('navigation', { name: 'Employer menu' });
    if (!site.isPhone) await expect(items.getByRole('link', { name: 'Solutions' })).toBeVisible();
  },
);
