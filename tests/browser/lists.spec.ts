import { expect, test } from './site';

test("[1.07] [2.123] a home list's title and 'more' lead to the whole list", async ({ page, site }) => {
  await site.open('/hk/en/');
  const more = page.getByRole('main').getByRole('link', { name: /^More: / });
  expect(await more.count()).toBeGreaterThanOrEqual(8);
  const feature = page.locator('main a[href^="/hk/en/feature/"]').first();
  const title = ((await feature.getByText(/^More: /).textContent()) ?? '').replace(/^More: /, '');
  await feature.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[1.05] [1.06] a visitor goes from the featured companies to a company and one of its jobs', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/featured-companies/');
  await expect(page.getByRole('article')).toHaveCount(12);
  const first = page.getByRole('article').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/company\/[^/]+\/[0-9a-f]{24}\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/job\//);
  await expect(page.locator('main header')).toContainText(name);
});

test('the next page of a list is one press away and the way back leads to the first', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/featured-companies/');
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  const first = await names.first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/hk/en/featured-companies/?page=2');
  await expect(names.first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/featured-companies/');
  await expect(names.first()).toHaveText(first ?? '');
});
