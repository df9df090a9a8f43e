import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type FoundJob, newestJobs } from './catalogue';
import { Complaints } from './complaints';
import { chinese, english, type Language } from './languages';
import { Seeker, Telephone } from './seeker';

/**
 * React wraps errors that it recovered from, and the browser reports them without their cause, so the cause
 * is logged, too.
 */
async function tellCauses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause !== undefined) console.error('caused by', error.cause);
    });
  });
}

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/**
 * Finishes animations and lays out deferred content, whose colours and contrast would otherwise not be final.
 */
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
  // The site has no frames, so the faster legacy mode is enough.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Only the open dialog is checked, because what is behind it cannot be used.
  const modal = 'dialog:modal';
  if ((await page.locator(modal).count()) > 0) axe.include(modal);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** The page's address and its open dialog. */
async function placeOf(page: Page): Promise<string> {
  return [page.url(), ...(await page.getByRole('dialog').getByRole('heading').allTextContents())].join(' › ');
}

/** The page has no accessibility violations. A soft check, so that the test reports all of them. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsOf(page), await placeOf(page)).toEqual([]);
}

/**
 * Also checks the contrast in the dark scheme; on the phone only, because the colours are the same at both
 * widths.
 */
export async function expectNoViolationsInBothSchemes(page: Page): Promise<void> {
  await expectNoViolations(page);
  if (!isPhone(page.viewportSize())) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOf(page, ['color-contrast']), `${await placeOf(page)} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks that nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Checks that everything fits on the narrowest phone, and at twice the font size. */
export async function expectReflows(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  if (usual) await page.setViewportSize(usual);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Opens a page and waits until the router and the session have started. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem('seeker_token') !== null);
}

/** Opens a page and waits until its deferred components are hydrated, too. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await expect(page.locator('html[data-whole]')).toBeAttached();
}

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Presses the button of that name. */
export async function press(within: Locator | Page, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

/** Presses the form's submit button. */
export async function save(within: Locator): Promise<void> {
  await within.locator('button[type=submit]').click();
}

/** Presses a disabled button, as people may who cannot see that it is disabled. */
export async function pressDimmed(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await button.evaluate((element: HTMLElement) => element.click());
}

/** Expects an error box with the text, and closes it by its button. */
export async function dismissError(page: Page, said: string, { texts }: Language = english): Promise<void> {
  const box = dialog(page, texts.common.errorTitle);
  await expect(box).toContainText(said);
  await box.getByRole('button', { name: texts.common.ok }).click();
  await expect(box).toBeHidden();
}

/** Holds requests back until the returned function is called. */
export async function holdBack(within: BrowserContext | Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await within.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/**
 * For tests of what differs between the widths: they also run on the desktop, where `language` is English.
 */
export const atBothWidths = { tag: '@both-widths' };

const isPhone = (size: { width: number } | null) => size !== null && size.width < 960;

export interface Site {
  /**
   * Announces an error that the test provokes. Any other error fails the test, and so does an announced one
   * that does not occur.
   */
  expectComplaint: (pattern: RegExp) => void;
  open: (path: string) => Promise<void>;
  openAlive: (path: string) => Promise<void>;
  openWhole: (path: string) => Promise<void>;
  isPhone: boolean;
}

/** Creates an account; the browser is not logged in before startBrowser(). */
type SignUp = () => Promise<Seeker>;

interface Fixtures {
  /** The errors and warnings of the pages. */
  complaints: Complaints;
  /** The page's site. */
  site: Site;
  /** Chinese on the phone, English on the desktop. */
  language: Language;
  /** The newest full-time job of the demonstration that is on the map. */
  job: FoundJob;
  /** A telephone that the site does not know. */
  telephone: Telephone;
  signUp: SignUp;
  /** A seeker without a profile; the browser is logged in as them. */
  newcomer: Seeker;
  /** A seeker with a profile; the browser is logged in as them. */
  seeker: Seeker;
}

/** A test of the site. Each test gets its own fixtures, and only those that it names are set up. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ browser }, use, { retry }) => {
      // A first retry is traced (playwright.config.ts).
      const complaints = new Complaints(retry > 0);
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
