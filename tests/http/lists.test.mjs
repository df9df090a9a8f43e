import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { head, main, section, structured, words } from '../support/html.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const open = { published_at: '2026-11-01T02:00:00Z', expires_at: '2099-12-31T00:00:00Z' };
const same = { 'zh-hant': '同名', en: 'Same Name' };
const range = (from, count) => Array.from({ length: count }, (_, index) => from + index);
const companies = range(10, 13).map((number) => company(number));
const lines = [
  company(1),
  company(2, { is_suspended: true }),
  company(3, { name: same }),
  company(4, { name: same }),
  ...companies,
  ...range(1, 45).map((number) => job(number, open)),
  job(90, { ...open, company_id: id(2, 'c0') }),
  { kind: 'list', _id: id(1, '11'), name: { 'zh-hant': '好工', en: 'Good jobs' }, job_ids: range(1, 23).map((number) => id(number)), search_query: 'employment=pt', sequence: 1 },
  { kind: 'list', _id: id(2, '11'), name: { 'zh-hant': '短單', en: 'Short jobs' }, job_ids: [id(1)], sequence: 2 },
  ...companies.map((line, index) => ({ kind: 'featured_company', _id: id(index, 'fc'), company_id: line._id, alt_text: { en: `Logo of ${line.name.en}` }, about: { en: `About ${index}` }, sequence: index })),
];

describe('companies and featured lists', () => {
  let site;
  const settings = {
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    public_url: 'https://hoigung.example.hk',
  };
  const html = async (path, status = 200) => {
    const answer = await site.get(path);
    assert.equal(answer.status, status, path);
    return answer.text();
  };
  const leadsTo = async (path, location, status = 301) => {
    const answer = await site.get(path);
    assert.equal(answer.status, status, path);
    assert.equal(answer.headers.get('location'), location);
  };
  const cards = (page) => main(page).match(/<article/g)?.length ?? 0;
  const companyPath = `/hk/en/company/company-1/${id(1, 'c0')}/`;

  before(async () => {
    const done = importCatalogue(settings, ndjson(lines));
    assert.equal(done.code, 0, done.err);
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  test('[2.21] [1.05] the company page shows who the company is and its open jobs', async () => {
    const page = await html(companyPath);
    assert.match(page, /<h1[^>]*>Company 1<\/h1>/);
    assert.match(words(main(page)), /A company\. Open jobs 45 jobs/);
    assert.equal(cards(page), 20);
    const chinese = await html(`/hk/company/${encodeURIComponent('第1號公司')}/${id(1, 'c0')}/`);
    assert.match(words(main(chinese)), /第1號公司 一間公司。 招聘中的職位 45 份工作/);
    assert.equal(structured(page).Organization.name, 'Company 1');
  });

  test('[2.21] the id may be left out where one company alone has the slug; a wrong slug moves on', async () => {
    await leadsTo('/hk/en/company/company-1/', companyPath);
    await leadsTo(`/hk/en/company/${encodeURIComponent('第1號公司')}/`, companyPath);
    await leadsTo(`/hk/en/company/wrong/${id(1, 'c0')}/?page=2&utm_source=poster`, `${companyPath}?page=2&utm_source=poster`);
    for (const path of ['same-name/', 'nobody/', `x/${id(77, 'c0')}/`, 'x/123/', `company-2/${id(2, 'c0')}/`, 'company-2/']) {
      assert.match(words(await html(`/hk/en/company/${path}`, 404)), /Page not found/);
    }
  });

  test('[2.61] [5.24] the page query is a positive integer, otherwise it counts as 1', async () => {
    assert.equal(cards(await html(`${companyPath}?page=3`)), 5);
    for (const bad of ['0', '-1', 'abc', '1.5']) {
      const page = await html(`${companyPath}?page=${bad}`);
      assert.equal(cards(page), 20);
      assert.match(page, /aria-current="page"[^>]*>1</);
      assert.ok(head(page, 'rel="canonical"').includes(`href="https://hoigung.example.hk${companyPath}"`));
    }
    await leadsTo(`${companyPath}?page=1`, companyPath);
    const past = await html(`${companyPath}?page=9`);
    assert.equal(cards(past), 0);
    assert.match(words(main(past)), /45 jobs There is nothing on this page/);
  });

  test('a later page has its own canonical address and title', async () => {
    const page = await html(`${companyPath}?page=2`);
    assert.match(page, /<title>Company 1: 45 jobs \(page 2\) \| /);
    assert.ok(head(page, 'rel="canonical"').includes(`href="https://hoigung.example.hk${companyPath}?page=2"`));
    assert.match(page, /data-position="21"/);
  });

  test('a company without an open job says so and leads on', async () => {
    const page = await html(`/hk/en/company/company-10/${id(10, 'c0')}/`);
    assert.match(words(main(page)), /No vacancies right now/);
    assert.match(main(page), /href="\/hk\/en\/find-jobs\/"/);
  });

  test('[2.27] [1.06] the featured companies are shown, 12 a page', async () => {
    const first = await html('/hk/en/featured-companies/');
    assert.equal(cards(first), 12);
    assert.match(words(main(first)), /Company 10 About 0/);
    assert.match(main(first), new RegExp(`href="/hk/en/company/company-10/${id(10, 'c0')}/"`));
    assert.equal(cards(await html('/hk/featured-companies/?page=2')), 1);
    await leadsTo('/hk/featured-companies/?page=1', '/hk/featured-companies/');
    await leadsTo('/hk/featured-companies', '/hk/featured-companies/');
  });

  test('[2.29] [1.07] a featured list has its page, in both languages', async () => {
    const page = await html(`/hk/en/feature/${id(1, '11')}/`);
    assert.match(page, /<h1[^>]*>Good jobs<\/h1>/);
    assert.match(words(main(page)), /23 jobs/);
    assert.equal(cards(page), 20);
    assert.match(main(page), /href="\/hk\/en\/find-jobs\/\?employment=pt"/);
    assert.equal(cards(await html(`/hk/feature/${id(1, '11')}/?page=2`)), 3);
    assert.match(await html(`/hk/feature/${id(2, '11')}/`), /<h1[^>]*>短單<\/h1>/);
  });

  test('[2.29] without its id the list leads home, and an unknown one is not found', async () => {
    await leadsTo('/hk/en/feature/', '/hk/en/');
    await leadsTo('/hk/feature/', '/hk/');
    await html('/hk/en/feature/123/', 404);
    const missing = await html(`/hk/en/feature/${id(7, '11')}/`, 404);
    assert.match(section(missing, 'Recommended jobs'), /<article/);
  });

  test("[2.107] the not-found page shows a featured list of recommended jobs, under the site's quick bar", async () => {
    for (const path of ['/hk/en/nope/', `/hk/en/company/x/${id(77, 'c0')}/`, `/hk/en/feature/${id(7, '11')}/`]) {
      const page = await html(path, 404);
      assert.match(section(page, 'Recommended jobs'), /<article/);
      assert.match(page, /aria-label="Quick search"/);
    }
  });
});
