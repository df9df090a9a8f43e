import type { Locator } from '@playwright/test';
import { pathOf } from './catalogue';
import { atBothWidths, expect, test } from './site';

// The site in print, and with forced colours.

const groundOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).getPropertyValue('background-color'));

/** A chosen element differs from others in more than its font weight. */
async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  expect(await groundOf(chosen)).not.toBe(await groundOf(other));
}

test(
  'a printed job has what can be read, not what can be pressed',
  atBothWidths,
  async ({ page, site, job, language }) => {
    const { texts } = language;
    await site.openAlive(pathOf('job', job, language));
    await expect(page.getByRole('link', { name: texts.jobDetails.apply })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const title of [texts.jobDetails.locations.title, texts.jobDetails.employer.title]) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: texts.jobDetails.apply })).toBeHidden();
    await expect(page.getByRole('heading', { name: texts.jobDetails.similar })).toBeHidden();
  },
);

test('what is chosen is seen in forced colours', atBothWidths, async ({ page, site, language, seeker }) => {
  const { root, texts } = language;
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open(`${root}/find-jobs/advanced/?employment=pt`);
  const choice = (value: string) => page.locator(`label:has(input[name=employment][value=${value}])`);
  await expectToldApart(choice('pt'), choice('ft'));
  await seeker.open(`${root}/profile/?page=notificationSettings`);
  const tabs = page.getByRole('navigation', { name: texts.profile.area }).getByRole('link');
  await expectToldApart(tabs.last(), tabs.first());
  await seeker.open(`${root}/profile/create-profile/?step=language`);
  const levels = page.getByRole('radiogroup').first().locator('label');
  await expect(levels.last()).toBeVisible();
  await levels.last().click();
  await expectToldApart(levels.last().locator('span'), levels.first().locator('span'));
});
