import type { Page } from '@playwright/test';
import { isAnonymous } from './seeker';
import { expect, test } from './site';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Follows a link without scrolling: a mouse click would scroll to it first. */
const follow = (page: Page, to: string) =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('[2.117] [2.118] after jumps on a page, back leads through its places, each page under its own address', async ({
  page,
  site,
}) => {
  const article = '/hk/en/blogs/part-time-work-and-tax/';
  const section = '#add-your-jobs-together';
  await site.openWhole('/hk/en/blogs-list/');
  await follow(page, article);
  await expect(heading(page)).toHaveText(/^Part-time work and tax/);
  // A new page is at its start when its heading has the focus.
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 60));
  await follow(page, section);
  await expect.poll(() => top(page)).toBeGreaterThan(300);
  const place = await top(page);
  await follow(page, '/hk/en/blogs-list/');
  await expect(heading(page)).toHaveText('Career blogs');
  await follow(page, '#main');
  await follow(page, '/hk/en/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');

  await page.goBack();
  await expect(page).toHaveURL('/hk/en/blogs-list/#main');
  await expect(heading(page)).toHaveText('Career blogs');
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/blogs-list/');
  await page.goBack();
  await expect(page).toHaveURL(`${article}${section}`);
  await expect(heading(page)).toHaveText(/^Part-time work and tax/);
  await expect.poll(() => top(page)).toBe(place);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => top(page)).toBe(60);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(place);
});

test('[2.117] a page that is loaded as a document again returns to the place', async ({ page, site }) => {
  await site.openAlive('/hk/en/terms-and-conditions/');
  const atPlace = () => expect.poll(() => top(page)).toBe(600);
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await atPlace();
  await page.goto('/hk/en/maintenance/');
  await page.goBack();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await atPlace();
  await follow(page, '/hk/en/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  // Skips the page in between, which was the last one of its document.
  await page.goto('/hk/en/maintenance/');
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(heading(page)).toHaveText('Terms and conditions');
  await atPlace();
});

test('[2.117] back from another document leads to the end of the home page, too', async ({ page, site }) => {
  await site.openWhole('/hk/en/');
  // Scrolls like a reader: content that comes near is laid out, and the page grows.
  const toEnd = () =>
    page.evaluate(() => {
      scrollBy(0, innerHeight);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await expect.poll(toEnd, { intervals: [50] }).toBe(true);
  const place = await top(page);
  await page.goto('/hk/en/maintenance/');
  await page.goBack();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect.poll(() => top(page)).toBe(place);
});

test('[2.113] [2.117] back from the login leads to the page whose link needed it', async ({ page, site }) => {
  await site.openAlive('/hk/en/');
  await follow(page, '/hk/en/terms-and-conditions/');
  await expect(heading(page)).toHaveText('Terms and conditions');
  await follow(page, '/hk/en/profile/?page=myProfile');
  await expect(heading(page)).toHaveText('Log in or sign up');
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/terms-and-conditions/');
  await expect(heading(page)).toHaveText('Terms and conditions');
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/');
});

test("[6.07] [4.16] back does not lead past the guard to what was another person's", async ({
  page,
  context,
  seeker,
}) => {
  await seeker.openAlive('/hk/en/');
  await follow(page, '/hk/en/profile/?page=myProfile');
  await expect(heading(page)).toHaveText('My profile');
  await follow(page, '/hk/en/');
  await expect(page).toHaveURL('/hk/en/');
  const other = await context.newPage();
  await other.goto('/hk/en/maintenance/');
  await other.evaluate(() => localStorage.removeItem('seeker_token'));
  await expect.poll(() => isAnonymous(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/hk\/en\/login\/\?target=/);
  await expect(heading(page)).toHaveText('Log in or sign up');
});

test('[2.117] going back lands where one was among lists that are laid out late', async ({ page, site }) => {
  await site.openWhole('/hk/en/');
  // Scrolls like a thumb: content that comes near is laid out on the way.
  for (let y = 200; y <= 2000; y += 200) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(50);
  }
  const before = await page.evaluate(() => scrollY);
  const seen = page.locator('main article:visible a[href*="/job/"]');
  const index = await seen.evaluateAll((links) =>
    links.findIndex((link) => {
      const { top, bottom, left } = link.getBoundingClientRect();
      return top > 100 && bottom < innerHeight - 100 && left >= 0 && left < innerWidth;
    }),
  );
  const name = await seen.nth(index).textContent();
  await seen.nth(index).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/hk/en/');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
});
