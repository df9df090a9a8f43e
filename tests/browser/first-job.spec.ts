import { expect, newNumber, test } from './employer';
import { address } from './employer-jobs';
import { Thumb } from './thumb';

test.use({ viewport: { width: 390, height: 844 } });

test('[10.14] [10.17] [10.22] a first job is sent in 8 screens and 14 taps, and can be verified 5 taps later', async ({
  employer,
  operator,
  texts,
  page,
}) => {
  const thumb = new Thumb(page);
  const heading = page.locator('h1');
  const { jobEditor } = texts;
  const onward = page.getByRole('link', { name: jobEditor.next, exact: true });
  await page.goto('/portal/');
  await thumb.sees(heading);
  await thumb.type(page.locator('input[name=email]'), employer.email);
  await thumb.tap(page.locator('main button[type=submit]'));
  await expect(page.locator('input[name=code]')).toBeVisible();
  await thumb.sees(heading);
  await thumb.type(page.locator('input[name=code]'), await employer.code());

  await expect(heading).toHaveText(texts.found.title);
  await thumb.sees(heading);
  await thumb.type(page.locator('input[name=nameZh]'), '好味麵店');
  await thumb.choose(page.locator('select[name=trade]'), 'food-and-beverage');
  await thumb.type(page.locator('input[name=number]'), newNumber());
  await thumb.tap(page.locator('main button[type=submit]'));

  await expect(heading).toHaveText(jobEditor.title);
  await thumb.sees(heading);
  const company = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? '';
  await thumb.tap(page.locator('label', { has: page.locator('input[name=jobType][value=WW]') }));
  // Part-time, like all jobs that tests add.
  await thumb.tap(page.locator('label', { has: page.locator('input[value=pt]') }));
  await expect(page.locator('input[name=vacancy]')).toHaveValue('1');
  await thumb.type(page.locator('input[name=address]'), address);
  await thumb.choose(page.locator('select[name=district]'), '030503');
  await thumb.tap(page.locator('main button[type=submit]'));

  await thumb.sees(page.locator('#pay h2'));
  await thumb.type(page.locator('input[name=hourlyFrom]'), '65');
  await thumb.tap(onward);
  await thumb.sees(page.locator('#hours h2'));
  await thumb.tap(onward);
  await thumb.sees(page.locator('#publish h2'));
  await thumb.tap(page.getByRole('button', { name: jobEditor.publish, exact: true }));
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}\/$/);
  await expect(page.getByText(texts.jobs.notVerified)).toBeVisible();
  await thumb.sees(heading);
  expect(new Set(thumb.screens).size, thumb.screens.join('\n')).toBe(thumb.screens.length);
  expect({ screens: thumb.screens.length, taps: thumb.taps }).toEqual({ screens: 8, taps: 14 });

  // The job's page asks for what the verification still needs: the proof and the contact, and nothing twice.
  const form = page.locator('form');
  await expect(form.getByText(texts.today.missing.proof).first()).toBeVisible();
  await expect(form.locator('select[name=trade], input[name=number]')).toHaveCount(0);
  await thumb.upload(form.locator('input[type=file]'), 'proof.png');
  await thumb.type(form.locator('input[name=contactName]'), '陳大文');
  await thumb.type(form.locator('input[name=telephone]'), '91234567');
  await thumb.tap(form.locator('button[type=submit]'));
  await expect(form).toHaveCount(0);
  expect(thumb.taps).toBe(19);
  await operator('company', 'verify', company);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(texts.jobs.stages.open, { exact: true })).toBeVisible();
  }).toPass();
  const site = page.getByRole('link', { name: new RegExp(texts.jobs.onTheSite) });
  await page.goto((await site.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('侍應');
});
