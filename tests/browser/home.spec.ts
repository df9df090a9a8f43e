import { expect, test } from './site';

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

  test(`${path} is taken over by the browser without a complaint`, async ({ page, site }) => {
    await site.open(path);
    await expect(page.locator('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(site.complaints).toEqual([]);
  });

  test(`[2.86] the language switch on ${path} leads to ${other}`, async ({ page, site }) => {
    await site.open(path);
    await page.locator('header a[hreflang]:visible').first().click();
    await expect(page).toHaveURL(other);
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
  });
}

test('[2.124] [2.125] a list is swiped on a phone and has three columns on a desktop', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/');
  const list = page.locator('main section ul:has(article)').first();
  const overflow = await list.evaluate((row) => row.scrollWidth - row.clientWidth);
  const tops = await list
    .locator('> li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  if (site.isPhone) {
    expect(overflow).toBeGreaterThan(0);
    expect(new Set(tops).size).toBe(1);
  } else {
    expect(overflow).toBe(0);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  }
});

test('[9.22] a job card is at most 450 px wide', async ({ page, site }) => {
  await site.open('/hk/en/');
  const widths = await page.locator('article').evaluateAll((cards) => cards.map((card) => card.clientWidth));
  expect(Math.max(...widths)).toBeLessThanOrEqual(450);
});
