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
  const { heading } = employer;
  const { companyForm, jobEditor, login } = texts;
  const section = (name: keyof typeof jobEditor.headings) =>
    page.getByRole('heading', { name: jobEditor.headings[name] });
  const onward = page.getByRole('link', { name: jobEditor.next, exact: true });
  await page.goto('/portal/');
  await thumb.sees(heading);
  await thumb.typeAtOnce(employer.field(login.email), employer.email);
  await thumb.tap(page.getByRole('button', { name: login.sendCode }));
  await expect(employer.field(login.code)).toBeVisible();
  await thumb.sees(heading);
  await thumb.typeAtOnce(employer.field(login.code), await employer.code());

  await expect(heading).toHaveText(texts.createCompany.title);
  await thumb.sees(heading);
  await thumb.typeAtOnce(employer.field(companyForm.nameZh), '好味麵店');
  await thumb.choose(employer.field(companyForm.trade), 'food-and-beverage');
  await thumb.type(employer.field(companyForm.number), newNumber());
  await thumb.tap(page.getByRole('button', { name: texts.createCompany.submit }));

  await expect(heading).toHaveText(jobEditor.title);
  await thumb.sees(heading);
  const company = /[0-9a-f]{24}/.exec(page.url())?.[0] ?? '';
  await thumb.tap(
    page.locator('label').filter({ has: page.getByRole('radio', { name: '侍應', exact: true }) }),
  );
  // Part-time, like all jobs that tests add.
  await thumb.tap(
    page.locator('label').filter({ has: page.getByRole('radio', { name: texts.common.employment.pt }) }),
  );
  await expect(employer.field(jobEditor.vacancy)).toHaveValue('1');
  await thumb.type(employer.field(jobEditor.address), address);
  await thumb.choose(employer.field(texts.branches.district), '030503');
  await thumb.tap(page.getByRole('button', { name: jobEditor.next }));

  await thumb.sees(section('pay'));
  await thumb.typeAtOnce(employer.field(jobEditor.payFrom.hour), '65');
  await thumb.tap(onward);
  await thumb.sees(section('hours'));
  await thumb.tap(onward);
  await thumb.sees(section('publish'));
  await thumb.tap(page.getByRole('button', { name: jobEditor.publish, exact: true }));
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}\/$/);
  await expect(page.getByText(texts.jobs.notVerified)).toBeVisible();
  await thumb.sees(heading);
  expect(new Set(thumb.screens).size, thumb.screens.join('\n')).toBe(thumb.screens.length);
  expect({ screens: thumb.screens.length, taps: thumb.taps }).toEqual({ screens: 8, taps: 14 });

  // The job's page asks for what the verification still needs: the proof and the contact, and nothing twice.
  const send = page.getByRole('button', { name: texts.today.sendToVerify });
  const form = page.locator('form').filter({ has: send });
  await expect(form).toContainText(texts.today.missing.proof);
  for (const label of [companyForm.trade, companyForm.number]) {
    await expect(employer.field(label)).toHaveCount(0);
  }
  await thumb.upload(employer.field(companyForm.files.proof.label), 'proof.png');
  await thumb.type(employer.field(companyForm.contactName), '陳大文');
  await thumb.type(employer.field(companyForm.telephone), '91234567');
  await thumb.tap(send);
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
