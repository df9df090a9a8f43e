import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type FoundJob, newestJobs } from './catalogue';
import { Complaints } from './complaints';
import { chinese, english, type Language } from './languages';
import { Seeker, Telephone } from './seeker';

/** React wraps what it recovered from, and a complaint is told without what lies behind it: the console tells that too. */
async function tellCauses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause !== undefined) console.error('caused by', error.cause);
    });
  });
}

/** Opens a page and waits until the browser has taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Lets the page come to rest: what fades in has less contrast than it will have, and what waits far below its old colours. */
async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

async function violationsOf(page: Page, rules?: string[]): Promise<[string, string[]][]> {
  await settle(page);
  // The site has no frames, so that nothing has to be gathered from them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // What is behind a dialog cannot be used, and is looked at without it.
  const modal = 'dialog:modal';
  if ((await page.locator(modal).count()) > 0) axe.include(modal);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The page's address, and what is open on it. */
async function placeOf(page: Page): Promise<string> {
  return [page.url(), ...(await page.getByRole('dialog').getByRole('heading').allTextContents())].join(' › ');
}

/** Nothing stands in the way of people who use the page by other means; the test goes on, so that it tells of all. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsOf(page), await placeOf(page)).toEqual([]);
}

/** The same in the dark scheme, too, in which only the colours differ: they are the same at both widths, and looked at in one. */
export async function expectNoViolationsInBothSchemes(page: Page): Promise<void> {
  await expectNoViolations(page);
  if (!isPhone(page.viewportSize())) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOf(page, ['color-contrast']), `${await placeOf(page)} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** The same on the narrowest telephone, and with letters of twice the size. */
export async function expectReflows(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  if (usual) await page.setViewportSize(usual);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Opens a page and waits until links are followed inside of it and the session has begun. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem('seeker_token') !== null);
}

/** The same, until what it deferred is hydrated, too. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await expect(page.locator('html[data-whole]')).toBeAttached();
}

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Presses the button that a form is sent with. */
export async function save(within: Locator): Promise<void> {
  await within.locator('button[type=submit]').click();
}

/** Presses a button that says that it does not work yet; whoever cannot see that may try. */
export async function pressDimmed(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await button.evaluate((element: HTMLElement) => element.click());
}

/** An error box says so, and goes away by its button. */
export async function dismissError(page: Page, said: string, { texts }: Language = english): Promise<void> {
  const box = dialog(page, texts.common.errorTitle);
  await expect(box).toContainText(said);
  await box.getByRole('button', { name: texts.common.ok }).click();
  await expect(box).toBeHidden();
}

/** Keeps requests waiting until they are let go. */
export async function holdBack(within: BrowserContext | Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await within.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** For a test that looks at what the widths have different: it runs on the desktop, too, where `language` is English. */
export const atBothWidths = { tag: '@both-widths' };

const isPhone = (size: { width: number } | null) => size !== null && size.width < 960;

export interface Site {
  /** Announces an error that the test provokes; any other that a page meets fails the test, and so does one that stays away. */
  expectComplaint: (pattern: RegExp) => void;
  open: (path: string) => Promise<void>;
  openAlive: (path: string) => Promise<void>;
  openWhole: (path: string) => Promise<void>;
  isPhone: boolean;
}

/** Makes an account; the browser stays a visitor's until it is started as the seeker's. */
type SignUp = () => Promise<Seeker>;

interface Fixtures {
  /** What the pages complain about. */
  complaints: Complaints;
  /** The page's site. */
  site: Site;
  /** Chinese on the phone, English on the desktop. */
  language: Language;
  /** The newest full-time job of the demonstration that is on the map. */
  job: FoundJob;
  /** A telephone that the site has not heard of. */
  telephone: Telephone;
  signUp: SignUp;
  /** A seeker without a profile, as whom the browser is logged in. */
  newcomer: Seeker;
  /** The same with a profile. */
  seeker: Seeker;
}

/** A test of the site, with whom and what it names: each test has its own, and pays for nothing else. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ browser }, use) => {
      const complaints = new Complaints();
      const stop = complaints.listen(browser);
      await use(complaints);
      stop();
      complaints.check();
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await tellCauses(context);
    await use(context);
  },
  site: ({ page, viewport, complaints }, use) =>
    use({
      expectComplaint: (pattern) => complaints.expect(pattern),
      open: (path) => open(page, path),
      openAlive: (path) => openAlive(page, path),
      openWhole: (path) => openWhole(page, path),
      isPhone: isPhone(viewport),
    }),
  language: ({ site }, use) => use(site.isPhone ? chinese : english),
  job: async ({ request }, use) => {
    const jobs = await newestJobs(request);
    const job = jobs.find(({ address_on_map, address }) => address_on_map && address[0]?.lat);
    if (job === undefined) throw new Error('No job of the catalogue is on the map');
    await use(job);
  },
  telephone: ({ request }, use) => use(new Telephone(request)),
  signUp: ({ page, site, request }, use) =>
    use(async () => {
      const seeker = new Seeker({ page, site, request });
      await seeker.logIn();
      return seeker;
    }),
  newcomer: async ({ signUp }, use) => {
    const newcomer = await signUp();
    await newcomer.startBrowser();
    await use(newcomer);
  },
  seeker: async ({ newcomer }, use) => {
    await newcomer.makeProfile();
    await use(newcomer);
  },
});

export { expect };
