import type { Page } from '@playwright/test';
import { test as ownSiteTest } from './own-site';
import { isAnonymous, type Telephone } from './seeker';
import { dismissError, expect, holdBack, pressDimmed, test } from './site';

/** Types the telephone number and waits for the code step. */
async function askForCode(page: Page, telephone: Telephone): Promise<void> {
  await page.getByLabel('Telephone number').fill(telephone.number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
}

test('[1.13] [2.11] [2.14] a visitor logs in by telephone and one-time code, and the sixth digit submits', async ({
  page,
  site,
  telephone,
}) => {
  await site.open('/hk/en/login/');
  await askForCode(page, telephone);
  await expect(page).toHaveURL('/hk/en/login-mfa/');
  const field = page.getByLabel('6-digit verification code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.pressSequentially(await telephone.code());
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(false);
});

test('[2.12] after the login the visitor returns to the target, in Chinese', async ({
  page,
  site,
  telephone,
}) => {
  await site.open('/hk/login/?target=%2Fmaintenance%2F');
  await page.getByLabel('電話號碼').fill(`+852 ${telephone.number.slice(0, 4)} ${telephone.number.slice(4)}`);
  await expect(page.getByLabel('電話號碼')).toHaveValue(telephone.number);
  await page.getByRole('button', { name: '發送驗證碼' }).click();
  await expect(page).toHaveURL('/hk/login-mfa/?target=/maintenance/');
  await page.getByLabel('6 位數字驗證碼').fill(await telephone.code());
  await expect(page).toHaveURL('/hk/maintenance/');
});

test('[2.13] a target that would leave the site leads home', async ({ page, site, telephone }) => {
  await site.open('/hk/en/login/?target=%2F%2Fevil.example%2F');
  await askForCode(page, telephone);
  await page.getByLabel('6-digit verification code').fill(await telephone.code());
  await expect(page).toHaveURL('/hk/en/');
});

test('[5.12] [8.54] [8.52] a telephone that is too short or missing is refused at the field', async ({
  page,
  site,
}) => {
  await site.open('/hk/en/login/');
  const field = page.getByLabel('Telephone number');
  await field.fill('9123456');
  await expect(page.getByText('Invalid telephone number (Minimum 8 numbers)')).toBeVisible();
  await field.fill('');
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await pressDimmed(page.getByRole('button', { name: 'Send code' }));
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/hk/en/login/');
});

test('eight digits that cannot be a Hong Kong number are refused at the field', async ({ page, site }) => {
  await site.open('/hk/login/');
  await page.getByLabel('電話號碼').fill('12345678');
  await expect(page.getByText('這不是香港電話號碼')).toBeVisible();
  await expect(page.getByRole('button', { name: '發送驗證碼' })).toBeDisabled();
});

test('the right code is sent once, however often one presses while the next page loads', async ({
  page,
  site,
  context,
  telephone,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mfa-login')) sent.push(request.url());
  });
  await site.open('/hk/en/login/?target=%2Fen%2Fcompany%2F');
  await askForCode(page, telephone);
  const release = await holdBack(context, '**/graphql');
  await page.getByLabel('6-digit verification code').fill(await telephone.code());
  const confirm = page.getByRole('button', { name: 'Log in', exact: true });
  await expect.poll(() => isAnonymous(page)).toBe(false);
  await confirm.click();
  await confirm.click();
  release();
  await expect(page).toHaveURL('/hk/en/company/');
  expect(sent).toHaveLength(1);
});

test('where the browser blocks its storage one can still log in', async ({ page, telephone }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/hk/en/login/?target=%2Fen%2Fprofile%2F');
  await askForCode(page, telephone);
  await page.getByLabel('6-digit verification code').fill(await telephone.code());
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
});

test('[4.37] [5.05] the forms of the login say and send nothing before they were edited', async ({
  page,
  site,
  telephone,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('mfa-login')) sent.push(request.url());
  });
  await site.open('/hk/en/login/');
  const send = page.getByRole('button', { name: 'Send code' });
  await pressDimmed(send);
  await expect(page.getByLabel('Telephone number')).toBeFocused();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.getByLabel('Telephone number').fill(telephone.number);
  await expect(send).toBeEnabled();
  await send.click();
  const confirm = page.getByRole('button', { name: 'Log in', exact: true });
  await pressDimmed(confirm);
  await expect(page.getByLabel('6-digit verification code')).toBeFocused();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(0);
  expect(sent).toHaveLength(1);
  // The number is still filled in, and its code is on the way.
  await page.getByRole('link', { name: 'Change telephone number' }).click();
  await expect(page.getByLabel('Telephone number')).toHaveValue(telephone.number);
  await send.click();
  await expect(page.getByLabel('6-digit verification code')).toBeVisible();
  expect(sent).toHaveLength(1);
  // Later, the same button requests another code.
  await page.evaluate(() => {
    const pending = JSON.parse(sessionStorage.getItem('pending-login') ?? '') as object;
    sessionStorage.setItem('pending-login', JSON.stringify({ ...pending, resendAt: 1 }));
  });
  await page.getByRole('link', { name: 'Change telephone number' }).click();
  await send.click();
  await expect.poll(() => sent.length).toBe(2);
});

test('[5.12] a telephone that is typed in full-width digits is taken', async ({ page, site, telephone }) => {
  await site.open('/hk/login/');
  await page.getByLabel('電話號碼').fill(telephone.fullWidth);
  await page.getByRole('button', { name: '發送驗證碼' }).click();
  await expect(page).toHaveURL('/hk/login-mfa/');
  await page.getByLabel('6 位數字驗證碼').fill(await telephone.code());
  await expect(page).toHaveURL('/hk/');
});

test('[8.46] a wrong code is refused at the field and can be typed anew', async ({
  page,
  site,
  telephone,
}) => {
  await site.open('/hk/en/login/');
  await askForCode(page, telephone);
  const code = await telephone.code();
  const field = page.getByLabel('6-digit verification code');
  await field.fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByText('The verification code is invalid, please try again')).toBeVisible();
  await field.pressSequentially(code);
  await expect(page).toHaveURL('/hk/en/');
});

test('[8.33] a telephone for which no code waits any more is told so', async ({ page, site, telephone }) => {
  await site.open('/hk/en/login/');
  // A tab may stay on this step longer than the service keeps the code.
  await page.evaluate((number) => {
    const pending = { telephone: number, channel: 'sms', resendAt: Date.now() };
    sessionStorage.setItem('pending-login', JSON.stringify(pending));
  }, telephone.number);
  await site.open('/hk/en/login-mfa/');
  await page.getByLabel('6-digit verification code').fill('123456');
  await dismissError(page, 'This telephone number does not exist');
});

test('[5.27] to a landline only the call is offered', async ({ page, site, request }) => {
  const number = `2${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const outbox = async () => (await request.get('/hk/dev/outbox/')).text();
  await site.open('/hk/en/login/?target=%2Fen%2Fmaintenance%2F');
  await page.getByLabel('Telephone number').fill(number);
  await expect(page.getByText(/We cannot send a text message to this number/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0);
  expect(await outbox()).not.toContain(number);
  await page.getByRole('button', { name: 'Call me with the code' }).click();
  await expect(page.getByText(/We are calling \+852/)).toBeVisible();
  await expect(page).toHaveURL('/hk/en/login-mfa/?target=/en/maintenance/');
  expect(await outbox()).toContain(number);
});

// On a private site, because the test moves the clock by minutes.
ownSiteTest(
  '[5.26] [5.27] after a minute another code or a call can be asked for',
  async ({ page, site, own, telephone }) => {
    await page.clock.install();
    await site.open('/hk/en/login/');
    await askForCode(page, telephone);
    const first = await telephone.code();
    await expect(page.getByText(/You can ask for another code in \d+ s/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Call me instead' })).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await own.advance(61);
    await page.getByRole('button', { name: 'Send another text' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'A new code was sent' })).toBeVisible();
    expect(await telephone.code()).not.toBe(first);
    await page.clock.fastForward(61_000);
    await own.advance(61);
    await page.getByRole('button', { name: 'Call me instead' }).click();
    await expect(page.getByText(/We are calling \+852/)).toBeVisible();
    await expect(page.getByText(/You can ask for another code in \d+ s/)).toBeVisible();
  },
);

test('a reload at the code step keeps it, and without a code it leads back to the telephone', async ({
  page,
  site,
  telephone,
}) => {
  await site.open('/hk/en/login-mfa/?target=%2Fen%2Fmaintenance%2F');
  await expect(page).toHaveURL('/hk/en/login/?target=%2Fen%2Fmaintenance%2F');
  await askForCode(page, telephone);
  await page.reload();
  await page.getByLabel('6-digit verification code').fill(await telephone.code());
  await expect(page).toHaveURL('/hk/en/maintenance/');
});

test('the browser may fill in the code from the message by itself', async ({ page, site, telephone }) => {
  await page.exposeFunction('newestCode', () => telephone.code());
  await page.addInitScript(() => {
    const world = window as unknown as { OTPCredential: object; newestCode: () => Promise<string> };
    world.OTPCredential = class {};
    navigator.credentials.get = async () => ({ code: await world.newestCode() }) as unknown as Credential;
  });
  await site.open('/hk/en/login/');
  await page.getByLabel('Telephone number').fill(telephone.number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(false);
});

test('[4.09] a login in another tab leads this one onward', async ({ page, site, context, signUp }) => {
  await site.open('/hk/en/login/?target=%2Fen%2Fmaintenance%2F');
  const other = await context.newPage();
  await other.goto('/hk/en/dev/ui/');
  const { token } = await signUp();
  await other.evaluate((value) => localStorage.setItem('seeker_token', value), token);
  await expect(page).toHaveURL('/hk/en/maintenance/');
});

test('the page can be read before its scripts have come, and used once they have', async ({
  page,
  context,
  telephone,
}) => {
  const release = await holdBack(context, '**/assets/*.js');
  await page.goto('/hk/en/login/', { waitUntil: 'commit' });
  await expect(page.getByText('Telephone number', { exact: true })).toBeVisible();
  await expect(page.locator('#app')).toHaveAttribute('inert');
  release();
  await expect(page.getByRole('textbox', { name: 'Telephone number' })).toBeVisible();
  await askForCode(page, telephone);
});

test('a page with little on it is no taller than the window', async ({ page, site }) => {
  for (const path of ['/hk/en/login/', '/hk/en/maintenance/']) {
    await site.openAlive(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(overflow, path).toBe(0);
  }
});

test('a logged-in seeker does not see the login page', async ({ page, newcomer }) => {
  await newcomer.open('/hk/en/login/?target=%2Fen%2Fmaintenance%2F');
  await expect(page).toHaveURL('/hk/en/maintenance/');
});

test('the collection statement stands beside the form', async ({ page, site }) => {
  await site.open('/hk/en/login/');
  await page.getByText('Personal information collection statement').click();
  await expect(page.getByText(/We collect your telephone number/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
});

test('somebody who asked for too many codes reads when to ask again, and of nothing gone wrong', async ({
  page,
  site,
  language,
  telephone,
}) => {
  const { root, texts } = language;
  await page.route('**/request-mfa-login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '2640' },
      json: { code: 'E100038', message: 'no' },
    }),
  );
  await site.open(`${root}/login/`);
  await page.getByLabel(texts.login.telephone).fill(telephone.number);
  await page.getByRole('button', { name: texts.login.sendCode }).click();
  const box = page.getByRole('dialog');
  await expect(box).toContainText('44');
  await expect(box.getByRole('heading')).toHaveText(texts.login.tooManyTitle);
  await expect(box).not.toContainText(texts.common.errorTitle);
});
