import { ask } from './catalogue';
import { atBothWidths, expect, test } from './site';

const languages = [
  { path: '/hk/', lang: 'zh-Hant-HK', other: '/hk/en/', claim: '超過 4,000 份工作' },
  { path: '/hk/en/', lang: 'en-HK', other: '/hk/', claim: 'Over 4,000 jobs' },
];

for (const { path, lang, other, claim } of languages) {
  test(`[2.06] ${path} is the home page, in the HTML before any script runs`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(claim);
    expect(html.match(/<article/g)?.length ?? 0).toBeGreaterThanOrEqual(12);
  });

  test(`${path} is hydrated without a warning`, async ({ page, site }) => {
    // Any error or warning of the page fails the test.
    await site.openWhole(path);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`[2.86] the language switch on ${path} leads to ${other}`, atBothWidths, async ({ page, site }) => {
    await site.open(path);
    await page.locator('header a[hreflang]:visible').first().click();
    await expect(page).toHaveURL(other);
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
  });
}

test(
  '[2.124] [2.125] a list is swiped on a phone and has three columns on a desktop',
  atBothWidths,
  async ({ page, site }) => {
    await site.open('/hk/en/');
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first();
    const overflow = await list.evaluate((row) => row.scrollWidth - row.clientWidth);
    const tops = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    if (site.isPhone) {
      expect(overflow).toBeGreaterThan(0);
      expect(new Set(tops).size).toBe(1);
    } else {
      expect(overflow).toBe(0);
      expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    }
  },
);

test('[9.22] a job card is at most 450 px wide, also where there is more room', async ({ page, site }) => {
  // At this width the search's list has one column.
  await page.setViewportSize({ width: 600, height: 900 });
  await site.open('/hk/en/find-jobs/');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const room = await cards.first().evaluate((card) => card.parentElement?.clientWidth);
  expect(room).toBeGreaterThan(450);
  const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBe(450);
});

test(
  '[2.07] the banners move by themselves until they are stopped, and step by button and key',
  atBothWidths,
  async ({ page, site }) => {
    await page.clock.install();
    await site.open('/hk/en/');
    const banners = page.getByRole('region', { name: 'Highlights' });
    const track = banners.locator('ul');
    const place = () => track.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
    const stop = banners.getByRole('button', { name: 'Stop the slides' });
    // The component is hydrated in an idle moment.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(stop).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6500);
    await expect.poll(place).toBe(1);
    await stop.click();
    await expect(banners.getByRole('button', { name: 'Start the slides' })).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await place()).toBe(1);
    if (site.isPhone) return;
    await banners.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(place).toBe(2);
  },
);

test('[2.07] nothing moves by itself for those who want no motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.openWhole('/hk/en/');
  await expect(
    page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name: 'Start the slides' }),
  ).toBeVisible();
});

test('every trade, district and employment is a way in, with the number of its jobs', async ({
  page,
  request,
  site,
}) => {
  await site.open('/hk/en/');
  const ways = page.locator('section', { has: page.getByRole('heading', { name: 'Browse jobs' }) });
  await expect(ways.getByRole('link', { includeHidden: true })).toHaveCount(17 + 37 + 3);
  await ways.getByText('Kowloon', { exact: true }).click();
  const mongKok = ways.getByRole('link', { name: /^Mong Kok/ });
  await expect(mongKok).toHaveAttribute('href', '/hk/en/find-jobs/mong-kok/');
  const found = await ask<{ job_search: { total: number } }>(
    request,
    '{ job_search(district: ["030503"]) { total } }',
  );
  await expect(mongKok).toHaveText(`Mong Kok${found.job_search.total}`);
});

test('[1.03] [1.16] [2.10] a visitor who is not logged in sees the claim, the jobs and 12 featured companies', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/');
  await expect(page.getByText('Over 4,000 jobs')).toBeVisible();
  const companies = page.locator('section', {
    has: page.getByRole('heading', { name: 'Featured employers' }),
  });
  await expect(companies.getByRole('listitem')).toHaveCount(12);
});
