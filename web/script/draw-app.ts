import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { root } from './client-bundle.ts';

/**
 * Draws the pictures of the installed app into public/site: its icons, and the screenshots that browsers show before
 * they install it, of the site at the address given (with the demonstration's catalogue):
 *
 *     ../script/tools/node script/draw-app.ts http://localhost:8080
 */

const folder = join(root, 'public/site');
const green = '#00684a';

/** The mark of shared/ui/Logo, on its grid of 32 by 32. */
const mark =
  '<path d="M6.5 6.5h19M6.5 10.5h19" stroke="#f6c52d" stroke-width="2.25"/>' +
  '<path d="M9.5 15.5h13M16 15.5v9.5M7.5 25h17" stroke="#fff" stroke-width="2.75"/>';

/** Line drawings of shared/ui/Icon, on a grid of 24 by 24. */
const drawings = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5',
  saved: 'M12 20C5 15 3.5 11.5 3.5 9a4.4 4.4 0 0 1 8.5-1.5A4.4 4.4 0 0 1 20.5 9c0 2.5-1.5 6-8.5 11Z',
  applications: 'M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16',
};

function svg(size: number, content: string): string {
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ${lines}>${content}</svg>`;
}

/** The whole mark within the circle that every shape of mask keeps: 80% of the picture. */
const maskable = svg(
  32,
  `<rect width="32" height="32" fill="${green}"/><g transform="translate(16 16) scale(.9) translate(-16 -15.75)">${mark}</g>`,
);

/** Android takes the shape alone, and gives it a colour of its own. */
const badge = svg(32, mark.replace('#f6c52d', '#fff'));

const shortcut = (path: string) =>
  svg(
    96,
    `<circle cx="48" cy="48" r="48" fill="${green}"/>` +
      `<path transform="translate(21 21) scale(2.25)" d="${path}" stroke="#fff" stroke-width="1.75"/>`,
  );

const icons: readonly { file: string; size: number; drawing: string }[] = [
  { file: 'icon-maskable-192.png', size: 192, drawing: maskable },
  { file: 'icon-maskable-512.png', size: 512, drawing: maskable },
  { file: 'badge-96.png', size: 96, drawing: badge },
  ...Object.entries(drawings).map(([name, path]) => ({
    file: `shortcut-${name}.png`,
    size: 96,
    drawing: shortcut(path),
  })),
];

async function drawIcons(browser: Browser): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'icons-'));
  for (const { file, size, drawing } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const html = join(scratch, 'icon.html');
    writeFileSync(html, `<style>body{margin:0}svg{display:block}</style>${drawing}`);
    await page.goto(`file://${html}`);
    await page.screenshot({ path: join(folder, file), omitBackground: true });
    await page.close();
  }
  rmSync(scratch, { recursive: true });
}

const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const wide = { viewport: { width: 1280, height: 800 } };

async function takeScreenshots(browser: Browser, site: string): Promise<void> {
  for (const [suffix, locale, base] of [
    ['', 'zh-HK', '/hk/'],
    ['-en', 'en-HK', '/hk/en/'],
  ] as const) {
    for (const [name, window] of [
      ['search', narrow],
      ['job', narrow],
      ['wide', wide],
    ] as const) {
      const context = await browser.newContext({ ...window, locale });
      const page = await context.newPage();
      await page.goto(`${site}${base}find-jobs/`);
      await page.locator('html[data-whole]').waitFor({ state: 'attached' });
      if (name === 'job') {
        await page.getByRole('article').getByRole('link').first().click();
        await page.waitForURL('**/job/**');
      }
      await page.waitForLoadState('networkidle');
      const path = join(folder, `screenshot-${name}${suffix}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 70 });
      await context.close();
    }
  }
}

const [, , site] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
await drawIcons(browser);
if (site !== undefined) await takeScreenshots(browser, site);
await browser.close();
