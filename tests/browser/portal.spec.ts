import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, newNumber, test } from './employer';
import { address } from './employer-jobs';
import { tabTo } from './focus';
import { atBothWidths, expectNoViolationsInBothSchemes, press } from './site';

test(
  '[10.03] [10.07] [10.08] an owner signs up, founds a company, is verified by the operator, and seekers see it',
  atBothWidths,
  async ({ employer, operator, texts, page }) => {
    await employer.open('/');
    await employer.logInOnScreen();
    await expect(employer.heading).toHaveText(texts.createCompany.title);
    const id = await employer.foundOnScreen();
    await expect(page.getByText(texts.common.states.unverified, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.today.missingParts('').trim())).toBeVisible();
    await operator('company', 'verify', id);
    await page.reload();
    await expect(page.getByText(texts.common.states.verified, { exact: true })).toBeVisible();
    await employer.open(`/${id}/company/`);
    await employer.field(texts.companyForm.aboutZh).fill('手打麵，三間店。');
    await employer.field(texts.companyForm.aboutEn).fill('Handmade noodles in three shops.');
    await press(page, texts.company.save);
    await expect(employer.told(texts.company.saved)).toBeVisible();
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
  company,
  root,
  texts,
  page,
}) => {
  const { people, common } = texts;
  await employer.open(`/${company}/people/`);
  await press(page, people.invite);
  await employer.field(people.email).fill(colleague.email);
  await page.getByRole('radio', { name: new RegExp(common.roles.viewer) }).check();
  await press(page, people.sendInvitation);
  await expect(employer.told(people.invited(colleague.email))).toBeVisible();

  const other = colleague.page;
  const link = `/invitation/#${await colleague.invitation()}`;
  await colleague.open(link);
  await colleague.reload();
  await press(other, texts.invitation.accept);
  await expect(other).toHaveURL(`${root}/${company}/`);
  await expect(colleague.field(texts.login.email)).toHaveValue(colleague.email);
  await colleague.logInOnScreen();
  await colleague.open(`/${company}/people/`);
  await expect(other.getByRole('main').getByRole('button')).toHaveCount(0);
  await colleague.open(link);
  await expect(colleague.heading).toHaveText(texts.invitation.overTitle);

  await employer.reload();
  await press(page, people.changeOf(colleague.email));
  await page.getByRole('radio', { name: new RegExp(common.roles.recruiter) }).check();
  await press(page, people.saveRole);
  await expect(employer.told(people.roleSaved)).toBeVisible();
  await colleague.open(`/${company}/branches/`);
  await expect(other.getByRole('link', { name: texts.branches.add })).toBeVisible();

  await press(page, people.changeOf(colleague.email));
  await press(page, people.removeFrom);
  await press(page, people.remove);
  await expect(employer.told(people.removed(colleague.email))).toBeVisible();
  await colleague.open(`/${company}/`);
  await expect(colleague.heading).toHaveText(texts.notFound.title);
});

test('[10.11] a branch is added at a pasted place and another at its district', async ({
  employer,
  company,
  texts,
  page,
}) => {
  const { branches } = texts;
  const district = employer.field(branches.district);
  const add = async (name: string) => {
    await employer.field(branches.nameZh).fill(name);
    await employer.field(branches.addressZh).fill(address);
    await press(page, branches.save);
    await expect(page).toHaveURL(/\/branches\/$/);
    await expect(page.getByRole('link', { name })).toBeVisible();
  };
  await employer.open(`/${company}/branches/new/`);
  await employer.field(branches.place).fill('https://www.google.com/maps/@22.3193,114.1694,17z');
  await expect(page.getByText('22.31930,114.16940')).toBeVisible();
  await expect(district).not.toHaveValue('');
  await add('旺角店');
  await employer.open(`/${company}/branches/new/`);
  await district.selectOption({ index: 3 });
  await add('沙田店');
  await expect(page.getByText(branches.notExact)).toHaveCount(1);
  await page.getByRole('link', { name: '沙田店' }).click();
  await press(page, branches.remove);
  await press(employer.dialog, branches.remove);
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
  await employer.logInOnScreen();
  await expect(employer.heading).toHaveText(texts.account.title);
  const cookies = await context.cookies();
  const session = cookies.find(({ httpOnly }) => httpOnly);
  expect(session?.sameSite).toBe('Strict');
  expect(await page.evaluate(() => document.cookie)).not.toContain(session?.name);
  await press(page, texts.account.endAll);
  await expect(employer.heading).toHaveText(texts.login.heading);
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
  texts,
}) => {
  await employer.logIn();
  await employer.open('/account/');
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
  await employer.reload();
  await expect(employer.field(texts.login.email)).toHaveCount(0);
});

test(
  '[10.01] [10.02] the pages that belong to no company fit, are accessible and are not indexed',
  atBothWidths,
  async ({ employer, page }) => {
    await employer.expectUsable(['/', '/invitation/#nothing']);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await employer.logIn();
    await employer.expectUsable(['/', '/new/', '/claim/', '/account/', '/nowhere/at/all/x/']);
  },
);

test(
  '[10.02] the login is seen before the scripts come, takes nothing that would be lost, and stays where it is',
  atBothWidths,
  async ({ employer, page, root }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/portal/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const shown = page.locator('main :is(h1, p, label, input, button, a), header a');
    const places = async () => Promise.all((await shown.all()).map((each) => each.boundingBox()));
    await page.goto(`${root}/`, { waitUntil: 'commit' });
    const field = page.locator('input[name=email]');
    await expect(field).toBeVisible();
    const before = await places();
    await page.keyboard.press('Tab');
    await page.keyboard.type('lost');
    await expect(field).toHaveValue('');
    release();
    await employer.settled();
    await expect(field).toBeFocused();
    expect(await places()).toEqual(before);
  },
);

test(
  '[10.01] the pages of a company fit and are accessible',
  atBothWidths,
  async ({ employer, company, page, texts }) => {
    const paths = ['', 'company/', 'people/', 'branches/', 'branches/new/', 'log/', 'account/'];
    await employer.expectUsable(paths.map((path) => `/${company}/${path}`));
    await employer.open(`/${company}/people/`);
    await press(page, texts.people.invite);
    await expectNoViolationsInBothSchemes(page);
  },
);

test('[10.03] [10.07] by keyboard alone: signing up, founding a company, adding a branch', async ({
  employer,
  page,
  texts,
}) => {
  const { companyForm, branches, common } = texts;
  const typeInto = async (label: string, text: string) => {
    await tabTo(page, employer.field(label));
    await page.keyboard.type(text);
  };
  const follow = async (name: string) => {
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await employer.open('/');
  await typeInto(texts.login.email, employer.email);
  await page.keyboard.press('Enter');
  await expect(employer.field(texts.login.code)).toBeFocused();
  await page.keyboard.type(await employer.code());
  await expect(employer.heading).toHaveText(texts.createCompany.title);
  await expect(employer.field(companyForm.nameZh)).toBeFocused();
  await page.keyboard.type('好味麵店');
  await typeInto(companyForm.number, newNumber());
  await page.keyboard.press('Enter');
  await expect(employer.heading).toHaveText(texts.jobEditor.title);
  await expect(employer.heading).toBeFocused();
  await follow(common.nav.company);
  await follow(common.nav.branches);
  // An empty list says so, and offers the same link once more.
  await tabTo(page, page.getByRole('main').getByRole('link', { name: branches.add }).first());
  await page.keyboard.press('Enter');
  await typeInto(branches.nameZh, '旺角店');
  await typeInto(branches.addressZh, address);
  await tabTo(page, employer.field(branches.district));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: branches.save }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/branches\/$/);
});
