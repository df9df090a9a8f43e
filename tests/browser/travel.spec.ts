import type { Page } from '@playwright/test';
import { atBothWidths, expect, expectFits, expectNoViolations, test } from './site';

const firstWay = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByText(/分鐘|公里| min|km/);

/** All that the page has asked for since, with what stood in addresses. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test(
  '[13.04] a visitor gives a place once, and cards and jobs tell the way from it',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, texts, locale } = language;
    const fromTaiKoo = locale === 'en' ? 'From Tai Koo, by MTR' : '由太古出發，乘港鐵';
    await site.openWhole(`${root}/find-jobs/`);
    await page.getByRole('button', { name: texts.results.travel }).click();
    const sheet = page.getByRole('dialog', { name: texts.travelSheet.title });
    await expect(sheet.getByText(texts.travelSheet.districts, { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await expectFits(page);
    await sheet.getByRole('searchbox').fill(locale === 'en' ? 'tai k' : '太古');
    await sheet.getByRole('button', { name: locale === 'en' ? 'Tai Koo' : '太古' }).click();
    // A station may stand in the address; the page is the server's then.
    await expect(page).toHaveURL(`${root}/find-jobs/?from=TAK`);
    await expect(page.getByRole('button', { name: fromTaiKoo })).toBeVisible();
    await expect(firstWay(page)).toBeVisible();
    await expectFits(page);
    // Elsewhere the device remembers it.
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/job\/[^?]+$/);
    await expect(page.getByRole('button', { name: fromTaiKoo })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: fromTaiKoo })).toBeVisible();
    await page.getByRole('button', { name: fromTaiKoo }).click();
    await page.getByRole('button', { name: texts.travelSheet.forget }).click();
    await expect(page.getByRole('button', { name: texts.jobDetails.travel })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('travel-from'))).toBeNull();
  },
);

test('[13.04] where the visitor is stands in no address, and nothing moves when the times come', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.37153, longitude: 114.11162 });
  const addresses = watchAddresses(page);
  await site.openWhole('/hk/en/find-jobs/');
  await page.getByRole('button', { name: 'Travel time by MTR' }).click();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('button', { name: 'From where you are, by MTR' })).toBeVisible();
  await expect(page).toHaveURL('/hk/en/find-jobs/');
  expect(await page.evaluate(() => localStorage.getItem('travel-from'))).toBe('22.37,114.11');
  // The server's page has the nearest station in the line that the browser fills in.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.moved = `${Number(document.documentElement.dataset.moved ?? 0) + entry.value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'From where you are, by MTR' })).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .getByText(/^about \d+ min( \(.+\))?: /)
      .first(),
  ).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
  for (const address of addresses) expect(address).not.toMatch(/22\.37|114\.11/);
});

test('[13.04] a place outside of Hong Kong is not kept', async ({ page, site, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.5431, longitude: 114.0579 });
  await site.openWhole('/hk/en/find-jobs/');
  await page.getByRole('button', { name: 'Travel time by MTR' }).click();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText(/outside of Hong Kong/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('travel-from'))).toBeNull();
});
