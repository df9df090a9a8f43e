// What a node does with rows that it cannot read, after a failover to a standby that had missed changes, and while others die and
// connections break: it shows what happened in the order in which it happened.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { LivingCatalogue } from '../support/living.mjs';
import { eventually, pause } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { Random } from '../support/random.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const shown = async (site) => (await site.graphql('{ job_search(limit: 30) { result { _id } } }')).data?.job_search.result.map((each) => each._id).sort();
const ids = (...numbers) => numbers.map((number) => id(number)).sort();
const sees = (site, ...numbers) => eventually(async () => JSON.stringify(await shown(site)) === JSON.stringify(ids(...numbers)), `jobs ${numbers}`);
const metric = async (site, name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${site.ops}/metrics`)).text())?.[1]);
const isReady = async (site) => (await fetch(`${site.ops}/readyz`)).status === 200;

describe('a row that a node cannot read', () => {
  let postgres;
  let database;
  const sites = [];
  before(async () => {
    postgres = new Postgres();
    database = postgres.url();
    importLines(database, [company(1), job(1), job(2), job(3)]);
    sites.push(await Site.start({ database }), await Site.start({ database }));
  });
  after(async () => {
    for (const site of sites) await site.kill();
    postgres.remove();
  });

  // As a node of a newer version writes it.
  const writeEmployment = (number, value) =>
    postgres.sql(`BEGIN; UPDATE jobs SET document = jsonb_set(document::jsonb, '{employment}', '"${value}"')::text WHERE id = '${id(number)}';
      UPDATE counters SET value = value + 1 WHERE name = 'change';
      INSERT INTO changes (number, kind, entity_id, at, token) SELECT value, 'job', '${id(number)}', 0, 'newer' FROM counters WHERE name = 'change'; COMMIT;`);

  test('[15.02] is left out, counted and named; the others go on, also in a node that starts', async () => {
    for (const site of sites) await sees(site, 1, 2, 3);
    writeEmployment(2, 'by-the-hour');
    importLines(database, [job(4)]);
    for (const site of sites) {
      await sees(site, 1, 3, 4);
      assert.equal(await isReady(site), true);
      assert.equal(await metric(site, 'hoigung_unreadable_rows\\{table="jobs"\\}'), 1);
    }
    sites.push(await Site.start({ database }));
    await sees(sites[2], 1, 3, 4);
    importLines(database, [job(5)]);
    for (const site of sites) await sees(site, 1, 3, 4, 5);
    for (const site of sites) assert.equal(site.log.split(' of jobs is left out').length, 2, site.log);
  });

  test('[15.02] is read again when it changes', async () => {
    writeEmployment(2, 'pt');
    for (const site of sites) {
      await sees(site, 1, 2, 3, 4, 5);
      assert.equal(await metric(site, 'hoigung_unreadable_rows\\{table="jobs"\\}'), 0);
    }
  });
});

describe('a node that starts where another has left what it knew', () => {
  test('[15.06] [15.03] begins with it and adds what has changed since; not when the database has another history', async () => {
    const postgres = new Postgres();
    const settings = { database: postgres.url(), index_dir: privateFolder() };
    const unused = /saved (catalogue|search index) is not used/;
    const started = [];
    const start = async () => {
      started.push(await Site.start(settings));
      return started.at(-1);
    };
    try {
      importLines(settings.database, [company(1), job(1), job(2), job(3)]);
      const first = await start();
      assert.match(first.log, unused);
      assert.equal(await first.stop(), 0);
      assert.deepEqual(readdirSync(settings.index_dir).sort(), ['hoigung.catalogue', 'hoigung.index']);
      importLines(settings.database, [job(2, { state: 'closed' }), job(4)]);
      const second = await start();
      assert.doesNotMatch(second.log, unused);
      await sees(second, 1, 3, 4);
      importLines(settings.database, [job(5)]);
      await sees(second, 1, 3, 4, 5);
      await second.kill();

      postgres.sql("UPDATE changes SET token = 'another'");
      const third = await start();
      assert.match(third.log, /saved catalogue is not used: it is of another history/);
      await sees(third, 1, 3, 4, 5);
    } finally {
      for (const site of started) await site.kill();
      postgres.remove();
    }
  });
});

describe('a standby that missed changes', () => {
  test('[15.03] takes over, gives their numbers to others, and no node shows what is not there', async () => {
    const primary = new Postgres();
    const alone = primary.url();
    importLines(alone, [company(1), job(1), job(2)]);
    const copy = Postgres.copyOf(primary);
    const database = `${alone},${encodeURIComponent(copy.folder)}&target_session_attrs=read-write`;
    const site = await Site.start({ database });
    try {
      importLines(alone, [job(3), job(4)]);
      await sees(site, 1, 2, 3, 4);
      primary.stop('immediate');
      // As many changes and more, before any node has looked.
      importLines(database, [job(5), job(6), job(7)]);
      await sees(site, 1, 2, 5, 6, 7);
      const page = await site.get(`/hk/en/job/waiter-3/${id(3)}/`);
      assert.notEqual(page.status, 200);
    } finally {
      await site.kill();
      copy.remove();
      primary.remove();
    }
  });
});

describe('a node that is killed, and connections that are cut, while jobs change', () => {
  const numbers = Array.from({ length: 20 }, (_, n) => n + 1);
  const query = 'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name is_closed } job_search(limit: 30) { result { _id job_name is_closed } } }';
  let postgres;
  let catalogue;
  let partner;
  const nodes = [];
  const start = async (n) => {
    nodes[n] = await Site.start({ database: postgres.database, log_level: 'warning' });
  };
  before(async () => {
    postgres = new Postgres();
    postgres.database = postgres.url();
    // A batch that met the cut is sent again, as partners do.
    catalogue = new LivingCatalogue(numbers.length, new Random(15), (lines) =>
      eventually(async () => {
        const answer = await partner.call('POST', 'batch', ndjson(lines), { 'Content-Type': 'application/x-ndjson' });
        assert.ok([200, 503].includes(answer.status), await answer.text());
        return answer.status === 200;
      }, 'the change'),
    );
    importLines(postgres.database, catalogue.first);
    await start(0);
    await start(1);
    partner = new Partner(nodes[0], addKey(postgres.database, 'Operations'));
  });
  after(async () => {
    for (const node of nodes) await node.kill();
    postgres.remove();
  });

  /** What somebody sees who looks at one node again and again: whatever goes back, is late or fails is a fault. */
  const watch = async (n, state) => {
    const newest = new Map();
    while (state.isRunning) {
      const began = performance.now();
      // Asked while it was down, and told only when it was up again.
      const wasDown = state.isDown[n];
      const answer = await nodes[n].graphql(query, { ids: numbers.map((number) => id(number)) }).catch((error) => ({ errors: [error] }));
      if (answer.errors) {
        if (!wasDown && !state.isDown[n]) state.faults.push(`node ${n} failed: ${answer.errors[0].message}`);
        await pause(20);
        continue;
      }
      const jobs = [...answer.data.get_jobs, ...answer.data.job_search.result].map((each) => ({ ...each, isOpen: !each.is_closed }));
      state.faults.push(...catalogue.faults(jobs, began).map((fault) => `node ${n}: ${fault}`));
      for (const { _id, job_name } of jobs) {
        const edition = Number(/edition (\d+)$/.exec(job_name)[1]);
        if (edition < (newest.get(_id) ?? 0)) state.faults.push(`node ${n}: ${job_name} after edition ${newest.get(_id)}`);
        newest.set(_id, edition);
      }
      state.looked[n] += 1;
    }
  };

  test('[15.01] [15.03] every node shows changes in their order, and the one that lives fails no request', async () => {
    const state = { isRunning: true, isDown: [false, false], looked: [0, 0], faults: [] };
    let changes = 0;
    const change = async () => {
      while (state.isRunning) {
        await Promise.all([catalogue.change(), pause(30)]);
        changes += 1;
      }
    };
    const going = [change(), watch(0, state), watch(0, state), watch(1, state)];
    await pause(1500);
    state.isDown[1] = true;
    await nodes[1].kill();
    await pause(500);
    await start(1);
    state.isDown[1] = false;
    await pause(1000);
    postgres.sql('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
    await pause(2000);
    state.isRunning = false;
    await Promise.all(going);
    assert.deepEqual([...new Set(state.faults)].slice(0, 5), []);
    assert.ok(changes > 50 && Math.min(...state.looked) > 50, `${changes} changes, looked ${state.looked} times`);
    // Nothing is missing in the end.
    const last = async (node) => JSON.stringify((await node.graphql(query, { ids: numbers.map((number) => id(number)) })).data?.get_jobs);
    await eventually(async () => (await last(nodes[0])) === (await last(nodes[1])), 'the same on both nodes', 5);
  });
});
