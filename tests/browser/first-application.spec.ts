import type { Page } from '@playwright/test';
import { publishJob } from './catalogue';
import type { Telephone } from './seeker';
import { expect, test } from './site';
import { Thumb } from './thumb';

/** Waits for a screen by its heading. */
const arrive = (page: Page, thumb: Thumb, title: string) =>
  thumb.sees(page.getByRole('heading', { level: 1, name: title }));

/** The headings of the screens seen. */
const titlesOf = (thumb: Thumb) => thumb.screens.map((screen) => screen.replace(/^\S+ /, ''));

const screens = [
  'Log in or sign up',
  'Enter the code',
  'A few details before you apply',
  'Check your resume and apply',
];

/** From the job's page to the end of the first step: the telephone, its code and the required resume. */
async function applyAsNewcomer(
  page: Page,
  thumb: Thumb,
  telephone: Telephone,
  choosePlace = async () => {},
): Promise<void> {
  await thumb.tap(page.locator('main a[href*="/apply/?job="]').first());
  await arrive(page, thumb, 'Log in or sign up');
  await thumb.typeAtOnce(page.getByLabel('Telephone number'), telephone.number);
  await thumb.tap(page.getByRole('button', { name: 'Send code' }));
  await arrive(page, thumb, 'Enter the code');
  await thumb.typeAtOnce(page.getByLabel('6-digit verification code'), await telephone.code());
  await arrive(page, thumb, 'A few details before you apply');
  await choosePlace();
  await thumb.type(page.getByRole('textbox', { name: 'Name' }), 'Chan Siu Ming');
  await thumb.choose(page.getByLabel('Your highest education'), 'HKDSE or equivalent');
  const level = (language: string, name: string) =>
    page.getByRole('radiogroup', { name: language }).locator('label', { hasText: name });
  await thumb.tap(level('Cantonese', 'Excellent'));
  await thumb.tap(level('Chinese', 'Basic'));
  await thumb.tap(page.getByRole('main').locator('button[type=submit]'));
}

/** The review asks for free times, which takes one tap. */
async function sendWithFreeTimes(page: Page, thumb: Thumb): Promise<void> {
  await arrive(page, thumb, 'Check your resume and apply');
  await thumb.tap(page.locator('label', { hasText: 'Any time' }));
  await thumb.tap(page.getByRole('button', { name: 'Send application' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Application sent' })).toBeVisible();
}

test('[2.44] [2.64] [2.71] a first application for a job with one place takes four screens and ten taps', async ({
  page,
  site,
  request,
  telephone,
}) => {
  const job = await publishJob(request, 1);
  await site.openWhole(`/hk/en/job/x/${job._id}/`);
  const thumb = new Thumb(page);
  await applyAsNewcomer(page, thumb, telephone);
  await sendWithFreeTimes(page, thumb);
  expect(titlesOf(thumb)).toEqual(screens);
  expect(thumb.taps).toBe(10);
});

test('[2.44] [2.63] [2.71] the choice of a place is one tap more, on the same four screens', async ({
  page,
  site,
  request,
  telephone,
}) => {
  const job = await publishJob(request, 3);
  await site.openWhole(`/hk/en/job/x/${job._id}/`);
  const thumb = new Thumb(page);
  await applyAsNewcomer(page, thumb, telephone, () =>
    thumb.tap(page.locator('label:has(input[name=location])').first()),
  );
  await sendWithFreeTimes(page, thumb);
  expect(titlesOf(thumb)).toEqual(screens);
  expect(thumb.taps).toBe(11);
});
