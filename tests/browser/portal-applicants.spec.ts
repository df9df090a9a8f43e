import type { Page } from '@playwright/test';
import { type Employer, expect, test } from './employer';
import { applicant, type Hiring, hiring } from './employer-applicants';
import type { Seeker } from './seeker';
import { atBothWidths, expectFits, expectNoViolationsInBothSchemes, expectReflows } from './site';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** A decision takes effect ten seconds after it was made. */
const inEffect = { timeout: 20_000 };

/** The application's status on the seeker's page. */
async function statusOf(seeker: Seeker): Promise<string | undefined> {
  const query = '{ get_applications { applications { status } } }';
  const answer = await seeker.ask<{ get_applications: { applications: { status: string }[] } }>(query);
  return answer.get_applications.applications[0]?.status;
}

async function openList({ company }: Hiring, employer: Employer, query = ''): Promise<void> {
  await employer.open(`/${company}/applicants/${query}`);
}

const nameOnTop = (page: Page, name: string) =>
  expect(page.getByRole('article', { name }).getByRole('heading', { level: 2 })).toBeVisible();

/** The number of the last message that the company has read. */
async function readByCompany(seeker: Seeker): Promise<number | undefined> {
  const query = '{ get_applications { applications { conversation { read_by_company } } } }';
  type Answer = { get_applications: { applications: { conversation: { read_by_company: number } }[] } };
  const answer = await seeker.ask<Answer>(query);
  return answer.get_applications.applications[0]?.conversation.read_by_company;
}

test('[10.24] [10.26] by thumb through the new ones: each decision goes on to the next, and the last is undone', async ({
  employer,
  operator,
  signUp,
  texts,
  page,
}) => {
  const here = await hiring(employer, operator);
  const seekers = [await signUp(), await signUp(), await signUp()];
  for (const [index, seeker] of seekers.entries()) await applicant(seeker, `申請人${index}`, here.job);
  const { decide, bar } = texts.applicants;
  await openList(here, employer, '?status=Applied');
  const unread = page.locator('[data-applicant]').getByRole('img', { name: texts.applicants.unread });
  await expect(unread).toHaveCount(3);
  // Newest first.
  await page.getByRole('link', { name: '申請人2', exact: true }).tap();
  await nameOnTop(page, '申請人2');
  await page.getByRole('button', { name: decide.Contacted, exact: true }).tap();
  await nameOnTop(page, '申請人1');
  await page.getByRole('button', { name: decide.Rejected, exact: true }).tap();
  await page.getByRole('button', { name: texts.applicants.reasons.language }).tap();
  await nameOnTop(page, '申請人0');
  await page.getByRole('button', { name: decide.Hired, exact: true }).tap();
  const shown = page.getByRole('region', { name: bar.label });
  await shown.getByRole('button', { name: bar.undo }).tap();
  await expect(page.getByText(bar.undone).first()).toBeVisible();
  const [first, second, third] = seekers as [Seeker, Seeker, Seeker];
  await expect.poll(() => statusOf(third), inEffect).toBe('Contacted');
  await expect.poll(() => statusOf(second), inEffect).toBe('Rejected');
  expect(await statusOf(first)).toBe('Applied');
  await page.getByRole('link', { name: texts.applicants.backToList }).tap();
  await expect(page.locator('[data-applicant]')).toHaveCount(1);
  await expect(unread).toHaveCount(0);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('[10.24] [10.26] by keyboard alone: next, decide, undo, and the keys are shown by ?', async ({
    employer,
    operator,
    signUp,
    texts,
    page,
  }) => {
    const here = await hiring(employer, operator);
    const [chan, lee] = [await signUp(), await signUp()];
    await applicant(chan, 'Chan', here.job);
    await applicant(lee, 'Lee', here.job);
    await openList(here, employer);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText(texts.applicants.keyNames.undo);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await nameOnTop(page, 'Lee');
    await expect(page.getByRole('link', { name: 'Chan', exact: true })).toBeVisible();
    await page.keyboard.press('c');
    await nameOnTop(page, 'Chan');
    await page.keyboard.press('r');
    await page.keyboard.press('2');
    const bar = page.getByRole('region', { name: texts.applicants.bar.label });
    await expect(bar).toContainText('Chan');
    await page.keyboard.press('u');
    await expect(bar).not.toContainText('Chan');
    await page.keyboard.press('/');
    await page.keyboard.type('Lee');
    await expect(page.locator('[data-applicant]')).toHaveCount(1);
    await expect.poll(() => statusOf(lee), inEffect).toBe('Contacted');
    expect(await statusOf(chan)).toBe('Applied');
  });

  test('[10.26] [10.30] a key that is held hires one, the next asks, and a hiring is taken back', async ({
    employer,
    operator,
    signUp,
    texts,
    page,
  }) => {
    const { bar, decide, pastVacancies, takeBack } = texts.applicants;
    const here = await hiring(employer, operator);
    const seekers = [await signUp(), await signUp(), await signUp()];
    for (const [index, seeker] of seekers.entries()) await applicant(seeker, `Chan ${index}`, here.job);
    await openList(here, employer);
    await page.keyboard.press('j');
    await nameOnTop(page, 'Chan 2');
    // Every further keydown while the key is held is a repeat.
    for (let count = 0; count < 20; count += 1) await page.keyboard.down('h');
    await page.keyboard.up('h');
    await nameOnTop(page, 'Chan 1');
    await expect(page.getByRole('region', { name: bar.label })).toContainText('Chan 2');
    await page.keyboard.press('h');
    const question = page.getByRole('dialog', { name: pastVacancies.title('Chan 1') });
    await question.getByRole('button', { name: texts.common.cancel }).click();
    const [first, second, third] = seekers as [Seeker, Seeker, Seeker];
    await expect.poll(() => statusOf(third), inEffect).toBe('Hired');
    expect(await Promise.all([first, second].map(statusOf))).toEqual(['Applied', 'Applied']);

    await page.keyboard.press('k');
    await nameOnTop(page, 'Chan 2');
    await press(page, decide.Contacted);
    await press(page, takeBack.action);
    await expect.poll(() => statusOf(third), inEffect).toBe('Contacted');
  });

  test('[10.28] a card is dragged to another column of the board, and another is moved by keyboard', async ({
    employer,
    operator,
    signUp,
    page,
  }) => {
    const here = await hiring(employer, operator);
    const [chan, lee] = [await signUp(), await signUp()];
    const dragged = await applicant(chan, 'Chan', here.job);
    const moved = await applicant(lee, 'Lee', here.job);
    await employer.open(`/${here.company}/applicants/board/`);
    const column = (status: string) => page.locator(`[data-column=${status}]`);
    await page.locator(`[data-card="${dragged}"]`).hover();
    await page.mouse.down();
    const target = await column('Contacted').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 60, { steps: 8 });
    await page.mouse.up();
    await expect(column('Contacted').locator(`[data-card="${dragged}"]`)).toBeVisible();
    await page.locator(`[data-grip="${moved}"]`).focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(column('Reviewed').locator(`[data-card="${moved}"]`)).toBeVisible();
    await expect(page.locator(`[data-grip="${moved}"]`)).toBeFocused();
    await expect.poll(() => statusOf(chan), inEffect).toBe('Contacted');
    await expect.poll(() => statusOf(lee), inEffect).toBe('Reviewed');
  });
});

/** Adds a colleague to the company as a recruiter, logged in in a browser of their own. */
async function invite(employer: Employer, colleague: Employer, company: string): Promise<void> {
  const { page } = employer;
  await employer.open(`/${company}/people/`);
  await page.locator('main header button').first().click();
  await page.locator('dialog input[name=email]').fill(colleague.email);
  await page.locator('dialog input[value=recruiter]').check();
  await page.locator('dialog button[type=submit]').click();
  const link = /\/portal\/\S*invitation\/#\S+/.exec(await colleague.mail(/invitation\/#/))?.[0] ?? '';
  await colleague.page.goto(link);
  await colleague.settled();
  await colleague.page.locator('main button').click();
  await expect(colleague.page).toHaveURL(new RegExp(`/${company}/$`));
  await expect(colleague.page.locator('input[name=email]')).toHaveValue(colleague.email);
  await colleague.logIn();
}

test('[10.26] two people decide at once: the second reads who was first, and replaces it', async ({
  employer,
  colleague,
  operator,
  signUp,
  texts,
  page,
}) => {
  const here = await hiring(employer, operator);
  const seeker = await signUp();
  const id = await applicant(seeker, '陳大文', here.job);
  await invite(employer, colleague, here.company);
  const { bar, decide, statuses } = texts.applicants;
  await openList(here, employer, `?applicant=${id}`);
  await openList(here, colleague, `?applicant=${id}`);
  await press(colleague.page, decide.Reviewed);
  await expect(colleague.page.getByRole('button', { name: bar.undo })).toBeVisible();
  await press(page, decide.Contacted);
  await expect(page.getByText(bar.byOther(colleague.email, '陳大文', statuses.Reviewed))).toBeVisible();
  await press(page, bar.replace(statuses.Contacted));
  await expect.poll(() => statusOf(seeker), inEffect).toBe('Contacted');
});

test('[10.26] without a network nothing is lost: the decision is kept and tried again', async ({
  employer,
  operator,
  signUp,
  texts,
  page,
  context,
  site,
}) => {
  const here = await hiring(employer, operator);
  const seeker = await signUp();
  const id = await applicant(seeker, '陳大文', here.job);
  await openList(here, employer, `?applicant=${id}`);
  await nameOnTop(page, '陳大文');
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await press(page, texts.applicants.decide.Contacted);
  await expect(page.getByText(texts.applicants.bar.failedText)).toBeVisible();
  await context.setOffline(false);
  await press(page, texts.applicants.bar.retry);
  await expect.poll(() => statusOf(seeker), inEffect).toBe('Contacted');
});

test('[10.27] [10.31] notes and a rating stay with the company, and an export is in the log', async ({
  employer,
  operator,
  signUp,
  texts,
  page,
}) => {
  const here = await hiring(employer, operator);
  const id = await applicant(await signUp(), '陳大文', here.job);
  await openList(here, employer, `?applicant=${id}&part=notes`);
  await page.locator('textarea[name=note]').fill('聲音友善');
  await press(page, texts.applicants.addNote);
  await expect(page.getByText('聲音友善', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: texts.applicants.ratings['3'] }).click();
  await expect(page.getByText(texts.applicants.ratingSaved).first()).toBeVisible();
  await openList(here, employer, `?job=${here.job}`);
  await expect(page.getByText(texts.applicants.rated(3))).toHaveCount(1);
  await press(page, texts.applicants.exportCsv);
  const download = page.waitForEvent('download');
  await press(page, texts.applicants.export.action);
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await employer.open(`/${here.company}/log/`);
  await expect(page.getByText(texts.log.kinds.applicants_exported)).toBeVisible();
});

test('[10.29] times are offered, the seeker takes one, and it is in the list by day and in the calendar', async ({
  employer,
  operator,
  signUp,
  texts,
  page,
  request,
}) => {
  const here = await hiring(employer, operator);
  const seeker = await signUp();
  const id = await applicant(seeker, '陳大文', here.job);
  await openList(here, employer, `?applicant=${id}&part=interviews`);
  await press(page, texts.interviews.offer);
  await page.locator('input[name=clock1]').fill('15:00');
  await press(page, texts.interviews.addTime);
  await page.locator('input[name=clock2]').fill('17:30');
  await press(page, texts.interviews.send);
  await expect(page.getByText(texts.interviews.states.offered)).toBeVisible();

  const query = '{ get_applications { applications { interviews { id version times } } } }';
  type Offered = { id: string; version: number; times: string[] };
  const answer = await seeker.ask<{ get_applications: { applications: { interviews: Offered[] }[] } }>(query);
  const [interview] = answer.get_applications.applications[0]?.interviews ?? [];
  await seeker.ask(
    'mutation ($id: ID!, $version: Int!, $time: Timestamp!) { accept_interview(id: $id, version: $version, time: $time) { id } }',
    { id: interview?.id, version: interview?.version, time: interview?.times[1] },
  );
  // The open page updates by itself.
  await expect(page.getByText(texts.interviews.states.accepted, { exact: true })).toBeVisible();
  await employer.open(`/${here.company}/interviews/`);
  await expect(page.getByRole('heading', { name: new RegExp(texts.interviews.tomorrow) })).toBeVisible();
  const file = page.getByRole('link', { name: texts.interviews.calendarOf('陳大文') });
  const cookies = await page.context().cookies();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const calendar = await request.get((await file.getAttribute('href')) ?? '', { headers: { Cookie } });
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await press(page, texts.interviews.cancel);
  await page.getByRole('dialog').getByRole('button', { name: texts.interviews.cancel }).click();
  await expect(page.getByText(texts.interviews.cancelled).first()).toBeVisible();
});

test('[10.41] the employer begins a conversation, and an answer is on the open page within two seconds', async ({
  employer,
  operator,
  signUp,
  texts,
  page,
}) => {
  const here = await hiring(employer, operator);
  const seeker = await signUp();
  const id = await applicant(seeker, '陳大文', here.job);
  await openList(here, employer, `?applicant=${id}&part=messages`);
  const field = page.getByRole('textbox', { name: texts.conversation.write });
  await field.fill('請問星期三可以面試嗎？');
  await press(page, texts.conversation.send);
  await expect(page.getByText('請問星期三可以面試嗎？')).toBeVisible();
  const answer =
    'mutation ($id: ID!, $text: String!) { send_message(application_id: $id, key: $text, text: $text) { number } }';
  await seeker.ask(answer, { id, text: '可以' });
  await expect(page.getByText('可以', { exact: true })).toBeVisible({ timeout: 2_000 });
  await employer.open(`/${here.company}/`);
  await seeker.ask(answer, { id, text: '請問要帶甚麼？' });
  await page.getByRole('link', { name: texts.today.unreadMessages(1) }).click();
  await page.getByRole('link', { name: '陳大文', exact: true }).click();
  await expect(page.getByText('請問要帶甚麼？')).toBeVisible();
  await expect.poll(() => readByCompany(seeker)).toBe(3);
  await employer.open(`/${here.company}/messages/`);
  await expect(page.getByText(texts.conversations.unread(0))).toBeVisible();
});

test('[10.30] when the vacancies are filled, the job is closed and the others are told in one step', async ({
  employer,
  operator,
  signUp,
  texts,
  page,
}) => {
  const here = await hiring(employer, operator);
  const [chan, lee] = [await signUp(), await signUp()];
  const id = await applicant(chan, '陳大文', here.job);
  await applicant(lee, '李美', here.job);
  await openList(here, employer, `?applicant=${id}`);
  await nameOnTop(page, '陳大文');
  await press(page, texts.applicants.decide.Hired);
  await press(page, texts.applicants.filled.action);
  await page.getByRole('dialog').getByRole('button', { name: texts.applicants.filled.action }).click();
  await expect(page.getByText(texts.applicants.filled.done).first()).toBeVisible();
  await expect.poll(() => statusOf(chan), inEffect).toBe('Hired');
  await expect.poll(() => statusOf(lee), inEffect).toBe('JobClosed');
});

test(
  '[10.24] [10.25] [10.28] the pages of applicants fit and are accessible',
  atBothWidths,
  async ({ employer, operator, signUp, page, texts }) => {
    const here = await hiring(employer, operator);
    const id = await applicant(await signUp(), '陳大文', here.job);
    const list = `/${here.company}/applicants/`;
    const paths = [
      list,
      `${list}?status=Hired`,
      ...['profile', 'messages', 'interviews', 'notes'].map((part) => `${list}?applicant=${id}&part=${part}`),
      `${list}board/`,
      `/${here.company}/interviews/`,
      `/${here.company}/messages/`,
      `/${here.company}/`,
    ];
    for (const path of paths) {
      await employer.open(path);
      await expectFits(page);
      await expectReflows(page);
      await expectNoViolationsInBothSchemes(page);
    }
    await openList(here, employer, `?applicant=${id}`);
    await press(page, texts.applicants.decide.Rejected);
    await expectNoViolationsInBothSchemes(page);
  },
);
