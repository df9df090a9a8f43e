import type { Locator } from '@playwright/test';
import { permissionDenied } from '../../web/src/generated/errors/codes';
import { applicant, expect, test } from './employer-applicants';
import { addBranch, draftOf, publishedJob } from './employer-jobs';
import { press } from './site';

/** Chooses in a list, expects what is left, and takes the choice back. */
async function expectNarrowed(list: Locator, entry: string, left: () => Promise<void>): Promise<void> {
  const before = await list.inputValue();
  await list.selectOption(entry);
  await left();
  await list.selectOption(before);
}

test('[10.13] each filter of the jobs narrows the list, and they are sorted', async ({
  employer,
  verifiedCompany: company,
  texts,
  page,
}) => {
  const words = texts.jobs;
  const [mongKok, shaTin] = [
    await addBranch(employer, company),
    await addBranch(employer, company, { zh_hant: '沙田店', en: 'Sha Tin shop' }),
  ];
  const named = (name: string) => ({ name: { zh_hant: name, en: name }, places: [mongKok] });
  await publishedJob(employer, company, { ...named('C one'), close_on: dayIn(9) });
  await publishedJob(employer, company, { ...named('B two'), close_on: dayIn(5) });
  await publishedJob(employer, company, { ...named('A three'), places: [shaTin], reference: 'HR-7' });
  await draftOf(employer, company, { ...named('D four'), job_types: ['SK'] });
  await draftOf(employer, company, { ...named('E five'), employment: 'ct' });
  // Filters are shown for more than six jobs.
  for (const name of ['F six', 'G seven']) await draftOf(employer, company, named(name));
  await employer.open(`/${company}/jobs/`);
  const list = page.getByRole('list', { name: words.list });
  const names = list.getByRole('heading', { level: 2 });
  const expectNames = (...expected: string[]) => expect(names).toHaveText(expected);
  await expect(names).toHaveCount(7);
  await expectNarrowed(employer.field(words.branch), shaTin, () => expectNames('A three'));
  await expectNarrowed(employer.field(words.jobType), 'SK', () => expectNames('D four'));
  await expectNarrowed(employer.field(words.employment), 'ct', () => expectNames('E five'));
  await page.getByRole('searchbox').fill('HR-7');
  await expectNames('A three');
  await page.getByRole('searchbox').fill('nobody');
  await press(page, words.clear);
  await expect(names).toHaveCount(7);
  await page.getByRole('link', { name: `${words.stages.open} 3` }).click();
  await expect(names).toHaveCount(3);
  await employer.field(words.sort).selectOption('title');
  await expectNames('A three', 'B two', 'C one');
  await employer.field(words.sort).selectOption('ending');
  await expectNames('B two', 'C one', 'A three');
});

/** The date so many days from now. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test('[10.13] the jobs come by pages; the focus is on the heading, also after going back', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const words = texts.jobs;
  const jobs = [await draftOf(employer, company)];
  const copy = `mutation ($company: ID!, $ids: [ID!]!, $key: String!) {
    copy_jobs(company: $company, ids: $ids, key: $key) { results { job { id } } } }`;
  type Copied = { copy_jobs: { results: { job: { id: string } }[] } };
  for (let round = 0; jobs.length <= 30; round += 1) {
    const copied = await employer.ask<Copied>(copy, { company, ids: jobs, key: `${round}` });
    jobs.push(...copied.copy_jobs.results.map(({ job }) => job.id));
  }
  await employer.open(`/${company}/jobs/?sort=title`);
  const rows = page.getByRole('list', { name: words.list }).getByRole('listitem');
  const pages = page.getByRole('navigation', { name: words.pages });
  await expect(rows).toHaveCount(30);
  await pages.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\?sort=title&page=2$/);
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/edit\/$/);
  await expect(employer.heading).toBeFocused();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(employer.heading).toHaveText(words.title);
  await expect(employer.heading).toBeFocused();
  await pages.getByRole('link', { name: texts.application.previous }).click();
  await expect(rows).toHaveCount(30);
});

test('[10.24] each filter of the applicants narrows the list, and clearing shows everybody', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
}) => {
  const words = texts.applicants;
  const { company } = hiring;
  const place = await addBranch(employer, company, { zh_hant: '沙田店', en: 'Sha Tin shop' });
  const other = await publishedJob(employer, company, {
    name: { zh_hant: '收銀員' },
    places: [place],
    working_hours: [{ day: 'sun', start: '10:00', end: '12:00' }],
  });
  const [chan, lee] = [await signUp(), await signUp()];
  await applicant(chan, '陳大文', other, [
    'home_district: "030503"',
    'availability: [{ from_minute_of_week: 8640, to_minute_of_week: 10080 }]',
    'spoken_skill: [{ code: "english", level: "excellent" }]',
    `work_experience: [{ company_name: "茶記", position_name: "收銀", position_type: "RC", employment: pt,
      start_date: "2020-01", end_date: "2024-01" }]`,
  ]);
  const id = await applicant(lee, '李美', hiring.job);
  const expectChan = async () => {
    await expect(applicants.rows).toHaveCount(1);
    await expect(applicants.link('陳大文')).toBeVisible();
  };
  // A job is offered once its applications are counted, which takes some seconds.
  await applicants.open(`?job=${other}`);
  await expectChan();
  await employer.field(words.job).selectOption('');
  await expect(applicants.rows).toHaveCount(2);
  await applicants.open();
  // The filters stay open when the last one is taken back.
  await page.getByRole('search').locator('summary').click();
  for (const [label, entry] of [
    [words.hoursFit, '100'],
    [words.distance, '10'],
    [words.experience, '36'],
    [words.language, 'english'],
    [words.place, place],
  ] as const) {
    await expectNarrowed(employer.field(label), entry, expectChan);
    await expect(applicants.rows).toHaveCount(2);
  }
  await employer.field(words.sort).selectOption('oldest');
  await expect(applicants.rows.first()).toContainText('陳大文');

  await applicants.openOne(id);
  await applicants.expectOpen('李美');
  await applicants.open('?unread=1');
  await expectChan();
  await page.getByRole('searchbox').fill('不存在');
  await press(page, words.clear);
  await expect(applicants.rows).toHaveCount(2);
});

test("[10.09] a viewer's screens show everything, and offer nothing that the role may not do", async ({
  employer,
  colleague: viewer,
  hiring,
  signUp,
  texts,
}) => {
  const { company, job } = hiring;
  const id = await applicant(await signUp(), '陳大文', job);
  await employer.add(viewer, company, 'viewer');
  const { page } = viewer;
  const main = page.getByRole('main');
  await viewer.open(`/${company}/jobs/`);
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('link', { name: texts.jobs.add })).toHaveCount(0);
  await viewer.open(`/${company}/jobs/${job}/`);
  for (const { label } of Object.values(texts.jobs.actions)) {
    await expect(main.getByRole('button', { name: label })).toHaveCount(0);
  }
  await viewer.open(`/${company}/jobs/${job}/edit/`);
  await expect(main.getByText(texts.jobEditor.viewer)).toBeVisible();
  await viewer.open(`/${company}/applicants/?applicant=${id}&part=messages`);
  await expect(page.getByRole('article', { name: '陳大文' })).toBeVisible();
  await expect(page.getByRole('group', { name: texts.applicants.decisions })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: texts.conversation.write })).toHaveCount(0);
  await viewer.open(`/${company}/applicants/board/`);
  await expect(main.getByRole('link', { name: '陳大文' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await viewer.open(`/${company}/company/`);
  await expect(main.getByRole('button', { name: texts.company.save })).toHaveCount(0);
  await expect(main.getByRole('button', { name: texts.company.close.action })).toHaveCount(0);
  await viewer.open(`/${company}/branches/new/`);
  await expect(main.getByText(texts.branches.viewer)).toBeVisible();
  await viewer.open(`/${company}/keys/`);
  await expect(main.getByText(texts.application.refused[permissionDenied]?.title ?? '')).toBeVisible();
});
