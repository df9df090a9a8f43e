import type { Request } from '@playwright/test';
import { pathOf } from './catalogue';
import { logInOnScreen } from './seeker';
import { dialog, expect, test } from './site';

/** The variables of a call of the service; empty for other requests. */
function variablesOf(call: Request): { id?: string; ids?: string[] } {
  if (!call.url().endsWith('/graphql')) return {};
  return (call.postDataJSON() as { variables: object }).variables;
}

test('a visitor who presses the heart logs in, comes back, and the job is saved', async ({
  page,
  site,
  job,
  telephone,
}) => {
  const path = pathOf('job', job);
  await site.openWhole(path);
  const heart = page.getByRole('complementary').getByRole('button', { name: /^Save: / });
  await heart.click();
  await expect(page).toHaveURL(`/hk/en/login/?target=${encodeURIComponent(path.replace(/^\/hk/, ''))}`);
  await expect(page.getByText('Log in and this job will be saved for you')).toBeVisible();
  await logInOnScreen(page, telephone);
  await expect(page).toHaveURL(path);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test("a seeker's heart stays where it was pressed, on the job page and on every card", async ({
  page,
  job,
  newcomer,
}) => {
  await newcomer.openWhole(pathOf('job', job));
  const heart = page.getByRole('complementary').getByRole('button', { name: /^Save: / });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await newcomer.openWhole('/hk/en/');
  const card = page.locator(`article[data-job="${job._id}"]`).first();
  const onCard = card.getByRole('button', { name: /^Save: / });
  await expect(onCard).toHaveAttribute('aria-pressed', 'true');
  await onCard.click();
  await expect(onCard).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL('/hk/en/');
  await newcomer.open('/hk/en/profile/?page=savedJobs');
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
});

test('a heart that was pressed counts though the page is left before the service heard of it', async ({
  page,
  context,
  job,
  newcomer,
}) => {
  await newcomer.openWhole(pathOf('job', job));
  const heart = page.getByRole('complementary').getByRole('button', { name: /^Save: / });
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100 };
  await network.send('Network.emulateNetworkConditions', slow);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('about:blank');
  await network.detach();
  await expect(async () => {
    await newcomer.open('/hk/en/profile/?page=savedJobs');
    await expect(page.getByRole('heading', { name: '1 job' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
});

test('a job that was saved in another tab stays saved, without an error', async ({ page, job, newcomer }) => {
  const known = page.waitForResponse(
    (answer) => variablesOf(answer.request()).ids?.includes(job._id) ?? false,
  );
  await newcomer.openWhole(pathOf('job', job));
  const heart = page.getByRole('complementary').getByRole('button', { name: /^Save: / });
  // The page's state is from before the change in the other tab.
  await known;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await newcomer.saveJob(job._id);
  const answered = page.waitForResponse((answer) => variablesOf(answer.request()).id === job._id);
  await heart.click();
  await answered;
  const query = '{ bookmarked_jobs { total } }';
  expect(await newcomer.ask(query)).toEqual({ bookmarked_jobs: { total: 1 } });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('logging out on a job page takes "Applied" away', async ({ page, job, seeker }) => {
  await seeker.applyFor(job._id);
  await seeker.openAlive('/hk/en/profile/?page=myApplications');
  await page.getByRole('link', { name: job.job_name, exact: true }).click();
  await dialog(page, 'Application details').getByRole('link', { name: 'See the job' }).click();
  const actions = page.getByRole('complementary');
  await expect(actions.getByRole('link', { name: 'Applied' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog(page, 'Menu').getByRole('button', { name: 'Log out' }).click();
  await expect(actions.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
});

test('[12.05] a heart that is pressed without a network is saved when there is one again', async ({
  page,
  site,
  context,
  job,
  newcomer,
}) => {
  site.expectComplaint(/net::ERR_INTERNET_DISCONNECTED/);
  await newcomer.openWhole(pathOf('job', job));
  const heart = page.getByRole('complementary').getByRole('button', { name: /^Save: / });
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect(async () => {
    await page.goto('/hk/en/profile/?page=savedJobs');
    await expect(page.getByRole('link', { name: job.job_name }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('the marks of all cards of a page are asked for together', async ({ page, newcomer }) => {
  const calls: (readonly string[])[] = [];
  page.on('request', (call) => {
    const { ids } = variablesOf(call);
    if (ids) calls.push(ids);
  });
  await newcomer.openWhole('/hk/en/');
  const cards = await page
    .locator('article[data-job]')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.job));
  expect(cards.length).toBeGreaterThan(30);
  await expect.poll(() => new Set(calls.flat())).toEqual(new Set(cards));
  expect(calls.length).toBeLessThanOrEqual(4);
});

test('something wrong with a job is reported in a dialog', async ({ page, job, newcomer }) => {
  await newcomer.openWhole(pathOf('job', job));
  await page.getByRole('button', { name: 'Report this job' }).click();
  const form = dialog(page, 'Report this job');
  await expect(form.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await form.getByLabel('The pay is not what it says').check();
  await form.getByLabel('More about it (optional)').fill('They pay $40.');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. We will look into it soon.');
  await form.getByRole('button', { name: 'OK' }).click();
  await expect(form).toBeHidden();
});

test('a report that was not sent is still there after a reload', async ({ page, job, newcomer }) => {
  await newcomer.openWhole(pathOf('job', job));
  const form = dialog(page, 'Report this job');
  const openForm = () => page.getByRole('button', { name: 'Report this job' }).click();
  await openForm();
  await form.getByRole('radio').nth(1).check();
  await form.getByRole('textbox').fill('They ask for a deposit');
  await page.reload();
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await openForm();
  await expect(form.getByRole('textbox')).toHaveValue('They ask for a deposit');
  await expect(form.getByRole('radio').nth(1)).toBeChecked();
  await form.getByRole('button', { name: 'Send report' }).click();
  await form.getByRole('button', { name: 'OK' }).click();
  await openForm();
  await expect(form.getByRole('textbox')).toHaveValue('');
});

test('a visitor who wants to report a job logs in first', async ({ page, site, job }) => {
  await site.openWhole(pathOf('job', job));
  await page.getByRole('button', { name: 'Report this job' }).click();
  await expect(page).toHaveURL(/\/hk\/en\/login\/\?target=/);
});
