import type { APIRequestContext, Page } from '@playwright/test';
import { ask, callAsOperator, publishJob } from './catalogue';
import { logInOnScreen, storedToken, updatesOf } from './seeker';
import {
  atBothWidths,
  dialog,
  dismissError,
  expect,
  expectNoViolations,
  pressDimmed,
  save,
  test,
} from './site';

interface Place {
  _id: string;
  address: { _id: string }[];
}

/** An open job with at least so many places; full-time, so that no other test closes it meanwhile. */
async function jobWithPlaces(request: APIRequestContext, places: number): Promise<string> {
  const query = '{ job_search(employment: ["ft"], limit: 30) { result { _id address { _id } } } }';
  const { job_search } = await ask<{ job_search: { result: Place[] } }>(request, query);
  const found = job_search.result.find(({ address }) => address.length >= places);
  if (found === undefined) throw new Error(`No job has ${places} places`);
  return found._id;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[6.08] [2.44] [2.71] a visitor presses Apply, logs in, makes a profile on the way and applies', async ({
  page,
  site,
  request,
  telephone,
}) => {
  const job = await jobWithPlaces(request, 2);
  await site.open(`/hk/en/apply/?job=${job}`);
  await expect(page).toHaveURL(`/hk/en/login/?target=%2Fen%2Fapply%2F%3Fjob%3D${job}`);
  await logInOnScreen(page, telephone);
  await expect(page).toHaveURL(`/hk/en/profile/create-apply/?job=${job}`);
  await expect(heading(page, 'What is your name?')).toBeVisible();
  await page.getByLabel('Name').fill('Chan Siu Ming');
  await save(page.getByRole('main'));
  await expect(heading(page, 'Your education')).toBeFocused();
  await page.getByLabel('HKDSE or equivalent').check();
  await save(page.getByRole('main'));
  await page.getByRole('radiogroup', { name: 'Cantonese' }).getByLabel('Excellent').check();
  await page.getByRole('radiogroup', { name: 'Chinese' }).getByLabel('Basic').check();
  await save(page.getByRole('main'));
  await expect(heading(page, 'Work experience')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(heading(page, 'Skills and certificates')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.getByLabel('Tell employers about yourself').fill('On time, every time.');
  await save(page.getByRole('main'));
  await expect(heading(page, 'Choose where to work')).toBeVisible();
  await expect(page).toHaveURL(`/hk/en/apply/?job=${job}&step=select-location`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Next: check your resume' }).click();
  await expect(page.getByText('On time, every time.')).toBeVisible();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Application sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  const query = '{ get_applications { total } }';
  const answer = await ask(request, query, {}, (await storedToken(page)) ?? '');
  expect(answer).toEqual({ get_applications: { total: 1 } });
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
  await page.getByLabel('Kind of job').selectOption({ label: 'Waiter or Waitress' });
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
  // The link that led here is called by the same name.
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
      expect(await seeker.applications()).toBe(0);
    },
  );
}

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
  test(`[8.61] ${path} names no job: the address is wrong`, async ({ page, seeker }) => {
    await seeker.open(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('The URL is wrong or the page does not exist')).toBeVisible();
  });
}
