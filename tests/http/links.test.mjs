// Walks the whole site as a crawler does, in both languages, over a small catalogue and the real articles.
import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const folder = privateFolder();
const content_dir = resolve(import.meta.dirname, '../../content');
const settings = { database: `sqlite:${join(folder, 'site.db')}`, content_dir, public_url: 'https://jobs.example.hk' };

const lines = [
  company(1),
  company(2),
  ...Array.from({ length: 24 }, (_, number) => job(number + 1, { company_id: id(1 + (number % 2), 'c0') })),
  { kind: 'list', _id: id(1, '11'), name: { en: 'Weekend', 'zh-hant': '週末' }, job_ids: [id(1), id(2)] },
  { kind: 'featured_company', _id: id(1, 'fc'), company_id: id(1, 'c0'), alt_text: { en: 'A shop', 'zh-hant': '店舖' } },
];

const unescape = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

function attributes(html, name) {
  return [...html.matchAll(new RegExp(`<(a|img|link|script|form)\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, tag, value]) => ({
    tag,
    value: unescape(value),
  }));
}

/** Everything that a page points to on this site, and the places of its own that it points to. */
function pointers(html) {
  const all = [...attributes(html, 'href'), ...attributes(html, 'src')].map(({ tag, value }) => ({
    tag,
    value: value.replace(/^https:\/\/jobs\.example\.hk(?=\/)/, ''),
  }));
  return {
    inside: all.filter(({ value }) => value.startsWith('/') && !value.startsWith('//')),
    hashes: all.filter(({ value }) => /^#./.test(value)).map(({ value }) => decodeURIComponent(value.slice(1))),
    // A small drawing may stand in the page itself.
    odd: all.filter(({ tag, value }) => !/^(\/|#|https:\/\/|mailto:|tel:|whatsapp:|$)/.test(value) && !(tag === 'img' && value.startsWith('data:image/svg+xml,'))),
  };
}

describe('links', () => {
  let site;
  before(async () => {
    const done = importCatalogue(settings, ndjson(lines));
    assert.equal(done.code, 0, done.err);
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  test('no page of the site has a dead link, in either language', async () => {
    const seen = new Map();
    const queue = ['/hk/', '/hk/en/', '/hk/maintenance/'];
    const dead = [];
    const say = (path, what) => dead.push(`${path}: ${what} (linked from ${seen.get(path)})`);
    for (const path of queue) seen.set(path, 'the start');

    async function visit(path) {
      const answer = await site.get(path);
      if (answer.status !== 200) return say(path, answer.status);
      const type = answer.headers.get('content-type') ?? '';
      const text = await answer.text();
      // A search can be narrowed without end: its links are tried from pages without a query.
      if (!type.startsWith('text/html') || path.includes('?')) return;
      const { inside, hashes, odd } = pointers(text);
      for (const { value } of odd) say(path, `an odd address ${value}`);
      for (const hash of hashes) {
        if (!text.includes(`id="${hash}"`)) say(path, `no place #${hash}`);
      }
      for (const { value } of inside) {
        const [address] = value.split('#');
        if (seen.has(address)) continue;
        seen.set(address, path);
        queue.push(address);
      }
    }
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next);
    assert.deepEqual(dead, []);
    const pages = [...seen.keys()].filter((path) => path.startsWith('/hk/'));
    for (const wanted of ['/hk/en/employer/bidding-faq/', '/hk/en/privacy-policy/', '/hk/en/latest-news/2/', `/hk/en/job/waiter-1/${id(1)}/`]) {
      assert.ok(pages.includes(wanted), `${wanted} is linked from somewhere`);
    }
  });

  test('every address of the sitemap is a page that wants to be found', async () => {
    const locations = (xml) => [...xml.matchAll(/<loc>https:\/\/jobs\.example\.hk([^<]*)<\/loc>/g)].map(([, path]) => path);
    const wrong = [];
    for (const part of locations(await (await site.get('/sitemap.xml')).text())) {
      for (const path of locations(await (await site.get(part)).text())) {
        const answer = await site.get(path);
        const html = await answer.text();
        if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
        else if (html.includes('content="noindex"')) wrong.push(`${path}: noindex`);
        else if (!html.includes(`rel="canonical" href="https://jobs.example.hk${path}"`)) wrong.push(`${path}: another is canonical`);
      }
    }
    assert.deepEqual(wrong, []);
  });

  test('the articles in the repository have no fault', () => {
    const { code, err } = hoigung(['check-content', content_dir], settings);
    assert.equal(err, '');
    assert.equal(code, 0);
  });
});
