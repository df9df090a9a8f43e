import { askAs, isAnonymous, logInOnScreen, seekerWith, startWith } from './seeker';
import { expect, test } from './site';

const deletion = 'mutation ($t: String!) { delete_account(action: delete, telephone: $t) { _id } }';

test('[4.30] [7.38] an account is deleted with a reason and its telephone, and the seeker is out', async ({
  page,
  site,
  context,
  request,
}) => {
  const { token, telephone } = await seekerWith(request);
  await startWith(context, token);
  await site.open('/hk/en/profile/');
  await page.getByRole('link', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Why are you leaving?').selectOption('privacy');
  await dialog.getByLabel('Type your telephone number again').fill('51111111');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const box = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(box).toContainText('This telephone number does not exist');
  await box.getByRole('button', { name: 'OK' }).click();
  await dialog.getByLabel('Type your telephone number again').fill(telephone);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(() => isAnonymous(page)).toBe(true);
  await expect(page.getByText('Session is expired')).toHaveCount(0);
});

test('[4.34] [2.15] [4.36] a login while the deletion is pending offers to restore or to log out', async ({
  page,
  site,
  request,
}) => {
  const { token, telephone } = await seekerWith(request);
  await askAs(request, token, deletion, { t: `+852${telephone}` });
  await site.open('/hk/en/login/');
  await logInOnScreen(page, request, telephone);
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
  request,
}) => {
  const { token, telephone } = await seekerWith(request, { profile: true });
  await askAs(request, token, deletion, { t: `+852${telephone}` });
  await site.open('/hk/login/');
  await logInOnScreen(page, request, telephone);
  await page.getByRole('button', { name: '恢復帳戶' }).click();
  await expect(page).toHaveURL('/hk/account-restore/success/');
  await expect(page.getByRole('heading', { name: '帳戶已恢復' })).toBeVisible();
  await page.getByRole('link', { name: '重新登入' }).click();
  await logInOnScreen(page, request, telephone);
  await expect(page).toHaveURL('/hk/');
  await page.goto('/hk/profile/');
  await expect(page.getByRole('heading', { name: 'Chan Tai Man' })).toBeVisible();
});

test('an account that is not being deleted has nothing to restore', async ({ page, context, request }) => {
  await startWith(context, (await seekerWith(request)).token);
  await page.goto('/hk/en/account-restore/');
  await expect(page).toHaveURL('/hk/en/');
});
