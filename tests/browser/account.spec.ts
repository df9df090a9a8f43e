import { isAnonymous, logInOnScreen } from './seeker';
import { dialog, dismissError, expect, test } from './site';

test('[4.30] [7.38] an account is deleted with a reason and its telephone, and the seeker is out', async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/');
  await page.getByRole('link', { name: 'Delete account' }).click();
  const form = dialog(page, 'Delete account');
  await form.getByLabel('Why are you leaving?').selectOption('privacy');
  await form.getByLabel('Type your telephone number again').fill('51111111');
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await dismissError(page, 'This telephone number does not exist');
  await form.getByLabel('Type your telephone number again').fill(newcomer.telephone.fullWidth);
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
  await expect(page.getByText('Session is expired')).toHaveCount(0);
});

test('[4.34] [2.15] [4.36] a login while the deletion is pending offers to restore or to log out', async ({
  page,
  site,
  signUp,
}) => {
  const leaver = await signUp();
  await leaver.leave();
  await site.open('/hk/en/login/');
  await logInOnScreen(page, leaver.telephone);
  await expect(page).toHaveURL('/hk/en/account-restore/');
  await expect(page.getByRole('heading', { name: 'Deletion in progress' })).toBeVisible();
  await expect(page.getByText(/removed for good on \d+ \w+ \d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out now' }).click();
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
});

test('[2.16] [4.35] [4.33] restoring the account succeeds and asks for a new login', async ({
  page,
  site,
  signUp,
}) => {
  const leaver = await signUp();
  await leaver.makeProfile();
  await leaver.leave();
  await site.open('/hk/login/');
  await logInOnScreen(page, leaver.telephone);
  await page.getByRole('button', { name: '恢復帳戶' }).click();
  await expect(page).toHaveURL('/hk/account-restore/success/');
  await expect(page.getByRole('heading', { name: '帳戶已恢復' })).toBeVisible();
  await page.getByRole('link', { name: '重新登入' }).click();
  await logInOnScreen(page, leaver.telephone);
  await expect(page).toHaveURL('/hk/');
  await page.goto('/hk/profile/');
  await expect(page.getByRole('heading', { name: 'Chan Tai Man' })).toBeVisible();
});

test('an account that is not being deleted has nothing to restore', async ({ page, newcomer }) => {
  await newcomer.open('/hk/en/account-restore/');
  await expect(page).toHaveURL('/hk/en/');
});
