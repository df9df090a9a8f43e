import { expect, test } from './employer';
import { addBranch, address, draftOf, publishedJob, saved, step } from './employer-jobs';
import { tabTo } from './focus';
import { atBothWidths, expectNoViolationsInBothSchemes, press } from './site';

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('[10.14] [10.21] by keyboard alone a job is written, published, closed and opened again', async ({
    employer,
    verifiedCompany: company,
    texts,
    page,
  }) => {
    const { jobEditor, jobs, common } = texts;
    const pressKey = (name: string) => page.keyboard.press(name);
    const onButton = async (name: string) => {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await pressKey('Enter');
    };
    await employer.open(`/${company}/jobs/`);
    // An empty list offers the same link once more.
    await tabTo(page, page.getByRole('main').getByRole('link', { name: jobs.add }).first());
    await pressKey('Enter');
    await tabTo(page, employer.field(jobEditor.findType));
    await page.keyboard.type('waiter');
    await tabTo(page, page.getByRole('radio', { name: employer.isEnglish ? 'Waiter' : '侍應' }));
    await pressKey('Space');
    await tabTo(page, page.getByRole('radio', { name: common.employment.ft }));
    await pressKey('ArrowRight');
    await tabTo(page, employer.field(jobEditor.address));
    await page.keyboard.type(address);
    await tabTo(page, employer.field(texts.branches.district));
    await pressKey('ArrowDown');
    await onButton(jobEditor.next);
    await expect(page).toHaveURL(/\/edit\/#pay$/);
    await employer.settled();
    await tabTo(page, employer.field(jobEditor.payFrom.hour));
    await page.keyboard.type('70');
    await tabTo(page, page.locator('[data-day][tabindex="0"]'));
    await pressKey('Shift+ArrowRight');
    await saved(page);
    await onButton(jobEditor.publish);
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}\/$/);
    await employer.settled();
    const confirm = async (name: string) => {
      await tabTo(page, employer.dialog.getByRole('button', { name, exact: true }));
      await pressKey('Enter');
    };
    await onButton(jobs.actions.close.label);
    await tabTo(page, page.getByRole('radio', { name: jobs.reasons.filled_here }));
    await pressKey('Space');
    await confirm(jobs.actions.close.label);
    await expect(page.getByText(jobs.stages.closed, { exact: true })).toBeVisible();
    await onButton(jobs.actions.reopen.label);
    await confirm(jobs.actions.reopen.label);
    await expect(page.getByText(jobs.stages.open, { exact: true })).toBeVisible();
  });
});

test('[10.14] what is typed is there after a reload, and on another device', async ({
  employer,
  colleague,
  company,
  texts,
  page,
}) => {
  const { nameZh } = texts.jobEditor;
  const job = await draftOf(employer, company);
  await step(employer, company, job, 'text');
  await employer.field(nameZh).fill('夜更侍應');
  await saved(page);
  await employer.reload();
  await expect(employer.field(nameZh)).toHaveValue('夜更侍應');
  await employer.add(colleague, company, 'recruiter');
  await step(colleague, company, job, 'text');
  await expect(colleague.field(nameZh)).toHaveValue('夜更侍應');
});

test('[10.14] without a network nothing typed is lost, and it is saved once there is one', async ({
  employer,
  company,
  texts,
  page,
  context,
  site,
}) => {
  const { nameZh, statuses } = texts.jobEditor;
  await step(employer, company, await draftOf(employer, company), 'text');
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await employer.field(nameZh).fill('隧道裡的侍應');
  await expect(page.getByText(statuses.unreachable)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('隧道裡的侍應');
  await context.setOffline(false);
  await saved(page);
  await employer.reload();
  await expect(employer.field(nameZh)).toHaveValue('隧道裡的侍應');
});

test('[10.15] two tabs on one draft: the second to save chooses, and nothing is overwritten silently', async ({
  employer,
  company,
  texts,
  page,
  context,
}) => {
  const {
    conflict,
    jobEditor: { nameZh },
  } = texts;
  await step(employer, company, await draftOf(employer, company), 'text');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(nameZh, { exact: true }).fill('另一分頁的名稱');
  await saved(other);
  await employer.field(nameZh).fill('這一分頁的名稱');
  const dialog = page.getByRole('dialog', { name: conflict.title });
  await expect(dialog).toContainText('另一分頁的名稱');
  await expect(dialog).toContainText('這一分頁的名稱');
  await expectNoViolationsInBothSchemes(page);
  await dialog.getByRole('radio', { name: /另一分頁的名稱/ }).check();
  await press(dialog, conflict.done);
  await expect(employer.field(nameZh)).toHaveValue('另一分頁的名稱');
  await saved(page);
});

test('[10.18] what is wrong is said beside the field while it is typed, and blocks where it must', async ({
  employer,
  company,
  page,
  texts,
}) => {
  const { jobEditor } = texts;
  const section = (name: keyof typeof jobEditor.headings) =>
    page.getByRole('region', { name: jobEditor.headings[name] });
  const job = await draftOf(employer, company);
  await step(employer, company, job, 'pay');
  await employer.field(jobEditor.payFrom.hour).fill('10');
  await expect(section('pay').getByText(/最低工資|minimum wage/i)).toBeVisible();
  await step(employer, company, job, 'text');
  await employer.field(jobEditor.descriptionZh).fill('只限 30 歲以下女性，請先繳交按金 $500');
  await expect(section('text').getByText(/性別歧視條例|Sex Discrimination/i)).toBeVisible();
  await step(employer, company, job, 'publish');
  const publish = page.getByRole('button', { name: jobEditor.publish });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
});

test(
  '[10.16] beside the editor stands the page that seekers will see, in both languages',
  atBothWidths,
  async ({ employer, company, page, texts }) => {
    await step(employer, company, await draftOf(employer, company), 'publish');
    const preview = page.getByTitle(texts.jobs.previewFrame);
    const heading = preview.contentFrame().getByRole('heading', { level: 1 });
    await preview.scrollIntoViewIfNeeded();
    await expect(heading).not.toBeEmpty();
    const width = await preview.evaluate((element) => element.clientWidth);
    expect(width).toBeLessThan(440);
    const before = await heading.textContent();
    await page.getByRole('radio', { name: employer.isEnglish ? '中文' : 'English' }).check();
    await expect(heading).not.toHaveText(before ?? '');
  },
);

test('[10.13] [10.21] a job is copied, extended, closed with a reason and reopened, from the list', async ({
  employer,
  verifiedCompany: company,
  texts,
  page,
}) => {
  const { actions, list, reasons, stages } = texts.jobs;
  await publishedJob(employer, company);
  await employer.open(`/${company}/jobs/`);
  const rows = page.getByRole('list', { name: list }).getByRole('listitem');
  const row = rows.filter({ has: page.getByRole('checkbox') });
  for (const [act, stage] of [
    ['extend', 'open'],
    ['close', 'closed'],
    ['reopen', 'open'],
  ] as const) {
    await row.getByRole('checkbox').check();
    await press(page, actions[act].label);
    if (act === 'close') await page.getByRole('radio', { name: reasons.not_needed }).check();
    await press(employer.dialog, actions[act].label);
    await expect(employer.told(actions[act].done(1))).toBeVisible();
    await expect(row).toContainText(stages[stage]);
  }
  await row.getByRole('checkbox').check();
  await press(page, actions.copy.label);
  await press(employer.dialog, actions.copy.label);
  await expect(rows).toHaveCount(2);
});

test('[10.20] the same job again is not published: the old one is offered', async ({
  employer,
  verifiedCompany: company,
  texts,
  page,
}) => {
  const { jobEditor, jobs } = texts;
  const first = await publishedJob(employer, company);
  const second = await draftOf(employer, company, { hourly_rate: { from: 70 } });
  await step(employer, company, second, 'publish');
  await press(page, jobEditor.publish);
  await expect(employer.dialog).toContainText(jobEditor.sameJob);
  await press(employer.dialog, jobs.actions.extend.label);
  await expect(page).toHaveURL(new RegExp(`/jobs/${first}/$`));
});

test('[10.21] a job of a company that is not verified waits, and one can be planned', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { jobEditor, jobs } = texts;
  const job = await publishedJob(employer, company);
  await employer.open(`/${company}/jobs/${job}/`);
  await expect(page.getByText(jobs.notVerified)).toBeVisible();
  await press(page, jobs.unschedule);
  await expect(page.getByText(jobs.stages.draft, { exact: true })).toBeVisible();
  await step(employer, company, job, 'publish');
  await page.getByRole('radio', { name: jobEditor.later }).check();
  await press(page, jobEditor.schedule);
  await expect(page.getByText(jobs.stages.scheduled, { exact: true })).toBeVisible();
});

/** Twenty jobs as a spreadsheet saves them; the last but one pays less than the minimum wage. */
function csvOf(branch: string, pay: number): string {
  const heading = 'reference,name_zh,description_zh,job_type,employment,branch,hourly_from,hours';
  const lines = Array.from({ length: 20 }, (_, index) =>
    [
      `R-${index}`,
      `侍應 ${index}`,
      '"招呼客人,\r\n送餐"',
      'WW',
      'pt',
      branch,
      index === 18 ? 5 : pay,
      'mon-fri 09:00-18:00',
    ].join(','),
  );
  return `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`;
}

test('[10.13] [10.23] twenty jobs come by CSV, problems are told first, a second file changes them, and back leads to where the list was', async ({
  employer,
  verifiedCompany: company,
  texts,
  page,
}) => {
  const { jobImport, jobs } = texts;
  await addBranch(employer, company);
  for (const [pay, created, changed] of [
    [60, '19', '0'],
    [65, '0', '19'],
  ] as const) {
    await employer.open(`/${company}/jobs/import/`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csvOf('旺角店', pay)),
    });
    await expect(page).toHaveURL(/file=/);
    const skipped = page.getByRole('listitem').filter({ hasText: jobImport.acts.skip });
    await expect(skipped).toHaveCount(1);
    await press(page, jobImport.confirm('19'));
    await expect(page.getByText(jobImport.done(created, changed, '1'))).toBeVisible();
  }
  await page.getByRole('link', { name: jobImport.toJobs }).click();
  const rows = page.getByRole('list', { name: jobs.list }).getByRole('listitem');
  const far = page.getByRole('link', { name: '侍應 3', exact: true });
  await far.scrollIntoViewIfNeeded();
  const scrollOf = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrollOf();
  expect(before).toBeGreaterThan(300);
  await far.click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}\//);
  await employer.settled();
  await page.goBack();
  await expect.poll(scrollOf).toBe(before);
  await page.reload();
  await expect.poll(scrollOf).toBe(before);
  await page.getByRole('searchbox').fill('R-7');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$65');
});

test('[10.14] shift rows are added, stay as they are typed, and are removed; one undo takes one step back', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { shift, start, addShift, takeAway, undo } = texts.jobEditor;
  const days = ['mon', 'tue', 'wed', 'thu', 'fri'];
  const hours = days.map((day) => ({ day, start: '09:00', end: '18:00' }));
  const job = await draftOf(employer, company, { working_hours: hours });
  await step(employer, company, job, 'hours');
  const row = (number: number) => page.getByRole('group', { name: shift(number), exact: true });
  const startOf = (number: number) => row(number).getByLabel(start, { exact: true });
  const worked = row(1).getByRole('button', { pressed: true });
  await press(page, addShift);
  await startOf(2).fill('10:00');
  await startOf(2).focus();
  // Typed like on a keyboard, which gives the field a value after each part.
  await page.keyboard.type('09');
  await page.keyboard.type('30');
  await expect(startOf(2)).toHaveValue('09:30');
  await expect(row(3)).toHaveCount(0);
  await expect(startOf(1)).toHaveValue('09:00');
  await expect(worked).toHaveCount(5);
  await worked.first().click();
  await expect(worked).toHaveCount(4);
  await press(page, undo);
  await expect(worked).toHaveCount(5);
  await expect(startOf(2)).toHaveValue('09:30');
  await press(page, takeAway(shift(2)));
  await expect(row(2)).toHaveCount(0);
  await saved(page);
});

test('[10.37] a key is shown once, and a test event tells what was answered', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { apiKeys } = texts;
  const deliveries = page.getByRole('listitem').filter({ has: page.getByText(apiKeys.answer) });
  await employer.open(`/${company}/keys/`);
  await press(page, apiKeys.make);
  await employer.dialog.getByLabel(apiKeys.name, { exact: true }).fill('HR');
  await press(employer.dialog, apiKeys.make);
  const secret = (await employer.dialog.getByRole('code').textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(20);
  await press(page, apiKeys.kept);
  await employer.reload();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('link', { name: 'HR' }).click();
  await employer.field(apiKeys.url).fill('https://webhook.example.com/hoigung');
  await press(page, apiKeys.setWebhook);
  await press(page, apiKeys.kept);
  await press(page, apiKeys.test);
  await expect(deliveries).toContainText('test');
  await expect(page.getByText(apiKeys.states.failed, { exact: true })).toBeVisible();
  await page.getByText('test', { exact: true }).click();
  await press(page, apiKeys.sendAgain);
  await expect(deliveries).toHaveCount(2);
  await press(page, apiKeys.revoke);
  await press(employer.dialog, apiKeys.revoke);
  await expect(employer.dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(apiKeys.revokedOn(''));
  await expect(page.getByRole('button', { name: apiKeys.revoke })).toHaveCount(0);
});

test(
  '[10.14] the steps of the editor fit and are accessible',
  atBothWidths,
  async ({ employer, company, site }) => {
    // The accessibility checker also tries the preview's frame, in which no scripts run.
    site.expectComplaint(/Blocked script execution/);
    const job = await draftOf(employer, company);
    // On the desktop all steps are on one page.
    const shown = site.isPhone ? ['work', 'pay', 'hours', 'text', 'more', 'publish'] : ['publish'];
    await employer.expectUsable(shown.map((name) => `/${company}/jobs/${job}/edit/#${name}`));
  },
);

test(
  '[10.13] [10.23] [10.37] lists, files and keys fit and are accessible',
  atBothWidths,
  async ({ employer, company, page, texts, site }) => {
    site.expectComplaint(/Blocked script execution/);
    const job = await draftOf(employer, company);
    const paths = ['jobs/', 'jobs/new/', 'jobs/import/', `jobs/${job}/`, 'keys/'];
    await employer.expectUsable(paths.map((path) => `/${company}/${path}`));
    await employer.open(`/${company}/jobs/`);
    await page.getByRole('list', { name: texts.jobs.list }).getByRole('checkbox').check();
    await press(page, texts.jobs.actions.remove.label);
    await expectNoViolationsInBothSchemes(page);
  },
);
