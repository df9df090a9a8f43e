import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Everything that the page complains about, besides answers of the service that it handles. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const fromService = message.location().url.includes('/api/');
    if (['error', 'warning'].includes(message.type()) && !fromService) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** React wraps what it recovered from, and a complaint is told without what lies behind it: the console tells that too. */
async function tellCauses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause !== undefined) console.error('caused by', error.cause);
    });
  });
}

/** Opens a page and waits until the browser has taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Waits until the browser has taken over a part of the page that comes late, and gives it. */
export async function alive(part: Locator): Promise<Locator> {
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => part.evaluate(isTakenOver)).toBe(true);
  return part;
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
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Nothing stands in the way of people who use the page by other means. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** The same in the light and in the dark scheme, between which only the colours differ. */
export async function expectNoViolationsInBothSchemes(page: Page): Promise<void> {
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Opens a page and waits until links are followed inside of it and the session has begun. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.waitForFunction(() => localStorage.getItem('seeker_token') !== null);
}

export interface Site {
  complaints: string[];
  open: (path: string) => Promise<void>;
  openAlive: (path: string) => Promise<void>;
  isPhone: boolean;
}

/** A test with a page of the site, whose complaints are collected from the start. */
export const test = base.extend<{ site: Site }>({
  site: async ({ page, viewport }, use) => {
    const complaints = complaintsOf(page);
    await tellCauses(page);
    await use({
      complaints,
      open: (path) => open(page, path),
      openAlive: (path) => openAlive(page, path),
      isPhone: (viewport?.width ?? 0) < 960,
    });
  },
});

export { expect };
