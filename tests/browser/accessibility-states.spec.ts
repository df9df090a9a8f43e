import { newestJobs, pathOf } from './catalogue';
import {
  atBothWidths,
  dialog,
  expect,
  expectFits,
  expectNoViolations,
  expectNoViolationsInBothSchemes,
  holdBack,
  pressDimmed,
  test,
} from './site';

// Checks what accessibility.spec.ts checks for pages, for what opens, fails or loads on them.

// Axe is slow, and a machine may be busy.
test.describe.configure({ timeout: 300_000 });

test(
  "axe finds nothing in what opens over a visitor's pages",
  atBothWidths,
  async ({ page, site, job, language }) => {
    const { root, texts } = language;
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await site.openWhole(`${root}/find-jobs/`);
    const filters = page.getByRole('list', { name: texts.results.filters }).getByRole('link');
    for (let index = 0; index < 6; index += 1) {
      await filters.nth(index).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.locator('input').first()).toBeAttached();
      await expectNoViolationsInBothSchemes(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    const box = page.getByRole('banner').locator('input[name=q]');
    await box.click();
    await box.pressSequentially(site.isPhone ? '侍應' : 'wait', { delay: 30 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await site.openWhole(pathOf('job', job, language));
    await page.getByRole('button', { name: texts.jobDetails.share }).click();
    await expect(page.getByRole('dialog', { name: texts.jobDetails.shareSheet.title })).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await page.keyboard.press('Escape');
    if (site.isPhone) {
      await page.getByRole('button', { name: texts.common.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolationsInBothSchemes(page);
    }
  },
);

test(
  'axe finds nothing in what a visitor is told',
  atBothWidths,
  async ({ page, site, telephone, language }) => {
    const { root, texts } = language;
    await site.openAlive(`${root}/login/`);
    const field = page.getByLabel(texts.login.telephone);
    await field.fill('9123456');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolationsInBothSchemes(page);
    await field.fill(telephone.number);
    await page.getByRole('button', { name: texts.login.sendCode }).click();
    await page.getByLabel(texts.login.code).fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(texts.login.code)).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolationsInBothSchemes(page);
    await site.openAlive(`${root}/dev/ui/`);
    await page.getByRole('button', { name: 'Sheet' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Error box' }).click();
    await expect(page.getByRole('dialog', { name: texts.common.errorTitle })).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await page.keyboard.press('Escape');
    await page.clock.install();
    await page.getByRole('button', { name: 'Toast' }).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.common.requestError })).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await page.getByRole('button', { name: 'Loading' }).click();
    await expect(page.getByRole('status', { name: texts.common.loading })).toBeVisible();
    await expectNoViolations(page);
  },
);

test(
  "axe finds nothing in the dialogs of a seeker's pages",
  atBothWidths,
  async ({ page, site, job, seeker, language }) => {
    const { root, texts } = language;
    await seeker.applyFor(job._id);
    const { popups } = texts.profile;
    for (const popup of Object.keys(popups) as (keyof typeof popups)[]) {
      const isOfApplication = popup === 'application' || popup === 'conversation';
      await seeker.open(
        `${root}/profile/?page=${isOfApplication ? 'myApplications' : 'myProfile'}&popup=${popup}`,
      );
      const open = dialog(page, popups[popup]);
      // A conversation without messages has nothing to press.
      const isThere =
        popup === 'conversation'
          ? open.getByText(texts.profile.applications.conversationEmpty)
          : open.getByRole('button').nth(1);
      await expect(isThere).toBeVisible();
      await expectNoViolationsInBothSchemes(page);
      await expectFits(page);
    }
    await seeker.open(`${root}/profile/?page=myJobAlert&alert=new&district=030503&jobType=WW`);
    await expect(dialog(page, texts.profile.alerts.addTitle).getByRole('status')).toHaveText(/\d/);
    await expectNoViolationsInBothSchemes(page);
    await seeker.openWhole(pathOf('job', job, language));
    await page.getByRole('button', { name: texts.jobDetails.report.button }).click();
    await expect(dialog(page, texts.jobDetails.report.title)).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await page.keyboard.press('Escape');
    if (!site.isPhone) {
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(
        page.getByRole('banner').getByRole('link', { name: texts.profile.pages.myApplications }),
      ).toBeVisible();
      await expectNoViolationsInBothSchemes(page);
    }
  },
);

test(
  'axe finds nothing in what a seeker is told',
  atBothWidths,
  async ({ page, request, job, seeker, language }) => {
    const { root, texts } = language;
    const other = (await newestJobs(request)).find(({ _id }) => _id !== job._id);
    await seeker.applyFor(job._id);
    const submit = page.getByRole('dialog').locator('button[type=submit]');
    for (const [popup, name] of [
      ['work-exp-detail', 'position'],
      ['delete-account', 'telephone'],
    ] as const) {
      await seeker.open(`${root}/profile/?page=myProfile&popup=${popup}`);
      const field = page.getByRole('dialog').locator(`input[name=${name}]`);
      await field.fill('1');
      await field.fill('');
      await expect(page.locator('[aria-invalid=true]')).toBeFocused();
      await expectNoViolationsInBothSchemes(page);
    }
    await seeker.open(`${root}/profile/?page=myProfile&popup=picture`);
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(text);
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await seeker.open(`${root}/profile/?page=myJobAlert&alert=new`);
    await page.getByLabel(texts.profile.alerts.term).fill('1');
    await page.getByLabel(texts.profile.alerts.term).fill('');
    await submit.click();
    await expect(page.getByRole('dialog', { name: texts.common.errorTitle })).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await seeker.open(`${root}/profile/?page=myApplications&popup=application`);
    await page.getByRole('button', { name: texts.profile.applications.withdraw }).click();
    await expect(page.getByText(texts.profile.applications.withdrawQuestion)).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    await seeker.open(`${root}/apply/?job=${job._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.apply.refused.applied);
    await expectNoViolationsInBothSchemes(page);
    await seeker.open(`${root}/apply/?job=${other?._id}`);
    for (const place of await page.locator('input[name=location]:checked').all()) await place.uncheck();
    await pressDimmed(page.getByRole('button', { name: texts.apply.next }));
    await expect(page.locator('fieldset[name=address]')).toBeFocused();
    await expectNoViolationsInBothSchemes(page);
    await seeker.open(`${root}/profile/create-profile/?step=language`);
    for (const none of await page.locator('main input[type=radio][value=""]').all()) await none.check();
    await pressDimmed(page.locator('main button[type=submit]'));
    await expect(page.getByRole('group', { name: texts.resume.spoken })).toBeFocused();
    await expectNoViolationsInBothSchemes(page);
  },
);

test(
  'axe finds nothing while a page is on its way',
  atBothWidths,
  async ({ page, context, seeker, language }) => {
    const { root, texts } = language;
    await seeker.openAlive(`${root}/profile/?page=myProfile`);
    const release = await holdBack(context, '**/api/seeker/graphql');
    await page.getByRole('link', { name: texts.profile.pages.savedJobs }).first().click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectNoViolationsInBothSchemes(page);
    release();
    await expect(page.getByText(texts.profile.saved.emptyTitle)).toBeVisible();
  },
);
