import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const site_address = 'https://front-line-jobs-hk.example.hk';
const folder = privateFolder();
const settings = { database: `sqlite:${join(folder, 'site.db')}`, public_url: site_address };

describe('what search engines fetch', () => {
  let site;
  before(async () => {
    const list = { kind: 'list', _id: id(1, '11'), name: { en: 'Weekend', 'zh-hant': '週末' }, job_ids: [id(1)] };
    const done = importCatalogue(settings, ndjson([company(1), job(1), job(2, { state: 'closed' }), list]));
    assert.equal(done.code, 0, done.err);
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  const part = async (name) => (await site.get(`/sitemap-${name}.xml`)).text();

  test('robots.txt keeps them off the calls and names the sitemap', async () => {
    const answer = await site.get('/robots.txt');
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type'), /^text\/plain/);
    const text = await answer.text();
    assert.match(text, /^Disallow: \/api\/$/m);
    assert.match(text, /^Sitemap: https:\/\/front-line-jobs-hk\.example\.hk\/sitemap\.xml$/m);
  });

  test('sitemap.xml is an index of parts that are all there, with their last changes', async () => {
    const answer = await site.get('/sitemap.xml');
    assert.match(answer.headers.get('content-type'), /xml/);
    const index = await answer.text();
    const parts = [...index.matchAll(/<loc>https:\/\/front-line-jobs-hk\.example\.hk(\/sitemap-[a-z]+-\d+\.xml)<\/loc>/g)].map(([, path]) => path);
    assert.deepEqual(
      ['pages', 'jobs', 'companies', 'searches', 'features', 'articles'].filter((name) => !parts.includes(`/sitemap-${name}-1.xml`)),
      [],
    );
    assert.match(index, /sitemap-jobs-1\.xml<\/loc><lastmod>20\d\d-/);
    for (const path of parts) assert.equal((await site.get(path)).status, 200, path);
    assert.equal((await site.get('/sitemap-jobs-2.xml')).status, 404);
  });

  test('[2.121] [2.122] a job stands there in both languages, each naming the other; a closed one does not', async () => {
    const jobs = await part('jobs-1');
    const chinese = `${site_address}/hk/job/${encodeURIComponent('侍應1')}/${id(1)}/`;
    const english = `${site_address}/hk/en/job/waiter-1/${id(1)}/`;
    for (const address of [chinese, english]) assert.ok(jobs.includes(`<loc>${address}</loc>`), address);
    assert.ok(jobs.includes(`hreflang="zh-Hant-HK" href="${chinese}"`));
    assert.ok(jobs.includes(`hreflang="en-HK" href="${english}"`));
    assert.ok(jobs.includes(`hreflang="x-default" href="${chinese}"`));
    assert.ok(!jobs.includes(id(2)));
    assert.match(jobs, /<lastmod>20\d\d-\d\d-\d\dT/);
  });

  test('slug pages of one and of two names stand there when they show a job', async () => {
    const searches = await part('searches-1');
    const has = (slug) => searches.includes(`<loc>${site_address}/hk/en/find-jobs/${encodeURIComponent(slug)}/</loc>`);
    assert.ok(has('mong-kok') && has('part-time') && has('mong-kok｜part-time') && has('food-and-beverage'));
    assert.ok(!has('central') && !has('full-time'));
    assert.ok(searches.includes(`${site_address}/hk/find-jobs/${encodeURIComponent('旺角｜兼職')}/`));
    assert.ok(!/%EF%BD%9C[^<]*%EF%BD%9C/.test(searches), 'never three names');
  });

  test('companies and featured lists stand there', async () => {
    assert.ok((await part('companies-1')).includes(`/hk/en/company/company-1/${id(1, 'c0')}/`));
    assert.ok((await part('features-1')).includes(`/hk/en/feature/${id(1, '11')}/`));
  });

  test('a job that comes is in the sitemap at once', async () => {
    importCatalogue(settings, ndjson([job(3)]));
    for (const until = Date.now() + 3000; Date.now() < until; await new Promise((go) => setTimeout(go, 50))) {
      if ((await part('jobs-1')).includes(id(3))) return;
    }
    assert.fail('it never came');
  });

  test('[1.22] the QR code is made for the site’s own address, in the reader’s language', async () => {
    const modules = async (path) => {
      const answer = await site.get(path);
      assert.equal(answer.headers.get('content-type'), 'image/svg+xml', path);
      return Number(/^<svg [^>]*viewBox="0 0 (\d+) \1"/.exec(await answer.text())[1]);
    };
    // A code of 33 modules and its margins holds the 62 letters of the Chinese address; the English one has three more.
    assert.equal(`${site_address}/hk/jobseeker/mobile-app/`.length, 62);
    assert.equal(await modules('/hk/qr.svg'), 33 + 8);
    assert.equal(await modules('/hk/en/qr.svg'), 37 + 8);
    assert.match(await (await site.get('/hk/')).text(), /src="\/hk\/qr\.svg"/);
    assert.match(await (await site.get('/hk/en/')).text(), /src="\/hk\/en\/qr\.svg"/);
  });

  test('the manifest’s icons and the picture of shared pages are there', async () => {
    assert.equal((await site.get('/share.png')).headers.get('content-type'), 'image/png');
    const { icons } = await (await site.get('/manifest.webmanifest')).json();
    assert.ok(icons.some(({ type, sizes }) => type === 'image/png' && sizes === '512x512'));
    for (const { src, type } of icons) assert.equal((await site.get(src)).headers.get('content-type'), type, src);
  });
});

describe('a site in development that was told no address', () => {
  let site;
  before(async () => {
    const own = { database: `sqlite:${join(privateFolder(), 'site.db')}` };
    assert.equal(importCatalogue(own, ndjson([company(1), job(1)])).code, 0);
    site = await Site.start(own);
  });
  after(() => site?.stop());

  test('its pages, robots.txt, sitemap and feeds name the address that each was asked for at', async () => {
    const { port } = new URL(site.url);
    for (const host of ['127.0.0.1', 'localhost']) {
      const origin = `http://${host}:${port}`;
      const text = async (path) => (await fetch(`${origin}${path}`)).text();
      const named = async (path, pattern) => new Set([...(await text(path)).matchAll(pattern)].map(([, found]) => new URL(found).origin));
      const only = new Set([origin]);
      assert.deepEqual(await named('/hk/en/', /<link rel="canonical" href="([^"]+)"/g), only);
      assert.deepEqual(await named('/hk/en/', /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g), only);
      assert.deepEqual(await named('/robots.txt', /^Sitemap: (.+)$/gm), only);
      assert.deepEqual(await named('/sitemap.xml', /<loc>([^<]+)</g), only);
      assert.deepEqual(await named('/sitemap-jobs-1.xml', /<loc>([^<]+)</g), only);
      assert.deepEqual(await named('/hk/en/blogs-list/rss.xml', /<link>([^<]+)</g), only);
    }
  });
});

describe('maintenance', () => {
  let site;
  before(async () => {
    importCatalogue(settings, ndjson([company(1), job(1)]));
    site = await Site.start({ ...settings, maintenance: 1 });
  });
  after(() => site?.stop());

  test('[2.57] every page answers 503 with the maintenance page in the address’s language', async () => {
    for (const [path, language, text] of [
      ['/hk/', 'zh-Hant-HK', '系統維護中'],
      ['/hk/en/find-jobs/?q=cook', 'en-HK', 'Under maintenance'],
      ['/hk/en/no-such-page/', 'en-HK', 'Under maintenance'],
      ['/hk/profile/', 'zh-Hant-HK', '系統維護中'],
      ['/', 'zh-Hant-HK', '系統維護中'],
    ]) {
      const answer = await site.get(path);
      assert.equal(answer.status, 503, path);
      assert.equal(answer.headers.get('retry-after'), '3600', path);
      const html = await answer.text();
      assert.match(html, new RegExp(`<html lang="${language}"`), path);
      assert.match(html, new RegExp(`<h1[^>]*>${text}`), path);
    }
  });

  test('calls answer 503 as JSON, and the page’s own files are there', async () => {
    const answer = await fetch(`${site.url}/api/seeker/graphql`, { method: 'POST', body: '{}' });
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '3600');
    assert.equal(typeof (await answer.json()).message, 'string');
    const [style] = /\/hk\/assets\/[^"]+\.css/.exec(await (await site.get('/hk/')).text());
    assert.equal((await site.get(style)).status, 200);
  });
});

test('a beta asks search engines to stay away', async () => {
  const site = await Site.start({ ...settings, environment: 'beta', otp_sender: 'http', otp_gateway_url: 'http://localhost:1/' });
  assert.match(await (await site.get('/robots.txt')).text(), /^Disallow: \/$/m);
  await site.stop();
});
