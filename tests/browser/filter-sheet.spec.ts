import type { Page } from '@playwright/test';
import type { Language } from './languages';
import { atBothWidths, dialog, expect, test } from './site';

/** The employment filter, and the sheet that it opens. */
function employment(page: Page, { texts: { results } }: Language) {
  const name = results.groups.employment;
  const bar = page.getByRole('list', { name: results.filters });
  return { filter: bar.getByRole('link', { name }), sheet: dialog(page, name) };
}

test(
  'a sheet that is left by Escape, by its cross or beside it changes nothing',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, texts } = language;
    const { filter, sheet } = employment(page, language);
    const temp = sheet.getByRole('checkbox', { name: texts.common.employment.ct });
    await site.openWhole(`${root}/find-jobs/?employment=pt`);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: texts.common.close }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await filter.click();
      // Earlier, unconfirmed choices are gone.
      await expect(temp).not.toBeChecked();
      await temp.check();
      await leave();
      await expect(sheet).toBeHidden();
      await expect(filter).toBeFocused();
      await expect(page).toHaveURL(`${root}/find-jobs/?employment=pt`);
    }
  },
);

test('the words of the button that takes a filter out stand in one line', async ({
  page,
  site,
  language,
}) => {
  const { filter, sheet } = employment(page, language);
  await site.openWhole(`${language.root}/find-jobs/?q=waiter&employment=pt`);
  await filter.click();
  const clear = sheet.getByRole('button', { name: language.texts.filters.clear, exact: true });
  await expect(clear).toBeVisible();
  const lines = await clear.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test(
  'a sheet comes from below on a phone, takes its filter out, and does not outlive going back',
  atBothWidths,
  async ({ page, site, language }) => {
    const { root, texts } = language;
    const { filter, sheet } = employment(page, language);
    const partTime = sheet.getByRole('checkbox', { name: texts.common.employment.pt });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.openWhole(`${root}/find-jobs/?employment=pt`);
    await filter.click();
    await expect(partTime).toBeChecked();
    if (site.isPhone) {
      const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect([x, width, y + height]).toEqual([0, 390, 844]);
    }
    const clear = sheet.getByRole('button', { name: texts.filters.clear });
    await clear.click();
    await expect(partTime).not.toBeChecked();
    await expect(clear).toHaveCount(0);
    await sheet.getByRole('button', { name: texts.filters.show(4).split('4')[0] ?? '' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${root}/find-jobs/`);
    await expect(filter).not.toHaveText(/1/);
    await filter.click();
    await expect(partTime).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(`${root}/find-jobs/?employment=pt`);
    await expect(sheet).toBeHidden();
    await expect(filter).toHaveText(/1/);
    await filter.click();
    await expect(partTime).toBeChecked();
  },
);
