import type { APIRequestContext, Page } from '@playwright/test';
import { ask, newJob } from './catalogue';
import { languageAt } from './languages';
import { test } from './own-site';
import { askAs, seekerWith, startWith, storedToken } from './seeker';
import { expect } from './site';

async function applicationsOf(request: APIRequestContext, page: Page): Promise<object[]> {
  const query = '{ get_applications { applications { job { _id } address { _id } } } }';
  const token = (await storedToken(page)) ?? '';
  const { get_applications } = await askAs<{ get_applications: { applications: object[] } }>(
    request,
    token,
    query,
  );
  return get_applications.applications;
}

test('the server dies three times under an application, which is made once with all that was typed', async ({
  page,
  site,
  own,
  context,
  request,
}) => {
  const { root, texts } = languageAt(site);
  const { company, job } = newJob(3);
  await own.importLines([company, job]);
  await expect
    .poll(() => ask<{ get_jobs: object[] } | null>(request, `{ get_jobs(ids: ["${job._id}"]) { _id } }`))
    .toMatchObject({ get_jobs: [{}] });
  const { token } = await seekerWith(request, { profile: true });
  await startWith(context, token);
  const box = page.getByRole('dialog', { name: texts.common.errorTitle });
  const dismiss = async () => {
    await expect(box).toContainText(texts.common.requestError);
    await box.getByRole('button', { name: texts.common.ok }).click();
    await expect(box).toBeHidden();
  };

  // While something is typed: the part of the resume is not saved, and stays where it was typed.
  await site.open(`${root}/apply/?job=${job._id}`);
  const places = page.getByRole('checkbox');
  await places.nth(0).check();
  await places.nth(2).check();
  await page.getByRole('button', { name: texts.apply.next }).click();
  await page
    .getByRole('link', {
      name: texts.resume.actionOn(texts.resume.add, texts.resume.introduction),
      exact: true,
    })
    .click();
  const introduction = page.getByLabel(texts.resume.introductionQuestion);
  await introduction.fill('準時、勤力。 On time.');
  await own.kill();
  await page.getByRole('button', { name: texts.resume.save }).click();
  await dismiss();
  await expect(introduction).toHaveValue('準時、勤力。 On time.');
  await own.start();
  await page.getByRole('button', { name: texts.resume.save }).click();
  const send = page.getByRole('button', { name: texts.apply.submit });
  await expect(send).toBeVisible();
  await expect(page.getByText('準時、勤力。 On time.')).toBeVisible();

  // Before the application is sent: nothing is made, and the same button sends it later.
  await own.kill();
  await send.click();
  await dismiss();
  await own.start();
  expect(await applicationsOf(request, page)).toEqual([]);

  // After it was made and before the answer: the person cannot know, and sends it again.
  let sent = 0;
  await context.route('**/graphql', async (route) => {
    const isApplication = route.request().headers()['idempotency-key'] !== undefined;
    if (!isApplication) return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await own.kill();
    await route.abort();
  });
  await send.click();
  await dismiss();
  await own.start();
  expect(await applicationsOf(request, page)).toHaveLength(1);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.successTitle);
  expect(sent).toBe(2);
  expect(await applicationsOf(request, page)).toEqual([
    {
      job: { _id: job._id },
      address: [job.address[0], job.address[2]].map((place) => ({ _id: place?._id })),
    },
  ]);
});
