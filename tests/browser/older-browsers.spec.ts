import type { BrowserContext, Page } from '@playwright/test';
import { pathOf } from './catalogue';
import { isAnonymous, logInOnScreen } from './seeker';
import { expect, expectFits, test } from './site';

/** Rewrites every stylesheet of the site, both files and inlined ones. */
async function rewriteStyles(context: BrowserContext, rewrite: (css: string) => string): Promise<void> {
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });
  await context.route(/\/hk\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
    const { 'content-security-policy': _, ...headers } = response.headers();
    const html = await response.text();
    const body = html.replaceAll(
      /(<style>)([^<]*)(<\/style>)/g,
      (_, start, css, end) => start + rewrite(css) + end,
    );
    return route.fulfill({ response, headers, body });
  });
}

/** Removes everything that at least one of Safari 15.4, Chrome 99 and Firefox 97 lacks. */
async function becomeOldest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
      [HTMLDialogElement.prototype, ['showModal', 'show', 'close']],
      [AbortSignal, ['timeout', 'any']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [window, ['TextDecoderStream', 'requestIdleCallback', 'scheduler', 'navigation', 'OffscreenCanvas']],
      [Navigator.prototype, ['locks']],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
    document.addEventListener(
      'click',
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
        pressed?.removeAttribute('popovertarget');
      },
      true,
    );
  });
  await rewriteStyles(context, (css) => {
    // A browser drops a rule with an unknown selector, and a declaration with an unknown unit.
    const known = css.replaceAll(':has(', ':unknown(').replaceAll(/([\d.]+)[ds]vh/g, '$1unknown');
    return `${known}\n[popover]:not([hidden]) { display: block }\n::backdrop { display: none }`;
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[2.90] without popovers, :has and inert the menu opens, a chosen chip shows, and one can log out', async ({
  page,
  context,
  seeker,
}) => {
  await becomeOldest(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await seeker.openAlive('/hk/en/');
  const toggle = page.getByRole('button', { name: 'My account' });
  const logOut = page.getByRole('button', { name: 'Log out' });
  await expect(toggle).toBeVisible();
  await expect(logOut).toBeHidden();
  await toggle.click();
  await logOut.click();
  await expect(toggle).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('16px');
});

test('the oldest supported browsers search, read, apply, open menus and dialogs, log in and log out', async ({
  page,
  site,
  context,
  job,
  telephone,
  language,
}) => {
  const { root, texts } = language;
  await becomeOldest(context);
  await site.openWhole(`${root}/`);
  await expectFits(page);
  // The menu is a dialog: it covers the page, has the focus and closes by Escape.
  await page.getByRole('button', { name: texts.common.openMenu }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await site.openWhole(`${root}/find-jobs/?q=waiter`);
  await expectFits(page);
  await page.getByRole('link', { name: texts.results.groups.employment }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: texts.common.close, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  // An article's data come from the content service, whose client uses a timeout.
  await site.openWhole(`${root}/blogs-list/`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\//);
  await expect(heading(page)).toBeVisible();

  await site.openWhole(`${root}${pathOf('job', job).replace('/hk/en', '')}`);
  await expectFits(page);
  await page.locator('a[href*="/apply/"]').first().click();
  await logInOnScreen(page, telephone);
  await expect(page).toHaveURL(/\/(apply|create-apply)\//);
  await expect(page.locator('form').first()).toBeVisible();
  await expectFits(page);
  await expect.poll(() => isAnonymous(page)).toBe(false);

  await site.openAlive(`${root}/`);
  await page.getByRole('button', { name: texts.common.openMenu }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: root === '/hk' ? '登出' : 'Log out' })
    .click();
  await expect.poll(() => isAnonymous(page)).toBe(true);
});

test.describe('browsers from before cascade layers', () => {
  // Some of these browsers run the scripts and some do not, so the page has to work without.
  test.use({ javaScriptEnabled: false });

  /** Removes an unknown rule with its block. */
  function withoutLayers(css: string): string {
    let out = '';
    for (let at = 0; at < css.length; ) {
      const start = css.indexOf('@layer', at);
      if (start < 0) return out + css.slice(at);
      out += css.slice(at, start);
      let end = start;
      for (let depth = 0; ; end += 1) {
        if (css[end] === '{') depth += 1;
        if (css[end] === '}') depth -= 1;
        if (end >= css.length || (depth === 0 && (css[end] === ';' || css[end] === '}'))) break;
      }
      at = end + 1;
    }
    return out;
  }

  test('they show pages that can be read, searched and followed, and say where they are too old', async ({
    page,
    context,
  }) => {
    await rewriteStyles(context, (css) => withoutLayers(css).replaceAll('revert-layer', 'unknown'));
    for (const path of ['/hk/', '/hk/en/', '/hk/en/find-jobs/?q=waiter', '/hk/en/blogs-list/']) {
      await page.goto(path);
      await expectFits(page);
      const look = await page.evaluate(() => {
        const { lineHeight, fontSize, marginLeft } = getComputedStyle(document.body);
        const largest = Math.max(
          0,
          ...[...document.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height),
        );
        return { lineHeight, fontSize, marginLeft, largest };
      });
      expect(look.lineHeight, path).toBe('24px');
      expect(look.fontSize, path).toBe('16px');
      expect(look.largest, path).toBeLessThanOrEqual(48);
      await expect(page.locator('#too-old'), path).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/hk/en/');
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBeLessThanOrEqual(752);
    await page.locator('input[name=q]').first().fill('waiter');
    await page.keyboard.press('Enter');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/hk\/en\/job\//);
    await expect(heading(page)).toBeVisible();
    await page.goto('/hk/en/login/');
    await expect(page.locator('#too-old p')).toHaveText([
      'This browser is too old to log in or to apply. Please update it and try again.',
      '此瀏覽器的版本太舊，未能登入或申請職位。請更新瀏覽器後再試。',
    ]);
    await expect(page.locator('#too-old')).toBeVisible();
  });
});
