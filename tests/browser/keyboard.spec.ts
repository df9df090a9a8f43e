import type { Locator, Page } from '@playwright/test';
import { tabTo } from './focus';
import type { Language } from './languages';
import { isAnonymous, type Telephone } from './seeker';
import { atBothWidths, expect, test } from './site';

// Whole journeys without a mouse: nothing here clicks or moves one.

const pressOn = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for a new page, whose heading has the focus. */
async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

type Texts = Language['texts'];

/** Starts from the telephone field, which has the focus. */
async function logInByKeys(page: Page, texts: Texts, telephone: Telephone): Promise<void> {
  await page.keyboard.type(telephone.number);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(texts.login.code)).toBeFocused();
  await page.keyboard.type(await telephone.code());
}

test(
  'from the search to the job, the login and the application without a mouse',
  atBothWidths,
  async ({ page, site, language, signUp }) => {
    const { root, texts } = language;
    const seeker = await signUp();
    await seeker.makeProfile();
    await site.openAlive(`${root}/`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts.common.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await typeInto(page, page.getByRole('banner').locator('input[name=q]'), site.isPhone ? '廚師' : 'cook');
    await page.keyboard.press('Enter');
    await arriveAt(page, site.isPhone ? /廚師/ : /cook/);
    const job = page.getByRole('article').first().getByRole('link').first();
    await pressOn(page, job);
    await expect(page).toHaveURL(/\/job\//);
    await expect(heading(page)).toBeFocused();
    const name = (await heading(page).textContent()) ?? '';
    await pressOn(page, page.locator('main a[href*="/apply/?job="]').first());
    await expect(page).toHaveURL(/\/login\/\?target=/);
    await expect(page.getByLabel(texts.login.telephone)).toBeFocused();
    await logInByKeys(page, texts, seeker.telephone);
    await arriveAt(page, texts.apply.locationTitle);
    const place = page.getByRole('checkbox').first();
    await tabTo(page, place);
    if (!(await place.isChecked())) await page.keyboard.press('Space');
    await expect(place).toBeChecked();
    await pressOn(page, page.getByRole('button', { name: texts.apply.next }));
    await arriveAt(page, texts.apply.reviewTitle);
    await pressOn(page, page.getByRole('button', { name: texts.apply.submit }));
    await arriveAt(page, texts.apply.successTitle);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  },
);

test(
  'an alert is made, changed and deleted without a mouse',
  atBothWidths,
  async ({ page, language, newcomer }) => {
    const { root, texts } = language;
    const { alerts } = texts.profile;
    await newcomer.openAlive(`${root}/profile/?page=myJobAlert`);
    const add = page.getByRole('link', { name: alerts.add });
    await pressOn(page, add);
    const form = page.getByRole('dialog', { name: alerts.addTitle });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await typeInto(page, form.getByLabel(alerts.term), 'cook');
    await tabTo(page, form.getByLabel(alerts.maxDays));
    await page.keyboard.press('End');
    await pressOn(page, form.getByRole('button', { name: texts.resume.save, exact: true }));
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: 'cook' })).toBeVisible();
    // The link that opened the form has disappeared with the empty list.
    await expect(heading(page)).toBeFocused();
    const edit = page.getByRole('link', { name: new RegExp(`^${texts.resume.edit}`) });
    await pressOn(page, edit);
    const change = page.getByRole('dialog', { name: alerts.editTitle });
    await pressOn(page, change.getByLabel(alerts.rateAmount), '6');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText(alerts.rateLine.hourly('60'))).toBeVisible();
    await expect(edit).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: new RegExp(`^${texts.resume.delete}`) }));
    await expect(page.getByRole('heading', { name: alerts.emptyTitle })).toBeVisible();
    await expect(heading(page)).toBeFocused();
  },
);

test(
  'the profile is edited without a mouse, and so is the week',
  atBothWidths,
  async ({ page, language, seeker }) => {
    const { root, texts } = language;
    const { resume } = texts;
    const { popups } = texts.profile;
    await seeker.openAlive(`${root}/profile/?page=myProfile`);
    const link = (label: string, part: string) =>
      page.getByRole('main').getByRole('link', { name: texts.resume.actionOn(label, part), exact: true });
    const dialog = (name: keyof typeof popups) =>
      page.getByRole('dialog', { name: popups[name], exact: true });
    const save = (within: Locator) => within.getByRole('button', { name: resume.save, exact: true });

    await pressOn(page, link(resume.edit, resume.education));
    const levels = dialog('education').getByRole('radio');
    await tabTo(page, dialog('education').getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect(levels.and(page.locator(':checked'))).toBeFocused();
    await pressOn(page, save(dialog('education')));
    await expect(dialog('education')).toBeHidden();
    await expect(link(resume.edit, resume.education)).toBeFocused();

    const week = page.locator('main a[href*="popup=user-info"]').last();
    await pressOn(page, week);
    const cell = (day: string, time: string) =>
      dialog('user-info').getByRole('button', { name: `${day} ${time}` });
    const monday = resume.dayNames[0];
    await tabTo(page, dialog('user-info').locator('table button[tabindex="0"]'));
    for (let step = 0; step < 24; step += 1) await page.keyboard.press('ArrowUp');
    await expect(dialog('user-info').locator('table button').first()).toBeFocused();
    while (!(await cell(monday, '09:00–10:00').evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cell(resume.dayNames[1], '09:00–10:00')).toBeFocused();
    await expect(cell(resume.dayNames[1], '09:00–10:00')).toHaveAttribute('aria-pressed', 'true');
    await pressOn(page, save(dialog('user-info')));
    await expect(dialog('user-info')).toBeHidden();
    await expect(page.getByRole('main').getByText('09:00–10:00').first()).toBeVisible();
    await expect(week).toBeFocused();

    await pressOn(page, link(resume.add, resume.introduction));
    await typeInto(page, dialog('introduction').getByRole('textbox'), 'On time.');
    await page.keyboard.press('Escape');
    await expect(dialog('introduction')).toBeHidden();
    await expect(link(resume.add, resume.introduction)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog('introduction').getByRole('textbox')).toHaveValue('On time.');
  },
);

test(
  'an account is left and restored without a mouse',
  atBothWidths,
  async ({ page, language, newcomer }) => {
    const { root, texts } = language;
    const { deletion } = texts.profile;
    await newcomer.openAlive(`${root}/profile/?page=myProfile`);
    await pressOn(page, page.getByRole('main').getByRole('link', { name: texts.profile.deleteAccount }));
    const form = page.getByRole('dialog', { name: texts.profile.deleteAccount });
    await tabTo(page, form.getByLabel(deletion.reason));
    await pressOn(page, form.getByRole('button', { name: deletion.confirm }));
    await expect(form.getByLabel(deletion.reason)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await typeInto(page, form.getByLabel(deletion.telephone), newcomer.telephone.number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${root}/`);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => isAnonymous(page)).toBe(true);
    await newcomer.open(`${root}/login/`);
    await tabTo(page, page.getByLabel(texts.login.telephone));
    await logInByKeys(page, texts, newcomer.telephone);
    await arriveAt(page, texts.account.title);
    await pressOn(page, page.getByRole('button', { name: texts.account.restore }));
    await arriveAt(page, texts.account.restoredTitle);
  },
);

test(
  'a place that is reached with the keyboard is not hidden by the button below',
  atBothWidths,
  async ({ page, language, seeker }) => {
    await seeker.open(`${language.root}/profile/create-profile/?step=skill`);
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
  },
);
