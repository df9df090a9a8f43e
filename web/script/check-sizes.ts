import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Application,
  applications,
  type ClientApplication,
  type RenderedApplication,
} from '../applications.ts';
import { folderOf } from './client-bundle.ts';

/** Checks what the pages of each application load, gzipped, against the budgets in applications.ts. */

interface Assets {
  styles: string[];
  scripts: string[];
  preloads: string[];
}

interface Row {
  route: string;
  render: 'server' | 'shell';
  screen: string[];
  /** What a page loads at once, by language. */
  assets: Assets[];
  /** What a page loads in all, by language, without anything being pressed. */
  whole: Assets[];
  /** What the page loads after it is shown. */
  bootstrap: Assets;
}

let failed = false;

function check(what: string, size: number, budget: number): void {
  const over = size > budget;
  failed ||= over;
  console.log(`${what.padEnd(28)} ${String(size).padStart(6)} of ${budget}${over ? '  TOO LARGE' : ''}`);
}

function checkPages(application: RenderedApplication): void {
  const { base, budgets } = application;
  const worker = readFileSync(join(folderOf(application, 'server'), 'worker.js'));
  check(`${application.name} worker`, gzipSync(worker, { level: 9 }).length, budgets.worker);
  const table = JSON.parse(
    readFileSync(join(folderOf(application, 'server'), 'assets.json'), 'utf8'),
  ) as Row[];
  const sizeOf = (urls: readonly string[]) => {
    const sizes = urls.map(
      (url) => statSync(join(folderOf(application, 'client'), `${url.slice(base.length)}.gz`)).size,
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  for (const { route, render, screen, assets, whole, bootstrap } of table) {
    const largest = (pick: (row: Assets) => string[]) => Math.max(...assets.map((row) => sizeOf(pick(row))));
    const isScreen = (url: string) => /Screen-[^/]*\.js$/.test(url);
    // Pages rendered in the browser wait for the second script anyway, so they have no budget for the first
    // load.
    if (render === 'server') {
      check(
        `${route} scripts`,
        largest((row) => [...row.scripts, ...row.preloads]),
        budgets.scripts,
      );
      check(
        `${route} all scripts`,
        largest((row) => [...new Set([...row.scripts, ...row.preloads, ...bootstrap.preloads])]),
        budgets.allScripts,
      );
      const counted = new Set([...assets.flatMap((row) => row.preloads), ...bootstrap.preloads]);
      const late = whole.map(({ preloads }) => sizeOf(preloads.filter((url) => !counted.has(url))));
      check(`${route} late scripts`, Math.max(...late), budgets.lateScripts);
    }
    check(
      `${route} styles`,
      largest((row) => row.styles),
      budgets.styles,
    );
    if (budgets.largeScreens.includes(route)) {
      const own = screen.filter((url) => !bootstrap.preloads.includes(url));
      check(`${route} own scripts`, sizeOf(own), budgets.largeScreen);
    } else {
      check(
        `${route} screen`,
        largest((row) => row.preloads.filter(isScreen)),
        budgets.screen,
      );
    }
  }
}

/** Screens of development, which no visitor can load. */
const ofDevelopment = /\/DevUiScreen-/;

/** Everything that an application can load. */
function checkAll(application: Application): void {
  const client = folderOf(application, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((file) => /\.(js|css)\.gz$/.test(file) && !ofDevelopment.test(file))
    .map((file) => statSync(join(client, file)).size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  check(`${application.name} scripts and styles`, sum, application.budgets.all);
}

function checkFirstScreen(application: ClientApplication): void {
  const client = folderOf(application, 'client');
  const documents = JSON.parse(
    readFileSync(join(folderOf(application, 'server'), 'first-screens.json'), 'utf8'),
  ) as string[][];
  const sizes = documents.map((scripts) =>
    scripts.reduce((all, file) => all + statSync(join(client, `${file}.gz`)).size, 0),
  );
  check(`${application.name} first screen`, Math.max(...sizes), application.budgets.firstScreen);
}

for (const application of applications) {
  checkAll(application);
  if (application.render === 'server') checkPages(application);
  else checkFirstScreen(application);
}
process.exitCode = failed ? 1 : 0;
