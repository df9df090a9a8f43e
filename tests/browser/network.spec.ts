import type { BrowserContext, Locator, Page } from '@playwright/test';
import { pathOf } from './catalogue';
import { english, type Language } from './languages';
import { isAnonymous, sessionCalls } from './seeker';
import { dialog, dismissError, expect, expectNoViolations, holdBack, type Site, test } from './site';

// A seeker on a train: the network disappears in the middle of a form and comes back.

interface World {
  page: Page;
  site: Site;
  context: BrowserContext;
  language: Language;
}

/**
 * Cuts or restores the network. The parts of the browser notice it one after the other, so this waits for the
 * last.
 */
async function setNetwork({ page, site, context }: Omit<World, 'language'>, isThere: boolean): Promise<void> {
  if (!isThere) site.expectComplaint(/net::ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(!isThere);
  // Requests may fail a moment before or after the page is told.
  const state = async () => {
    const isHeard = await fetch('/robots.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    return { isHeard, isOnline: navigator.onLine };
  };
  await expect.poll(() => page.evaluate(state)).toEqual({ isHeard: isThere, isOnline: isThere });
}

/** Presses while offline, dismisses the error, and presses again when the network is back. */
async function pressTwice(world: World, button: Locator, betweenThem: () => Promise<void>): Promise<void> {
  const { page, language } = world;
  await setNetwork(world, false);
  await button.click();
  await dismissError(page, language.texts.common.requestError, language);
  await betweenThem();
  await setNetwork(world, true);
  await button.click();
}

test('each step of the create-profile wizard outlives a cut network', async ({
  page,
  site,
  context,
  language,
  newcomer,
}) => {
  const { root, texts } = language;
  await newcomer.open(`${root}/profile/create-profile/`);
  const save = page.locator('main button[type=submit]');
  const heading = (step: keyof typeof texts.wizard.titles) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.wizard.titles[step]);
  const world = { page, site, context, language };
  const field = page.getByLabel(texts.resume.name);
  await field.fill('陳大文');
  await pressTwice(world, save, () => expect(field).toHaveValue('陳大文'));
  await heading('education');
  const level = page.locator('input[value=secondary]');
  await level.check();
  await pressTwice(world, save, () => expect(level).toBeChecked());
  await heading('language');
  const spoken = page.getByRole('group', { name: texts.resume.spoken }).locator('input[value=basic]').first();
  const written = page.getByRole('group', { name: texts.resume.written }).locator('input[value=excellent]');
  await spoken.check();
  await written.first().check();
  await pressTwice(world, save, async () => {
    await expect(spoken).toBeChecked();
    await expect(written.first()).toBeChecked();
  });
  await heading('work-experience');
  await page.getByLabel(texts.resume.position).fill('侍應');
  await page.getByRole('link', { name: texts.wizard.back }).click();
  await heading('language');
  await page.goBack();
  await expect(page.getByLabel(texts.resume.position)).toHaveValue('侍應');
  const query = '{ portfolio { name hasCreatedProfile } }';
  expect(await newcomer.ask(query)).toEqual({
    portfolio: { name: '陳大文', hasCreatedProfile: true },
  });
});

test('an alert is made once although the network was cut', async ({
  page,
  site,
  context,
  language,
  newcomer,
}) => {
  const { root, texts } = language;
  await newcomer.open(`${root}/profile/?page=myJobAlert&alert=new`);
  const { alerts } = texts.profile;
  const form = dialog(page, alerts.addTitle);
  const total = form.getByRole('status');
  await expect(total).toHaveText(alerts.noCondition);
  await form.getByLabel(alerts.term).fill('侍應');
  await expect(total).toHaveText(/\d/);
  await setNetwork({ page, site, context }, false);
  await form.getByLabel(alerts.maxDays).selectOption('6');
  // A number that cannot be loaded is not shown, and neither is the request to set a condition.
  await expect(total).toBeEmpty();
  const save = form.getByRole('button', { name: texts.resume.save });
  await pressTwice({ page, site, context, language }, save, async () => {
    await expect(form.getByLabel(alerts.term)).toHaveValue('侍應');
    await expect(form.getByLabel(alerts.maxDays)).toHaveValue('6');
  });
  await expect(form).toBeHidden();
  await expect(page.getByText(alerts.maxDaysLine('6'))).toHaveCount(1);
  expect(await newcomer.ask('{ get_job_alerts { term } }')).toEqual({
    get_job_alerts: [{ term: '侍應' }],
  });
});

test('what was typed in the dialogs of the profile outlives a cut network and a reload', async ({
  page,
  site,
  context,
  language,
  seeker,
}) => {
  const { root, texts } = language;
  const { resume } = texts;
  const world = { page, site, context, language };
  /** For each dialog: what to type, and how to check that it is still there. */
  const dialogs: [
    keyof typeof texts.profile.popups,
    (form: Locator) => [() => Promise<void>, () => Promise<void>],
  ][] = [
    [
      'introduction',
      (form) => {
        const field = form.getByLabel(resume.introductionQuestion);
        return [() => field.fill('準時、勤力。'), () => expect(field).toHaveValue('準時、勤力。')];
      },
    ],
    [
      'education',
      (form) => {
        const field = form.getByRole('radio').nth(3);
        return [() => field.check(), () => expect(field).toBeChecked()];
      },
    ],
    [
      'language',
      (form) => {
        const field = form.getByRole('radiogroup').nth(1).getByRole('radio').last();
        return [() => field.check(), () => expect(field).toBeChecked()];
      },
    ],
    [
      'skill',
      (form) => {
        const field = form.getByRole('checkbox').nth(2);
        return [() => field.check(), () => expect(field).toBeChecked()];
      },
    ],
    [
      'user-info',
      (form) => {
        const weekend = form.getByRole('button', { name: resume.presets.weekend });
        return [() => weekend.click(), () => expect(weekend).toHaveAttribute('aria-pressed', 'true')];
      },
    ],
    [
      'work-exp-detail',
      (form) => {
        const position = form.getByLabel(resume.position);
        const fill = async () => {
          await position.fill('侍應');
          await form.getByLabel(resume.company).fill('快樂茶餐廳');
          await form.getByLabel(resume.jobType).selectOption('WW');
          const started = form.getByRole('group', { name: resume.startMonth });
          await started.getByLabel(resume.year).selectOption('2024');
          await started.getByLabel(resume.month, { exact: true }).selectOption('05');
          await form.getByLabel(resume.currentWork).check();
        };
        return [fill, () => expect(position).toHaveValue('侍應')];
      },
    ],
  ];
  for (const [popup, make] of dialogs) {
    await seeker.open(`${root}/profile/?page=myProfile&popup=${popup}`);
    const form = dialog(page, texts.profile.popups[popup]);
    const [type, isThere] = make(form);
    await type();
    await pressTwice(world, form.getByRole('button', { name: resume.save, exact: true }), async () => {
      await isThere();
      if (popup !== 'introduction') return;
      await setNetwork({ page, site, context }, true);
      await page.reload();
      await isThere();
    });
    await expect(form).toBeHidden();
  }
  await expect(page.getByText('快樂茶餐廳')).toBeVisible();
  await expect(page.getByText('準時、勤力。')).toBeVisible();
});

test('a dialog of the profile opens although the network is cut', async ({
  page,
  site,
  context,
  language,
  seeker,
}) => {
  const { root, texts } = language;
  const fetched = ['UserInfoForm', 'AlertForm'].map((part) =>
    page.waitForEvent('requestfinished', (call) => new RegExp(`${part}-.*\\.js$`).test(call.url())),
  );
  await seeker.openAlive(`${root}/profile/?page=myProfile`);
  await fetched[0];
  await setNetwork({ page, site, context }, false);
  await page.locator('main a[href*="popup=user-info"]').first().click();
  await expect(page.getByRole('dialog').getByLabel(texts.resume.name)).toBeVisible();
  await setNetwork({ page, site, context }, true);
  await seeker.openAlive(`${root}/profile/?page=myJobAlert`);
  await fetched[1];
  await setNetwork({ page, site, context }, false);
  await page.getByRole('link', { name: texts.profile.alerts.add }).click();
  await expect(page.getByRole('dialog').getByLabel(texts.profile.alerts.term)).toBeVisible();
});

test('a deletion asked for without a network is not done, and goes on when it is back', async ({
  page,
  site,
  context,
  language,
  newcomer,
}) => {
  const { root, texts } = language;
  await newcomer.open(`${root}/profile/?page=myProfile&popup=delete-account`);
  const { deletion } = texts.profile;
  const form = dialog(page, texts.profile.deleteAccount);
  await form.getByLabel(deletion.reason).selectOption('found_job');
  await form.getByLabel(deletion.telephone).fill(newcomer.telephone.number);
  await pressTwice(
    { page, site, context, language },
    form.getByRole('button', { name: deletion.confirm }),
    async () => {
      await expect(form.getByLabel(deletion.reason)).toHaveValue('found_job');
      await expect(form.getByLabel(deletion.telephone)).toHaveValue(newcomer.telephone.number);
      await newcomer.ask('{ portfolio { _id } }');
    },
  );
  await expect(page).toHaveURL(`${root}/`);
  await expect.poll(() => isAnonymous(page)).toBe(true);
});

test('a link that is followed without a network says so and leaves the page', async ({
  page,
  site,
  context,
  language,
}) => {
  const { root, siteName, texts } = language;
  await site.openWhole(`${root}/find-jobs/`);
  const here = page.url();
  const home = page.getByRole('link', { name: texts.common.homeLink(siteName) });
  await setNetwork({ page, site, context }, false);
  await home.click();
  await expect(page.getByRole('alert')).toHaveText(texts.common.offline);
  expect(page.url()).toBe(here);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await setNetwork({ page, site, context }, true);
  await home.click();
  await expect(page).toHaveURL(`${root}/`);
  await expect(page.getByRole('heading', { level: 1, name: texts.home.heading })).toBeVisible();
});

test('a page that failed can be tried again', async ({ page, site, language }) => {
  const { root, siteName, texts } = language;
  await site.openAlive(`${root}/dev/ui/`);
  await page.route('**/api/seeker/graphql', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: texts.common.homeLink(siteName) }).click();
  const retry = page.getByRole('main').getByRole('link', { name: /再試一次|Try again/ });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/seeker/graphql');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.home.heading })).toBeVisible();
  await expect(page).toHaveURL(`${root}/`);
});

test('the page that says that another one failed does not cover a newer one', async ({
  page,
  site,
  context,
}) => {
  await site.openAlive('/hk/en/dev/ui/');
  const release = await holdBack(context, '**/ErrorScreen-*.js');
  const asked = page.waitForRequest('**/ErrorScreen-*.js');
  await page.route('**/api/seeker/graphql', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: 'Hoigung home' }).click();
  await asked;
  await page.unroute('**/api/seeker/graphql');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/hk/en/dev/ui/');
  await expect(page.getByRole('button', { name: 'Toast' })).toBeVisible();
  const came = page.waitForResponse('**/ErrorScreen-*.js');
  release();
  await came;
  await page.getByRole('button', { name: 'Toast' }).click();
  await expect(page.getByRole('alert')).toHaveText(english.texts.common.requestError);
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveCount(0);
});

test('[4.45] a second try to start the page begins one session, not two', async ({ page, site, context }) => {
  site.expectComplaint(/net::ERR_FAILED .*personal/);
  const calls = sessionCalls(context);
  let isCut = true;
  await context.route(/\/personal-[^/]*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  const twice = Promise.withResolvers<void>();
  let documents = 0;
  page.on('load', () => {
    documents += 1;
    if (documents === 2) twice.resolve();
  });
  await page.goto('/hk/en/terms-and-conditions/');
  await twice.promise;
  isCut = false;
  await expect(async () => {
    await page.getByRole('button', { name: 'Open menu' }).click({ timeout: 1000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => isAnonymous(page)).toBe(true);
  expect(calls).toEqual(['create-anonymous']);
});

test('[8.51] [8.50] a cut network says so in a box, and the login goes on where it was', async ({
  page,
  site,
  context,
  language,
  telephone,
}) => {
  const { root, texts } = language;
  await site.open(`${root}/login/`);
  const field = page.getByLabel(texts.login.telephone);
  await field.fill(telephone.number);
  const world = { page, site, context, language };
  await pressTwice(world, page.getByRole('button', { name: texts.login.sendCode }), () =>
    expect(field).toHaveValue(telephone.number),
  );
  await expect(page.getByRole('heading', { name: texts.login.codeTitle })).toBeVisible();
  const code = page.getByLabel(texts.login.code);
  const digits = await telephone.code();
  await setNetwork({ page, site, context }, false);
  // The sixth digit submits by itself.
  await code.fill(digits);
  await expect(dialog(page, texts.common.errorTitle)).toBeVisible();
  await expectNoViolations(page);
  await dismissError(page, texts.common.requestError, language);
  await expect(code).toHaveValue(digits);
  await setNetwork({ page, site, context }, true);
  await page.getByRole('button', { name: texts.login.confirm, exact: true }).click();
  await expect(page).toHaveURL(`${root}/`);
  await expect.poll(() => isAnonymous(page)).toBe(false);
});

test("a page stands when the seeker's menu cannot be had, with a link in its place", async ({
  page,
  site,
  context,
  newcomer,
}) => {
  site.expectComplaint(/net::ERR_FAILED .*SeekerMenu/);
  await context.route(/\/SeekerMenu-[^/]*\.js$/, (route) => route.abort());
  await newcomer.openAlive('/hk/en/');
  const link = page.getByRole('banner').locator('a[href="/hk/en/profile/?page=myProfile"]');
  await expect(link).toHaveText('My account');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a menu and a dialog whose scripts are blocked leave the page as it is, and open at another try', async ({
  page,
  site,
  job,
  context,
  newcomer,
  language,
}) => {
  const { root, texts } = language;
  let isBlocked = true;
  let asked = 0;
  for (const name of ['SideMenu', 'ReportDialog']) {
    site.expectComplaint(new RegExp(`net::ERR_FAILED .*${name}`));
    await context.route(new RegExp(`/${name}-[^/]*\\.js$`), (route) => {
      asked += 1;
      return isBlocked ? route.abort() : route.continue();
    });
  }
  await newcomer.openWhole(`${root}${pathOf('job', job).replace('/hk/en', '')}`);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const openMenu = page.getByRole('button', { name: texts.common.openMenu });
  const report = page.getByRole('button', { name: texts.jobDetails.report.button });
  const alert = page.getByRole('alert').filter({ hasText: texts.common.requestError });
  for (const button of [openMenu, report]) {
    isBlocked = true;
    await button.click();
    await expect(alert).toBeVisible();
    const before = asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    isBlocked = false;
    await button.click();
    const opened = page.getByRole('dialog');
    await expect(opened).toBeVisible();
    expect(asked).toBeGreaterThan(before);
    await opened.getByRole('button', { name: texts.common.close, exact: true }).click();
    await expect(opened).toBeHidden();
    await expect(alert).toBeHidden();
  }
  // It is the same document: nothing was reloaded, and links work.
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a page whose deferred script does not load can be read, and is hydrated when the network is back', async ({
  page,
  context,
  site,
  job,
}) => {
  const script = /\/JobPage-[^/]*\.js$/;
  const [asked, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await context.route(script, async (route) => {
    asked.resolve();
    await cut.promise;
    await route.abort('internetdisconnected');
  });
  await site.openAlive(pathOf('job', job));
  await asked.promise;
  await setNetwork({ page, site, context }, false);
  cut.resolve();
  await expect(page.getByText(english.texts.common.offline)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.job_name);
  await context.unroute(script);
  await setNetwork({ page, site, context }, true);
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.job_name);
});
