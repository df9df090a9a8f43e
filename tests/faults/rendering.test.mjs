// A page whose rendering hangs or runs out of memory. The web's own bundle is served with page parameters that make it
// do so, as does an address without a page; the engine, its watchdog and everything else are the real ones.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually } from '../support/outage.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const built = resolve(import.meta.dirname, '../../web/dist');

const faults = `
;(() => {
  const { render } = globalThis.hoigung;
  const kept = [];
  const meet = {
    hang: () => { for (;;); },
    memory: () => 'x'.repeat(2 ** 31),
    heap: () => { kept.push(new Array(1e6).fill(0.5 + kept.length), new Array(1e6).fill(kept.length)); },
  };
  globalThis.hoigung.render = (request, answers) => {
    const { path, query } = JSON.parse(request);
    meet[path.endsWith('/404/') ? 'hang' : /fault=(\\w+)/.exec(query)?.[1]]?.();
    return render(request, answers);
  };
})();
`;

/** The web's build with pages that can be made to fail. */
function faultyWeb() {
  const folder = privateFolder();
  for (const application of ['portal', 'console']) symlinkSync(join(built, application), join(folder, application));
  mkdirSync(join(folder, 'site'));
  symlinkSync(join(built, 'site/client'), join(folder, 'site/client'));
  cpSync(join(built, 'site/server'), join(folder, 'site/server'), { recursive: true });
  const bundle = join(folder, 'site/server/entry-server.js');
  writeFileSync(bundle, readFileSync(bundle, 'utf8') + faults);
  const table = join(folder, 'site/server/routes.json');
  const routes = JSON.parse(readFileSync(table, 'utf8'));
  for (const route of routes) route.query = [...(route.query ?? []), 'fault', 'n', 'whole'];
  writeFileSync(table, JSON.stringify(routes));
  return folder;
}

describe('a page whose rendering', () => {
  let site;
  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    importLines(database, [company(1), ...Array.from({ length: 5 }, (_, n) => job(n + 1))]);
    site = await Site.start({ database, web_root: faultyWeb(), render_memory_mib: 64 });
  });
  after(() => site?.kill());

  const replaced = async (reason) => Number(new RegExp(`engines_replaced_total\\{reason="${reason}"\\} (\\d+)`).exec(await (await fetch(`${site.ops}/metrics`)).text())?.[1] ?? 0);
  /** A page that the browser is to render: the shell of its language, with its head and the script. */
  const isShell = async (page, status, language, what) => {
    assert.equal(page.status, status, what);
    const html = await page.text();
    const has = [`<html lang="${language}">`, language === 'en-HK' ? '<title>Hoigung<' : '<title>開工<', '<script type="module" src="/hk/assets/', '<meta name="robots" content="noindex"', '<div id="app"></div>'];
    assert.deepEqual(has.filter((part) => !html.includes(part)), [], what);
  };
  const isWhole = async (page) => page.status === 200 && /<div id="app"><.*(Waiter|侍應) ?\d.*<script type="application\/json"/s.test(await page.text());
  /** Whole at last: a page that failed is not kept, so that the next who asks may get it. */
  const comesWhole = (path) => eventually(async () => isWhole(await site.get(path)), `${path}, whole`);

  test('hangs is left to the browser, with the status of its address, and the next page is whole', async () => {
    await isShell(await site.get('/hk/en/find-jobs/?fault=hang'), 200, 'en-HK', 'a search');
    await isShell(await site.get('/hk/find-jobs/?fault=hang'), 200, 'zh-Hant-HK', 'a search in Chinese');
    await isShell(await site.get('/hk/en/no-such-page/'), 404, 'en-HK', 'no page');
    assert.ok((await replaced('timeout')) > 0);
    await comesWhole('/hk/en/find-jobs/?whole=1');
  });

  test('hangs is rendered when it is asked for again and does not', async () => {
    // A page that failed is not kept.
    const page = `/hk/job/${encodeURIComponent('侍應2')}/${id(2)}/`;
    await isShell(await site.get(`${page}?fault=hang`), 200, 'zh-Hant-HK', 'a job');
    await comesWhole(page);
  });

  test('runs out of memory is left to the browser, and the engine is replaced', async () => {
    await eventually(async () => {
      await isShell(await site.get('/hk/en/find-jobs/?fault=memory'), 200, 'en-HK', 'a search');
      return (await replaced('exhaustion')) > 0;
    }, 'another engine');
    await comesWhole('/hk/en/find-jobs/?whole=2');
  });

  test('makes an engine grow past its limit is whole, and the engine is replaced', async () => {
    for (let n = 0; (await replaced('heap')) === 0; n += 1) await comesWhole(`/hk/en/find-jobs/?fault=heap&n=${n}`);
    await comesWhole('/hk/en/find-jobs/?whole=3');
  });

  test('hangs in every engine at once holds up no page that is known, and no other for long', async () => {
    const hanging = Array.from({ length: 12 }, (_, n) => site.get(`/hk/en/find-jobs/?fault=hang&n=${n}`));
    assert.ok(await isWhole(await site.get('/hk/en/find-jobs/?whole=1')));
    for (const answer of await Promise.all(hanging)) await isShell(answer, 200, 'en-HK', 'one of many');
    await comesWhole('/hk/en/find-jobs/?whole=4');
    assert.equal((await fetch(`${site.ops}/readyz`)).status, 200);
    assert.equal(await site.stop(), 0);
  });
});
