import type { Page } from '@playwright/test';
import { mailLinks as english } from '../../web/src/site/messages/en/mailLinks';
import { mailLinks as chinese } from '../../web/src/site/messages/zh-hant/mailLinks';
import { applicant, expect, test } from './employer-applicants';
import { atBothWidths, expectFits, expectNoViolationsInBothSchemes, press } from './site';

/** The token of an act in the mail of a new applicant. */
async function actToken(page: Page, email: string, act: 'contacted' | 'rejected'): Promise<string> {
  const find = async () => {
    const outbox = await (await page.request.get('/hk/dev/outbox/')).text();
    const mails = outbox.split('<article ').filter((mail) => mail.startsWith(`data-email="${email}"`));
    const link = new RegExp(`/mail-act/\\?token=(${act}\\.[\\w.-]+)`);
    return mails.map((mail) => link.exec(mail)?.[1]).find(Boolean);
  };
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return (await find()) ?? '';
}

test(
  '[10.47] a link in a mail answers one applicant without a login, after a page that asks',
  atBothWidths,
  async ({ browser, employer, hiring, signUp, page, baseURL }) => {
    const messages = employer.isEnglish ? english : chinese;
    const texts = messages['mail-act'];
    const id = await applicant(await signUp(), '申請人', hiring.job);
    const status = async () => {
      type Answer = { company: { applicant: { status: string } } };
      const query =
        'query ($company: ID!, $id: ID!) { company(id: $company) { applicant(id: $id) { status } } }';
      return (await employer.ask<Answer>(query, { company: hiring.company, id })).company.applicant.status;
    };
    const token = await actToken(page, employer.email, 'rejected');
    const link = `/hk/${employer.isEnglish ? 'en/' : ''}mail-act/?token=${token}`;
    const somewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
    const tab = await somewhere.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('heading', { name: texts.titles.rejected })).toBeVisible();
    await expect(tab.getByText('申請人', { exact: true })).toHaveCount(0);
    await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectFits(tab);
    await expectNoViolationsInBothSchemes(tab);
    expect(await status()).toBe('Applied');
    await tab.getByLabel(texts.reason).selectOption('position_filled');
    await press(tab, texts.buttons.rejected);
    await expect(tab.getByText(texts.done.rejected)).toBeVisible();
    expect(await status()).toBe('Rejected');
    await tab.reload();
    await expect(tab.getByRole('heading', { name: texts.changedTitle })).toBeVisible();
    await tab.goto(`${link}x`);
    await expect(tab.getByRole('heading', { name: messages.invalidTitle })).toBeVisible();
    await somewhere.close();
  },
);
