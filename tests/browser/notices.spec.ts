import { expect, test } from './site';

test('[4.42] [8.65] [9.36] an error toast hides itself after 4 s', async ({ page, site }) => {
  await page.clock.install();
  await site.openAlive('/hk/en/dev/ui/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Toast' }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toHaveText("There's a network error, please try again later.");
  await page.clock.runFor(3900);
  await expect(toast).not.toBeEmpty();
  await page.clock.runFor(200);
  await expect(toast).toBeEmpty();
});

test('[4.43] [8.64] an error box is dismissed with OK', async ({ page, site }) => {
  await site.openAlive('/hk/dev/ui/');
  await page.getByRole('button', { name: 'Error box' }).click();
  const box = page.getByRole('dialog', { name: '出現問題' });
  await expect(box).toContainText('網絡發生錯誤，請稍後再試。');
  await box.getByRole('button', { name: '確定' }).click();
  await expect(box).toBeHidden();
});

test('[4.40] the loading overlay stands over the page while something loads', async ({ page, site }) => {
  await site.openAlive('/hk/en/dev/ui/');
  await page.getByRole('button', { name: 'Loading' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test('[5.05] [5.06] [5.12] a form tells its errors once a field was edited, tied to their fields', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/dev/ui/');
  const telephone = page.getByLabel('Telephone');
  await expect(page.getByText('Invalid telephone number')).toHaveCount(0);
  await telephone.fill('1234567');
  await expect(telephone).toHaveAccessibleDescription(
    '8 digits Invalid telephone number (Minimum 8 numbers)',
  );
  await telephone.fill('91234567');
  await expect(telephone).toHaveAccessibleDescription('8 digits');
  await telephone.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('');
  await page.keyboard.type('A');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Required');
});

test.describe('in a browser that asks for English', () => {
  test.use({ locale: 'en-GB' });

  test('the English page is offered once, and keeps the search', async ({ page, site }) => {
    await site.openAlive('/hk/find-jobs/?employment=pt');
    await page.getByRole('button', { name: 'Read it in English' }).click();
    await page.waitForURL('/hk/en/find-jobs/?employment=pt');
    await site.openWhole('/hk/');
    await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
  });
});
