import type { Page } from '@playwright/test';
import { type Employer, expect, test } from './employer';
import { beginJob, payField, publishedJob, saved, step } from './employer-jobs';
import { atBothWidths, expectFits, expectNoViolationsInBothSchemes, expectReflows } from './site';

const shop = { zh: '好味麵店', en: 'Good Noodles' };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** A verified company, with its owner logged in. */
async function verifiedCompany(employer: Employer, operator: (...command: string[]) => Promise<string>) {
  await employer.open('/');
  await employer.logIn();
  const id = await employer.found(shop);
  await operator('company', 'verify', id);
  return id;
}

/** Presses Tab until the element has the focus, like a person without a mouse. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await page.locator(`:is(${selector}):focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached`);
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('[10.14] [10.21] by keyboard alone a job is written, published, closed and opened again', async ({
    employer,
    operator,
    texts,
    page,
  }) => {
    const company = await verifiedCompany(employer, operator);
    await employer.open(`/${company}/`);
    await tabTo(page, 'main a[href$="/jobs/new/"]');
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[name=findType]');
    await page.keyboard.type('waiter');
    await expect(page.locator('input[name=jobType]').first()).toBeVisible();
    await tabTo(page, 'input[name=jobType]');
    await page.keyboard.press('Space');
    await tabTo(page, 'input[value=ft]');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'input[name=address]');
    await page.keyboard.type('1 Nathan Road');
    await tabTo(page, 'select[name=district]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'main button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/edit\/#pay$/);
    await employer.settled();
    await tabTo(page, 'input[name=monthlyFrom], input[name=hourlyFrom]');
    await page.keyboard.type((await payField(page))[1]);
    await tabTo(page, '[data-row="3"][data-day="0"], [data-day][tabindex="0"]');
    await page.keyboard.press('Shift+ArrowRight');
    await saved(page);
    await tabTo(page, '#publish button');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}\/$/);
    await employer.settled();
    await tabTo(page, `main button:text-is("${texts.jobs.acts.close.label}")`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'dialog input[value=filled_here]');
    await page.keyboard.press('Space');
    await tabTo(page, `dialog button:text-is("${texts.jobs.acts.close.label}")`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.jobs.stages.closed, { exact: true })).toBeVisible();
    await tabTo(page, `main button:text-is("${texts.jobs.acts.reopen.label}")`);
    await page.keyboard.press('Enter');
    await tabTo(page, `dialog button:text-is("${texts.jobs.acts.reopen.label}")`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.jobs.stages.open, { exact: true })).toBeVisible();
  });
});

test('[10.14] what is typed is there after a reload, and on another device', async ({
  employer,
  colleague,
  texts,
  page,
}) => {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  const job = await beginJob(employer, company);
  await step(employer, company, job, 'text');
  await page.locator('input[name=nameZh]').fill('夜更侍應');
  await saved(page);
  await page.reload();
  await employer.settled();
  await expect(page.locator('input[name=nameZh]')).toHaveValue('夜更侍應');

  await employer.open(`/${company}/people/`);
  await press(page, texts.people.invite);
  await page.locator('dialog input[name=email]').fill(colleague.email);
  await page.getByRole('radio', { name: new RegExp(texts.common.roles.recruiter) }).check();
  await page.locator('dialog button[type=submit]').click();
  const link = /\/portal\/\S*invitation\/#\S+/.exec(await colleague.mail(/invitation\/#/))?.[0] ?? '';
  await colleague.page.goto(link);
  await colleague.settled();
  await colleague.page.locator('main button').click();
  await expect(colleague.page).toHaveURL(new RegExp(`/${company}/$`));
  await expect(colleague.page.locator('input[name=email]')).toHaveValue(colleague.email);
  await colleague.logIn();
  await step(colleague, company, job, 'text');
  await expect(colleague.page.locator('input[name=nameZh]')).toHaveValue('夜更侍應');
});

test('[10.14] without a network nothing typed is lost, and it is saved once there is one', async ({
  employer,
  texts,
  page,
  context,
  site,
}) => {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  const job = await beginJob(employer, company);
  await step(employer, company, job, 'text');
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.locator('input[name=nameZh]').fill('隧道裡的侍應');
  await expect(page.getByText(texts.jobEditor.statuses.unreachable)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('隧道裡的侍應');
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await employer.settled();
  await expect(page.locator('input[name=nameZh]')).toHaveValue('隧道裡的侍應');
});

test('[10.15] two tabs on one draft: the second to save chooses, and nothing is overwritten silently', async ({
  employer,
  texts,
  page,
  context,
  root,
}) => {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  const job = await beginJob(employer, company);
  await step(employer, company, job, 'text');
  const other = await context.newPage();
  await other.goto(`${root}/${company}/jobs/${job}/edit/#text`);
  await other.locator('input[name=nameZh]').fill('另一分頁的名稱');
  await saved(other);
  await page.locator('input[name=nameZh]').fill('這一分頁的名稱');
  const dialog = page.getByRole('dialog', { name: texts.jobEditor.conflictTitle });
  await expect(dialog).toContainText('另一分頁的名稱');
  await expect(dialog).toContainText('這一分頁的名稱');
  await expectNoViolationsInBothSchemes(page);
  await dialog.getByRole('radio', { name: /另一分頁的名稱/ }).check();
  await press(page, texts.jobEditor.conflictDone);
  await expect(page.locator('input[name=nameZh]')).toHaveValue('另一分頁的名稱');
  await saved(page);
});

test('[10.18] what is wrong is said beside the field while it is typed, and blocks where it must', async ({
  employer,
  page,
}) => {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  const job = await beginJob(employer, company);
  await page.locator('input[name=monthlyFrom], input[name=hourlyFrom]').first().fill('10');
  await expect(page.locator('#pay li').first()).toContainText(/最低工資|minimum wage/i);
  await step(employer, company, job, 'text');
  await page.locator('textarea[name=descriptionZh]').fill('只限 30 歲以下女性，請先繳交按金 $500');
  await expect(page.locator('#text li').first()).toBeVisible();
  await step(employer, company, job, 'publish');
  await expect(page.locator('#publish button').last()).toHaveAttribute('aria-disabled', 'true');
});

test(
  '[10.16] beside the editor stands the page that seekers will see, in both languages',
  atBothWidths,
  async ({ employer, page }) => {
    await employer.open('/');
    await employer.logIn();
    const company = await employer.found(shop);
    const job = await beginJob(employer, company);
    await step(employer, company, job, 'publish');
    const frame = page.frameLocator('iframe');
    await frame.locator('body').scrollIntoViewIfNeeded();
    await expect(frame.locator('h1')).not.toBeEmpty();
    const width = await page.locator('iframe').evaluate((element) => element.clientWidth);
    expect(width).toBeLessThan(440);
    const before = await frame.locator('h1').textContent();
    await page.getByRole('radio', { name: employer.isEnglish ? '中文' : 'English' }).check();
    await expect(frame.locator('h1')).not.toHaveText(before ?? '');
  },
);

test('[10.13] [10.21] a job is copied, extended, closed with a reason and reopened, from the list', async ({
  employer,
  operator,
  texts,
  page,
}) => {
  const company = await verifiedCompany(employer, operator);
  const job = await publishedJob(employer, company);
  await employer.open(`/${company}/jobs/`);
  for (const [act, stage] of [
    ['extend', 'open'],
    ['close', 'closed'],
    ['reopen', 'open'],
  ] as const) {
    await page.locator(`[data-job="${job}"] input`).check();
    await press(page, texts.jobs.acts[act].label);
    if (act === 'close') await page.locator('dialog input[value=not_needed]').check();
    await page
      .locator('dialog')
      .getByRole('button', { name: texts.jobs.acts[act].label, exact: true })
      .click();
    await expect(page.getByText(texts.jobs.acts[act].done(1)).first()).toBeVisible();
    await expect(page.locator(`[data-job="${job}"]`)).toContainText(texts.jobs.stages[stage]);
  }
  await page.locator(`[data-job="${job}"] input`).check();
  await press(page, texts.jobs.acts.copy.label);
  await page.locator('dialog').getByRole('button', { name: texts.jobs.acts.copy.label }).click();
  await expect(page.locator('[data-job]')).toHaveCount(2);
});

test('[10.20] the same job again is not published: the old one is offered', async ({
  employer,
  operator,
  texts,
  page,
}) => {
  const company = await verifiedCompany(employer, operator);
  const first = await publishedJob(employer, company);
  const second = await beginJob(employer, company);
  const [field, amount] = await payField(page);
  await field.fill(amount);
  await saved(page);
  await step(employer, company, second, 'publish');
  await page.locator('#publish button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(texts.jobEditor.sameJob);
  await dialog.getByRole('button', { name: texts.jobs.acts.extend.label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${first}/$`));
});

test('[10.21] a job of a company that is not verified waits, and one can be planned', async ({
  employer,
  texts,
  page,
}) => {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  const job = await publishedJob(employer, company);
  await expect(page.getByText(texts.jobs.notVerified)).toBeVisible();
  await press(page, texts.jobs.unschedule);
  await expect(page.getByText(texts.jobs.stages.draft, { exact: true })).toBeVisible();
  await step(employer, company, job, 'publish');
  await page.getByRole('radio', { name: texts.jobEditor.later }).check();
  await press(page, texts.jobEditor.schedule);
  await expect(page.getByText(texts.jobs.stages.scheduled, { exact: true })).toBeVisible();
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

test('[10.23] twenty jobs come by CSV, problems are told first, and a second file changes them', async ({
  employer,
  operator,
  texts,
  page,
}) => {
  const company = await verifiedCompany(employer, operator);
  await beginJob(employer, company);
  await employer.open(`/${company}/branches/`);
  const branch = (await page.locator('main h2').first().textContent()) ?? '';
  for (const [pay, created, changed] of [
    [60, '19', '0'],
    [65, '0', '19'],
  ] as const) {
    await employer.open(`/${company}/jobs/import/`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csvOf(branch, pay)),
    });
    await expect(page).toHaveURL(/file=/);
    await expect(page.locator('main ol > li').filter({ hasText: texts.jobImport.acts.skip })).toHaveCount(1);
    await page.getByRole('button', { name: texts.jobImport.confirm('19') }).click();
    await expect(page.getByText(texts.jobImport.done(created, changed, '1'))).toBeVisible();
  }
  await page.getByRole('link', { name: texts.jobImport.toJobs }).click();
  await page.getByRole('searchbox').fill('R-7');
  await expect(page.locator('[data-job]')).toHaveCount(1);
  await expect(page.locator('[data-job]')).toContainText('$65');
});

test('[10.14] shift rows stay as they are typed, and one undo takes one step back', async ({
  employer,
  operator,
  texts,
  page,
}) => {
  const company = await verifiedCompany(employer, operator);
  const job = await beginJob(employer, company);
  await step(employer, company, job, 'hours');
  const { shift, addShift, addHours, takeAway, undo } = texts.jobEditor;
  const row = (number: number) => page.getByRole('group', { name: shift(number), exact: true });
  const rows = page.locator('fieldset:has(input[name=start])');
  // Replaces the template's hours by the usual ones.
  while ((await rows.count()) > 0) await page.getByRole('button', { name: takeAway(shift(1)) }).click();
  await page.getByRole('button', { name: addHours }).click();
  await page.getByRole('button', { name: addShift }).click();
  await expect(rows).toHaveCount(2);
  const start = row(2).locator('input[name=start]');
  await start.fill('10:00');
  await start.focus();
  // Typed like on a keyboard, which gives the field a value after each part.
  await page.keyboard.type('09');
  await page.keyboard.type('30');
  await expect(rows).toHaveCount(2);
  await expect(start).toHaveValue('09:30');
  await expect(row(1).locator('input[name=start]')).toHaveValue('09:00');
  await expect(row(1).locator('[aria-pressed=true]')).toHaveCount(5);
  await row(1).locator('[aria-pressed=true]').first().click();
  await page.getByRole('button', { name: undo, exact: true }).click();
  await expect(row(1).locator('[aria-pressed=true]')).toHaveCount(5);
  await expect(start).toHaveValue('09:30');
});

test('[10.13] back from a job leads to where the list was, also after it was loaded again', async ({
  employer,
  operator,
  texts,
  page,
}) => {
  const company = await verifiedCompany(employer, operator);
  await beginJob(employer, company);
  await employer.open(`/${company}/branches/`);
  const branch = (await page.locator('main h2').first().textContent()) ?? '';
  await employer.open(`/${company}/jobs/import/`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvOf(branch, 60)),
  });
  await page.getByRole('button', { name: texts.jobImport.confirm('19') }).click();
  await page.getByRole('link', { name: texts.jobImport.toJobs }).click();
  const job = page.locator('[data-job]').nth(15).getByRole('link').first();
  await job.scrollIntoViewIfNeeded();
  const scrollOf = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrollOf();
  expect(before).toBeGreaterThan(300);
  await job.click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}\//);
  await employer.settled();
  await page.goBack();
  await expect.poll(scrollOf).toBe(before);
  await page.reload();
  await expect.poll(scrollOf).toBe(before);
});

test('[10.37] a key is shown once, and a test event tells what was answered', async ({
  employer,
  texts,
  page,
}) => {
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  await employer.open(`/${company}/keys/`);
  await press(page, texts.keys.make);
  await page.locator('dialog input[name=name]').fill('HR');
  await page.locator('dialog button[type=submit]').click();
  const secret = (await page.locator('dialog code').textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(20);
  await press(page, texts.keys.kept);
  await page.reload();
  await employer.settled();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('link', { name: 'HR' }).click();
  await page.locator('input[name=url]').fill('https://webhook.example.com/hoigung');
  await page.locator('main button[type=submit]').click();
  await press(page, texts.keys.kept);
  await press(page, texts.keys.test);
  await expect(page.locator('main li summary').first()).toContainText('test');
  await expect(page.getByText(texts.keys.states.failed, { exact: true })).toBeVisible();
  await page.locator('main li summary').first().click();
  await press(page, texts.keys.sendAgain);
  await expect(page.locator('main li summary')).toHaveCount(2);
  await press(page, texts.keys.revoke);
  await page.locator('dialog').getByRole('button', { name: texts.keys.revoke }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(texts.keys.revokedOn(''));
  await expect(page.getByRole('button', { name: texts.keys.revoke })).toHaveCount(0);
});

/** The company's pages fit at every size, and have no accessibility violations. */
async function expectUsable(employer: Employer, company: string, paths: readonly string[]): Promise<void> {
  const { page } = employer;
  for (const path of paths) {
    // Navigating to another hash alone would not load a page.
    await page.goto('about:blank');
    await employer.open(`/${company}/${path}`);
    await expectFits(page);
    await expectReflows(page);
    await expectNoViolationsInBothSchemes(page);
  }
}

test('[10.14] the steps of the editor fit and are accessible', atBothWidths, async ({ employer, site }) => {
  // The accessibility checker also tries the preview's frame, in which no scripts run.
  site.expectComplaint(/Blocked script execution/);
  await employer.open('/');
  await employer.logIn();
  const company = await employer.found(shop);
  const job = await beginJob(employer, company);
  // On the desktop all steps are on one page.
  const shown = site.isPhone ? ['work', 'pay', 'hours', 'text', 'more', 'publish'] : ['publish'];
  await expectUsable(
    employer,
    company,
    shown.map((name) => `jobs/${job}/edit/#${name}`),
  );
});

test(
  '[10.13] [10.23] [10.37] lists, files and keys fit and are accessible',
  atBothWidths,
  async ({ employer, page, texts, site }) => {
    site.expectComplaint(/Blocked script execution/);
    await employer.open('/');
    await employer.logIn();
    const company = await employer.found(shop);
    const job = await beginJob(employer, company);
    await expectUsable(employer, company, ['jobs/', 'jobs/new/', 'jobs/import/', `jobs/${job}/`, 'keys/']);
    await employer.open(`/${company}/jobs/`);
    await page.locator('[data-job] input').first().check();
    await press(page, texts.jobs.acts.remove.label);
    await expectNoViolationsInBothSchemes(page);
  },
);
