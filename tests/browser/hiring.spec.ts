import { readFile } from 'node:fs/promises';
import { mergeTests } from '@playwright/test';
import { waitForJob } from './catalogue';
import { test as portal } from './employer';
import { publishedJob } from './employer-jobs';
import { test as ownSite } from './own-site';
import {
  atBothWidths,
  dialog,
  dismissError,
  expect,
  expectFits,
  expectNoViolationsInBothSchemes,
  press,
  save,
} from './site';

/** A private site with a seeker in one browser and an employer in another. */
const test = mergeTests(portal, ownSite).extend({
  employer: ({ colleague }, use) => use(colleague),
});

test.use({ ownSettings: { company_verification: 'false' } });

test(
  '[10.26] [10.29] [10.41] two people, from a job that is published to one that is filled, while the site dies twice',
  atBothWidths,
  async ({ page, context, request, site, own, language, seeker, employer, company, texts: portal }) => {
    test.setTimeout(300_000);
    const { root, texts } = language;
    const words = texts.profile.applications;
    const desk = employer.page;
    // The last two are axe's own, now and then, on the page that outlived its site.
    site.expectComplaint(/net::ERR_|Applying inline style violates|Couldn't load preload assets/);

    // The employer publishes a job.
    const job = await publishedJob(employer, company);
    await waitForJob(request, { _id: job });

    // The seeker says where they live, and applies.
    await seeker.open(`${root}/profile/?page=myProfile&popup=user-info`);
    const info = dialog(page, texts.profile.popups['user-info']);
    await info.locator('select[name=homeDistrict]').selectOption('030503');
    await save(info);
    await expect(info).toBeHidden();
    await seeker.open(`${root}/apply/?job=${job}`);
    await page.getByRole('button', { name: texts.apply.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.successTitle);

    // The employer opens the application, which the seeker sees; opening it is not a decision.
    await employer.open(`/${company}/applicants/`);
    await desk.getByRole('link', { name: 'Chan Tai Man' }).click();
    const person = desk.getByRole('article', { name: 'Chan Tai Man' });
    await expect(person).toBeVisible();
    const id = new URL(desk.url()).searchParams.get('applicant') ?? '';
    const detail = dialog(page, texts.profile.popups.application);
    await expect(async () => {
      await seeker.open(`${root}/profile/?page=myApplications&popup=application&id=${id}`);
      await expect(detail.getByText(words.nextSteps.opened)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await seeker.status()).toBe('Applied');

    // A decision is undone and made again: the seeker is notified once, when it takes effect.
    const decisions = desk.getByRole('group', { name: portal.applicants.decisions });
    const decide = (status: 'Reviewed' | 'Hired') =>
      decisions.getByRole('button', { name: portal.applicants.decide[status] }).click();
    await decide('Reviewed');
    await desk.getByRole('button', { name: portal.applicants.bar.undo }).click();
    await expect(desk.getByText(portal.applicants.bar.undone)).toBeVisible();
    await decide('Reviewed');
    expect(await seeker.status()).toBe('Applied');
    await own.advance(11);
    await expect.poll(() => seeker.status()).toBe('Reviewed');

    // The site is killed during the employer's first message: it is sent again by itself, with its key, and
    // appears on the seeker's open page.
    await seeker.open(`${root}/profile/?page=myApplications&popup=conversation&id=${id}`);
    const chat = dialog(page, texts.profile.popups.conversation);
    await expect(chat.getByText(words.conversationEmpty)).toBeVisible();
    await person.getByRole('link', { name: portal.applicants.tabs.messages }).click();
    const question = '星期一可以來面試嗎？';
    await desk.getByRole('textbox', { name: portal.conversation.write }).fill(question);
    await own.kill();
    const send = desk.getByRole('button', { name: portal.conversation.send, exact: true });
    await send.click();
    await expect(desk.getByText(portal.conversation.waiting)).toBeVisible();
    await own.start();
    await expect(chat.getByText(question, { exact: true })).toHaveCount(1);
    await expect(desk.getByText(portal.conversation.read, { exact: true })).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await expectFits(page);
    await chat.getByRole('textbox').fill('Yes, I can.');
    await chat.getByRole('button', { name: portal.conversation.send, exact: true }).click();
    await expect(desk.getByText('Yes, I can.', { exact: true })).toHaveCount(1);

    // A time is offered and accepted; the site is killed before it answers, and the time is accepted all the
    // same.
    await person.getByRole('link', { name: portal.applicants.tabs.interviews }).click();
    await person.getByRole('button', { name: portal.interviews.offer }).click();
    await employer.field(portal.interviews.clock).fill('15:00');
    await desk.getByRole('button', { name: portal.interviews.send, exact: true }).click();
    await expect(desk.getByText(portal.interviews.states.offered)).toBeVisible();
    await seeker.open(`${root}/profile/?page=myApplications&popup=application&id=${id}`);
    await expect(detail).toContainText(words.interviewStates.offered);
    await expectNoViolationsInBothSchemes(page);
    await expectFits(page);
    let isLost = false;
    await context.route('**/graphql', async (route) => {
      const { variables } = route.request().postDataJSON() as { variables: object };
      if (isLost || !('time' in variables)) return route.continue();
      isLost = true;
      await route.fetch();
      await own.kill();
      await route.abort();
    });
    await detail.getByRole('button', { name: /15:00/ }).click();
    await dismissError(page, texts.common.requestError, language);
    await own.start();
    await expect(detail).toContainText(words.interviewStates.accepted);
    await expect(desk.getByText(portal.interviews.states.accepted, { exact: true })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await detail.getByRole('button', { name: words.calendar }).click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain('BEGIN:VEVENT');

    // The applicant is hired, which fills the job: it closes in one step.
    await decide('Hired');
    await desk.getByRole('button', { name: portal.applicants.filled.action }).click();
    await press(employer.dialog, portal.applicants.filled.action);
    await expect(desk.getByText(portal.applicants.filled.done)).toBeVisible();
    await expect.poll(() => seeker.status()).toBe('Hired');
    await seeker.open(`${root}/profile/?page=myApplications&popup=application&id=${id}`);
    await expect(detail.getByText(words.nextSteps.Hired)).toBeVisible();
    await expectFits(page);

    // The seeker was notified of the status changes and of the interview.
    await seeker.open(`${root}/profile/?page=notifications`);
    const { types } = texts.profile.notifications;
    for (const type of ['ApplicationStatusChanged', 'InterviewChanged'] as const) {
      await expect(page.getByRole('main')).toContainText(types[type]);
    }
  },
);
