// How long the way to a job is: the answers of the service, the pages, and what is kept of where somebody is.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { words } from '../support/html.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const open = { published_at: '2026-11-01T02:00:00Z', expires_at: '2099-12-31T00:00:00Z' };
const at = (number, district, lat, lng) => ({
  _id: id(number, 'ad'),
  address: { 'zh-hant': `${number} 號`, en: `${number} Some Street` },
  district,
  ...(lat && { coordinates: { lat, lng } }),
});
const lines = [
  company(1),
  // Beside Mong Kok Station; in Sai Kung, where there is none; without coordinates; in Kwun Tong and in Central.
  job(1, { ...open, address: [at(1, '030503', 22.3193, 114.1694)] }),
  job(2, { ...open, address: [at(2, '021702', 22.3814, 114.2705)] }),
  job(3, { ...open, address: [at(3, '030503')] }),
  job(4, { ...open, address: [at(4, '030902', 22.3122, 114.2265), at(5, '040103', 22.282, 114.1576)] }),
  job(6, { ...open, address: [at(6, '051802', 22.3157, 113.9365)] }),
];
const travel = `travel(from: $from) {
  minutes metres address text
  parts { line { code name } from to walk_seconds }
}`;

describe('the way to a job', () => {
  let site;
  before(async () => {
    const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'debug' };
    const done = importCatalogue(settings, ndjson(lines));
    assert.equal(done.code, 0, done.err);
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  const ask = async (fields, variables = {}, headers = {}) => {
    const types = { from: 'String', ids: '[ID!]!' };
    const declared = Object.keys(variables).map((name) => `$${name}: ${types[name]}`);
    const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
    const answer = await site.graphql(`${head} { ${fields} }`, variables, headers);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return answer.data;
  };
  const wayTo = async (number, from, headers) =>
    (await ask(`get_jobs(ids: $ids) { ${travel} }`, { ids: [id(number)], from }, headers)).get_jobs[0].travel;

  test('[13.04] it is told in parts, in minutes and in a line, in both languages', async () => {
    const way = await wayTo(1, 'TSW');
    assert.deepEqual(way.parts, [{ line: { code: 'TWL', name: 'Tsuen Wan Line' }, from: 'Tsuen Wan', to: 'Mong Kok', walk_seconds: null }]);
    assert.equal(way.text, `about ${way.minutes} min: Tsuen Wan Line`);
    assert.ok(way.minutes > 15 && way.minutes < 35, `${way.minutes}`);
    assert.equal((await wayTo(1, 'TSW', { 'Accept-Language': 'zh-HK' })).text, `約${way.minutes}分鐘：荃灣綫`);
    const walked = await wayTo(1, '22.335,114.155');
    assert.match(walked.text, /^about \d+ min: walk \d+, (.*)Line/);
    assert.match((await wayTo(1, 'PRE')).text, /^about \d+ min( on foot|: Tsuen Wan Line|: Kwun Tong Line)/);
  });

  test('[13.04] it leads to the address that is reached first', async () => {
    const toCentral = await wayTo(4, 'SHW');
    assert.equal(toCentral.address, id(5, 'ad'));
    assert.match(toCentral.text, /\(Central\)/);
    assert.equal((await wayTo(4, 'NTK')).address, id(4, 'ad'));
    assert.match((await wayTo(6, 'KOW')).text, /Airport Express/);
  });

  test('[13.04] without a station near it tells the distance and no time; without coordinates nothing', async () => {
    const way = await wayTo(2, '030503');
    assert.equal(way.minutes, null);
    assert.deepEqual(way.parts, []);
    assert.match(way.text, /^12\.\d km away, no MTR station within 2 km$/);
    assert.ok(way.metres > 11_000 && way.metres < 13_000);
    assert.equal(await wayTo(3, 'MOK'), null);
  });

  test('[13.04] a place in the sea has no way, and one that is not in Hong Kong is none', async () => {
    assert.equal((await wayTo(1, '22.2,114.3')).minutes, null);
    const origin = async (from) => (await ask('travel_origin(from: $from) { kind text }', { from })).travel_origin;
    assert.deepEqual(await origin('MOK'), { kind: 'station', text: 'From Mong Kok, by MTR' });
    assert.equal((await origin('040103')).kind, 'district');
    assert.deepEqual(await origin('22.3193,114.1694'), { kind: 'place', text: 'From where you are, by MTR' });
    for (const from of [null, '', 'XXX', 'mok', '999999', 'NaN,NaN', '1e999,114', '22.5431,114.0579', '0,0', '<b>']) {
      assert.equal(await origin(from), null, from);
      assert.equal(await wayTo(1, from), null, from);
    }
  });

  test('[13.04] of whom nothing is known a job tells its nearest station', async () => {
    const { get_jobs: jobs } = await ask('get_jobs(ids: $ids) { nearest_station { station { code name } metres text } }', {
      ids: [1, 2, 3].map((number) => id(number)),
    });
    assert.equal(jobs[0].nearest_station.station.code, 'MOK');
    assert.equal(jobs[0].nearest_station.text, 'about 1 min walk from Mong Kok Station');
    assert.match(jobs[1].nearest_station.text, /^Nearest MTR station: .*, \d\.\d km$/);
    assert.equal(jobs[2].nearest_station, null);
  });

  test('[13.04] the lines have their stations in order, those of branches last', async () => {
    const { mtr_lines: lines } = await ask('mtr_lines { code name colour stations { code } }');
    assert.equal(lines.length, 10);
    assert.equal(new Set(lines.flatMap(({ stations }) => stations.map(({ code }) => code))).size, 98);
    const tseungKwanO = lines.find(({ code }) => code === 'TKL');
    assert.deepEqual(tseungKwanO.stations.map(({ code }) => code).slice(-3), ['HAH', 'POA', 'LHP']);
    assert.match(tseungKwanO.colour, /^#[0-9A-F]{6}$/);
  });

  test('[13.04] pages tell it from a station or a district in their address, and are not indexed', async () => {
    const page = async (path) => {
      const answer = await site.get(path);
      assert.equal(answer.status, 200, path);
      return answer.text();
    };
    const results = await page('/hk/en/find-jobs/?from=TSW');
    assert.match(words(results), /about \d+ min: Tsuen Wan Line/);
    assert.match(words(results), /From Tsuen Wan, by MTR/);
    assert.match(results, /<meta name="robots" content="noindex"/);
    assert.match(results, /<link rel="canonical" href="[^"?]*\/hk\/en\/find-jobs\/"/);
    assert.match(words(await page('/hk/find-jobs/?from=030503')), /由旺角出發，乘港鐵/);
    const plain = await page('/hk/en/find-jobs/');
    assert.match(words(plain), /about 1 min walk from Mong Kok Station/);
    assert.doesNotMatch(plain, /noindex/);
    // Where somebody is does not stand in an address.
    assert.doesNotMatch(words(await page('/hk/en/find-jobs/?from=22.3193,114.1694')), /about \d+ min: /);
    const moved = await site.get(`/hk/en/job/${id(1)}/`);
    const job = moved.headers.get('location');
    const fromTsuenWan = await page(`${job}?from=TSW`);
    assert.match(words(fromTsuenWan), /about \d+ min: Tsuen Wan Line/);
    assert.match(fromTsuenWan, /<meta name="robots" content="noindex"/);
    assert.match(fromTsuenWan, new RegExp(`<link rel="canonical" href="[^"]*${job}"`));
  });

  test('[13.04] no log and no metric has where somebody is', async () => {
    const place = { lat: '22.3715', lng: '114.1165' };
    await wayTo(1, `${place.lat},${place.lng}`);
    await ask('travel_origin(from: $from) { text } get_jobs(ids: $ids) { _id }', { ids: [], from: `${place.lat},${place.lng}` });
    await site.graphql('query ($from: String) { travel_origin(from: $from) { text }', { from: `${place.lat},${place.lng}` });
    const figures = await (await fetch(`${site.ops}/metrics`)).text();
    for (const [name, text] of [['the log', site.log], ['the metrics', figures]]) {
      assert.ok(text.length > 100, name);
      for (const part of [place.lat, place.lng, '22.37,', '114.115']) assert.ok(!text.includes(part), `${name}: ${part}`);
    }
  });
});
