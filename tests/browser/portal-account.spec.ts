import { readFile } from 'node:fs/promises';
import { shop } from './employer';
import { applicant, expect, test } from './employer-applicants';
import { draftOf, saved, step } from './employer-jobs';
import { press } from './site';

test('[10.44] a mail that nobody wants is switched off, and stays so', async ({
  employer,
  company,
  texts,
}) => {
  const { mailKinds, mailOf } = texts.account;
  const mail = employer.field(mailOf(mailKinds.messages, employer.isEnglish ? shop.en : shop.zh_hant));
  await employer.open(`/${company}/account/`);
  await expect(mail).not.toHaveValue('never');
  await mail.selectOption('never');
  await expect(employer.told(texts.account.saved)).toBeVisible();
  await employer.reload();
  await expect(mail).toHaveValue('never');
});

test('[10.10] people take their data out, and delete their account once its address was typed', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { account } = texts;
  await employer.open('/account/');
  const downloading = page.waitForEvent('download');
  await press(page, account.export);
  const data = await readFile(await (await downloading).path(), 'utf8');
  expect(data).toContain(employer.email);
  expect(data).toContain(company);
  await press(page, account.delete.title);
  await employer.field(account.delete.typeEmail(employer.email)).fill(employer.email);
  await press(employer.dialog, account.delete.confirm);
  await expect(employer.heading).toHaveText(texts.login.heading);
  // A login with the same address makes a new account.
  await employer.logIn();
  await employer.open(`/${company}/`);
  await expect(employer.heading).toHaveText(texts.notFound.title);
});

test('[10.04] a session in another browser is listed, and ended from here', async ({
  employer,
  colleague,
  texts,
  page,
}) => {
  const { account } = texts;
  await employer.logIn(colleague.page.context());
  await employer.logIn();
  await colleague.open('/account/');
  await expect(colleague.heading).toHaveText(account.title);
  await employer.open('/account/');
  await press(page, account.endOf(account.unknownDevice));
  await expect(employer.told(account.ended)).toBeVisible();
  await expect(page.getByText(account.thisOne, { exact: true })).toBeVisible();
  await colleague.reload();
  await expect(colleague.heading).toHaveText(texts.login.heading);
  await employer.reload();
  await expect(employer.heading).toHaveText(account.title);
});

test('[10.05] [10.01] the company is switched, and the language keeps the page and what it asks for', async ({
  employer,
  company,
  root,
  texts,
  page,
}) => {
  const { application, common } = texts;
  const other = await employer.found({ zh_hant: '另一間店', en: 'Another Shop' });
  await employer.open(`/${company}/jobs/`);
  await page.getByRole('button', { name: new RegExp(common.switchCompany) }).click();
  await employer.dialog.getByRole('link', { name: /另一間店|Another Shop/ }).click();
  await expect(page).toHaveURL(`${root}/${other}/`);
  await expect(page).toHaveTitle(/另一間店|Another Shop/);
  await employer.open(`/${other}/jobs/?q=nobody&sort=title`);
  await page.getByRole('link', { name: application.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`/portal/${employer.isEnglish ? '' : 'en/'}${other}/jobs/\\?q=nobody&sort=title$`),
  );
  await expect(page.getByRole('searchbox')).toHaveValue('nobody');
});

test('a session that ends while somebody types: after the login all of it is there, and saved', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const name = employer.field(texts.jobEditor.nameZh);
  await step(employer, company, await draftOf(employer, company), 'text');
  await employer.ask('mutation { end_sessions { sessions } }');
  await name.fill('過了時的侍應');
  await expect(page.getByText(texts.login.expired)).toBeVisible();
  await employer.logInOnScreen();
  await expect(name).toHaveValue('過了時的侍應');
  await saved(page);
  await employer.reload();
  await expect(name).toHaveValue('過了時的侍應');
});

test('a session that ends while somebody writes to an applicant: the message is sent after the login', async ({
  applicants,
  employer,
  hiring,
  signUp,
  texts,
  page,
}) => {
  const { conversation, login } = texts;
  await applicants.openOne(await applicant(await signUp(), '陳大文', hiring.job), 'messages');
  await employer.field(conversation.write).fill('請問幾時有空？');
  await employer.ask('mutation { end_sessions { sessions } }');
  await press(page, conversation.send);
  await expect(page.getByText(login.expired)).toBeVisible();
  await employer.logInOnScreen();
  await expect(applicants.details('陳大文').getByText('請問幾時有空？')).toBeVisible();
  await expect(page.getByText(conversation.sent, { exact: true })).toBeVisible();
});

test('a session that ends while somebody describes the company: the words are there after the login', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const about = employer.field(texts.companyForm.aboutZh);
  await employer.open(`/${company}/company/`);
  await about.fill('手打麵，三間店。');
  await employer.ask('mutation { end_sessions { sessions } }');
  await press(page, texts.company.save);
  await expect(page.getByText(texts.login.expired)).toBeVisible();
  await employer.logInOnScreen();
  await expect(about).toHaveValue('手打麵，三間店。');
  await press(page, texts.company.save);
  await expect(employer.told(texts.company.saved)).toBeVisible();
});

test('a page whose script does not come is loaded anew, then says so in its frame, and comes at another try', async ({
  employer,
  company,
  texts,
  page,
  site,
}) => {
  site.expectComplaint(/ERR_FAILED/);
  const script = '**/assets/LogScreen-*.js';
  await page.route(script, (route) => route.abort());
  await employer.open(`/${company}/company/`);
  // It is on no menu of a phone.
  await page.getByRole('main').getByRole('link', { name: texts.common.nav.log }).click();
  const { title, retry } = texts.application.failed;
  await expect(employer.heading).toHaveText(title);
  await page.getByRole('navigation', { name: texts.common.menu }).getByRole('link').first().click();
  await expect(employer.heading).toHaveText(texts.today.title);
  await page.goBack();
  await expect(employer.heading).toHaveText(title);
  await page.unroute(script);
  await page.getByRole('button', { name: retry }).click();
  await expect(employer.heading).toHaveText(texts.log.title);
});
