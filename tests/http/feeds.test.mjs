import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { binary, hoigung, importCatalogue, privateFolder, Site, siteEnvironment } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const feed = (name) => join(import.meta.dirname, 'feeds', name);
const found = `{ job_search(limit: 30) { total result {
  _id job_name job_description employment state from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate vacancy
  start_date end_date company { _id name } address { address district_name } job_types { name }
} } }`;

test('a job board’s XML feed becomes jobs of the catalogue, and a second import changes nothing', async () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const done = importCatalogue({ database }, undefined, [feed('jobs.xml')]);
  assert.equal(done.code, 3);
  assert.match(done.out, /^5 created, 0 changed, 0 unchanged, 2 refused/);
  assert.match(done.err, /job 4 'Kitchen porter' \(.+\): 'London, GB' is not in Hong Kong/);
  assert.match(done.err, /job 5 .*minimum wage/);
  const again = importCatalogue({ database }, undefined, [feed('jobs.xml')]);
  assert.match(again.out, /^0 created, 0 changed, 5 unchanged, 2 refused/);

  const site = await Site.start({ database, log_level: 'warning' });
  try {
    const { data } = await site.graphql(found);
    const jobs = Object.fromEntries(data.job_search.result.map((each) => [each.job_name, each]));
    assert.equal(data.job_search.total, 3);
    const waiter = jobs['Part-time Waiter / Waitress'];
    assert.equal(waiter.job_description, 'Look after guests in a busy dim sum restaurant.\n• Take orders & serve\n• Clear tables\nMeals provided.');
    assert.deepEqual([waiter.employment, waiter.from_hourly_rate, waiter.to_hourly_rate], ['pt', 62, 68]);
    assert.deepEqual(waiter.address, [{ address: 'Shop 5, 88 Argyle Street', district_name: 'Mong Kok' }]);
    assert.deepEqual(waiter.job_types.map((each) => each.name), ['Waiter or Waitress']);
    assert.equal(waiter.company.name, 'Silver Dragon Restaurant Group');
    const guard = jobs['屋苑保安員（夜更）'];
    assert.deepEqual([guard.employment, guard.from_monthly_rate, guard.to_monthly_rate], ['ft', 17500, 18500]);
    assert.equal(guard.address[0].district_name, 'Tseung Kwan O');
    assert.deepEqual(guard.job_types.map((each) => each.name), ['Security Guard']);
    const helper = jobs['Exhibition helper, 3 days'];
    assert.deepEqual([helper.employment, helper.start_date, helper.end_date], ['ct', '2027-01-08', '2027-01-10']);
    assert.equal(helper.company._id, waiter.company._id);
  } finally {
    await site.stop();
  }
});

test('schema.org JobPostings as JSON-LD become jobs of the catalogue', async () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const done = importCatalogue({ database }, undefined, [feed('jobs.jsonld')]);
  assert.equal(done.code, 3);
  assert.match(done.err, /job 3 .*: the description is missing; the place of work is missing/);
  const site = await Site.start({ database, log_level: 'warning' });
  let id;
  try {
    const { data } = await site.graphql(found);
    const jobs = Object.fromEntries(data.job_search.result.map((each) => [each.job_name, each]));
    const attendant = jobs['Room Attendant'];
    id = attendant.company._id;
    assert.deepEqual([attendant.employment, attendant.from_monthly_rate, attendant.to_monthly_rate, attendant.vacancy], ['ft', 16500, 17500, 4]);
    assert.equal(attendant.address[0].district_name, 'Tsim Sha Tsui');
    assert.deepEqual(jobs['Banquet Server'].job_types.map((each) => each.name), ['Banquet Server']);
    assert.equal(jobs['Banquet Server'].from_hourly_rate, 70);
  } finally {
    await site.stop();
  }

  // A feed knows a company’s name only; what the site knows beside is kept.
  const company = { kind: 'company', _id: id, name: { en: 'Ocean Hotel' }, about: { en: 'By the harbour.' } };
  assert.equal(importCatalogue({ database }, `${JSON.stringify(company)}\n`).code, 0);
  importCatalogue({ database }, readFileSync(feed('jobs.jsonld')), ['--format', 'jsonld', '-']);
  const again = await Site.start({ database, log_level: 'warning' });
  try {
    const kept = await again.graphql('query ($id: ID!) { get_company(id: $id) { about } }', { id });
    assert.equal(kept.data.get_company.about, 'By the harbour.');
  } finally {
    await again.stop();
  }
});

test('what is no feed is told in one line', () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const tell = (format, text) => importCatalogue({ database, log_level: 'warning' }, text, ['--format', format, '-']);
  assert.match(tell('xml', '<source><job>').err, /^-: not XML: .*\n$/);
  assert.match(tell('jsonld', '{"@type":"Person"}').err, /^-: the document has no JobPosting\n$/);
  assert.equal(tell('xml', '').code, 1);
  assert.notEqual(tell('csv', 'a,b').code, 0);
});

const xmlJob = (n, more = '') =>
  `<job><title>Helper ${n}</title><referencenumber>R${n}</referencenumber><url>https://feed.example.hk/${n}</url><company>Feed Ltd</company>` +
  `<city>Mong Kok</city><country>HK</country><jobtype>parttime</jobtype>${more || '<description>Help out.</description>'}</job>`;
const xmlFeed = (jobs) => `<source><publisher>Feed</publisher>${jobs.join('')}</source>`;

test('thirteen kinds of messy feeds: nine of ten jobs come in, and what does not is told why', async () => {
  const folder = privateFolder();
  const database = `sqlite:${join(folder, 'site.db')}`;
  const long = `<![CDATA[<style>${'x'.repeat(90_000)}</style><p>${'Carry boxes with care. '.repeat(400)}</p>]]>`;
  writeFileSync(join(folder, 'huge.xml'), xmlFeed(Array.from({ length: 600 }, (_, n) => xmlJob(n, n % 100 === 0 ? `<description>${long}</description>` : ''))));
  const done = importCatalogue({ database }, undefined, [feed('messy'), join(folder, 'huge.xml')]);
  assert.equal(done.code, 3);
  const [created, refused] = [/(\d+) created/, /(\d+) refused/].map((count) => Number(count.exec(done.out)[1]));
  assert.ok(created >= 600 + 42, done.out);
  assert.equal(refused, 5, done.err);
  for (const reason of [
    /indeed\.xml job 10 '.+' \(.+\): the pay is in 'US\$'; this site shows Hong Kong dollars only/,
    /array\.json job 4 'Consultant' \(https:\/\/a\.example\.hk\/3\): the pay is in 'USD'; this site shows Hong Kong dollars only/,
    /array\.json job 5 'Barman' \(.+\): 'Aberdeen, GB' is not in Hong Kong/,
    /no-company\.jsonld job 1 'Mystery Shopper' \(.+\): the company is missing: <company>, or hiringOrganization/,
    /ended\.xml job 1 'Fair Helper' \(P1\): the job ended on 2020-02-01/,
    /huge\.xml job 1 .*: note: the description has \d+ characters; the first \d+ are taken/,
    /jobs-root\.xml job 2 .*: note: <expirationdate> '31\/12\/2099' is no time and is left out/,
    /indeed\.xml job 7 .*: note: the pay '62' does not say for how long; taken as pay for an hour/,
  ])
    assert.match(done.err, reason);

  const site = await Site.start({ database, log_level: 'warning' });
  try {
    const one = async (term, employment) => {
      const { data } = await site.graphql(
        `query ($term: String, $employment: [String!]) { job_search(term: $term, employment: $employment, limit: 30) { result {
          job_name job_description employment state apply_url expires_at from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate
          start_date end_date company { name } address { address district_name } attributes { category name } } } }`,
        { term, employment },
      );
      return data.job_search.result;
    };
    const named = async (name) => (await one(name)).find((each) => each.job_name === name);
    const wrapper = await named('Christmas Gift Wrapper');
    assert.deepEqual([wrapper.employment, wrapper.start_date, wrapper.end_date], ['ct', null, null]);
    assert.equal(wrapper.apply_url, 'https://careers.example.hk/jobs/1?src=feed&utm=x');
    const cleaner = await named('Relief Cleaner');
    assert.deepEqual([cleaner.from_monthly_rate, cleaner.to_monthly_rate, cleaner.address], [null, 16500, []]);
    assert.deepEqual(cleaner.attributes, [{ category: 'Place of work', name: 'Hong Kong' }]);
    const rider = await named('Delivery Rider');
    assert.deepEqual([rider.employment, rider.from_hourly_rate, rider.from_monthly_rate], ['pt', null, null]);
    assert.ok(rider.attributes.some(({ name }) => name === '$700 - $900 a day, about 10 hours'));
    const assistant = await named('Shop Assistant');
    assert.deepEqual(assistant.address.map((each) => each.district_name), ['Mong Kok', 'Tsuen Wan', 'Sha Tin']);
    assert.equal(assistant.job_description, 'Sell toys.');
    assert.deepEqual((await named('Night Guard')).address, [], 'Tai Po Road is not in Tai Po');
    assert.deepEqual((await named('Waiter')).address.map((each) => each.district_name), ['Hung Hom', 'Central']);
    const baker = await named('Baker');
    assert.deepEqual(
      [baker.company.name, baker.apply_url, baker.from_monthly_rate, baker.to_monthly_rate, baker.expires_at],
      ['Rising Dough', 'https://dough.example.hk/careers/baker', null, 25000, '2099-01-31T10:00:00.000Z'],
    );
    assert.equal((await named('Room & Floor Attendant')).job_description, 'Make beds & smile.\n• Shuttle bus');
    assert.equal((await named('保安員')).address.length, 2);
    assert.equal((await named('廚房助理')).company.name, '喜悅酒家');
    assert.equal((await named('倉務員')).job_description, '執貨及盤點。');
    assert.equal((await named('Café Helper')).company.name, 'Café Étoile');
    assert.equal((await named('Evergreen Waiter')).state, 'published');
    const helper = await named('Helper 0');
    assert.ok([...helper.job_description].length <= 5000);
    assert.match(helper.job_description, /care\.\n\(The text is longer; the whole is on the page to apply at\.\)$/);
  } finally {
    await site.stop();
  }
});

test('what a named feed lists no more is closed, not when it was cut short, and is open again when it comes back', () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}` };
  const file = join(folder, 'feed.xml');
  const read = (numbers, ...flags) => {
    writeFileSync(file, xmlFeed(numbers.map((n) => xmlJob(n))));
    return importCatalogue(settings, undefined, ['--feed', 'board', ...flags, file]);
  };
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  assert.match(read(ten).out, /^11 created, .*0 no longer listed$/m);
  assert.match(read(ten.slice(2)).out, /2 no longer listed$/m);
  const cut = read([3]);
  assert.match(cut.out, /0 no longer listed$/m);
  assert.match(cut.err, /feed board: 7 of its 8 jobs are missing, more than 30%: none is closed\. .*--close-many/);
  assert.match(read([3], '--close-many').out, /7 no longer listed$/m);
  assert.match(read(ten).out, /^0 created, 9 changed, 2 unchanged, 0 refused, 0 no longer listed$/m);
  writeFileSync(file, '<source><job>');
  assert.match(importCatalogue(settings, undefined, ['--feed', 'board', file]).err, /not XML[^]*no job is closed for being missing/);
});

test('a job somewhere in Kowloon is found by a search in all of it, and one somewhere in Hong Kong by a search without districts', async (context) => {
  const folder = privateFolder();
  const database = `sqlite:${join(folder, 'site.db')}`;
  const cities = { 1: 'Mong Kok', 2: 'Kowloon', 3: 'Hong Kong' };
  writeFileSync(join(folder, 'feed.xml'), xmlFeed(Object.entries(cities).map(([n, city]) => xmlJob(n).replace('Mong Kok', city))));
  assert.match(importCatalogue({ database }, undefined, [join(folder, 'feed.xml')]).out, /^4 created/);
  const site = await Site.start({ database, log_level: 'warning' });
  context.after(() => site.stop());
  const { data } = await site.graphql('{ config { districts { shortCode region { name } } } }');
  const districts = (region) => data.config.districts.filter((each) => region === undefined || each.region.name === region).map(({ shortCode }) => shortCode);
  const helpers = async (variables) => {
    const query = 'query ($term: String, $district: [String!]) { job_search(term: $term, district: $district) { result { job_name } } }';
    return (await site.graphql(query, variables)).data.job_search.result.map(({ job_name }) => job_name).sort();
  };
  assert.deepEqual(await helpers({}), ['Helper 1', 'Helper 2', 'Helper 3']);
  assert.deepEqual(await helpers({ district: ['030503'] }), ['Helper 1']);
  assert.deepEqual(await helpers({ district: districts('Kowloon') }), ['Helper 1', 'Helper 2']);
  assert.deepEqual(await helpers({ term: '九龍' }), ['Helper 1', 'Helper 2']);
  assert.deepEqual(await helpers({ district: districts('Hong Kong Island') }), []);
  assert.deepEqual(await helpers({ district: districts() }), ['Helper 1', 'Helper 2']);
});

test('a feed owns its jobs: another one with the same publisher and references changes none of them', () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}` };
  const read = (name, jobs) => {
    const file = join(folder, `${name}.xml`);
    writeFileSync(file, xmlFeed(jobs));
    return importCatalogue(settings, undefined, ['--feed', name, file]);
  };
  const other = '<description>Something else.</description>';
  assert.match(read('one', [xmlJob(1), xmlJob(2), xmlJob(3), xmlJob(4)]).out, /^5 created/);
  const two = read('two', [xmlJob(1, other), xmlJob(5)]);
  assert.match(two.out, /^1 created, 0 changed, 1 unchanged, 1 refused, 0 no longer listed$/m);
  assert.match(two.err, /job 1 'Helper 1' \(R1\): the feed 'one' lists this job already/);
  // Nor does it close them.
  assert.match(read('two', [xmlJob(5)]).out, /0 no longer listed$/m);
  assert.match(read('one', [xmlJob(1), xmlJob(2), xmlJob(3), xmlJob(4)]).out, /^0 created, 0 changed, 5 unchanged/);
  // What the first has let go the second may have.
  assert.match(read('one', [xmlJob(2), xmlJob(3), xmlJob(4)]).out, /1 no longer listed$/m);
  assert.match(read('two', [xmlJob(1, other), xmlJob(5)]).out, /^0 created, 1 changed, 2 unchanged, 0 refused/);
});

test('a site reads each of its feeds again when its time has come, and no sooner', async (context) => {
  const fetches = { slow: 0, quick: 0 };
  const server = createServer((request, response) => {
    const name = request.url.slice(1);
    fetches[name] += 1;
    response.end(xmlFeed([xmlJob(`${name}${fetches[name]}`)]));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  context.after(() => server.close());
  const root = `http://127.0.0.1:${server.address().port}`;
  const feeds = `slow 6h ${root}/slow,quick 1h ${root}/quick`;
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, feeds });
  context.after(() => site.stop());
  // The feeds are looked after in their order: when the quick one was read, the slow one has had its turn.
  const quickRead = (times) => eventually(async () => site.log.split('feed quick was read').length > times, `reading ${times}`);
  await quickRead(1);
  for (const [quick, slow] of [[2, 1], [3, 2], [4, 2], [5, 3]]) {
    await advance(site, 3 * 3600);
    await quickRead(quick);
    assert.deepEqual(fetches, { quick, slow });
  }
});

test('a site reads its feeds by itself, and an import takes lists of addresses and sitemaps', async (context) => {
  const folder = privateFolder();
  const server = createServer((request, response) => {
    const { port } = server.address();
    const answers = {
      '/feed.xml': xmlFeed([xmlJob(1), xmlJob(2)]),
      '/sitemap.xml': `<urlset><url><loc>http://127.0.0.1:${port}/page.html</loc></url><url><loc>http://127.0.0.1:${port}/gone</loc></url></urlset>`,
      '/own.ndjson': JSON.stringify({ kind: 'company', _id: '65c0c0de0000000000000001', name: { en: 'Taken over' } }),
      '/page.html': readFileSync(feed('messy/page.html'), 'utf8').replace(/<link[^>]*>/, ''),
    };
    response.writeHead(request.url in answers ? 200 : 404).end(answers[request.url] ?? '');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  context.after(() => server.close());
  const root = `http://127.0.0.1:${server.address().port}`;
  const database = `sqlite:${join(folder, 'site.db')}`;
  const site = await Site.start({ database, feeds: `board 6h ${root}/feed.xml` });
  try {
    const until = Date.now() + 20_000;
    const total = async () => (await site.graphql('{ job_search { total } }')).data.job_search.total;
    while ((await total()) < 2 && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
    assert.equal(await total(), 2);
  } finally {
    await site.stop();
  }
  mkdirSync(join(folder, 'lists'));
  const list = join(folder, 'lists', 'all.txt');
  writeFileSync(list, `# job pages\n${root}/sitemap.xml\n${root}/own.ndjson\nmore.xml\n`);
  writeFileSync(join(folder, 'lists', 'more.xml'), xmlFeed([xmlJob(3)]));
  assert.equal(hoigung(['migrate'], { database }).code, 0);
  // Not as `hoigung()` does: this process has to answer meanwhile.
  const run = promisify(execFile)(binary, ['import', list], { env: siteEnvironment({ database }) });
  const { code, stdout: out, stderr: err } = await run.catch((failed) => failed);
  assert.equal(code, 1);
  assert.match(err, /gone: answered with status 404/);
  assert.match(err, /own\.ndjson: lines of a catalogue are taken from an address only with --format ndjson/);
  assert.match(out, /^3 created, 0 changed, 1 unchanged, 0 refused$/m);
});

test('a job that came by a feed of one name opens again when it comes by another, or it is told why not', () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}` };
  const read = (jobs, ...flags) => {
    const file = join(folder, 'feed.xml');
    writeFileSync(file, xmlFeed(jobs));
    return importCatalogue(settings, undefined, [...flags, file]);
  };
  const open = () => hoigung(['job', 'list'], settings).out.match(/ published /g)?.length ?? 0;
  const ended = '<description>Help out.</description><expirationdate>2020-01-31</expirationdate><date>2020-01-01</date>';
  assert.match(read([1, 2, 3, 4].map((n) => xmlJob(n)), '--feed', 'old').out, /^5 created/);
  assert.match(read([xmlJob(9)], '--feed', 'old', '--close-many').out, /4 no longer listed/);
  assert.equal(open(), 1);
  const unnamed = read([xmlJob(1)]);
  assert.match(unnamed.err, /job 1 'Helper 1' \(R1\): note: the job stays closed: its feed lists it no more; an import with --feed opens it again/);
  assert.match(unnamed.out, /1 stay closed$/m);
  const other = read([xmlJob(1), xmlJob(2), xmlJob(3), xmlJob(4, ended)], '--feed', 'new');
  assert.match(other.err, /job 4 .*: note: the job stays closed: it ended on 2020-01-31/);
  assert.match(other.out, /^0 created, 4 changed, 1 unchanged, 0 refused, 0 no longer listed, 1 stay closed$/m);
  assert.equal(open(), 4);
  // They are the other’s now.
  assert.match(read([xmlJob(9), xmlJob(1)], '--feed', 'old').err, /the feed 'new' lists this job already; `hoigung feed take-over old new` gives its jobs to old/);
});

for (const [kind, makeDatabase] of Object.entries({
  SQLite: (folder) => `sqlite:${join(folder, 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  test(`feeds are listed, renamed, joined and dropped on ${kind}`, () => {
    const folder = privateFolder();
    const settings = { database: makeDatabase(folder), feeds: 'board 6h https://board.example.hk/feed.xml' };
    const read = (name, numbers) => {
      const file = join(folder, 'feed.xml');
      writeFileSync(file, xmlFeed(numbers.map((n) => xmlJob(n))));
      return importCatalogue(settings, undefined, ['--feed', name, file]);
    };
    const feeds = (...args) => hoigung(['feed', ...args], settings);
    read('one', [1, 2, 3, 4]);
    read('two', [5, 6]);
    const listed = feeds('list').out;
    assert.match(listed, /^one: 4 jobs, 0 no longer listed, read 20\S+Z, not in the settings$/m);
    assert.match(listed, /^board: 0 jobs, 0 no longer listed, read never, every 360 min from https:\/\/board\.example\.hk\/feed\.xml$/m);

    assert.match(feeds('rename', 'one', 'two').err, /is there already/);
    assert.match(feeds('rename', 'none', 'three').err, /no such feed/);
    assert.match(feeds('rename', 'one', 'a b').err, /neither blanks nor commas/);
    assert.equal(feeds('rename', 'one', 'board').code, 0);
    assert.match(feeds('list').out, /^board: 4 jobs, .* every 360 min/m);
    assert.doesNotMatch(feeds('list').out, /^one:/m);

    assert.match(read('two', [1, 5, 6]).err, /the feed 'board' lists this job already/);
    assert.equal(feeds('take-over', 'two', 'two').code, 1);
    assert.equal(feeds('take-over', 'two', 'board').code, 0);
    assert.match(read('two', [1, 2, 3, 4, 5, 6]).out, /^0 created, 0 changed, 7 unchanged, 0 refused, 0 no longer listed$/m);
    assert.match(read('two', [2, 3, 4, 5, 6]).out, /1 no longer listed$/m);

    const open = () => hoigung(['job', 'list'], settings).out.match(/ published /g)?.length ?? 0;
    assert.equal(open(), 5);
    assert.equal(feeds('drop', 'two', '--keep-jobs').code, 0);
    assert.equal(open(), 5);
    read('two', [2, 3, 4, 5, 6]);
    assert.match(feeds('drop', 'two', '--yes').out, /^two is dropped \(5 jobs\)$/m);
    assert.equal(open(), 0);
    assert.equal(feeds('drop', 'two', '--yes').code, 1);
  });
}

test('a feed that cannot be read is told by the metrics and by the list of feeds, until it can', async (context) => {
  let answer = (response) => response.writeHead(404).end();
  const server = createServer((_, response) => answer(response));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  context.after(() => server.close());
  const settings = {
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    feeds: `board 30m http://127.0.0.1:${server.address().port}/feed.xml`,
  };
  const site = await Site.start(settings);
  context.after(() => site.stop());
  const failing = async () => Number(/^hoigung_feed_failing\{feed="board"\} (\d)$/m.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
  const list = () => hoigung(['feed', 'list'], settings).out;
  await eventually(async () => (await failing()) === 1, 'the feed to fail');
  assert.match(list(), /^board: 0 jobs, .*read never, .*; FAILED 20\S+Z: http:\S+: answered with status 404$/m);

  answer = (response) => response.end('<html lang="en"><p>Back soon</p>');
  await advance(site, 1800);
  await eventually(() => /FAILED .*(no JobPosting|not XML)/.test(list()), 'another fault');
  answer = (response) => response.end(xmlFeed([xmlJob(1)]));
  await advance(site, 1800);
  await eventually(async () => (await failing()) === 0, 'the feed to be read');
  assert.match(list(), /^board: 1 jobs, 0 no longer listed, read 20\S+Z, every 30 min from http:\S+$/m);
});

test('of a feed that breaks off, what was whole is taken, with a warning, and nothing is closed', () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}` };
  const whole = xmlFeed([xmlJob(1), xmlJob(2), xmlJob(3), xmlJob(4)]);
  const read = (text) => {
    const file = join(folder, 'broken.xml');
    writeFileSync(file, text);
    return importCatalogue(settings, undefined, ['--feed', 'board', file]);
  };
  const unclosed = read(whole.replace('</source>', '\n'));
  assert.equal(unclosed.code, 3);
  assert.match(unclosed.out, /^5 created, 0 changed, 0 unchanged, 0 refused/m);
  assert.match(unclosed.err, /broken\.xml: warning: not XML: .*; the 4 jobs before that are taken/);
  const cut = read(whole.slice(0, whole.indexOf('Helper 4') + 3));
  assert.equal(cut.code, 3);
  assert.match(cut.out, /^0 created, 0 changed, 4 unchanged, 0 refused, 0 no longer listed/m);
  assert.match(cut.err, /the 3 jobs before that are taken[^]*no job is closed for being missing/);
  assert.match(read(`<rss><channel><title>Feed</title><item>${/<job>(.*?)<\/job>/.exec(whole)[1]}</item>`).err, /the 1 jobs before that are taken/);
  assert.equal(read('<source><job><title>Cut').code, 1);
});

test('a job without a description comes in by a feed and an import when it tells pay and place, and its page says so', async (context) => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}` };
  const file = join(folder, 'feed.xml');
  writeFileSync(file, xmlFeed([xmlJob(1, '<salary>$70 per hour</salary>'), xmlJob(2, '<salary>$900 a day</salary>'), xmlJob(3, '<category>Shop</category>'), xmlJob(4)]));
  const done = importCatalogue(settings, undefined, [file]);
  assert.match(done.out, /^4 created, 0 changed, 0 unchanged, 1 refused/);
  assert.match(done.err, /job 3 'Helper 3' \(R3\): the description is missing$/m);
  const bare = { job_description: { en: '' } };
  assert.equal(importCatalogue(settings, ndjson([company(1), job(1, bare)])).code, 0);
  const unpaid = importCatalogue(settings, ndjson([job(2, { ...bare, from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: null, to_monthly_rate: null })]));
  assert.match(unpaid.err, /job_description is empty/);

  const site = await Site.start(settings);
  context.after(() => site.stop());
  const { data } = await site.graphql('{ job_search(limit: 30) { result { _id job_name job_description } } }');
  const named = Object.fromEntries(data.job_search.result.map((each) => [each.job_name, each]));
  assert.equal(named['Helper 1'].job_description, '');
  const page = async (language, name) => {
    const moved = await site.get(`/hk/${language}job/${named[name]._id}/`);
    return (await site.get(new URL(moved.headers.get('location'), site.url).pathname)).text();
  };
  assert.match(await page('en/', 'Helper 1'), /The employer has given no description of this job\./);
  assert.match(await page('', 'Helper 1'), /僱主未有提供工作內容。/);
  assert.doesNotMatch(await page('en/', 'Helper 1'), /JobPosting/);
  assert.match(await page('en/', 'Helper 4'), /JobPosting/);
  assert.doesNotMatch(await page('en/', 'Helper 4'), /given no description/);

  const partner = new Partner(site, addKey(settings.database, 'Portal'));
  const refused = await partner.call('POST', 'batch', ndjson([job(3, bare)]), { 'Content-Type': 'application/x-ndjson' });
  assert.match(await refused.text(), /job_description is empty/);
});
