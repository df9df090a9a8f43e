import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { head, words } from '../support/html.mjs';
import { Postgres } from '../support/postgres.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

/** The page that a request to that host gets, which fetch() would not send. */
const pageAt = (site, path, headers) =>
  new Promise((resolve, reject) => {
    const sent = request(site.url + path, { headers }, (answer) => {
      let text = '';
      answer.on('data', (piece) => { text += piece; }).on('end', () => resolve(text));
    });
    sent.on('error', reject).end();
  });

describe('the server as an operator and a browser see it', () => {
  const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}` };
  let site;
  before(async () => {
    importCatalogue(settings, ndjson([company(1), job(1)]));
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  test('the operations port tells health, readiness and figures, and the site’s port does not', async () => {
    assert.equal((await fetch(`${site.ops}/healthz`)).status, 200);
    assert.equal((await fetch(`${site.ops}/readyz`)).status, 200);
    const metrics = await (await fetch(`${site.ops}/metrics`)).text();
    assert.match(metrics, /^hoigung_open_jobs 1$/m);
    assert.match((await site.get('/metrics')).headers.get('content-type'), /json|html/);
    assert.notEqual((await site.get('/readyz')).status, 200);
  });

  test('every answer carries the security headers, errors too', async () => {
    for (const path of ['/hk/', '/api/nothing', '/hk/assets/nothing.js', '/favicon.svg']) {
      const { headers } = await site.get(path);
      assert.match(headers.get('content-security-policy'), /script-src 'self'.* object-src 'none'; base-uri 'none'.* frame-ancestors 'none'/, path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('x-frame-options'), 'DENY', path);
      assert.ok(headers.get('x-request-id'), path);
    }
  });

  test('[12.04] the service worker has one address, which no cache keeps', async () => {
    const worker = await site.get('/sw.js');
    assert.equal(worker.status, 200);
    assert.match(worker.headers.get('content-type'), /^text\/javascript/);
    assert.equal(worker.headers.get('cache-control'), 'no-cache');
    assert.match(await worker.text(), /notificationclick/);
    const again = await site.get('/sw.js', { 'If-None-Match': worker.headers.get('etag') });
    assert.equal(again.status, 304);
    const policy = worker.headers.get('content-security-policy');
    assert.match(policy, /; worker-src 'self'; manifest-src 'self'$/);
  });

  test('[12.04] a worker that is switched off is replaced by one that removes itself and what was kept', async () => {
    const off = await Site.start({ service_worker: false });
    const text = await (await off.get('/sw.js')).text();
    assert.match(text, /unregister\(\)/);
    assert.match(text, /caches\.delete/);
    assert.doesNotMatch(text, /notificationclick|'fetch'|`fetch`|"fetch"/);
    await off.stop();
  });

  test("a page waits for no stylesheet: those that stand in it are in its policy, and nothing else is", async () => {
    for (const path of ['/hk/', '/hk/en/find-jobs/', '/hk/en/nowhere/', '/hk/en/login/', '/hk/profile/']) {
      const page = await site.get(path);
      const html = await page.text();
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text);
      assert.ok(styles.length > 0, path);
      assert.doesNotMatch(html, /<link rel="stylesheet" href="[^"]+">/, path);
      const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const [, allowed] = /style-src ([^;]+);/.exec(page.headers.get('content-security-policy'));
      assert.deepEqual(allowed.split(' '), ["'self'", ...hashes], path);
    }
  });

  test('[2.01] pages live below /hk/ and the root leads there, by the cookie', async () => {
    assert.equal((await site.get('/hk/')).status, 200);
    const root = await site.get('/');
    assert.deepEqual([root.status, root.headers.get('location')], [302, '/hk/']);
    assert.equal((await site.get('/', { Cookie: 'locale=en' })).headers.get('location'), '/hk/en/');
    assert.equal((await site.get('/', { Cookie: 'locale=xx' })).headers.get('location'), '/hk/');
    const bare = await site.get('/hk?a=1');
    assert.deepEqual([bare.status, bare.headers.get('location')], [301, '/hk/?a=1']);
  });

  test('an address outside of the site shows a browser the page that says so, and tells a program', async () => {
    const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const [cookie, language, title] of [
      ['', 'zh-Hant-HK', '找不到網頁'],
      ['locale=en', 'en-HK', 'Page not found'],
    ]) {
      const answer = await site.get('/nope', { ...browser, Cookie: cookie });
      assert.equal(answer.status, 404);
      const html = await answer.text();
      assert.match(html, new RegExp(`<html lang="${language}"`));
      assert.ok(words(html).includes(title));
    }
    for (const [path, headers] of [['/nope', { Accept: '*/*' }], ['/api/nope', browser]]) {
      const answer = await site.get(path, headers);
      assert.equal(answer.status, 404);
      assert.match(answer.headers.get('content-type'), /json/);
    }
  });

  test('browsers that ask for /favicon.ico get the mark in two sizes', async () => {
    const answer = await site.get('/favicon.ico');
    assert.equal(answer.headers.get('content-type'), 'image/x-icon');
    const icon = new DataView(await answer.arrayBuffer());
    assert.deepEqual([icon.getUint16(2, true), icon.getUint16(4, true)], [1, 2]);
    assert.deepEqual([icon.getUint8(6), icon.getUint8(22)], [16, 32]);
  });

  test('[1.19] [9.03] the locale cookie lasts 365 days', async () => {
    const cookie = async (path) => (await site.get(path)).headers.get('set-cookie');
    assert.equal(await cookie('/hk/'), 'locale=zh-hant; Path=/; Max-Age=31536000; SameSite=Lax');
    assert.equal(await cookie('/hk/en/'), 'locale=en; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('[1.17] [1.18] the page is rendered on the server in the address’s language', async () => {
    const chinese = await (await site.get('/hk/', { 'Accept-Language': 'en', Cookie: 'locale=en' })).text();
    assert.match(chinese, /<html lang="zh-Hant-HK"/);
    assert.match(chinese, /侍應1/);
    const english = await (await site.get('/hk/en/')).text();
    assert.match(english, /<html lang="en-HK"/);
    assert.match(english, /Waiter 1/);
    assert.match(english, /Where will you start work today\?/);
  });

  test('[8.60] an unmatched route is 404, with a page', async () => {
    const answer = await site.get('/hk/en/nope/');
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /Page not found/);
    assert.equal((await site.get('/nowhere')).status, 404);
  });

  test('a page is the same for everybody until the catalogue changes', async () => {
    const first = await site.get('/hk/en/?utm_source=x');
    const again = await site.get('/hk/en/', { 'If-None-Match': first.headers.get('etag') });
    assert.equal(again.status, 304);
    importCatalogue(settings, ndjson([job(1, { job_name: { en: 'Barista wanted' } })]));
    let html = '';
    for (const until = Date.now() + 2000; !html.includes('Barista wanted') && Date.now() < until; ) {
      await new Promise((go) => setTimeout(go, 50));
      html = await (await site.get('/hk/en/')).text();
    }
    assert.match(html, /Barista wanted/);
  });

  test('what a campaign hung on the address of one visitor is in no page, and does not make another page', async () => {
    const tagged = await site.get('/hk/en/find-jobs/?fbclid=someones&q=cook&utm_source=poster');
    const html = await tagged.text();
    assert.match(html, /href="\/hk\/find-jobs\/\?q=cook"/);
    assert.doesNotMatch(html, /someones|poster/);
    const plain = await site.get('/hk/en/find-jobs/?q=cook', { 'If-None-Match': tagged.headers.get('etag') });
    assert.equal(plain.status, 304);
  });

  test('HEAD answers as GET does, without the body; other methods are refused', async () => {
    const head = await fetch(`${site.url}/hk/en/`, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    for (const path of ['/hk/en/', '/hk/qr.svg', '/robots.txt', '/content/db-0.json', '/content/media/0.webp'])
      assert.equal((await fetch(site.url + path, { method: 'DELETE' })).status, 405, path);
  });

  test('hashed assets are immutable and come compressed', async () => {
    const html = await (await site.get('/hk/')).text();
    const [asset] = /\/hk\/assets\/base-[^"]+\.css/.exec(html);
    const answer = await site.get(asset, { 'Accept-Encoding': 'br' });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(answer.headers.get('content-encoding'), 'br');
    assert.equal((await site.get('/hk/assets/../../server/routes.json')).status, 404);
    assert.equal((await site.get('/hk/assets/%2e%2e/%2e%2e/server/routes.json')).status, 404);
  });

  test('the access log is JSON lines with telephones masked', async () => {
    await site.get('/hk/?tel=%2B85291234567&call=91234567');
    await new Promise((go) => setTimeout(go, 100));
    const lines = site.log.trim().split('\n').map((line) => JSON.parse(line));
    const line = lines.findLast((each) => each.message === 'request');
    assert.ok(line.request_id && line.status === 200 && line.method === 'GET');
    assert.ok(!site.log.includes('91234567'));
  });

  test('SIGTERM ends it with 0', async () => {
    const other = await Site.start(settings);
    assert.equal(await other.stop(), 0);
  });
});

describe('two processes on one PostgreSQL', () => {
  const postgres = new Postgres();
  const settings = { database: postgres.url() };
  let one;
  let two;
  before(async () => {
    importCatalogue(settings, ndjson([company(1)]));
    [one, two] = [await Site.start(settings), await Site.start(settings)];
  });
  after(async () => {
    await one?.stop();
    await two?.stop();
    postgres.remove();
  });

  const sees = async (site, wanted) => (await site.graphql('{ all_jobs }')).data.all_jobs.includes(wanted);
  const happens = async (what, within) => {
    for (const until = Date.now() + within; Date.now() < until; await new Promise((go) => setTimeout(go, 20))) {
      if (await what()) return true;
    }
    return what();
  };

  test('what one writes both show within a second', async () => {
    importCatalogue(settings, ndjson([job(1)]));
    assert.ok(await happens(() => sees(one, id(1)), 1000));
    assert.ok(await happens(() => sees(two, id(1)), 1000));
  });

  test('a lost database leaves the board up, readiness down, and is found again', async () => {
    postgres.stop('immediate');
    assert.ok(await happens(async () => (await fetch(`${one.ops}/readyz`)).status === 503, 5000));
    assert.ok(await sees(one, id(1)), 'reading goes on');
    assert.equal((await one.get(`/content/media/${id(1)}.svg`)).status, 503);
    postgres.start();
    assert.ok(await happens(async () => (await fetch(`${one.ops}/readyz`)).status === 200, 10000));
    importCatalogue(settings, ndjson([job(2)]));
    assert.ok(await happens(() => sees(one, id(2)), 3000));
    assert.equal((await one.get(`/content/media/${id(1)}.svg`)).status, 404);
  });

  test('a job whose time has passed is closed by the background task', async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    importCatalogue(settings, ndjson([job(3, { published_at: '2026-11-01T00:00:00Z', expires_at: soon })]));
    assert.ok(await happens(() => sees(one, id(3)), 1000));
    await one.stop();
    await new Promise((go) => setTimeout(go, 1600));
    one = await Site.start(settings);
    assert.ok(await happens(async () => !(await sees(two, id(3))), 60000));
  });
});

test('[2.121] [2.122] without a public_url links to the page itself have the address that was asked', async (t) => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, trusted_proxies: '127.0.0.1' });
  t.after(() => site.stop());
  for (const path of ['/hk/en/find-jobs/', '/hk/en/login/', '/hk/en/nope/']) {
    for (const [headers, origin] of [
      [{ Host: 'one.localhost:81' }, 'http://one.localhost:81'],
      [{ Host: 'two.localhost' }, 'http://two.localhost'],
      [{ Host: 'two.localhost', 'X-Forwarded-Proto': 'https' }, 'https://two.localhost'],
      // Kept from before.
      [{ Host: 'one.localhost:81' }, 'http://one.localhost:81'],
    ]) {
      const html = await pageAt(site, path, headers);
      for (const rel of ['rel="canonical"', 'hreflang="zh-Hant-HK"', 'hreflang="en-HK"', 'hreflang="x-default"'])
        assert.ok(head(html, rel).includes(`href="${origin}/hk/`), `${path} of ${origin}: ${head(html, rel)}`);
    }
  }
  assert.match(await pageAt(site, '/hk/en/profile/', { Host: 'one.localhost:81' }), /"public_url":"http:\/\/one\.localhost:81"/);
});
