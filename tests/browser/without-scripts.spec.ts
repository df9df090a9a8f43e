import { expect, expectFits, test } from './site';

test.use({ javaScriptEnabled: false });

test('without scripts, logging in, applying and the personal pages say what they need, in both languages', async ({
  page,
  job,
}) => {
  for (const root of ['/hk', '/hk/en']) {
    for (const path of ['/login/', '/login-mfa/', `/apply/?job=${job._id}`, '/profile/']) {
      await page.goto(`${root}${path}`);
      const titles = ['此頁需要 JavaScript', 'This page needs JavaScript'];
      if (root === '/hk/en') titles.reverse();
      await expect(page.locator('noscript h1'), path).toHaveText(titles);
      for (const [index, heading] of (await page.locator('noscript h1').all()).entries()) {
        const box = await heading.boundingBox();
        expect(box, path).not.toBeNull();
        expect(box?.y, path).toBeLessThan(index === 0 ? 100 : 500);
      }
      // No spinner covers it: the message is in the middle of the screen.
      const inMiddle = await page.evaluate(() =>
        Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('noscript')),
      );
      expect(inMiddle, path).toBe(true);
      await expectFits(page);
    }
  }
  await page.getByRole('link', { name: 'You can search and read jobs without it' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without scripts, jobs are searched for and read', async ({ page }) => {
  await page.goto('/hk/en/');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('waiter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hk\/en\/find-jobs\/.*q=waiter/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hk\/en\/job\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
