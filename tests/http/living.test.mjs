// Pages while jobs change: none shows what was true more than a second before, nor a closed job as open.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { jobsOfPage, LivingCatalogue } from '../support/living.mjs';
import { eventually, pause } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { Random } from '../support/random.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const count = 20;
const listOfAll = '/hk/en/find-jobs/';
const paths = [
  '/hk/en/',
  listOfAll,
  '/hk/en/find-jobs/?q=waiter',
  `/hk/en/company/company-1/${id(1, 'c0')}/`,
  ...Array.from({ length: count }, (_, i) => `/hk/en/job/waiter/${id(i + 1)}/`),
];

/** Changes, looks and reads beside each other for some seconds and until enough was read; returns what was wrong. */
async function live({ reader, catalogue, rate, seconds }) {
  const began = performance.now();
  const faults = [];
  let read = 0;
  let shown = 0;
  const isOver = () => {
    const passed = (performance.now() - began) / 1000;
    assert.ok(passed < 120, `${read} pages with ${shown} jobs were read`);
    return passed > seconds && read > 50 && shown > 500;
  };
  const until = async (act) => {
    while (!isOver()) await act();
  };
  const readPage = async (path) => {
    const began = performance.now();
    const answer = await reader.get(path);
    if (answer.status === 301) return readPage(answer.headers.get('location'));
    const jobs = jobsOfPage(await answer.text());
    read += 1;
    shown += jobs.length;
    const wrong = [...catalogue.faults(jobs, began), ...(path === listOfAll ? catalogue.lacking(jobs, began) : [])];
    faults.push(...wrong.map((fault) => `${path}: ${fault}`));
    return undefined;
  };
  const readers = Array.from({ length: 4 }, (_, at) => {
    let next = at;
    return until(() => readPage(paths[(next += 3) % paths.length]));
  });
  await Promise.all([
    until(() => Promise.all([catalogue.change(), pause(1000 / rate)])),
    until(() => Promise.all([catalogue.look(reader), pause(20)])),
    ...readers,
  ]);
  return faults;
}

for (const [name, { database, nodes }] of Object.entries({
  'on one node over SQLite': { database: () => `sqlite:${join(privateFolder(), 'site.db')}`, nodes: 1 },
  'on another node over PostgreSQL': { database: () => postgres.url(), nodes: 2 },
})) {
  describe(`pages ${name}`, () => {
    for (const rate of [2, 50]) {
      test(`[15.01] are true at ${rate} changes a second, ${name}`, async (t) => {
        const settings = { database: database(), requests_per_second: 10_000, request_burst: 10_000, log_level: 'warning' };
        let operator;
        const catalogue = new LivingCatalogue(count, new Random(rate), async (lines) => {
          const answers = await operator.batch(ndjson(lines));
          assert.deepEqual(answers.filter(({ result }) => result === undefined), []);
        });
        importCatalogue(settings, ndjson(catalogue.first));
        const sites = [];
        for (let i = 0; i < nodes; i += 1) sites.push(await Site.start(settings));
        t.after(() => Promise.all(sites.map((site) => site.stop())));
        operator = new Partner(sites[0], addKey(settings.database, 'Operations'));
        const faults = await live({ reader: sites.at(-1), catalogue, rate, seconds: 4 });
        assert.deepEqual([...new Set(faults)].slice(0, 5), []);
      });
    }
  });
}

describe('a change', () => {
  const chef = (more = {}) => job(2, { company_id: id(2, 'c0'), job_types: ['CH'], job_name: { 'zh-hant': '廚師', en: 'Chef' }, ...more });
  const pages = { waiter: `/hk/en/job/waiter-1/${id(1)}/`, search: '/hk/en/find-jobs/?q=waiter', chef: `/hk/en/job/chef/${id(2)}/` };
  let site;
  let operator;
  before(async () => {
    const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}` };
    importCatalogue(settings, ndjson([company(1), company(2), job(1), chef()]));
    site = await Site.start(settings);
    operator = new Partner(site, addKey(settings.database, 'Operations'));
    for (const path of Object.values(pages)) await site.get(path);
  });
  after(() => site?.stop());

  const metric = async (name) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
  /** Takes a line to the site and waits until it is followed. With changes so far apart, pages are compared with each. */
  async function change(line) {
    await pause(500);
    const before = await metric('hoigung_catalogue_version');
    const [{ result }] = await operator.batch(ndjson([line]));
    assert.ok(result);
    await eventually(async () => (await metric('hoigung_catalogue_version')) > before, 'the change');
  }
  /** The pages that the engine makes anew when each is asked for. */
  async function madeAnew() {
    const made = [];
    for (const [page, path] of Object.entries(pages)) {
      const before = await metric('hoigung_render_calls_total');
      await site.get(path);
      if ((await metric('hoigung_render_calls_total')) > before) made.push(page);
    }
    return made;
  }

  for (const [what, line, anew] of [
    ['a bid makes no page anew', { kind: 'bid', _id: id(1, 'b1'), job_id: id(1), price_cents: 500, daily_budget_cents: 10_000 }, []],
    ['an edited job makes anew the pages that show it', chef({ job_description: { en: 'Cook everything.' } }), ['chef']],
    ['a closed job makes anew the pages that show it', chef({ state: 'closed' }), ['waiter', 'chef']],
    ['a published job makes anew the pages that show it', job(3, { job_types: ['CH'], job_name: { 'zh-hant': '侍應', en: 'Waiter' } }), ['waiter', 'search', 'chef']],
  ]) {
    test(`[15.01] ${what}, and no other`, async () => {
      await change(line);
      assert.deepEqual(await madeAnew(), anew);
    });
  }
});
