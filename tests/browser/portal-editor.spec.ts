import { type Employer, expect, test } from './employer';
import { draftOf, saved, step } from './employer-jobs';
import { press } from './site';
import { Thumb } from './thumb';

interface Content {
  name: { zh_hant: string };
  job_types: string[];
  working_hours: { day: string; start: string; end: string }[];
  allowances: { kind: string; description: { zh_hant: string } }[];
  attributes: { category: { en: string }; name: { en: string } }[];
}

/** What the service has kept of the draft. */
async function keptOf(employer: Employer, company: string, job: string): Promise<Content> {
  const query = `query ($company: ID!, $job: ID!) { company(id: $company) { job(id: $job) { draft { content {
    name { zh_hant } job_types working_hours { day start end } allowances { kind description { zh_hant } }
    attributes { category { en } name { en } } } } } } }`;
  type Answer = { company: { job: { draft: { content: Content } } } };
  return (await employer.ask<Answer>(query, { company, job })).company.job.draft.content;
}

test('[10.14] allowances and headings are added, changed and removed', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { jobEditor, jobDetails } = texts;
  const { meal, travel } = jobDetails.benefits.allowance;
  const job = await draftOf(employer, company, { attributes: [], allowances: [] });
  const kept = () => keptOf(employer, company, job);
  await step(employer, company, job, 'pay');
  await page.getByRole('button', { name: meal, exact: true }).click();
  await page.getByRole('button', { name: travel, exact: true }).click();
  await employer.field(jobEditor.inChinese(meal)).fill('每日兩餐');
  await expect
    .poll(async () => (await kept()).allowances.map(({ kind, description }) => [kind, description.zh_hant]))
    .toEqual([
      ['meal', '每日兩餐'],
      ['travel', ''],
    ]);
  await press(page, jobEditor.takeAway(travel));
  await expect(employer.field(jobEditor.inChinese(travel))).toHaveCount(0);
  await expect.poll(async () => (await kept()).allowances).toHaveLength(1);

  await step(employer, company, job, 'more');
  await press(page, jobEditor.addAttribute);
  const heading = page.getByRole('group', { name: jobEditor.attribute(1), exact: true });
  await heading.getByLabel(jobEditor.inEnglish(jobEditor.attributeCategory), { exact: true }).fill('Uniform');
  const lines = heading.getByRole('textbox').last();
  await lines.fill('Shirt\nShoes');
  const attributes = async () =>
    (await kept()).attributes.map(({ category, name }) => `${category.en}: ${name.en}`);
  await expect.poll(attributes).toEqual(['Uniform: Shirt', 'Uniform: Shoes']);
  await lines.fill('Shirt');
  await expect.poll(attributes).toEqual(['Uniform: Shirt']);
  await employer.reload();
  await press(page, jobEditor.takeAway(jobEditor.attribute(1)));
  await expect(heading).toHaveCount(0);
  await expect.poll(attributes).toEqual([]);
});

test('[10.14] hours are painted by thumb, undone as one stroke, and done again', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { jobEditor, jobDetails } = texts;
  const thumb = new Thumb(page);
  const job = await draftOf(employer, company, { working_hours: [] });
  await step(employer, company, job, 'hours');
  const grid = page.getByRole('table', { name: jobEditor.week });
  const { days } = jobDetails.hours;
  const cell = (day: keyof typeof days) => grid.getByRole('button', { name: `${days[day]} 10:00` });
  const painted = grid.getByRole('button', { pressed: true });
  const worked = async () =>
    (await keptOf(employer, company, job)).working_hours.map(({ day }) => day).join();
  await cell('mon').scrollIntoViewIfNeeded();
  await thumb.drag(cell('mon'), cell('wed'));
  await expect(painted).toHaveCount(3);
  await expect.poll(worked).toBe('mon,tue,wed');
  await thumb.tap(cell('tue'));
  await expect(painted).toHaveCount(2);
  await press(page, jobEditor.undo);
  await expect(painted).toHaveCount(3);
  await press(page, jobEditor.undo);
  await expect(painted).toHaveCount(0);
  await press(page, jobEditor.redo);
  await expect(painted).toHaveCount(3);
  await press(page, jobEditor.redo);
  await expect(painted).toHaveCount(2);
  await expect.poll(worked).toBe('mon,wed');
});

test('[10.17] a template is taken in the editor, fills what nobody wrote, and undo takes it back', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const words = texts.jobEditor;
  const job = await draftOf(employer, company, { name: { zh_hant: '我的題目' } });
  await step(employer, company, job, 'work');
  await employer.field(words.addJobType).selectOption('SK');
  await press(page, words.takeAway('侍應'));
  const before = await keptOf(employer, company, job);
  await press(page, words.useTemplate);
  await expect(employer.told(words.templateUsed)).toBeVisible();
  await expect.poll(() => keptOf(employer, company, job)).not.toEqual(before);
  const kept = await keptOf(employer, company, job);
  expect(kept.name.zh_hant).toBe('我的題目');
  await press(page, words.undo);
  await expect.poll(async () => (await keptOf(employer, company, job)).attributes).toEqual(before.attributes);
  await saved(page);
});
