import { mergeTests } from '@playwright/test';
import { test as portal } from './employer';
import { applicant } from './employer-applicants';
import { publishedJob } from './employer-jobs';
import { test as ownSite } from './own-site';
import { atBothWidths, dialog, expect, expectFits, expectNoViolationsInBothSchemes } from './site';

/** A private site, whose clock can be moved, with a seeker in one browser and an employer in another. */
const test = mergeTests(portal, ownSite).extend({
  employer: ({ colleague }, use) => use(colleague),
});

test.use({ ownSettings: { company_verification: 'false' } });

const offerQuery =
  'mutation ($company: ID!, $applicant: ID!, $times: [Timestamp!]!) { offer_interview(company: $company, applicant: $applicant, key: "one", interview: { times: $times, is_by_telephone: true }) { id } }';
const acceptQuery =
  'mutation ($id: ID!, $version: Int!, $time: Timestamp!) { accept_interview(id: $id, version: $version, time: $time) { id } }';

test(
  '[10.46] a seeker confirms and says "late", the open page of the employer shows it, and afterwards both say that it was held',
  atBothWidths,
  async ({ page, own, language, seeker, employer, company, texts: portal }) => {
    const { root, texts } = language;
    const words = texts.profile.applications;
    const desk = employer.page;
    const id = await applicant(seeker, 'Chan Tai Man', await publishedJob(employer, company));
    const time = new Date(Date.now() + 30 * 60_000).toISOString();
    await employer.ask(offerQuery, { company, applicant: id, times: [time] });
    const offered = await seeker.interview();
    await seeker.ask(acceptQuery, { id: offered.id, version: offered.version, time });

    await employer.open(`/${company}/applicants/?applicant=${id}&part=interviews`);
    const open = () => seeker.open(`${root}/profile/?page=myApplications&popup=application&id=${id}`);
    await open();
    const detail = dialog(page, texts.profile.popups.application);
    await expectFits(page);
    await expectNoViolationsInBothSchemes(page);
    await detail.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(detail.getByText(words.attendance.confirmed)).toBeVisible();
    await expect(desk.getByText(portal.interviews.attendance.confirmed)).toBeVisible();
    await detail.getByRole('button', { name: words.late, exact: true }).click();
    await expect(desk.getByText(portal.interviews.attendance.late)).toBeVisible();

    // The interview is over.
    await own.advance(61 * 60);
    await open();
    await expect(detail.getByText(words.outcomeQuestion)).toBeVisible();
    await expectFits(page);
    await expectNoViolationsInBothSchemes(page);
    await detail.getByRole('button', { name: words.outcomes.held, exact: true }).click();
    await desk.reload();
    await expect(desk.getByText(portal.interviews.outcomeQuestion)).toBeVisible();
    await expectFits(desk);
    await expectNoViolationsInBothSchemes(desk);
    await desk.getByRole('button', { name: portal.interviews.outcomes.held, exact: true }).click();
    const held = portal.interviews.outcomeCounts(portal.interviews.outcomes.held);
    await expect(desk.getByText(held)).toBeVisible();
    await expect(detail.getByText(words.outcomeCounts(words.outcomes.held))).toBeVisible();
    await page.goto(`${root}/profile/?page=myApplications`);
    await expect(page.getByText(words.interviewRecord(1, 0, 0))).toBeVisible();
    await expectFits(page);
  },
);
