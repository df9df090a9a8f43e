import { expect, test } from './clock-site';
import { applicant } from './employer-applicants';
import { press } from './site';
import { Thumb } from './thumb';

test('[10.24] [10.26] by thumb through the new ones: each decision goes on to the next, and the last is undone', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
  expectInEffect,
}) => {
  const [first, second, third] = [await signUp(), await signUp(), await signUp()];
  await applicant(first, '申請人0', hiring.job);
  await applicant(second, '申請人1', hiring.job);
  await applicant(third, '申請人2', hiring.job);
  await applicants.open('?status=Applied');
  const unread = applicants.rows.getByRole('img', { name: texts.applicants.unread });
  await expect(unread).toHaveCount(3);
  // Newest first.
  await applicants.link('申請人2').tap();
  await applicants.expectOpen('申請人2');
  await applicants.decision('Contacted').tap();
  await applicants.expectOpen('申請人1');
  await applicants.decision('Rejected').tap();
  await page.getByRole('button', { name: texts.applicants.reasons.language }).tap();
  await applicants.expectOpen('申請人0');
  await applicants.decision('Hired').tap();
  await applicants.bar.getByRole('button', { name: texts.applicants.bar.undo }).tap();
  await expect(employer.told(texts.applicants.bar.undone)).toBeVisible();
  await expectInEffect([third, 'Contacted'], [second, 'Rejected'], [first, 'Applied']);
  await page.getByRole('link', { name: texts.applicants.backToList }).tap();
  await expect(applicants.rows).toHaveCount(1);
  await expect(unread).toHaveCount(0);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('[10.24] [10.26] by keyboard alone: next, decide, undo, and the keys are shown by ?', async ({
    applicants,
    employer,
    hiring,
    signUp,
    texts,
    page,
    expectInEffect,
  }) => {
    const [chan, lee] = [await signUp(), await signUp()];
    await applicant(chan, 'Chan', hiring.job);
    await applicant(lee, 'Lee', hiring.job);
    await applicants.open();
    await page.keyboard.press('?');
    await expect(employer.dialog).toContainText(texts.applicants.shortcutNames.undo);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await applicants.expectOpen('Lee');
    await expect(applicants.link('Chan')).toBeVisible();
    await page.keyboard.press('c');
    await applicants.expectOpen('Chan');
    await page.keyboard.press('r');
    await page.keyboard.press('2');
    await expect(applicants.bar).toContainText('Chan');
    await page.keyboard.press('u');
    await expect(applicants.bar).not.toContainText('Chan');
    await page.keyboard.press('/');
    await page.keyboard.type('Lee');
    await expect(applicants.rows).toHaveCount(1);
    await expectInEffect([lee, 'Contacted'], [chan, 'Applied']);
  });

  test('[10.26] [10.30] a key that is held hires one, the next asks, and a hiring is taken back', async ({
    applicants,
    employer,
    hiring,
    signUp,
    texts,
    page,
    expectInEffect,
  }) => {
    const { pastVacancies, takeBack } = texts.applicants;
    const [first, second, third] = [await signUp(), await signUp(), await signUp()];
    await applicant(first, 'Chan 0', hiring.job);
    await applicant(second, 'Chan 1', hiring.job);
    await applicant(third, 'Chan 2', hiring.job);
    await applicants.open();
    await page.keyboard.press('j');
    await applicants.expectOpen('Chan 2');
    // Every further keydown while the key is held is a repeat.
    for (let count = 0; count < 20; count += 1) await page.keyboard.down('h');
    await page.keyboard.up('h');
    await applicants.expectOpen('Chan 1');
    await expect(applicants.bar).toContainText('Chan 2');
    await page.keyboard.press('h');
    const question = page.getByRole('dialog', { name: pastVacancies.title('Chan 1') });
    await press(question, texts.application.cancel);
    await expectInEffect([third, 'Hired'], [second, 'Applied'], [first, 'Applied']);

    await page.keyboard.press('k');
    await applicants.expectOpen('Chan 2');
    await applicants.decision('Contacted').click();
    await press(employer.dialog, takeBack.action);
    await expect(applicants.bar).toContainText(texts.applicants.statuses.Contacted);
    await expectInEffect([third, 'Contacted']);
  });

  test('[10.28] a card is dragged to another column of the board, and another is moved by keyboard', async ({
    employer,
    hiring,
    signUp,
    page,
    texts,
    expectInEffect,
  }) => {
    const [chan, lee] = [await signUp(), await signUp()];
    await applicant(chan, 'Chan', hiring.job);
    await applicant(lee, 'Lee', hiring.job);
    await employer.open(`/${hiring.company}/applicants/board/`);
    const column = (status: string) => page.locator(`[data-column=${status}]`);
    const cardIn = (status: string, name: string) => column(status).getByRole('link', { name, exact: true });
    await cardIn('Applied', 'Chan').hover();
    await page.mouse.down();
    const target = await column('Contacted').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 60, { steps: 8 });
    await page.mouse.up();
    await expect(cardIn('Contacted', 'Chan')).toBeVisible();
    const grip = page.getByRole('button', { name: texts.applicants.board.move('Lee') });
    await grip.focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(cardIn('Reviewed', 'Lee')).toBeVisible();
    await expect(grip).toBeFocused();
    await expectInEffect([chan, 'Contacted'], [lee, 'Reviewed']);
  });
});

test('[10.26] two people decide at once: the second reads who was first, and replaces it', async ({
  applicants,
  employer,
  colleague,
  hiring,
  signUp,
  texts,
  page,
  expectInEffect,
}) => {
  const seeker = await signUp();
  const id = await applicant(seeker, '陳大文', hiring.job);
  await employer.add(colleague, hiring.company, 'recruiter');
  const { bar, decide, statuses } = texts.applicants;
  await applicants.openOne(id);
  await colleague.open(`/${hiring.company}/applicants/?applicant=${id}`);
  await press(colleague.page, decide.Reviewed);
  await expect(colleague.page.getByRole('button', { name: bar.undo })).toBeVisible();
  await applicants.decision('Contacted').click();
  await expect(page.getByText(bar.byOther(colleague.email, '陳大文', statuses.Reviewed))).toBeVisible();
  await press(page, bar.replace(statuses.Contacted));
  await expect(applicants.bar.getByRole('button', { name: bar.undo })).toBeVisible();
  await expectInEffect([seeker, 'Contacted']);
});

test('[10.26] without a network nothing is lost: the decision is kept and tried again', async ({
  applicants,
  hiring,
  signUp,
  texts,
  page,
  context,
  site,
  expectInEffect,
}) => {
  const { bar } = texts.applicants;
  const seeker = await signUp();
  await applicants.openOne(await applicant(seeker, '陳大文', hiring.job));
  await applicants.expectOpen('陳大文');
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await applicants.decision('Contacted').click();
  await expect(page.getByText(bar.failedText)).toBeVisible();
  await context.setOffline(false);
  await press(page, bar.retry);
  await expect(applicants.bar.getByRole('button', { name: bar.undo })).toBeVisible();
  await expectInEffect([seeker, 'Contacted']);
});

test('[10.30] when the vacancies are filled, the job is closed and the others are told in one step', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
  expectInEffect,
}) => {
  const { filled } = texts.applicants;
  const [chan, lee] = [await signUp(), await signUp()];
  const id = await applicant(chan, '陳大文', hiring.job);
  await applicant(lee, '李美', hiring.job);
  await applicants.openOne(id);
  await applicants.expectOpen('陳大文');
  await applicants.decision('Hired').click();
  await press(page, filled.action);
  await press(employer.dialog, filled.action);
  await expect(employer.told(filled.done)).toBeVisible();
  await expectInEffect([chan, 'Hired'], [lee, 'JobClosed']);
});

test('[10.26] several applicants are decided about at once, and rejected with one reason', async ({
  applicants,
  hiring,
  signUp,
  texts,
  page,
  expectInEffect,
}) => {
  const { bar, reasons, select, selectPage, selected, statuses } = texts.applicants;
  const [chan, lee] = [await signUp(), await signUp()];
  await applicant(chan, '陳大文', hiring.job);
  await applicant(lee, '李美', hiring.job);
  await applicants.open();
  await press(page, selectPage);
  await expect(page.getByRole('region', { name: selected(2) })).toBeVisible();
  await applicants.decision('Contacted').click();
  await expect(applicants.bar).toContainText(bar.many(2, statuses.Contacted));
  await expectInEffect([chan, 'Contacted'], [lee, 'Contacted']);
  await page.reload();
  for (const name of ['陳大文', '李美']) await page.getByRole('checkbox', { name: select(name) }).check();
  await applicants.decision('Rejected').click();
  await page.getByRole('button', { name: reasons.place }).click();
  await expect(applicants.bar).toContainText(bar.many(2, statuses.Rejected));
  await expectInEffect([chan, 'Rejected'], [lee, 'Rejected']);
});

test.describe('with both columns in sight', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  test('[10.28] a card is dragged to another column by thumb at its grip', async ({
    employer,
    hiring,
    signUp,
    page,
    texts,
    expectInEffect,
  }) => {
    const seeker = await signUp();
    await applicant(seeker, '陳大文', hiring.job);
    await employer.open(`/${hiring.company}/applicants/board/`);
    const column = page.locator('[data-column=Contacted]');
    const grip = page.getByRole('button', { name: texts.applicants.board.move('陳大文') });
    await new Thumb(page).drag(grip, column.getByRole('heading'));
    await expect(column.getByRole('link', { name: '陳大文' })).toBeVisible();
    await expectInEffect([seeker, 'Contacted']);
  });
});
