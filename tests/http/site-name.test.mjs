// A site that has another name says it everywhere, and the name it was built with nowhere.
import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { head, structured, words } from '../support/html.mjs';
import { freshTelephone, requestCode } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const settings = {
  database: `sqlite:${join(privateFolder(), 'site.db')}`,
  content_dir: resolve(import.meta.dirname, '../../content'),
  public_url: 'https://jobs.example.hk',
};
/** An address stays as it is, and 'to start work' is said by anybody. */
const notTheName = ['善用開工', '今日想去邊度開工？', '香港前線工作，今日開工。'];
const oldNames = (text) => {
  const rest = notTheName.reduce((left, phrase) => left.replaceAll(phrase, '').replaceAll(encodeURIComponent(phrase), ''), text);
  return rest.match(/.{0,40}(Hoigung|開工).{0,20}/gu) ?? [];
};

describe('a site with another name', () => {
  let site;
  before(async () => {
    importCatalogue(settings, ndjson([company(1), job(1), job(2, { state: 'closed' })]));
    site = await Site.start({ ...settings, site_name: '港島招工', site_name_en: 'Harbour Jobs' });
  });
  after(() => site?.stop());
  const read = async (path) => (await site.get(path, { Accept: 'text/html' })).text();

  test('has its old name on no page that there is, nor on one that there is not', async () => {
    const locations = async (path) => [...(await read(path)).matchAll(/<loc>https:\/\/jobs\.example\.hk([^<]*)<\/loc>/g)].map(([, found]) => found);
    const listed = [];
    for (const part of await locations('/sitemap.xml')) listed.push(...(await locations(part)));
    assert.ok(listed.length > 100, `${listed.length} addresses`);
    const others = ['login/', 'login-mfa/', 'profile/', `apply/?job=${id(1)}`, 'maintenance/', 'find-jobs/advanced/', 'company/advanced/', 'nope/', 'job/x/123/', `job/x/${id(99)}/`];
    const paths = [...listed, '/nope', ...['/hk/', '/hk/en/'].flatMap((root) => others.map((path) => root + path))];
    const found = [];
    for (const path of paths) for (const words of oldNames(await read(path))) found.push(`${path}: ${words}`);
    assert.deepEqual(found, []);
  });

  test('has it in no file and no message either', async () => {
    const feeds = ['/hk/', '/hk/en/'].flatMap((root) => ['blogs-list', 'employer/blogs-list', 'latest-news'].map((list) => `${root}${list}/rss.xml`));
    for (const path of [...feeds, '/manifest.webmanifest', '/manifest-en.webmanifest', '/favicon.svg', '/robots.txt', '/sitemap.xml', '/hk/dev/outbox/']) {
      const answer = await site.get(path);
      assert.equal(answer.status, 200, path);
      assert.deepEqual(oldNames(await answer.text()), [], path);
    }
    await requestCode(site, freshTelephone());
    assert.deepEqual(oldNames(await read('/hk/dev/outbox/')), []);
  });

  test('says its own in titles, descriptions, structured data, articles, feeds and the manifest, in the page’s language', async () => {
    for (const [root, name] of [['/hk/', '港島招工'], ['/hk/en/', 'Harbour Jobs']]) {
      const home = await read(root);
      assert.match(home, new RegExp(`<title>[^<]+ \\| ${name}</title>`));
      assert.ok(head(home, 'property="og:site_name"').includes(`content="${name}"`));
      assert.equal(structured(home).Organization.name, name);
      assert.match(words(home), new RegExp(`© 2016 - \\d{4} ${name}`));
      assert.ok(words(await read(`${root}privacy-policy/`)).includes(name));
      assert.ok((await read(`${root}profile/`)).includes(`<title>${name}</title>`));
      assert.ok((await read(`${root}latest-news/rss.xml`)).includes(`| ${name}</title>`));
    }
    const manifest = await (await site.get('/manifest.webmanifest')).json();
    assert.deepEqual([manifest.name, manifest.short_name], ['Harbour Jobs 港島招工', '港島招工']);
    assert.ok(manifest.icons.length > 0);
    const english = await (await site.get('/manifest-en.webmanifest')).json();
    assert.deepEqual([english.name, english.short_name], ['Harbour Jobs 港島招工', 'Harbour Jobs']);
    for (const [root, path] of [['/hk/', '/manifest.webmanifest'], ['/hk/en/', '/manifest-en.webmanifest']])
      assert.ok((await read(root)).includes(`<link rel="manifest" href="${path}">`), root);
  });
});

test('a site with one name has it in English, too', async (t) => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, site_name: 'Harbour' });
  t.after(() => site.stop());
  for (const path of ['/hk/', '/hk/en/']) assert.match(await (await site.get(path)).text(), /<title>[^<]+ \| Harbour<\/title>/);
});
