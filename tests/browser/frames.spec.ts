import { atBothWidths, expect, test } from './site';

test('[9.20] [9.21] the narrow layout ends at 959 px and the desktop layout starts at 960 px', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 959, height: 800 });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('link', { name: 'For employers' })).toBeHidden();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('link', { name: 'For employers' })).toBeVisible();
});

test(
  "[1.29] the footer's sections are accordions on a phone and columns on a desktop",
  atBothWidths,
  async ({ page, site }) => {
    await site.openAlive('/hk/en/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
    if (site.isPhone) {
      await expect(link).toBeHidden();
      await page.getByRole('contentinfo').getByRole('button', { name: 'About us' }).click();
    }
    await expect(link).toBeVisible();
  },
);

test("[1.22] the footer's QR code is a picture that loads", async ({ page, site }) => {
  // Phones, which cannot scan their own screen, show no code.
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open('/hk/en/');
  const code = page.getByAltText('QR code to download the app');
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('[2.97] the side menu opens, closes and is left behind by Escape', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('/hk/en/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('nothing moves for people who asked for that', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/hk/en/dev/ui/');
  await page.getByRole('button', { name: 'Sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose a district' });
  await expect(sheet).toHaveCSS('animation-duration', '1e-05s');
  await expect(sheet.getByRole('button').first()).toHaveCSS('transition-duration', /^(1e-05s|0s)/);
});
