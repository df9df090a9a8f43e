import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes that a route loads at once, gzipped, against their budgets. */
const budgets = { scripts: 80_000, styles: 10_000, screen: 8_000 };

const dist = join(import.meta.dirname, '../dist');

interface Row {
  route: string;
  assets: { styles: string[]; scripts: string[]; preloads: string[] }[];
}

const table = JSON.parse(readFileSync(join(dist, 'server/assets.json'), 'utf8')) as Row[];
let failed = false;

function sizeOf(urls: readonly string[]): number {
  const bytes = (url: string) => readFileSync(join(dist, 'client', url.slice('/hk/'.length)));
  return urls.reduce((sum, url) => sum + gzipSync(bytes(url), { level: 9 }).length, 0);
}

function check(what: string, size: number, budget: number): void {
  const over = size > budget;
  failed ||= over;
  console.log(`${what.padEnd(28)} ${String(size).padStart(6)} of ${budget}${over ? '  TOO LARGE' : ''}`);
}

for (const { route, assets } of table) {
  const largest = (pick: (row: Row['assets'][number]) => string[]) =>
    Math.max(...assets.map((row) => sizeOf(pick(row))));
  const isScreen = (url: string) => /Screen-[^/]*\.js$/.test(url);
  check(
    `${route} scripts`,
    largest((row) => [...row.scripts, ...row.preloads]),
    budgets.scripts,
  );
  check(
    `${route} styles`,
    largest((row) => row.styles),
    budgets.styles,
  );
  check(
    `${route} screen`,
    largest((row) => row.preloads.filter(isScreen)),
    budgets.screen,
  );
}
process.exitCode = failed ? 1 : 0;
