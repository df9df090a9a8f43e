import { applicant, expect, test } from './employer-applicants';
import type { Seeker } from './seeker';
import { atBothWidths, expectNoViolationsInBothSchemes, press } from './site';

/** The number of the last message that the company has read. */
async function readByCompany(seeker: Seeker): Promise<number | undefined> {
  const query = '{ get_applications { applications { conversation { read_by_company } } } }';
  type Answer = { get_applications: { applications: { conversation: { read_by_company: number } }[] } };
  const answer = await seeker.ask<Answer>(query);
  return answer.get_applications.applications[0]?.conversation.read_by_company;
}

test('[10.27] [10.31] notes and a rating stay with the company, and an export is in the log', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
}) => {
  const words = texts.applicants;
  await applicants.openOne(await applicant(await signUp(), '陳大文', hiring.job), 'notes');
  await employer.field(words.noteText).fill('聲音友善');
  await press(page, words.addNote);
  await expect(page.getByText('聲音友善', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: words.ratings['3'] }).click();
  await expect(employer.told(words.ratingSaved)).toBeVisible();
  await applicants.open(`?job=${hiring.job}`);
  await expect(page.getByText(words.rated(3))).toHaveCount(1);
  await press(page, words.exportCsv);
  const download = page.waitForEvent('download');
  await press(page, words.export.action);
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await employer.open(`/${hiring.company}/log/`);
  await expect(page.getByText(texts.log.kinds.applicants_exported)).toBeVisible();
});

test('[10.29] times are offered, the seeker takes one, and it is in the list by day and in the calendar', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
  request,
}) => {
  const { interviews } = texts;
  const seeker = await signUp();
  await applicants.openOne(await applicant(seeker, '陳大文', hiring.job), 'interviews');
  await press(page, interviews.offer);
  const time = (number: number) => page.getByRole('group', { name: interviews.time(number), exact: true });
  await time(1).getByLabel(interviews.clock).fill('15:00');
  await press(page, interviews.addTime);
  await time(2).getByLabel(interviews.clock).fill('17:30');
  await press(page, interviews.send);
  await expect(page.getByText(interviews.states.offered)).toBeVisible();

  const { id, version, times } = await seeker.interview();
  await seeker.ask(
    'mutation ($id: ID!, $version: Int!, $time: Timestamp!) { accept_interview(id: $id, version: $version, time: $time) { id } }',
    { id, version, time: times[1] },
  );
  // The open page updates by itself.
  await expect(page.getByText(interviews.states.accepted, { exact: true })).toBeVisible();
  await employer.open(`/${hiring.company}/interviews/`);
  await expect(page.getByRole('heading', { name: new RegExp(interviews.tomorrow) })).toBeVisible();
  const file = page.getByRole('link', { name: interviews.calendarOf('陳大文') });
  const cookies = await page.context().cookies();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const calendar = await request.get((await file.getAttribute('href')) ?? '', { headers: { Cookie } });
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await press(page, interviews.cancel);
  await press(employer.dialog, interviews.cancel);
  await expect(employer.told(interviews.cancelled)).toBeVisible();
});

test('[10.41] the employer begins a conversation, and an answer appears on the open page', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
}) => {
  const seeker = await signUp();
  const id = await applicant(seeker, '陳大文', hiring.job);
  await applicants.openOne(id, 'messages');
  await page.getByRole('textbox', { name: texts.conversation.write }).fill('請問星期三可以面試嗎？');
  await press(page, texts.conversation.send);
  await expect(page.getByText('請問星期三可以面試嗎？')).toBeVisible();
  await seeker.write(id, '可以');
  await expect(page.getByText('可以', { exact: true })).toBeVisible();
  await employer.open(`/${hiring.company}/`);
  await seeker.write(id, '請問要帶甚麼？');
  await page.getByRole('link', { name: texts.today.unreadMessages(1) }).click();
  await applicants.link('陳大文').click();
  await expect(page.getByText('請問要帶甚麼？')).toBeVisible();
  await expect.poll(() => readByCompany(seeker)).toBe(3);
  await employer.open(`/${hiring.company}/messages/`);
  await expect(page.getByText(texts.conversations.unread(0))).toBeVisible();
});

test(
  '[10.24] [10.25] [10.28] the pages of applicants fit and are accessible',
  atBothWidths,
  async ({ applicants, employer, hiring, signUp, page }) => {
    const id = await applicant(await signUp(), '陳大文', hiring.job);
    const list = `/${hiring.company}/applicants/`;
    await employer.expectUsable([
      list,
      `${list}?status=Hired`,
      ...['profile', 'messages', 'interviews', 'notes'].map((part) => `${list}?applicant=${id}&part=${part}`),
      `${list}board/`,
      `/${hiring.company}/interviews/`,
      `/${hiring.company}/messages/`,
      `/${hiring.company}/`,
    ]);
    await applicants.openOne(id);
    await applicants.decision('Rejected').click();
    await expectNoViolationsInBothSchemes(page);
  },
);
