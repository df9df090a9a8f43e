// Pages that were made before: how long they are shown, and where they are kept beyond the memory for them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { advance } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const inAFile = () => ({ database: `sqlite:${join(privateFolder(), 'site.db')}` });

const rendered = async (site) => Number(/^hoigung_render_calls_total (\d+)/m.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);

describe('a page that was made before', () => {
  let site;
  before(async () => {
    site = await Site.start(inAFile());
  });
  after(() => site?.stop());
  const madeAs = async () => (await site.get('/hk/en/')).headers.get('etag');

  test('[15.01] is shown until the day ends in Hong Kong, for it says how many days ago jobs were published', async () => {
    const [hour, day] = [3600, 24 * 3600];
    const noonInHongKong = 4 * hour;
    await advance(site, day + noonInHongKong - (Math.floor(Date.now() / 1000) % day));
    const first = await madeAs();
    await advance(site, 11 * hour);
    assert.equal(await madeAs(), first);
    await advance(site, 2 * hour);
    assert.notEqual(await madeAs(), first);
  });
});

describe('how a page or an answer came about', () => {
  let site;
  before(async () => {
    const settings = inAFile();
    importCatalogue(settings, ndjson([company(1), job(1)]));
    site = await Site.start(settings);
  });
  after(() => site?.stop());
  const figures = async () => {
    const text = await (await fetch(`${site.ops}/metrics`)).text();
    return Object.fromEntries([...text.matchAll(/^hoigung_(page|graphql)_answers_total\{cache="(\w+)"\} (\d+)/gm)].map(([, of, how, count]) => [`${of} ${how}`, Number(count)]));
  };

  test('is counted, and told to developers in a header', async () => {
    const path = '/hk/en/find-jobs/?q=waiter';
    const question = JSON.stringify({ query: '{ job_search(term: "waiter") { total } }' });
    const ask = () => fetch(`${site.url}/api/seeker/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: question });
    const before = await figures();
    const timings = [];
    for (const answer of [await site.get(path), await site.get(path), await ask(), await ask()]) timings.push(answer.headers.get('server-timing'));
    assert.deepEqual(timings, ['page;desc=miss', 'page;desc=hit', 'graphql;desc=miss', 'graphql;desc=hit']);
    const after = await figures();
    for (const name of ['page miss', 'page hit', 'graphql miss', 'graphql hit']) assert.equal(after[name] - before[name], 1, name);
  });
});

describe('what nobody made a page for', () => {
  let site;
  before(async () => {
    const settings = inAFile();
    importCatalogue(settings, ndjson([company(1), job(1)]));
    site = await Site.start(settings);
  });
  after(() => site?.stop());
  const made = async (path) => {
    const before = await rendered(site);
    const page = await site.get(path);
    return { status: page.status, html: await page.text(), calls: (await rendered(site)) - before };
  };

  for (const path of ['/hk/en/', '/hk/find-jobs/', '/hk/en/find-jobs/?q=waiter', `/hk/en/job/waiter-1/${id(1)}/`, '/hk/en/blogs-list/']) {
    test(`parameters that ${path} does not know are no part of it`, async () => {
      const { html } = await made(path);
      const again = await made(`${path}${path.includes('?') ? '&' : '?'}junk=1&x[]=2`);
      assert.deepEqual(again, { status: 200, html, calls: 0 });
    });
  }

  test('the order of parameters is nothing', async () => {
    const { html } = await made('/hk/en/find-jobs/?q=waiter&employment=pt');
    assert.deepEqual(await made('/hk/en/find-jobs/?employment=pt&q=waiter&q=cook'), { status: 200, html, calls: 0 });
  });

  test('one page a language says that an address is wrong', async () => {
    for (const root of ['/hk', '/hk/en']) {
      const { html, status } = await made(`${root}/nope/`);
      assert.equal(status, 404);
      for (const path of ['/nope/?a=1', '/find-jobs/no-such-slug/', '/a/b/c/d/'])
        assert.deepEqual(await made(root + path), { status: 404, html, calls: 0 });
    }
  });

  test('one page a language says that what an address names is not there', async () => {
    const { html } = await made(`/hk/en/job/waiter/${id(77)}/`);
    const other = await made(`/hk/en/job/cook/${id(78)}/?x=1`);
    assert.equal(other.status, 404);
    assert.equal(other.html, html);
  });
});

describe('more pages than the memory for them holds', () => {
  const jobs = Array.from({ length: 120 }, (_, i) => i + 1);

  /** A site with memory for about half of the pages, until the test ends. */
  async function startSite(t, more = {}) {
    const settings = { ...inAFile(), page_cache_mib: 1, requests_per_second: 10_000, request_burst: 10_000, ...more };
    importCatalogue(settings, ndjson([company(1), ...jobs.map((n) => job(n))]));
    const site = await Site.start(settings);
    t.after(() => site.stop());
    return site;
  }
  async function pagesOf(site) {
    const pages = [];
    for (const n of jobs) {
      pages.push(await (await site.get(`/hk/en/job/waiter-${n}/${id(n)}/`)).text());
      assert.match(pages.at(-1), new RegExp(`<h1[^>]*>Waiter ${n}<`));
    }
    return pages;
  }

  test('are kept in a file, and come from there as they were', async (t) => {
    const site = await startSite(t);
    const first = await pagesOf(site);
    const calls = await rendered(site);
    assert.deepEqual(await pagesOf(site), first);
    assert.equal(await rendered(site), calls);
  });

  const without = { 'no file': { page_file_mib: 0 }, 'no folder for it': { page_file_dir: '/nowhere' }, 'no room on the disk': {} };
  for (const [what, settings] of Object.entries(without)) {
    test(`are made anew where there is ${what}`, async (t) => {
      const site = await startSite(t, settings);
      if (what === 'no room on the disk') execFileSync('prlimit', ['--pid', site.child.pid, '--fsize=0:']);
      await pagesOf(site);
      const calls = await rendered(site);
      await pagesOf(site);
      assert.ok((await rendered(site)) > calls);
    });
  }
});
