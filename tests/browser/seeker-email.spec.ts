import type { Page } from '@playwright/test';
import { newJob } from './catalogue';
import { test as ownSiteTest } from './own-site';
import { isAnonymous, logInOnScreen, type Seeker } from './seeker';
import {
  atBothWidths,
  dialog,
  expect,
  expectFits,
  expectNoViolationsInBothSchemes,
  press,
  test,
} from './site';
import { portalSupport } from './support';

const freshEmail = () => `mei.${Math.random().toString(36).slice(2)}@example.hk`;

/** Waits for a code that was mailed to an address after the code `before`. */
async function mailedCode(baseURL: string | undefined, email: string, before?: string): Promise<string> {
  const { Employer } = await portalSupport();
  return new Employer({ url: baseURL ?? '' }, { email }).code(before);
}

const codeField = (page: Page) => page.getByLabel('6-digit verification code');

/** Confirms an address in the dialog of the profile, and returns its code. */
async function confirmEmail(page: Page, seeker: Seeker, baseURL: string | undefined, email: string) {
  await seeker.open('/hk/en/profile/?popup=email');
  const form = dialog(page, 'Email address');
  await form.getByLabel('New email address').fill(email);
  await press(form, 'Send code');
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await codeField(page).fill(await seeker.telephone.code());
  await expect(form.getByText(`We sent a code by email to ${email}`)).toBeVisible();
  const code = await mailedCode(baseURL, email);
  await codeField(page).fill(code);
  await expect(form).toBeHidden();
  return code;
}

interface Told {
  get_notifications: { total: number };
}
const toldQuery = '{ get_notifications { total } }';

/** The link in a mail that ends its kind of mails. */
async function unsubscribeLink(page: Page, email: string): Promise<string> {
  const find = async () => {
    const outbox = await (await page.request.get('/hk/dev/outbox/')).text();
    const mails = outbox.split('<article ').filter((mail) => mail.startsWith(`data-email="${email}"`));
    return mails.map((mail) => /\/unsubscribe\/\?token=[\w.~%-]+/.exec(mail)?.[0]).find(Boolean);
  };
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return `/hk/en${await find()}`;
}

test('[12.07] a seeker confirms an address by two codes, logs in with it, and removes it', async ({
  page,
  site,
  seeker,
  baseURL,
}) => {
  const email = freshEmail();
  const before = await confirmEmail(page, seeker, baseURL, email);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('seeker_token'));

  await site.open('/hk/en/login/?target=%2Fen%2Fprofile%2F');
  await expect(page.getByLabel('Telephone number')).toBeFocused();
  await press(page, 'Log in by email');
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Send code');
  await expect(page.getByText(`If ${email} belongs to an account, a code is on its way.`)).toBeVisible();
  await codeField(page).fill(await mailedCode(baseURL, email, before));
  await expect(page).toHaveURL('/hk/en/profile/');
  await expect(page.getByRole('heading', { name: 'Chan Tai Man' })).toBeVisible();

  await press(page, 'Remove');
  await expect(page.getByText(`Remove ${email}?`)).toBeVisible();
  await press(page, 'Remove');
  await expect(page.getByText('Not given')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not given')).toBeVisible();
});

test('[12.07] an address that has no account is answered alike, and the way leads back to the telephone', async ({
  page,
  site,
  telephone,
}) => {
  await site.open('/hk/en/login/');
  await press(page, 'Log in by email');
  const email = freshEmail();
  await page.getByLabel('Email address').fill('mei@example');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Send code');
  await expect(page.getByText(`If ${email} belongs to an account, a code is on its way.`)).toBeVisible();
  await codeField(page).fill('123456');
  await expect(page.getByText('The verification code is invalid, please try again')).toBeVisible();
  await page.getByRole('link', { name: 'Log in by telephone' }).click();
  await logInOnScreen(page, telephone);
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(false);
});

test('[12.07] a wrong code is told at its field, and the dialog begins anew when it is opened again', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/?popup=email');
  const form = dialog(page, 'Email address');
  await form.getByLabel('New email address').fill(freshEmail());
  await press(form, 'Send code');
  const code = await newcomer.telephone.code();
  await codeField(page).fill(code === '111111' ? '222222' : '111111');
  await expect(form.getByText('The verification code is invalid, please try again')).toBeVisible();
  await press(form, 'Close');
  await expect(form).toBeHidden();
  await newcomer.open('/hk/en/profile/?popup=email');
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await expect(form.getByLabel('New email address')).toHaveValue('');
});

test('[12.08] the switches are saved one by one and are there after a reload', async ({
  page,
  seeker,
  baseURL,
}) => {
  await seeker.open('/hk/en/profile/?page=notificationSettings');
  const messages = page.getByRole('group', { name: 'Messages' }).getByRole('radiogroup', { name: 'Email' });
  await expect(messages.getByRole('radio', { name: 'At once' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Add an email address' })).toBeVisible();
  await confirmEmail(page, seeker, baseURL, freshEmail());

  await seeker.open('/hk/en/profile/?page=notifications');
  await page.getByRole('main').getByRole('link', { name: 'Notification settings' }).last().click();
  await messages.getByRole('radio', { name: 'Never' }).check();
  await page.getByRole('group', { name: 'Saved jobs' }).getByRole('checkbox').uncheck();
  await page.getByLabel('Hour of the daily news').selectOption('20:00');
  const settings = '{ news_settings { switches { kind site mail } hour } }';
  type Switch = { kind: string; site: boolean; mail: string };
  type Answer = { news_settings: { switches: Switch[]; hour: number } };
  await expect.poll(async () => (await seeker.ask<Answer>(settings)).news_settings.hour).toBe(20);
  const { switches } = (await seeker.ask<Answer>(settings)).news_settings;
  expect(switches.find(({ kind }) => kind === 'message')?.mail).toBe('never');
  expect(switches.find(({ kind }) => kind === 'saved_job_ending')?.site).toBe(false);
  await page.reload();
  await expect(messages.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(page.getByLabel('Hour of the daily news')).toHaveValue('20');
});

test(
  '[12.08] a link of a mail leads to its row, which fits and works with the keyboard',
  atBothWidths,
  async ({ page, language: { root, texts }, seeker }) => {
    await seeker.open(`${root}/profile/?page=notificationSettings#job_closed`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.profile.pages.notificationSettings,
    );
    const row = page.locator('#job_closed');
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await expect(row).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await expect(row.getByRole('checkbox')).toBeFocused();
    const isOn = await row.getByRole('checkbox').isChecked();
    await page.keyboard.press('Space');
    await expect(row.getByRole('checkbox')).toBeChecked({ checked: !isOn });
    await expectFits(page);
    await expectNoViolationsInBothSchemes(page);
  },
);

ownSiteTest(
  '[12.10] the link of a mail ends its kind of mails without a login, and takes it back',
  async ({ page, site, browser, seeker, own, baseURL }) => {
    const email = freshEmail();
    await confirmEmail(page, seeker, baseURL, email);
    // At night mails would wait until the morning.
    await seeker.ask(
      'mutation { update_news_settings(switches: [{ kind: alert_matched, mail: at_once }], at_night: true) { hour } }',
    );
    const { company, job } = newJob(1, `Unheard ${Math.random().toString(36).slice(2)}`);
    await seeker.setAlert({ term: job.job_name.en });
    await own.importLines([company, job]);
    await expect.poll(async () => (await seeker.ask<Told>(toldQuery)).get_notifications.total).toBe(1);
    // Jobs that are published together are mailed together.
    await own.advance(61);
    const link = await unsubscribeLink(page, email);
    const timing = async () => {
      type Answer = { news_settings: { switches: { kind: string; mail: string }[] } };
      const { news_settings } = await seeker.ask<Answer>('{ news_settings { switches { kind mail } } }');
      return news_settings.switches.find(({ kind }) => kind === 'alert_matched')?.mail;
    };

    const stranger = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
    const tab = await stranger.newPage();
    await tab.goto(link);
    await expect(tab.getByText(/Send no more emails about “Job alerts” to m.*@example\.hk\?/)).toBeVisible();
    await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNoViolationsInBothSchemes(tab);
    expect(await timing()).toBe('at_once');
    await press(tab, 'Stop these emails');
    await expect(tab.getByText(/We will send no more emails/)).toBeVisible();
    expect(await timing()).toBe('never');
    await press(tab, 'Undo');
    await expect(tab.getByText('Undone: you will go on getting these emails.')).toBeVisible();
    expect(await timing()).not.toBe('never');
    await stranger.close();

    await site.open(`${link}x`);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  },
);
