import { newJob, waitForJob } from './catalogue';
import { test } from './own-site';
import type { Seeker } from './seeker';
import { dismissError, expect } from './site';

async function applicationsOf(seeker: Seeker): Promise<object[]> {
  const query = '{ get_applications { applications { job { _id } address { _id } } } }';
  return (await seeker.ask<{ get_applications: { applications: object[] } }>(query)).get_applications
    .applications;
}

test('the server dies three times under an application, which is made once with all that was typed', async ({
  page,
  site,
  own,
  context,
  request,
  language,
  seeker,
}) => {
  const { root, texts } = language;
  site.expectComplaint(/net::ERR_CONNECTION_(?:REFUSED|RESET)/);
  site.expectComplaint(/net::ERR_FAILED .*graphql/);
  const { company, job } = newJob(3);
  await own.importLines([company, job]);
  await waitForJob(request, job);
  const dismiss = () => dismissError(page, texts.common.requestError, language);

  // Killed while typing: the part of the resume is not saved, and the input stays.
  await seeker.open(`${root}/apply/?job=${job._id}`);
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

  // Killed before the application is sent: none is made, and the same button sends it later.
  await own.kill();
  await send.click();
  await dismiss();
  await own.start();
  expect(await applicationsOf(seeker)).toEqual([]);

  // Killed after it was made and before the answer: the seeker cannot know, and sends it again.
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
  expect(await applicationsOf(seeker)).toHaveLength(1);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.successTitle);
  expect(sent).toBe(2);
  expect(await applicationsOf(seeker)).toEqual([
    {
      job: { _id: job._id },
      address: [job.address[0], job.address[2]].map((place) => ({ _id: place?._id })),
    },
  ]);
});
