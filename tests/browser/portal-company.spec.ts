import { importLines, newJob } from './catalogue';
import { expect, shop, test } from './employer';
import { publishedJob } from './employer-jobs';
import { press } from './site';
import { pictureNamed } from './thumb';

test('[10.07] a company of the site is claimed, and managed once the operator has accepted', async ({
  employer,
  operator,
  root,
  texts,
  page,
}) => {
  const { claim, start } = texts;
  const { company, job } = newJob(1);
  const name = `Claimed ${company._id}`;
  await importLines([{ ...company, name: { 'zh-hant': name, en: name } }, job]);
  await employer.logIn();
  await employer.open('/claim/');
  await expect(async () => {
    await employer.field(claim.search).fill('');
    await employer.field(claim.search).fill(name);
    await page.getByRole('button', { name: claim.claimOf(name) }).click({ timeout: 2_000 });
  }).toPass();
  await employer.field(claim.message).fill('店長');
  await press(employer.dialog, claim.send);
  await expect(page).toHaveURL(`${root}/`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(start.claimStates.waiting, { exact: true })).toBeVisible();

  const asked = await employer.ask<{ me: { claims: { id: string }[] } }>('{ me { claims { id } } }');
  await operator('company', 'verify', asked.me.claims[0]?.id ?? '');
  // Their only company opens.
  await page.reload();
  await expect(page).toHaveURL(`${root}/${company._id}/`);
  await expect(page.getByText(texts.common.states.verified, { exact: true })).toBeVisible();
});

test('[10.10] an owner hands the company over and leaves it', async ({
  employer,
  colleague,
  company,
  root,
  texts,
  page,
}) => {
  const { handOver, invite } = texts.people;
  const { leave } = texts.account;
  await employer.add(colleague, company, 'recruiter');
  await employer.open(`/${company}/people/`);
  await press(page, handOver.title);
  await expect(employer.field(handOver.to)).toContainText(colleague.email);
  await press(employer.dialog, handOver.confirm);
  await expect(employer.told(handOver.done)).toBeVisible();
  await expect(page.getByRole('button', { name: invite })).toHaveCount(0);
  await colleague.open(`/${company}/people/`);
  await expect(colleague.page.getByRole('button', { name: invite })).toBeVisible();

  await employer.open(`/${company}/account/`);
  await press(page, leave.action);
  await press(employer.dialog, leave.action);
  // Without a company, the start leads on to founding one.
  await expect(page).toHaveURL(`${root}/new/`);
  await employer.open(`/${company}/`);
  await expect(employer.heading).toHaveText(texts.notFound.title);
});

test('[10.10] a company is closed once its name was typed, and its job with it', async ({
  employer,
  verifiedCompany: company,
  texts,
  page,
}) => {
  const { close, closed } = texts.company;
  const job = await publishedJob(employer, company);
  await employer.open(`/${company}/company/`);
  await press(page, close.action);
  await employer.field(close.typeName(employer.isEnglish ? shop.en : shop.zh_hant)).fill(shop.en);
  await press(employer.dialog, close.confirm);
  await expect(page.getByRole('main').getByText(closed)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.company.save })).toHaveCount(0);
  await employer.open(`/${company}/jobs/${job}/`);
  await expect(page.getByText(texts.jobs.stages.closed, { exact: true })).toBeVisible();
});

test('[10.07] [10.12] a logo is in the preview at once, and a proof is named', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { files } = texts.companyForm;
  await employer.open(`/${company}/company/`);
  await employer.field(files.logo.label).setInputFiles(await pictureNamed('logo.png'));
  await expect(employer.told(files.logo.done)).toBeVisible();
  const heading = page.getByRole('heading', { name: texts.company.preview });
  const logo = page.locator('section').filter({ has: heading }).locator('img');
  await expect(logo).toHaveJSProperty('complete', true);
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  await employer.field(files.proof.label).setInputFiles(await pictureNamed('br.png'));
  await expect(employer.told(files.proof.done)).toBeVisible();
  await employer.reload();
  await expect(page.getByRole('main')).toContainText('br.png');
});

test('[10.08] a new name of a verified company waits, can be taken back, and comes when it is accepted', async ({
  employer,
  verifiedCompany: company,
  operator,
  texts,
  page,
}) => {
  const words = texts.company;
  const nameEn = employer.field(texts.companyForm.nameEn);
  const waiting = page.getByText(words.waitingName('好味麵店 / Better Noodles'));
  const rename = async () => {
    await nameEn.fill('Better Noodles');
    await press(page, words.save);
    await expect(waiting).toBeVisible();
  };
  await employer.open(`/${company}/company/`);
  await rename();
  await press(page, words.withdraw);
  await expect(waiting).toHaveCount(0);
  await rename();
  await operator('company', 'verify', company);
  await employer.reload();
  await expect(waiting).toHaveCount(0);
  await expect(nameEn).toHaveValue('Better Noodles');
});
