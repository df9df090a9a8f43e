import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type Employer, expect, newNumber, test } from './employer';
import { atBothWidths, expectFits, expectNoViolationsInBothSchemes, expectReflows } from './site';

const shop = { zh: '好味麵店', en: 'Good Noodles' };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test(
  '[10.03] [10.07] [10.08] an owner signs up, founds a company, is verified by the operator, and seekers see it',
  atBothWidths,
  async ({ employer, operator, texts, page }) => {
    await employer.open('/');
    await employer.logIn();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.found.title);
    const id = await employer.found(shop);
    await expect(page.getByText(texts.common.states.unverified, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.today.missingParts('').trim())).toBeVisible();
    await operator('company', 'verify', id);
    await page.reload();
    await expect(page.getByText(texts.common.states.verified, { exact: true })).toBeVisible();
    await employer.open(`/${id}/company/`);
    await page.locator('textarea[name=aboutZh]').fill('手打麵，三間店。');
    await page.locator('textarea[name=aboutEn]').fill('Handmade noodles in three shops.');
    await press(page, texts.company.save);
    await expect(page.getByText(texts.company.saved, { exact: true }).first()).toBeVisible();
    const site = page.getByRole('link', { name: new RegExp(texts.company.onTheSite) });
    await expect(site).toHaveAttribute('href', /^.*\/hk\//);
    await page.goto((await site.getAttribute('href')) ?? '');
    await expect(
      page.getByText('手打麵，三間店。').or(page.getByText('Handmade noodles in three shops.')),
    ).toBeVisible();
  },
);

test('[10.10] [10.09] an invited person accepts by the button, sees what the role may see, and loses access when removed', async ({
  employer,
  colleague,
  texts,
  page,
}) => {
  await employer.open('/');
  await employer.logIn();
  const id = await employer.found(shop);
  await employer.open(`/${id}/people/`);
  await press(page, texts.people.invite);
  await page.locator('dialog input[name=email]').fill(colleague.email);
  await page.getByRole('radio', { name: new RegExp(texts.common.roles.viewer) }).check();
  await page.locator('dialog button[type=submit]').click();
  await expect(page.getByText(texts.people.invited(colleague.email)).first()).toBeVisible();

  const link = /\/portal\/\S*invitation\/#\S+/.exec(await colleague.mail(/invitation\/#/))?.[0] ?? '';
  await colleague.page.goto(link);
  await colleague.settled();
  await colleague.page.reload();
  await colleague.settled();
  await colleague.page.locator('main button').click();
  await expect(colleague.page).toHaveURL(new RegExp(`/${id}/$`));
  await expect(colleague.page.locator('input[name=email]')).toHaveValue(colleague.email);
  await colleague.logIn();
  await colleague.open(`/${id}/people/`);
  await expect(colleague.page.locator('main button')).toHaveCount(0);
  await colleague.page.goto(link);
  await expect(colleague.page.locator('h1')).toHaveText(texts.invitation.overTitle);

  await page.reload();
  await press(page, texts.people.changeOf(colleague.email));
  await page.getByRole('radio', { name: new RegExp(texts.common.roles.recruiter) }).check();
  await press(page, texts.people.saveRole);
  await expect(page.getByText(texts.people.roleSaved).first()).toBeVisible();
  await colleague.open(`/${id}/branches/`);
  await expect(colleague.page.getByRole('link', { name: texts.branches.add })).toBeVisible();

  await press(page, texts.people.changeOf(colleague.email));
  await press(page, texts.people.removeFrom);
  await press(page, texts.people.remove);
  await expect(page.getByText(texts.people.removed(colleague.email)).first()).toBeVisible();
  await colleague.open(`/${id}/`);
  await expect(colleague.page.locator('h1')).toHaveText(texts.notFound.title);
});

test('[10.11] a branch is added at a pasted place and another at its district', async ({
  employer,
  texts,
  page,
}) => {
  await employer.open('/');
  await employer.logIn();
  const id = await employer.found(shop);
  for (const [name, place] of [
    ['旺角店', 'https://www.google.com/maps/@22.3193,114.1694,17z'],
    ['沙田店', ''],
  ] as const) {
    await employer.open(`/${id}/branches/new/`);
    await page.locator('input[name=nameZh]').fill(name);
    await page.locator('input[name=addressZh]').fill('彌敦道 1 號');
    if (place) {
      await page.locator('input[name=place]').fill(place);
      await expect(page.getByText('22.31930,114.16940')).toBeVisible();
      await expect(page.locator('select[name=district]')).not.toHaveValue('');
    } else {
      await page.locator('select[name=district]').selectOption({ index: 3 });
    }
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(/\/branches\/$/);
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByText(texts.branches.notExact)).toHaveCount(1);
  await page.getByRole('link', { name: '沙田店' }).click();
  await press(page, texts.branches.remove);
  await page.getByRole('dialog').getByRole('button', { name: texts.branches.remove }).click();
  await expect(page).toHaveURL(/\/branches\/$/);
  await expect(page.getByRole('link', { name: '沙田店' })).toHaveCount(0);
});

test('[10.04] logging out everywhere ends every browser, and the page comes back after the next login', async ({
  employer,
  texts,
  page,
  context,
}) => {
  await employer.open('/account/');
  await employer.logIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.account.title);
  const cookies = await context.cookies();
  const session = cookies.find(({ httpOnly }) => httpOnly);
  expect(session?.sameSite).toBe('Strict');
  expect(await page.evaluate(() => document.cookie)).not.toContain(session?.name);
  await press(page, texts.account.endAll);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.login.heading);
  await expect(page).toHaveURL(/\/account\/$/);
});

/** Serves a page on the same host at another port, which is another origin. */
async function foreignOrigin(hostname: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<title>x</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://${hostname}:${port}/`, stop: () => server.close() };
}

test('[10.04] a write from another origin is refused in a real browser', async ({
  employer,
  page,
  context,
  site,
}) => {
  await employer.open('/account/');
  await employer.logIn();
  const { hostname, origin } = new URL(page.url());
  const foreign = await foreignOrigin(hostname);
  const other = await context.newPage();
  await other.goto(foreign.url);
  // Of all writes, only a form with a file is sent by browsers without asking this site first.
  const address = `${origin}/api/portal/companies/${'0'.repeat(24)}/logo`;
  // The browser hides the answer from the foreign page; only its developer tools see the status.
  const tools = await context.newCDPSession(other);
  await tools.send('Network.enable');
  const status = new Promise((resolve) => {
    tools.on('Network.responseReceivedExtraInfo', ({ statusCode }) => resolve(statusCode));
  });
  site.expectComplaint(/ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin/);
  const seen = await other.evaluate(async (target) => {
    const body = new FormData();
    body.set('file', new Blob(['x'], { type: 'image/png' }), 'logo.png');
    return fetch(target, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).then(
      () => 'an answer',
      () => 'nothing',
    );
  }, address);
  expect(await status).toBe(403);
  expect(seen).toBe('nothing');
  foreign.stop();
  await page.reload();
  await employer.settled();
  await expect(page.locator('input[name=email]')).toHaveCount(0);
});

/** The page fits at every size, and has no accessibility violations. */
async function expectUsable(employer: Employer, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await employer.open(path);
    await expectFits(employer.page);
    await expectReflows(employer.page);
    await expectNoViolationsInBothSchemes(employer.page);
  }
}

test(
  '[10.01] [10.02] the pages that belong to no company fit, are accessible and are not indexed',
  atBothWidths,
  async ({ employer, page }) => {
    await expectUsable(employer, ['/', '/invitation/#nothing']);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await employer.open('/');
    await employer.logIn();
    await expectUsable(employer, ['/', '/new/', '/claim/', '/account/', '/nowhere/at/all/x/']);
  },
);

test(
  '[10.01] the pages of a company fit and are accessible',
  atBothWidths,
  async ({ employer, page, texts }) => {
    await employer.open('/');
    await employer.logIn();
    const id = await employer.found(shop);
    const paths = ['', 'company/', 'people/', 'branches/', 'branches/new/', 'log/', 'account/'];
    await expectUsable(
      employer,
      paths.map((path) => `/${id}/${path}`),
    );
    await employer.open(`/${id}/people/`);
    await press(page, texts.people.invite);
    await expectNoViolationsInBothSchemes(page);
  },
);

/** Presses Tab until the element has the focus, like a person without a mouse. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached`);
}

test('[10.03] [10.07] by keyboard alone: signing up, founding a company, adding a branch', async ({
  employer,
  page,
  texts,
}) => {
  await employer.open('/');
  await tabTo(page, 'input[name=email]');
  await page.keyboard.type(employer.email);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=code]')).toBeFocused();
  await page.keyboard.type(await employer.code());
  await expect(page.getByRole('heading', { level: 1, name: texts.found.title })).toBeVisible();
  await expect(page.locator('input[name=nameZh]')).toBeFocused();
  await page.keyboard.type('好味麵店');
  await tabTo(page, 'input[name=number]');
  await page.keyboard.type(newNumber());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.jobEditor.title })).toBeFocused();
  await tabTo(page, 'nav a[href$="/company/"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'main a[href$="/branches/"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'main a[href$="/branches/new/"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[name=nameZh]');
  await page.keyboard.type('旺角店');
  await tabTo(page, 'input[name=addressZh]');
  await page.keyboard.type('彌敦道 1 號');
  await tabTo(page, 'select[name=district]');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'main button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/branches\/$/);
});
