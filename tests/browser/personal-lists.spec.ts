import { ask, importLines, newJob } from './catalogue';
import { dialog, dismissError, expect, pressDimmed, save, test } from './site';

test('[2.32] [1.10] [2.42] an application is listed, opens by its address and can be withdrawn', async ({
  page,
  job,
  seeker,
}) => {
  const id = await seeker.applyFor(job._id);
  await seeker.open('/hk/en/profile/?page=myApplications');
  await page.getByRole('link', { name: job.job_name, exact: true }).click();
  await expect(page).toHaveURL(`/hk/en/profile/?page=myApplications&popup=application&id=${id}`);
  const detail = dialog(page, 'Application details');
  await expect(detail.getByText('Your application reached the employer.')).toBeVisible();
  await seeker.open('/hk/en/profile/?page=myApplications&popup=application');
  await expect(detail.getByText(job.company.name)).toBeVisible();
  await detail.getByRole('button', { name: 'Withdraw application' }).click();
  await detail.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(detail).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
});

test('[3.49] [4.21] an application that is withdrawn is not counted any more, without a reload', async ({
  page,
  job,
  seeker,
}) => {
  await seeker.applyFor(job._id);
  await seeker.open('/hk/en/profile/');
  await expect(page.getByText('Applied for 1 job', { exact: true })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'My pages' });
  await pages.getByRole('link', { name: 'My applications' }).click();
  await page.getByRole('link', { name: job.job_name, exact: true }).click();
  const detail = dialog(page, 'Application details');
  await detail.getByRole('button', { name: 'Withdraw application' }).click();
  await detail.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(detail).toBeHidden();
  await pages.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByText('Applied for 0 jobs')).toBeVisible();
});

test('[3.80] the districts of an alert are grouped under three labels', async ({ page, newcomer }) => {
  await newcomer.open('/hk/en/profile/?page=myJobAlert&alert=new');
  const groups = dialog(page, 'Add a job alert').getByRole('group', { name: 'Districts' }).locator('summary');
  await expect(groups).toHaveText(['Hong Kong Island', 'Kowloon', 'New Territories']);
  await groups.nth(2).click();
  for (const name of ['Tsuen Wan', 'Sha Tin', 'Tung Chung']) {
    await expect(page.getByLabel(name, { exact: true })).toBeVisible();
  }
});

test('[4.27] [4.28] the tabs of my applications ask for all, rejected and reviewed ones', async ({
  page,
  newcomer,
}) => {
  const asked: unknown[] = [];
  page.on('request', (sent) => {
    const variables = (sent.postDataJSON() as { variables?: { status?: unknown; offset?: number } } | null)
      ?.variables;
    if (variables && 'status' in variables) asked.push(variables.status);
  });
  await newcomer.open('/hk/en/profile/?page=myApplications');
  const tabs = page.getByRole('navigation', { name: 'Application status' });
  await expect(tabs.getByRole('link')).toHaveText(['All', 'Rejected', 'Reviewed']);
  await tabs.getByRole('link', { name: 'Rejected' }).click();
  await expect(page).toHaveURL('/hk/en/profile/?page=myApplications&status=rejected');
  await tabs.getByRole('link', { name: 'Reviewed' }).click();
  await expect(page).toHaveURL('/hk/en/profile/?page=myApplications&status=reviewed');
  expect(asked).toEqual([null, 'Rejected', 'Reviewed']);
});

test('[2.33] [1.11] [4.41] a notification marks the menu until its page was open for a second', async ({
  page,
  seeker,
}) => {
  const { company, job } = newJob(1, `Uncommon ${Math.random().toString(36).slice(2)}`);
  await seeker.setAlert({ term: job.job_name.en });
  await importLines([company, job]);
  const unread = () => seeker.ask('{ get_notifications { unread_total } }');
  await expect.poll(unread).toEqual({ get_notifications: { unread_total: 1 } });
  await seeker.open('/hk/en/profile/');
  const tab = page.getByRole('navigation', { name: 'My pages' }).getByRole('link', { name: 'Notifications' });
  await expect(tab.getByRole('img', { name: 'Unread notifications' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu (1 unread)' })).toBeVisible();
  await tab.click();
  await expect(page.getByRole('link', { name: job.job_name.en })).toBeVisible();
  await expect(page.getByText('A new job matches your job alert')).toBeVisible();
  await expect(tab.locator('span')).toHaveCount(0);
  await expect.poll(unread).toEqual({ get_notifications: { unread_total: 0 } });
});

test('[2.34] [1.12] [3.64] an alert is made from a search, shows its number, is changed and deleted', async ({
  page,
  request,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/?page=myJobAlert');
  await expect(page.getByRole('heading', { name: 'No job alerts yet' })).toBeVisible();
  await newcomer.open(
    '/hk/en/profile/?page=myJobAlert&alert=new&district=030503&employment=pt&workingDay=Weekend',
  );
  const form = dialog(page, 'Add a job alert');
  await expect(form.getByLabel('Mong Kok')).toBeChecked();
  await expect(form.getByRole('button', { name: 'Part-time' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByRole('button', { name: 'Weekend (Sat, Sun)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await form.getByLabel('Most hours per day').selectOption('8');
  await form.getByLabel('Most days per week').selectOption('6');
  const query = `{ job_alert_total(payload: { district: ["030503"], employment: ["pt"], workingDay: ["Weekend"], max_hours_per_day: 8, max_days_per_week: 6 }) }`;
  const { job_alert_total } = await ask<{ job_alert_total: number }>(request, query);
  await expect(form.getByRole('status')).toContainText(`${job_alert_total} job`);
  await save(form);
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/hk/en/profile/?page=myJobAlert');
  await expect(page.getByText('Weekend (Sat, Sun)')).toBeVisible();
  await expect(page.getByText('At most 8 hours per day')).toBeVisible();
  await expect(page.getByText('At most 6 days per week')).toBeVisible();
  await page.getByRole('link', { name: /^Edit/ }).click();
  const change = dialog(page, 'Edit job alert');
  await change.getByLabel('At least (HK$)').fill('60');
  await save(change);
  await expect(page.getByText('$60 an hour or more')).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('heading', { name: 'No job alerts yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('$60 an hour or more')).toBeVisible();
});

test("[5.19] [5.20] [5.21] an alert's pay keeps what was typed and says the bound", async ({
  page,
  newcomer,
}) => {
  await newcomer.open('/hk/en/profile/?page=myJobAlert&alert=new');
  const form = dialog(page, 'Add a job alert');
  const pay = form.getByLabel('At least (HK$)');
  for (const [typed, said] of [
    ['60.5', 'Must be in steps of 1'],
    ['-5', 'Must be at least 1'],
    ['0', 'Must be at least 1'],
    ['999999', 'Must be at most 10,000'],
  ] as const) {
    await pay.fill(typed);
    await expect(pay).toHaveValue(typed);
    await expect(form.getByText(said)).toBeVisible();
    await expect(form.locator('button[type=submit]')).toBeDisabled();
  }
});

test('an alert without a condition is refused, and so is a sixth one', async ({ page, newcomer }) => {
  await newcomer.open('/hk/en/profile/?page=myJobAlert&alert=new');
  const form = dialog(page, 'Add a job alert');
  const term = form.getByRole('textbox').first();
  await pressDimmed(form.locator('button[type=submit]'));
  await expect(term).toBeFocused();
  await term.fill('cook');
  await term.fill('');
  await save(form);
  await dismissError(page, 'Please set at least one condition for the job alert');
  for (const days of [1, 2, 3, 4, 5]) {
    await newcomer.setAlert({ max_days_per_week: days });
  }
  await newcomer.open('/hk/en/profile/?page=myJobAlert');
  await expect(page.getByText('You can set up to 5 job alerts.')).toBeVisible();
});

test('saved jobs are listed and taken out', async ({ page, job, newcomer }) => {
  await newcomer.saveJob(job._id);
  await newcomer.open('/hk/en/profile/?page=savedJobs');
  await expect(page.getByRole('link', { name: job.job_name })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: job.job_name })).toBeVisible();
  // The heart removes it from the list, too, and then Remove has nothing left to do.
  const heart = page.getByRole('button', { name: /^Save: / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
});
