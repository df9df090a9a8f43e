import type { Page } from '@playwright/test';
import { publishJob } from './catalogue';
import { isAnonymous, logInOnScreen } from './seeker';
import { dialog, dismissError, expect, expectNoViolationsInBothSchemes, holdBack, test } from './site';

test('a login in one tab is known in the other, and so is the logout', async ({
  page,
  site,
  context,
  language,
  telephone,
}) => {
  const { root, locale } = language;
  const words =
    locale === 'en'
      ? { logIn: 'Log in/Signup', account: 'My account', logOut: 'Log out' }
      : { logIn: '登入／註冊', account: '我的帳戶', logOut: '登出' };
  // The account menu is in the header of the wide layout.
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.openAlive(`${root}/find-jobs/`);
  const account = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: words.account });
  const logIn = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: words.logIn });
  await expect(logIn(page)).toBeVisible();
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto(
    `${root}/login/?target=${encodeURIComponent(`${root.replace('/hk', '')}/featured-companies/`)}`,
  );
  await logInOnScreen(other, telephone);
  await expect(other).toHaveURL(`${root}/featured-companies/`);
  await expect(account(other)).toBeVisible();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(`${root}/find-jobs/`);
  await account(page).click();
  await page.getByRole('button', { name: words.logOut }).click();
  await expect(logIn(page)).toBeVisible();
  await expect(logIn(other)).toBeVisible();
  await expect(account(other)).toHaveCount(0);
  await expect.poll(() => isAnonymous(other)).toBe(true);
});

test('an application that is sent from two tabs is made once', async ({
  page,
  context,
  request,
  language,
  seeker,
}) => {
  const { root, locale, texts } = language;
  const job = await publishJob(request, 2);
  const other = await context.newPage();
  const send = (tab: Page) => tab.getByRole('button', { name: texts.apply.submit });
  for (const [tab, place] of [
    [page, 0],
    [other, 1],
  ] as const) {
    await tab.goto(`${root}/apply/?job=${job._id}`);
    await tab.getByRole('checkbox').nth(place).check();
    await tab.getByRole('button', { name: texts.apply.next }).click();
    await expect(send(tab)).toBeVisible();
  }
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.successTitle);
  await send(other).click();
  await dismissError(other, locale === 'en' ? 'You have already applied' : '你已申請此職位', language);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.apply.refused.applied);
  expect(await seeker.applications()).toBe(1);
});

test('[4.03] tabs restored together all know who is logged in', async ({ page, context, seeker }) => {
  const later = await context.newPage();
  const letGo = await holdBack(later, '**/api/seeker/refresh');
  await later.goto('/hk/en/terms-and-conditions/');
  await expect(later.locator('html[data-interactive]')).toBeAttached();
  await seeker.openAlive('/hk/en/');
  expect(await seeker.heldToken()).not.toBe(seeker.token);
  letGo();
  for (const tab of [page, later]) {
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.getByRole('button', { name: 'Open menu' }).click();
    await expect(tab.getByRole('dialog').getByText('Chan Tai Man')).toBeVisible();
  }
});

test("work experience that two tabs change loses no entry, and each shows the other's", async ({
  page,
  context,
  seeker,
}) => {
  const { portfolio } = await seeker.ask<{ portfolio: { _id: string } }>('{ portfolio { _id } }');
  const entry = (name: string) =>
    `{ position_name: "${name}", company_name: "Cafe", position_type: "WW", start_date: "2024-05" }`;
  await seeker.ask(
    `mutation { update_profile(_id: "${portfolio._id}", work_experience: [${entry('Cook')}, ${entry('Guard')}]) { _id } }`,
  );
  await seeker.openAlive('/hk/en/profile/?page=myProfile');
  const other = await context.newPage();
  await other.goto('/hk/en/profile/?page=myProfile');
  const edit = (tab: Page, name: string) => tab.getByRole('link', { name: `Edit: ${name}` });
  await edit(other, 'Guard').click();
  const form = dialog(other, 'Work experience details');
  await form.getByLabel('Position').fill('Night guard');
  await edit(page, 'Cook').click();
  await dialog(page, 'Work experience details').getByRole('button', { name: 'Delete' }).click();
  await expect(edit(page, 'Cook')).toHaveCount(0);
  await form.locator('button[type=submit]').click();
  for (const tab of [page, other]) {
    await expect(edit(tab, 'Night guard')).toBeVisible();
    await expect(edit(tab, 'Cook')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other]) await expect(edit(tab, 'Cook')).toBeVisible();
  const query = '{ portfolio { work_experience { position_name } } }';
  expect(await seeker.ask(query)).toEqual({
    portfolio: { work_experience: [{ position_name: 'Cook' }, { position_name: 'Night guard' }] },
  });
});

test('two tabs change the introduction: the second asks, and saves what is chosen', async ({
  page,
  context,
  language,
  seeker,
}) => {
  const { root, texts } = language;
  const { conflict, profile, resume } = texts;
  const other = await context.newPage();
  const saved = async () => {
    const query = '{ portfolio { message_to_employer } }';
    return (await seeker.ask<{ portfolio: { message_to_employer: string } }>(query)).portfolio
      .message_to_employer;
  };
  const form = (tab: Page) => dialog(tab, profile.popups.introduction);
  const field = (tab: Page) => form(tab).getByLabel(resume.introductionQuestion);
  const send = (tab: Page) => form(tab).locator('button[type=submit]').click();
  for (const tab of [page, other]) {
    await tab.goto(`${root}/profile/?page=myProfile&popup=introduction`);
    await expect(field(tab)).toBeVisible();
  }
  await field(other).fill('Written in the second tab');
  await field(page).fill('Written in the first tab');
  await send(page);
  await expect(form(page)).toBeHidden();
  // A reload keeps the typed text, and what it was typed over.
  await other.reload();
  await expect(field(other)).toHaveValue('Written in the second tab');
  await send(other);
  const question = dialog(other, conflict.title);
  await expect(question).toContainText('Written in the first tab');
  await expect(question).toContainText('Written in the second tab');
  await expectNoViolationsInBothSchemes(other);
  await question.getByRole('button', { name: conflict.close }).click();
  await expect(question).toBeHidden();
  expect(await saved()).toBe('Written in the first tab');
  await send(other);
  await question.getByRole('radio', { name: /Written in the second tab/ }).check();
  await question.getByRole('button', { name: conflict.done }).click();
  await expect(form(other)).toBeHidden();
  expect(await saved()).toBe('Written in the second tab');
});

test('two tabs that change different fields of a form keep both', async ({
  page,
  context,
  language,
  seeker,
}) => {
  const { root, texts } = language;
  const { profile, resume } = texts;
  const other = await context.newPage();
  const form = (tab: Page) => dialog(tab, profile.popups['user-info']);
  for (const tab of [page, other]) {
    await tab.goto(`${root}/profile/?page=myProfile&popup=user-info`);
    await expect(form(tab).getByLabel(resume.maxDays)).toBeVisible();
  }
  await form(other).getByLabel(resume.name).fill('Chan Siu Man');
  await form(page).getByLabel(resume.maxDays).selectOption('4');
  for (const tab of [page, other]) {
    await form(tab).locator('button[type=submit]').click();
    await expect(form(tab)).toBeHidden();
  }
  expect(await seeker.ask('{ portfolio { name max_work_day_per_week } }')).toEqual({
    portfolio: { name: 'Chan Siu Man', max_work_day_per_week: 4 },
  });
});
