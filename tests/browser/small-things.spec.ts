import { languages } from './languages';
import { expect, test } from './site';

for (const { name, root, texts } of languages) {
  test(`the field for a picture speaks the page's language, ${name}`, async ({ page, seeker }) => {
    await seeker.open(`${root}/profile/?page=myProfile&popup=picture`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(texts.profile.picture.browse, { exact: true })).toBeVisible();
    await expect(dialog.getByText(texts.profile.picture.noFile, { exact: true })).toBeVisible();
    const buffer = Buffer.from('no picture');
    await dialog
      .getByLabel(texts.profile.picture.file)
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(dialog.getByText('me.png', { exact: true })).toBeVisible();
  });

  test(`a place that is reached with the keyboard is not hidden by the button below, ${name}`, async ({
    page,
    seeker,
  }) => {
    await seeker.open(`${root}/profile/create-profile/?step=skill`);
    const boxes = page.locator('main input[type=checkbox]');
    await expect(boxes.nth(11)).toBeAttached();
    await boxes.first().focus();
    for (let index = 1; index < 12; index += 1) {
      await page.keyboard.press('Tab');
      await expect(boxes.nth(index)).toBeFocused();
      const seen = await boxes.nth(index).evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (above === box || box.closest('label')?.contains(above) === true);
      });
      expect(seen).toBe(true);
    }
  });

  test(`a page that failed can be tried again, ${name}`, async ({ page, site }) => {
    await site.openAlive(`${root}/dev/ui/`);
    await page.route('**/api/seeker/graphql', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: texts.common.homeLink }).click();
    const retry = page.getByRole('main').getByRole('link', { name: /再試一次|Try again/ });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/seeker/graphql');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: texts.home.heading })).toBeVisible();
    await expect(page).toHaveURL(`${root}/`);
  });
}
