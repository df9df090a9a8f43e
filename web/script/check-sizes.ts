import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that a route loads at once, gzipped, and with what it fetches after it stands, against their budgets. */
const budgets = { scripts: 80_000, all: 90_000, styles: 10_000, screen: 8_000 };

/** Whole tasks with many forms may be larger, with everything that only they bring. */
const largeScreens = ['profile', 'create-profile', 'create-apply', 'apply'];
const largeScreen = 20_000;

const dist = join(import.meta.dirname, '../dist');

interface Assets {
  styles: string[];
  scripts: string[];
  preloads: string[];
}

interface Row {
  route: string;
  render: 'server' | 'shell';
  screen: string[];
  assets: Assets[];
  late: Assets;
}

const table = JSON.parse(readFileSync(join(dist, 'server/assets.json'), 'utf8')) as Row[];
let failed = false;

function sizeOf(urls: readonly string[]): number {
  return urls.reduce(
    (sum, url) => sum + statSync(join(dist, 'client', `${url.slice('/hk/'.length)}.gz`)).size,
    0,
  );
}

function check(what: string, size: number, budget: number): void {
  const over = size > budget;
  failed ||= over;
  console.log(`${what.padEnd(28)} ${String(size).padStart(6)} of ${budget}${over ? '  TOO LARGE' : ''}`);
}

for (const { route, render, screen, assets, late } of table) {
  const largest = (pick: (row: Assets) => string[]) => Math.max(...assets.map((row) => sizeOf(pick(row))));
  const isScreen = (url: string) => /Screen-[^/]*\.js$/.test(url);
  // A page that the browser renders waits for the late script anyway; the first load is for reading.
  if (render === 'server') {
    check(
      `${route} scripts`,
      largest((row) => [...row.scripts, ...row.preloads]),
      budgets.scripts,
    );
    check(
      `${route} all scripts`,
      largest((row) => [...new Set([...row.scripts, ...row.preloads, ...late.preloads])]),
      budgets.all,
    );
  }
  check(
    `${route} styles`,
    largest((row) => row.styles),
    budgets.styles,
  );
  if (largeScreens.includes(route)) {
    check(`${route} own scripts`, sizeOf(screen.filter((url) => !late.preloads.includes(url))), largeScreen);
  } else {
    check(
      `${route} screen`,
      largest((row) => row.preloads.filter(isScreen)),
      budgets.screen,
    );
  }
}
process.exitCode = failed ? 1 : 0;
