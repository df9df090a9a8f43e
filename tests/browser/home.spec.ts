import { expect, type Page, test } from '@playwright/test';

const languages = [
  { path: '/hk/', lang: 'zh-Hant-HK', other: '/hk/en/', claim: '超過 4,000 份工作' },
  { path: '/hk/en/', lang: 'en-HK', other: '/hk/', claim: 'Over 4,000 jobs' },
];

/** Everything that the page complains about from now on. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

for (const { path, lang, other, claim } of languages) {
  test(`[2.06] ${path} is the home page, in the HTML before any script runs`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(claim);
    expect(html.match(/<article/g)?.length ?? 0).toBeGreaterThanOrEqual(12);
  });

  test(`${path} is taken over by the browser without a complaint`, async ({ page }) => {
    const found = complaints(page);
    await page.goto(path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.locator('article').first()).toBeVisible();
    expect(found).toEqual([]);
  });

  test(`[2.86] the language switch on ${path} leads to ${other}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('header a[hreflang]:visible').first().click();
    await expect(page).toHaveURL(other);
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
  });
}
