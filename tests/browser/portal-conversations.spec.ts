import { applicant, test as base, expect, write } from './employer-applicants';
import { dialog, press } from './site';

/** A seeker in one browser, and the employer in another. */
const test = base.extend({
  employer: ({ colleague }, use) => use(colleague),
});

test('[10.42] the employer reports a message and ends the conversation; the seeker reads that it is over', async ({
  applicants,
  employer,
  hiring,
  language,
  seeker,
  texts,
  page,
}) => {
  const { conversation } = texts;
  const { reporting } = conversation;
  const id = await applicant(seeker, '陳大文', hiring.job);
  await write(employer, hiring.company, id, '請問幾時有空？');
  await seeker.write(id, '先匯款給我');
  await applicants.openOne(id, 'messages');
  await press(employer.page, conversation.reportOf('先匯款給我'));
  await employer.page.getByRole('radio', { name: reporting.reasons.scam }).check();
  await press(employer.dialog, reporting.send);
  await expect(employer.dialog).toContainText(reporting.thanks);
  await employer.page.keyboard.press('Escape');
  await expect(employer.page.getByText(conversation.reported, { exact: true })).toBeVisible();

  await seeker.open(`${language.root}/profile/?page=myApplications&popup=conversation&id=${id}`);
  const chat = dialog(page, language.texts.profile.popups.conversation);
  await expect(chat.getByRole('textbox', { name: conversation.write })).toBeVisible();
  await press(employer.page, conversation.end);
  await press(employer.page.getByRole('group', { name: conversation.end }), conversation.end);
  await expect(employer.page.getByText(conversation.endedByCompany)).toBeVisible();
  await expect(employer.page.getByRole('textbox', { name: conversation.write })).toHaveCount(0);
  await expect(chat.getByText(conversation.endedByEmployer)).toBeVisible();
  await expect(chat.getByRole('textbox', { name: conversation.write })).toHaveCount(0);
});

test('[10.42] the seeker reports a message and ends the conversation; the employer reads that it is over', async ({
  applicants,
  employer,
  hiring,
  language,
  seeker,
  texts,
  page,
}) => {
  const { conversation } = texts;
  const { reporting } = conversation;
  const id = await applicant(seeker, '陳大文', hiring.job);
  await write(employer, hiring.company, id, '請先繳付按金');
  await applicants.openOne(id, 'messages');
  await seeker.open(`${language.root}/profile/?page=myApplications&popup=conversation&id=${id}`);
  const chat = dialog(page, language.texts.profile.popups.conversation);
  await press(chat, conversation.reportOf('請先繳付按金'));
  const form = dialog(page, reporting.title);
  await form.getByRole('radio', { name: reporting.reasons.scam }).check();
  await press(form, reporting.send);
  await expect(form).toContainText(reporting.thanks);
  await page.keyboard.press('Escape');
  await expect(chat.getByText(conversation.reported, { exact: true })).toBeVisible();
  await press(chat, conversation.end);
  await press(chat.getByRole('group', { name: conversation.end }), conversation.end);
  await expect(chat.getByText(conversation.endedByYou)).toBeVisible();
  await expect(employer.page.getByText(conversation.endedBySeeker)).toBeVisible();
  await expect(employer.page.getByRole('textbox', { name: conversation.write })).toHaveCount(0);
});

test('[10.29] a seeker asks for another time, is offered one, and declines it; both read each step', async ({
  applicants,
  employer,
  hiring,
  language,
  seeker,
  texts,
  page,
}) => {
  const { interviews } = texts;
  const words = language.texts.profile.applications;
  const desk = employer.page;
  const id = await applicant(seeker, '陳大文', hiring.job);
  await applicants.openOne(id, 'interviews');
  await press(desk, interviews.offer);
  await employer.field(interviews.clock).fill('15:00');
  await press(desk, interviews.send);
  await expect(desk.getByText(interviews.states.offered)).toBeVisible();

  await seeker.open(`${language.root}/profile/?page=myApplications&popup=application&id=${id}`);
  const detail = dialog(page, language.texts.profile.popups.application);
  await press(detail, words.anotherTime);
  await detail.getByLabel(words.anotherTimeLabel).fill('星期六全日');
  await press(detail, words.send);
  await expect(detail).toContainText(words.interviewStates.another_asked);
  await expect(desk.getByText(interviews.states.another_asked, { exact: true })).toBeVisible();
  await expect(desk.getByText('星期六全日')).toBeVisible();

  await press(desk, interviews.offerAgain);
  await employer.field(interviews.clock).fill('16:30');
  await press(desk, interviews.send);
  await expect(desk.getByText(interviews.states.offered)).toBeVisible();
  await expect(detail.getByRole('button', { name: /16:30/ })).toBeVisible();
  await press(detail, words.decline);
  await detail.getByLabel(words.declineLabel).fill('已找到工作');
  await press(detail, words.decline);
  await expect(detail).toContainText(words.interviewStates.declined);
  await expect(desk.getByText(interviews.states.declined, { exact: true })).toBeVisible();
  await expect(desk.getByText('已找到工作')).toBeVisible();
});
