import { runCommand } from './catalogue';
import { updatesOf } from './seeker';
import { atBothWidths, dialog, dismissError, expect, pressDimmed, save, test } from './site';

const dialogs = {
  education: 'Education',
  introduction: 'Self-introduction',
  language: 'Languages',
  skill: 'Skills and certificates',
  'user-info': 'About you and your free time',
  'work-exp-detail': 'Work experience details',
} as const;

test('[2.30] [2.31] [1.09] the profile area shows the profile, and a newcomer how to begin', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/?page=nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  const { number } = newcomer.telephone;
  await expect(page.getByText(`+852 ${number.slice(0, 4)} ${number.slice(4)}`)).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/hk/en/profile/create-profile/');
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
});

test('[2.43] [4.19] a profile is made step by step and counts as made with its three needed parts', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/create-profile/');
  const next = () => save(page.getByRole('main'));
  await page.getByLabel('Name').fill('Lee Mei Ling');
  await next();
  await page.getByLabel('Associate Degree').check();
  await next();
  await page.getByRole('radiogroup', { name: 'Mandarin' }).getByLabel('Basic').check();
  await page.getByRole('radiogroup', { name: 'Chinese' }).getByLabel('Excellent').check();
  await next();
  for (const step of ['Work experience', 'Skills and certificates', 'Introduce yourself']) {
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    await page.getByRole('button', { name: 'Skip this step' }).click();
  }
  await expect(page).toHaveURL('/hk/en/profile/?page=myProfile');
  await expect(page.getByRole('heading', { name: 'Lee Mei Ling' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveCount(0);
  const query = '{ portfolio { hasCreatedProfile } }';
  expect(await newcomer.ask(query)).toEqual({ portfolio: { hasCreatedProfile: true } });
});

const byAddress: readonly (readonly (keyof typeof dialogs)[])[] = [
  ['education', 'introduction', 'language'],
  ['skill', 'user-info', 'work-exp-detail'],
];
const titles = [
  '[2.36] [2.37] [2.38] education, introduction and language open by their address',
  '[2.39] [2.40] [2.41] skill, user information and work experience open by their address',
];
for (const [index, names] of byAddress.entries()) {
  test(titles[index] ?? '', async ({ page, seeker }) => {
    for (const name of names) {
      await seeker.open(`/hk/en/profile/?page=myProfile&popup=${name}`);
      await expect(dialog(page, dialogs[name])).toBeVisible();
      await expect(dialog(page, dialogs[name]).locator('form')).toBeVisible();
    }
  });
}

test('[2.35] a dialog opens by click and by key, and closes by Escape, by its cross and by going back', async ({
  page,
  seeker,
}) => {
  await seeker.open('/hk/en/profile/?page=myProfile');
  const open = dialog(page, 'Education');
  const link = page.getByRole('link', { name: 'Edit: Education' });
  const down = await page.evaluate(() => {
    scrollTo(0, 300);
    return scrollY;
  });
  await link.click();
  await expect(open).toBeVisible();
  await expect(page).toHaveURL('/hk/en/profile/?page=myProfile&popup=education');
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(page).toHaveURL('/hk/en/profile/?page=myProfile');
  expect(await page.evaluate(() => scrollY)).toBe(down);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toBeVisible();
  await open.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/hk/en/profile/?page=myProfile');
  await link.click();
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(open).toBeHidden();
  await page.goto('/hk/en/profile/?page=myProfile&popup=education');
  await open.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/hk/en/profile/?page=myProfile');
});

test(
  '[4.21] [7.27] a changed name is shown at once, in the menu too',
  atBothWidths,
  async ({ page, site, seeker }) => {
    await seeker.open('/hk/en/profile/?popup=user-info');
    const form = dialog(page, dialogs['user-info']);
    await form.getByLabel('Name').fill('Wong Ka Yan');
    await save(form);
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Wong Ka Yan' })).toBeVisible();
    if (site.isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = site.isPhone
      ? dialog(page, 'Menu').getByText('Wong Ka Yan')
      : page.getByRole('button', { name: 'My account' });
    await expect(menu).toContainText('W');
  },
);

test('[3.69] [3.71] [3.72] education has its eleven levels, languages their two', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/?popup=education');
  const levels = dialog(page, 'Education').getByRole('radio');
  await expect(levels).toHaveCount(11);
  await newcomer.open('/hk/en/profile/?popup=language');
  const languages = dialog(page, 'Languages').getByRole('radiogroup');
  await expect(languages).toHaveText([/Cantonese/, /English/, /Mandarin/, /Chinese/, /English/]);
  await expect(languages.first().getByRole('radio')).toHaveCount(3);
  await expect(languages.first()).toContainText('Basic');
  await expect(languages.first()).toContainText('Excellent');
});

test('[5.13] [8.44] a list with nothing chosen is refused', async ({ page, newcomer }) => {
  await newcomer.open('/hk/en/profile/?popup=language');
  const form = dialog(page, 'Languages');
  const cantonese = form.getByRole('radiogroup', { name: 'Cantonese' });
  await cantonese.getByLabel('Basic').check();
  await expect(form.getByText('At least 1 option required')).toHaveCount(0);
  await cantonese.getByRole('radio').first().check();
  await expect(form.getByText('At least 1 option required')).toHaveCount(1);
  await pressDimmed(form.locator('button[type=submit]'));
  await expect(form.getByRole('group', { name: 'Spoken' })).toBeFocused();
});

test('[4.37] [5.05] a part of the profile is sent only after an edit, and untouched it only closes', async ({
  page,
  seeker,
}) => {
  const updates = updatesOf(page);
  for (const name of ['education', 'introduction', 'language', 'skill', 'user-info'] as const) {
    await seeker.open(`/hk/en/profile/?popup=${name}`);
    await pressDimmed(dialog(page, dialogs[name]).locator('button[type=submit]'));
    await expect(dialog(page, dialogs[name])).toBeHidden();
  }
  await seeker.open('/hk/en/profile/?popup=work-exp-detail');
  const work = dialog(page, dialogs['work-exp-detail']);
  await pressDimmed(work.locator('button[type=submit]'));
  await expect(work.getByLabel('Position')).toBeFocused();
  await expect(work.getByText('Required', { exact: true })).toHaveCount(0);
  expect(updates).toEqual([]);
  await seeker.open('/hk/en/profile/?popup=education');
  await page.getByLabel('Associate Degree').check();
  await save(dialog(page, 'Education'));
  await expect(dialog(page, 'Education')).toBeHidden();
  expect(updates).toEqual([expect.objectContaining({ education: 'associate-degree' })]);
});

test('a thumb that scrolls over the week paints nothing', async ({ page, seeker, context }) => {
  await seeker.open('/hk/en/profile/?popup=user-info');
  const form = dialog(page, dialogs['user-info']);
  const cell = form.getByRole('button', { name: 'Tuesday 12:00–13:00' });
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (box === null) throw new Error('The grid is not on screen');
  const touch = await context.newCDPSession(page);
  const at = (y: number) => [{ x: box.x + 5, y: box.y + 5 + y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let y = -20; y >= -200; y -= 20) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(form.getByRole('button', { pressed: true })).toHaveCount(0);
  await cell.tap();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
});

test('free times are painted by mouse and by keys, and kept', async ({ page, seeker }) => {
  await seeker.open('/hk/en/profile/?popup=user-info');
  const form = dialog(page, dialogs['user-info']);
  const cell = (day: string, time: string) => form.getByRole('button', { name: `${day} ${time}` });
  const from = await cell('Monday', '09:00–10:00').boundingBox();
  const to = await cell('Wednesday', '09:00–10:00').boundingBox();
  if (from === null || to === null) throw new Error('The grid is not on screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 12 });
  await page.mouse.up();
  await expect(cell('Tuesday', '09:00–10:00')).toHaveAttribute('aria-pressed', 'true');
  await cell('Wednesday', '09:00–10:00').focus();
  await page.keyboard.press('Space');
  await expect(cell('Wednesday', '09:00–10:00')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(cell('Wednesday', '10:00–11:00')).toHaveAttribute('aria-pressed', 'true');
  await form.getByRole('button', { name: 'Weekends' }).click();
  await form.getByLabel('Most days a week').selectOption('5');
  await save(form);
  await expect(page.getByRole('main').getByText('Monday to Tuesday').first()).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'At most 5 days a week' })).toBeVisible();
  const query =
    '{ portfolio { availability { from_minute_of_week to_minute_of_week } max_work_day_per_week } }';
  const { portfolio } = await seeker.ask<{ portfolio: object }>(query);
  const day = 24 * 60;
  expect(portfolio).toEqual({
    max_work_day_per_week: 5,
    availability: [
      { from_minute_of_week: 540, to_minute_of_week: 600 },
      { from_minute_of_week: day + 540, to_minute_of_week: day + 600 },
      { from_minute_of_week: 2 * day + 540, to_minute_of_week: 2 * day + 660 },
      { from_minute_of_week: 5 * day + 540, to_minute_of_week: 5 * day + 1380 },
      { from_minute_of_week: 6 * day + 540, to_minute_of_week: 6 * day + 1380 },
    ],
  });
});

test('a suspended seeker is told so, with a way to ask why', async ({ page, seeker }) => {
  await runCommand(['seeker', 'suspend', `+852${seeker.telephone.number}`]);
  await seeker.open('/hk/en/profile/?popup=introduction');
  await expect(page.getByText('Your account is suspended')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeAttached();
  const form = dialog(page, 'Self-introduction');
  await form.getByLabel('Tell employers about yourself').fill('Please');
  await save(form);
  await dismissError(page, 'Your account cannot be used to apply');
});

test('[8.20] a work that ended before it began is refused', async ({ page, seeker }) => {
  await seeker.open('/hk/en/profile/?popup=work-exp-detail');
  const form = dialog(page, 'Work experience details');
  await form.getByLabel('Position').fill('Cook');
  await form.getByLabel('Company').fill('Kitchen');
  await form.getByLabel('Job type').selectOption('CH');
  for (const [name, year] of [
    ['Started', '2024'],
    ['Ended', '2023'],
  ] as const) {
    const month = form.getByRole('group', { name });
    await month.getByLabel('Year').selectOption(year);
    await month.getByLabel('Month').selectOption('05');
  }
  await save(form);
  await dismissError(page, 'The start date must be before the end date');
  await form.getByRole('group', { name: 'Ended' }).getByLabel('Year').selectOption('2025');
  await save(form);
  await expect(page.getByText('May 2024 – May 2025')).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Cook' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('May 2024 – May 2025')).toHaveCount(0);
});

test('[2.36] a dialog that is named on another page of the area is shown all the same', async ({
  page,
  seeker,
}) => {
  await seeker.open('/hk/en/profile/?page=savedJobs&popup=education');
  await expect(dialog(page, 'Education')).toBeVisible();
});

test('[4.17] that the session is expired stands over an open dialog', async ({ page, seeker }) => {
  await seeker.openAlive('/hk/en/profile/?popup=introduction');
  const form = dialog(page, 'Self-introduction');
  await form.getByLabel('Tell employers about yourself').fill('Please');
  await seeker.endSession();
  await save(form);
  const said = page.locator('[popover]').filter({ hasText: 'Session is expired' });
  await expect(said).toBeVisible();
  const isOnTop = await said.locator('p').evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // Outside a modal dialog nothing can be pressed, but the toast is in the top layer, above the dialog.
    return height > 0 && x + width > 0 && y < innerHeight && element.closest(':popover-open') !== null;
  });
  expect(isOnTop).toBe(true);
  await expect(form.getByRole('alert')).toHaveText('Session is expired');
});

test('a slow save does not call back who has gone elsewhere', async ({ page, context, seeker }) => {
  await seeker.openAlive('/hk/en/profile/create-profile/?step=self-introduction');
  await page.getByLabel('Tell employers about yourself').fill('Hello');
  const gate = Promise.withResolvers<void>();
  await context.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('message_to_employer')) await gate.promise;
    await route.continue();
  });
  await save(page.getByRole('main'));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills and certificates' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills and certificates' })).toBeVisible();
  await expect(page.getByText('Required.')).toHaveCount(0);
});
