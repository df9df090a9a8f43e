import type { APIRequestContext, Page } from '@playwright/test';
import { ask, callAsOperator, importLines, newJob, publishJob, waitForJob } from './catalogue';
import { logInOnScreen, storedToken, updatesOf } from './seeker';
import {
  atBothWidths,
  dialog,
  dismissError,
  expect,
  expectNoViolations,
  holdBack,
  pressDimmed,
  save,
  test,
} from './site';

interface Place {
  _id: string;
  address: { _id: string }[];
}

/** An open job with at least this many locations; full-time, so that no other test closes it meanwhile. */
async function jobWithPlaces(request: APIRequestContext, places: number): Promise<string> {
  const query = '{ job_search(employment: ["ft"], limit: 30) { result { _id address { _id } } } }';
  const { job_search } = await ask<{ job_search: { result: Place[] } }>(request, query);
  const found = job_search.result.find(({ address }) => address.length >= places);
  if (found === undefined) throw new Error(`No job has ${places} places`);
  return found._id;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Records the titles of the pages shown from now on, in order. */
async function countScreens(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenScreens: seen });
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title && title !== seen.at(-1)) seen.push(title);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenScreens: string[] }).seenScreens);
}

/** Fills in what a first application needs. No language level is preselected. */
async function fillFirstResume(page: Page): Promise<void> {
  await expect(page.getByRole('radiogroup', { name: 'Cantonese' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name' }).fill('Chan Siu Ming');
  await page.getByLabel('Your highest education').selectOption({ label: 'HKDSE or equivalent' });
  await page.getByRole('radiogroup', { name: 'Cantonese' }).getByLabel('Excellent').check();
  await page.getByRole('radiogroup', { name: 'Chinese' }).getByLabel('Basic').check();
  await save(page.getByRole('main'));
}

test('[6.08] [2.44] [2.71] a visitor presses Apply, logs in, and applies in at most four screens', async ({
  page,
  site,
  request,
  telephone,
}) => {
  const job = await jobWithPlaces(request, 2);
  await site.open(`/hk/en/apply/?job=${job}`);
  await expect(page).toHaveURL(`/hk/en/login/?target=%2Fen%2Fapply%2F%3Fjob%3D${job}`);
  await expect(page.getByText('Log in to apply for this job')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the job' })).toHaveAttribute(
    'href',
    new RegExp(`/hk/en/job/[^/]+/${job}/`),
  );
  const screens = await countScreens(page);
  await logInOnScreen(page, telephone);
  await expect(page).toHaveURL(`/hk/en/profile/create-apply/?job=${job}`);
  await expect(heading(page, 'A few details before you apply')).toBeVisible();
  await fillFirstResume(page);
  await expect(heading(page, 'Choose where to work')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Next: check your resume' }).click();
  await expect(page).toHaveURL(`/hk/en/apply/?job=${job}&step=fill-cv`);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  const afterLogin = (await screens()).filter(
    (title) => !['Log in or sign up', 'Enter the code'].includes(title),
  );
  expect(afterLogin).toEqual([
    'A few details before you apply',
    'Choose where to work',
    'Check your resume and apply',
    'Application sent',
  ]);
  // The rest of the resume is offered only now.
  await page.getByRole('link', { name: 'Work experience' }).click();
  await expect(dialog(page, 'Work experience details')).toBeVisible();
  const query = '{ get_applications { total } }';
  const answer = await ask(request, query, {}, (await storedToken(page)) ?? '');
  expect(answer).toEqual({ get_applications: { total: 1 } });
});

test('[2.63] a job with one place has no step to choose it, and that step keeps its address', async ({
  page,
  request,
  newcomer,
}) => {
  const job = await publishJob(request, 1);
  await newcomer.open(`/hk/en/apply/?job=${job._id}`);
  await fillFirstResume(page);
  await expect(heading(page, 'Check your resume and apply')).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Work locations' }).click();
  await expect(page).toHaveURL(`/hk/en/apply/?job=${job._id}&step=select-location`);
  await expect(heading(page, 'Choose where to work')).toBeVisible();
});

test('[2.63] the place that was searched for comes first, and one alone is ticked', async ({
  page,
  request,
  seeker,
}) => {
  const { company, job } = newJob(3);
  const address = job.address.map((place, index) => ({
    ...place,
    ...(index === 2 && { district: '051801' }),
  }));
  await importLines([company, { ...job, address }]);
  await waitForJob(request, job);
  await seeker.open('/hk/en/find-jobs/?district=051801');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('searched-districts')))
    .toBe('Tung Chung');
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  const places = page.getByRole('checkbox');
  await expect(places).toHaveCount(3);
  await expect(places.first()).toHaveAccessibleName(/Tung Chung/);
  await expect(places.first()).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('[8.09] a job without a place offers no way to apply, and says so instead of asking for one', async ({
  page,
  request,
  seeker,
}) => {
  const job = await publishJob(request, 0);
  await seeker.open(`/hk/en/job/x/${job._id}/`);
  await expect(heading(page, job.job_name.en)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See similar jobs' })).toBeVisible();
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  await expect(heading(page, 'This job has no work location')).toBeVisible();
});

test('what the job asks for and the resume lacks is shown before the application is sent', async ({
  page,
  request,
  seeker,
}) => {
  const { company, job } = newJob(1);
  const wants = {
    cert: ['first-aid'],
    spoken_skill: [{ language: 'english', level: 'excellent' }],
    education: 'tertiary',
  };
  await importLines([company, { ...job, ...wants }]);
  await waitForJob(request, job);
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('English (Excellent)')).toBeVisible();
  await expect(main.getByText('Tertiary')).toBeVisible();
  await main.getByRole('link', { name: 'Add: First Aid Certificate' }).click();
  await page.getByLabel('First Aid Certificate').check();
  await save(main);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(main.getByText('English (Excellent)')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add: First Aid Certificate' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
});

test('[2.69] [2.65] [2.67] name, education and languages are needed, in Chinese', async ({
  page,
  newcomer,
}) => {
  const submit = page.locator('main button[type=submit]');
  const skip = page.getByRole('button', { name: '略過此步' });
  await newcomer.open('/hk/profile/create-profile/');
  await page.getByLabel('姓名').fill('陳');
  await page.getByLabel('姓名').fill('');
  await expect(page.getByText('必須填寫', { exact: true })).toBeVisible();
  await pressDimmed(submit);
  await expect(page.getByLabel('姓名')).toBeFocused();
  await expect(skip).toHaveCount(0);
  await page.getByLabel('姓名').fill('陳小明');
  await save(page.getByRole('main'));
  await expect(heading(page, '你的學歷')).toBeVisible();
  await pressDimmed(submit);
  await expect(page.getByRole('group', { name: '你的最高學歷' })).toBeFocused();
  await expect(skip).toHaveCount(0);
  await page.getByLabel('中三').check();
  await save(page.getByRole('main'));
  await expect(heading(page, '你懂得的語言')).toBeVisible();
  await pressDimmed(submit);
  await expect(page.getByRole('group', { name: '會話' })).toBeFocused();
  await expect(skip).toHaveCount(0);
  await page.goto('/hk/profile/create-profile/?step=self-introduction');
  await page.getByRole('button', { name: '略過此步' }).click();
  await expect(heading(page, '你懂得的語言')).toBeVisible();
});

test('[4.37] a step whose part is there already is passed without sending it again', async ({
  page,
  seeker,
}) => {
  const changes = updatesOf(page);
  await seeker.open('/hk/en/profile/create-profile/');
  await expect(page.getByLabel('Name')).toHaveValue('Chan Tai Man');
  await pressDimmed(page.locator('main button[type=submit]'));
  await expect(heading(page, 'Your education')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(heading(page, 'Languages you know')).toBeVisible();
  expect(changes).toEqual([]);
});

test('[2.70] [2.68] [2.66] work, skills and introduction are kept when they are filled in', async ({
  page,
  request,
  seeker,
}) => {
  const job = await jobWithPlaces(request, 2);
  await seeker.open(`/hk/en/apply/?job=${job}&step=work-experience`);
  await page.getByLabel('Position').fill('Waiter');
  await page.getByLabel('Company').fill('Happy Cafe');
  await page.getByLabel('Job type').selectOption({ label: 'Waiter or Waitress' });
  const started = page.getByRole('group', { name: 'Started' });
  await started.getByLabel('Year').selectOption('2024');
  await started.getByLabel('Month').selectOption('05');
  await page.getByLabel('I work here now').check();
  await save(page.getByRole('main'));
  await expect(page.getByText('May 2024 – now')).toBeVisible();
  await page.goto(`/hk/en/apply/?job=${job}&step=skill`);
  await page.getByLabel('First Aid Certificate').check();
  await save(page.getByRole('main'));
  await expect(heading(page, 'Choose where to work')).toBeVisible();
  await page.goto(`/hk/en/apply/?job=${job}&step=self-introduction`);
  await page.getByLabel('Tell employers about yourself').fill('I like people.');
  await save(page.getByRole('main'));
  const query = `{ portfolio { message_to_employer cert { _id } work_experience { company_name end_date job_category } } }`;
  await expect
    .poll(async () => (await seeker.ask<{ portfolio: object }>(query)).portfolio)
    .toEqual({
      message_to_employer: 'I like people.',
      cert: [{ _id: 'first-aid' }],
      work_experience: [{ company_name: 'Happy Cafe', end_date: null, job_category: 'Food & Beverage' }],
    });
});

test('[1.08] [2.63] [8.36] five places can be chosen, a sixth is refused, and a reload keeps them', async ({
  page,
  request,
  seeker,
}) => {
  const job = await publishJob(request, 6);
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  const places = page.getByRole('checkbox');
  await pressDimmed(page.getByRole('button', { name: 'Next: check your resume' }));
  await expect(page.getByRole('group', { name: 'Work locations' })).toBeFocused();
  await expect(page.getByText('At least 1 option required')).toHaveCount(0);
  await places.first().check();
  await places.first().uncheck();
  await expect(page.getByRole('alert').filter({ hasText: 'At least 1 option required' })).toBeVisible();
  for (const index of [0, 1, 2, 3, 4]) await places.nth(index).check();
  await places.nth(5).click();
  await expect(page.getByText('You can only choose five locations')).toBeVisible();
  await expect(places.nth(5)).not.toBeChecked();
  await page.reload();
  await expect(page.locator('input[name=location]:checked')).toHaveCount(5);
  await page.getByRole('button', { name: 'Next: check your resume' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  const query = '{ get_applications { applications { address { _id } } } }';
  const { get_applications } = await seeker.ask<{
    get_applications: { applications: { address: object[] }[] };
  }>(query);
  expect(get_applications.applications[0]?.address).toHaveLength(5);
});

test('[6.03] the only place of a job is sent from the review too, when that is opened by its address', async ({
  page,
  request,
  seeker,
}) => {
  const job = await publishJob(request, 1);
  await seeker.open(`/hk/en/apply/?job=${job._id}&step=fill-cv`);
  await expect(page.getByText('1 Main Street')).toBeVisible();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  expect(await seeker.applications()).toBe(1);
});

test('[2.17] [2.64] [2.18] with a profile it takes two steps; the review leads to each part and back', async ({
  page,
  request,
  seeker,
}) => {
  const job = await jobWithPlaces(request, 2);
  await seeker.open(`/hk/en/apply/?job=${job}`);
  await expect(heading(page, 'Choose where to work')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Next: check your resume' }).click();
  await expect(page).toHaveURL(`/hk/en/apply/?job=${job}&step=fill-cv`);
  await page.getByRole('link', { name: 'Edit: Name' }).click();
  // By role, because the link that led here has the same name.
  await page.getByRole('textbox', { name: 'Name' }).fill('Chan Tai Ming');
  await save(page.getByRole('main'));
  await expect(page).toHaveURL(`/hk/en/apply/?job=${job}&step=fill-cv`);
  await expect(page.getByText('Chan Tai Ming')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Choose where to work')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.goForward();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(`/hk/en/apply/success/?job=${job}`);
  await page.getByRole('link', { name: 'See my applications' }).click();
  await expect(heading(page, 'My applications')).toBeVisible();
});

test('[4.40] while an application is on its slow way the page shows that it loads', async ({
  page,
  context,
  request,
  seeker,
}) => {
  const job = await publishJob(request, 1);
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
  const release = await holdBack(context, '**/graphql');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(heading(page, 'Application sent')).toBeVisible();
});

test('[2.18] only what was applied for is said to be sent; any other job is shown instead', async ({
  page,
  request,
  language,
  seeker,
}) => {
  const { root, texts, locale } = language;
  const job = await publishJob(request, 1);
  const name = job.job_name[locale];
  const success = `${root}/apply/success/?job=${job._id}`;
  await seeker.openAlive(success);
  await expect(page).toHaveURL(new RegExp(`${root}/job/[^/]+/${job._id}/$`));
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.jobDetails.apply, exact: true })).toBeVisible();
  await expect(page.getByText(texts.apply.successTitle)).toHaveCount(0);
  await seeker.applyFor(job._id);
  await seeker.openAlive(success);
  await expect(heading(page, texts.apply.successTitle)).toBeVisible();
  await expect(page.locator(`main a[href*="${job._id}"]`)).toHaveText(name);
});

test('an answer that is lost on the way leaves exactly one application after another try', async ({
  page,
  site,
  context,
  request,
  seeker,
}) => {
  const job = await jobWithPlaces(request, 2);
  await seeker.open(`/hk/en/apply/?job=${job}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Next: check your resume' }).click();
  await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
  site.expectComplaint(/net::ERR_FAILED .*graphql/);
  let isLost = false;
  await context.route('**/graphql', async (route) => {
    const isApplication = route.request().headers()['idempotency-key'] !== undefined;
    if (!isApplication || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await dismissError(page, "There's a network error, please try again later.");
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  expect(await seeker.applications()).toBe(1);
});

test('after a lost answer and a withdrawal a new application in the same tab is a new one', async ({
  page,
  site,
  context,
  request,
  seeker,
}) => {
  const job = await publishJob(request, 1);
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  site.expectComplaint(/net::ERR_FAILED .*graphql/);
  let isLost = false;
  await context.route('**/graphql', async (route) => {
    const isApplication = route.request().headers()['idempotency-key'] !== undefined;
    if (!isApplication || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await dismissError(page, "There's a network error, please try again later.");
  const query = '{ get_applications { applications { _id } } }';
  const { get_applications } = await seeker.ask<{ get_applications: { applications: { _id: string }[] } }>(
    query,
  );
  await seeker.ask(
    `mutation { withdraw_application(id: "${get_applications.applications[0]?._id}") { _id } }`,
  );
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  expect(await seeker.applications()).toBe(1);
});

test('[8.08] a job that was applied for says so instead of asking again', async ({ page, job, seeker }) => {
  await seeker.applyFor(job._id);
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  await expect(heading(page, 'You have already applied for this job')).toBeVisible();
});

test('[8.03] a closed job says so', async ({ page, request, seeker }) => {
  const job = await publishJob(request, 1, 'closed');
  await seeker.open(`/hk/apply/?job=${job._id}`);
  await expect(heading(page, '此職位已截止')).toBeVisible();
});

for (const [row, state, text] of [
  ['8.03', 'closed', { 'zh-hant': '此職位已關閉', en: 'This job is closed' }],
  ['8.04', 'suspended', { 'zh-hant': '此職位已被暫停', en: 'This job is suspended' }],
] as const) {
  test(
    `[${row}] a job that is ${state} in the middle of the flow says so`,
    atBothWidths,
    async ({ page, request, language, seeker }) => {
      const { root, texts, locale } = language;
      const job = await publishJob(request, 2);
      await seeker.open(`${root}/apply/?job=${job._id}`);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: texts.apply.next }).click();
      await callAsOperator(request, 'PUT', `jobs/${job._id}/state`, { state });
      await page.getByRole('button', { name: texts.apply.submit }).click();
      await expect(dialog(page, texts.common.errorTitle)).toBeVisible();
      await expectNoViolations(page);
      await dismissError(page, text[locale], language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.refused[state]);
      await expect(page.getByRole('button', { name: texts.apply.submit })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: texts.apply.similar })).toBeVisible();
      expect(await seeker.applications()).toBe(0);
    },
  );
}

test(
  '[7.36] a job that is changed in the middle of the flow is reviewed again, with what changed marked',
  atBothWidths,
  async ({ page, request, language, seeker }) => {
    const { root, texts } = language;
    const { company, job } = newJob(1);
    await importLines([
      company,
      { ...job, from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: 18000 },
    ]);
    await waitForJob(request, job);
    await seeker.open(`${root}/apply/?job=${job._id}`);
    await expect(page.getByRole('button', { name: texts.apply.submit })).toBeVisible();
    const [place] = job.address;
    const moved = { ...place, district: '011201' };
    await importLines([
      { ...job, from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: 9000, address: [moved] },
    ]);
    const query = `{ get_jobs(ids: ["${job._id}"]) { from_monthly_rate } }`;
    await expect(async () => {
      expect(await ask(request, query)).toEqual({ get_jobs: [{ from_monthly_rate: 9000 }] });
    }).toPass();
    await page.getByRole('button', { name: texts.apply.submit }).click();
    const notice = page.getByRole('alert').filter({ hasText: texts.apply.changed });
    await expect(notice).toBeInViewport();
    await expect(notice.locator('s', { hasText: '$18K' })).toBeVisible();
    await expect(notice.locator('mark', { hasText: '$9K' })).toBeVisible();
    await expect(notice.locator('mark')).toHaveCount(2);
    expect(await seeker.applications()).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: texts.apply.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.successTitle);
    expect(await seeker.applications()).toBe(1);
  },
);

test('free times are asked for on the last screen, and nothing is chosen beforehand', async ({
  page,
  request,
  seeker,
}) => {
  const job = await publishJob(request, 1);
  await seeker.open(`/hk/en/apply/?job=${job._id}`);
  const times = page.getByRole('group', { name: 'When can you work? (optional)' });
  await expect(times.getByRole('checkbox')).toHaveCount(4);
  await expect(times.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await times.getByText('Weekends').click();
  await page.reload();
  await expect(times.getByRole('checkbox', { name: 'Weekends' })).toBeChecked();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  const query = '{ portfolio { availability { from_minute_of_week to_minute_of_week } } }';
  const { portfolio } = await seeker.ask<{ portfolio: { availability: object[] } }>(query);
  expect(portfolio.availability).toEqual([
    { from_minute_of_week: 5 * 1440 + 360, to_minute_of_week: 6 * 1440 },
    { from_minute_of_week: 6 * 1440 + 360, to_minute_of_week: 7 * 1440 },
  ]);
});

test('[4.18] a session that expires in the middle loses nothing that was typed', async ({
  page,
  request,
  seeker,
}) => {
  const job = await jobWithPlaces(request, 2);
  await seeker.open(`/hk/en/apply/?job=${job}&step=self-introduction`);
  await page.getByLabel('Tell employers about yourself').fill('Typed before the session expired');
  await seeker.endSession();
  await save(page.getByRole('main'));
  await expect(page.getByRole('alert').filter({ hasText: 'Session is expired' })).toBeVisible();
  await expect(page).toHaveURL(/\/hk\/en\/login\/\?target=/);
  await logInOnScreen(page, seeker.telephone);
  await expect(page.getByLabel('Tell employers about yourself')).toHaveValue(
    'Typed before the session expired',
  );
});

test('[4.32] while the deletion is pending the flow leads to the restoration', async ({
  page,
  request,
  signUp,
}) => {
  const leaver = await signUp();
  await leaver.makeProfile();
  await leaver.leave();
  await leaver.logIn();
  await leaver.startBrowser();
  const job = await jobWithPlaces(request, 2);
  await page.goto(`/hk/en/apply/?job=${job}`);
  await expect(page).toHaveURL('/hk/en/account-restore/');
});

test('a session that expires before the application is sent keeps the chosen places', async ({
  page,
  request,
  language,
  seeker,
}) => {
  const { root, texts, locale } = language;
  const job = await publishJob(request, 3);
  await seeker.openAlive(`${root}/apply/?job=${job._id}`);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: texts.apply.next }).click();
  await seeker.endSession();
  await page.getByRole('button', { name: texts.apply.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.common.tokenExpired })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/\?target=/);
  await logInOnScreen(page, seeker.telephone);
  await expect(page).toHaveURL(`${root}/apply/?job=${job._id}&step=fill-cv`);
  await expect(page.getByText(job.address[1]?.address[locale] ?? '')).toBeVisible();
  await page.getByRole('button', { name: texts.apply.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.successTitle);
  expect(await seeker.applications()).toBe(1);
});

for (const path of ['/hk/en/apply/?job=not-an-id', '/hk/en/apply/success/?job=not-an-id']) {
  test(`[8.61] ${path} names no job: the address is wrong`, async ({ page, site, seeker }) => {
    site.expectComplaint(/status of 404/);
    await seeker.open(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('The URL is wrong or the page does not exist')).toBeVisible();
  });
}
