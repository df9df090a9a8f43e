import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { expectDocumented } from '../support/openapi.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { demonstrationDatabase, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const bid = (number, job_id, price_cents, daily_budget_cents) => ({ kind: 'bid', _id: id(number, 'b1'), job_id, price_cents, daily_budget_cents });

const shelf = [
  company(1),
  company(2, { is_suspended: true }),
  ...[1, 2, 3, 4].map((n) => job(n)),
  job(5, { employment: 'ft', job_types: ['SG'], job_name: { 'zh-hant': '保安員', en: 'Night watch' } }),
  job(6, { state: 'closed' }),
  job(7, { company_id: id(2, 'c0') }),
  job(8, {
    job_types: ['CH'],
    address: [{ _id: id(8, 'ad'), address: { en: 'Canton Road' }, district: '030501', coordinates: { lat: 22.2988, lng: 114.1722 } }],
  }),
  bid(1, id(1), 500, 1200),
  bid(2, id(2), 400, 100_000),
  bid(3, id(3), 300, 100_000),
  bid(4, id(4), 200, 100_000),
  bid(5, id(5), 900, 100_000),
  bid(6, id(6), 9000, 100_000),
  bid(7, id(7), 9000, 100_000),
  bid(8, id(8), 100, 100_000),
];

const query = (parameters) => new URLSearchParams({ d: '', et: '', ex: '', jt: '', latlng: '', q: '', userid: '', ...parameters }).toString();
const priceOf = (ad) => Number(ad.bidid.split('.')[0]);

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`the ad service on ${kind}`, () => {
    let site;
    const ask = async (parameters = {}) => {
      const answer = await site.get(`/api/ad?${query({ requestid: randomUUID(), ...parameters })}`);
      assert.equal(answer.status, 200);
      return answer.json();
    };
    const jobsOf = async (parameters) => (await ask(parameters)).ads.map((ad) => ad.job_id);
    const click = (ad, requestid, more = {}, headers = {}) =>
      site.get(`/api/ad/click?${new URLSearchParams({ adid: ad.adid, bidid: ad.bidid, requestid, ...more })}`, headers);
    const clicks = async (result) =>
      Number(new RegExp(`hoigung_ad_clicks_total\\{result="${result}"\\} (\\d+)`).exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);

    before(async () => {
      const database = makeDatabase();
      assert.equal(importCatalogue({ database }, ndjson(shelf)).code, 0);
      site = await Site.start({ database, log_level: 'warning', ad_clicks_per_address: 5, trusted_proxies: '127.0.0.1' });
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[7.39] d, et, ex, jt, latlng, q, requestid and userid: the highest bids for open jobs that match', async () => {
      const requestid = randomUUID();
      const answer = await site.get(`/api/ad/?${query({ requestid, userid: id(1, '0a') })}`);
      const body = await expectDocumented('/api/ad', answer, 'get');
      assert.equal(body.requestid, requestid);
      assert.deepEqual(body.ads.map((ad) => ad.job_id), [id(5), id(1), id(2)]);
      assert.deepEqual(body.ads.map((ad) => ad.adid), [id(5, 'b1'), id(1, 'b1'), id(2, 'b1')]);
      assert.equal(answer.headers.get('cache-control'), 'no-store');

      assert.deepEqual(await jobsOf({ et: 'ft' }), [id(5)]);
      assert.deepEqual(await jobsOf({ et: 'ft,ct' }), [id(5)]);
      assert.deepEqual(await jobsOf({ jt: 'WW' }), [id(1), id(2), id(3)]);
      assert.deepEqual(await jobsOf({ jt: 'food-and-beverage', d: '030501' }), [id(8)]);
      assert.deepEqual(await jobsOf({ d: '030501,030503', ex: [5, 1, 2].map((n) => id(n)).join() }), [id(3), id(4), id(8)]);
      assert.deepEqual(await jobsOf({ q: 'night watch' }), [id(5)]);
      assert.deepEqual(await jobsOf({ q: '保安', et: 'pt' }), []);
      assert.deepEqual(await jobsOf({ latlng: '22.2988,114.1722', jt: 'CH' }), [id(8)]);
      assert.deepEqual(await jobsOf({ latlng: '22.45,114.17' }), []);
      assert.deepEqual(await jobsOf({ d: '999999' }), [id(5), id(1), id(2)]);
    });

    test('a request without an id gets one, and a strange one is refused', async () => {
      assert.match((await ask({ requestid: '' })).requestid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const answer = await site.get(`/api/ad?requestid=${encodeURIComponent("x' OR 1")}`);
      assert.equal(answer.status, 400);
      await expectDocumented('/api/ad', answer, 'get');
      assert.equal((await fetch(`${site.url}/api/ad`, { method: 'POST' })).status, 405);
      assert.equal((await site.get('/api/ad/elsewhere')).status, 404);
    });

    test('a click costs the next lower bid and a step, at most the own bid', async () => {
      assert.deepEqual((await ask()).ads.map(priceOf), [510, 410, 310]);
      assert.deepEqual((await ask({ jt: 'CH' })).ads.map(priceOf), [10]);
    });

    test('[7.41] a click is answered 204, is charged once however often it comes, and stops at the budget', async () => {
      // 410 a click: two are 820, and of the third 380 are left of 1200.
      for (const price of [410, 410, 380]) {
        const { requestid, ads } = await ask({ et: 'pt' });
        assert.equal(ads[0].job_id, id(1));
        assert.equal(priceOf(ads[0]), price);
        const answers = await Promise.all(Array.from({ length: 8 }, () => click(ads[0], requestid, {}, { 'User-Agent': `browser that pays ${price}, ${requestid}` })));
        assert.deepEqual(answers.map((answer) => answer.status), Array(8).fill(204));
      }
      assert.deepEqual(await jobsOf({ et: 'pt' }), [id(2), id(3), id(4)]);
      await advance(site, 24 * 3600);
      assert.deepEqual(await jobsOf({ et: 'pt' }), [id(1), id(2), id(3)]);
    });

    test('[7.41] a visitor costs once a day for a job, and an address only so often', async () => {
      const before = await clicks('charged');
      const from = async (address, agent) => {
        const { requestid, ads } = await ask({ et: 'ft' });
        assert.equal((await click(ads[0], requestid, {}, { 'X-Forwarded-For': address, 'User-Agent': agent })).status, 204);
      };
      for (let n = 0; n < 20; n += 1) await from('192.0.2.1', 'the same browser');
      assert.equal(await clicks('charged') - before, 1);
      assert.equal(await clicks('visitor_charged'), 19);
      for (let n = 0; n < 10; n += 1) await from('192.0.2.1', `browser ${n}`);
      assert.equal(await clicks('charged') - before, 5);
      assert.equal(await clicks('address_limit'), 6);
      await from('192.0.2.2', 'the same browser');
      assert.equal(await clicks('charged') - before, 6);
    });

    test('only an advert that was answered to that request can be clicked', async () => {
      const { requestid, ads } = await ask();
      const [price, time, mac] = ads[0].bidid.split('.');
      for (const more of [
        { requestid: randomUUID() },
        { adid: ads[1].adid },
        { adid: 'nonsense' },
        { adid: id(99, 'b1') },
        { bidid: '' },
        { bidid: `1.${time}.${mac}` },
        { bidid: `${price}.${Number(time) + 1}.${mac}` },
        { requestid: '' },
      ]) {
        const answer = await click(ads[0], requestid, more);
        assert.equal(answer.status, 400, JSON.stringify(more));
        await expectDocumented('/api/ad/click', answer, 'get');
      }
      assert.equal((await click(ads[0], requestid)).status, 204);
      const late = await ask();
      await advance(site, 25 * 3600);
      assert.equal((await click(late.ads[0], late.requestid)).status, 400);
    });
  });
}

test('the demonstration catalogue has adverts for most searches', async () => {
  const site = await Site.start({ database: `sqlite:${demonstrationDatabase(privateFolder())}`, log_level: 'warning' });
  try {
    for (const parameters of [{}, { et: 'pt' }, { et: 'ft' }, { jt: 'food-and-beverage' }]) {
      const { ads } = await (await site.get(`/api/ad?${query({ requestid: randomUUID(), ...parameters })}`)).json();
      assert.ok(ads.length > 0, JSON.stringify(parameters));
      const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id state employment } }', { ids: ads.map((ad) => ad.job_id) });
      assert.equal(data.get_jobs.length, ads.length);
      for (const each of data.get_jobs) {
        assert.equal(each.state, 'published');
        if (parameters.et) assert.equal(each.employment, parameters.et);
      }
    }
  } finally {
    await site.stop();
  }
});
