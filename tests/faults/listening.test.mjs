// PostgreSQL tells nodes of changes; a node that it cannot tell still follows all of them, and listens again when it can.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually } from '../support/outage.mjs';
import { Postgres } from '../support/postgres.mjs';
import { Site } from '../support/site.mjs';

const isListening = async (site) => /^hoigung_database_listening 1$/m.test(await (await fetch(`${site.ops}/metrics`)).text());
const shows = (site, number) =>
  eventually(async () => (await site.graphql(`{ get_jobs(ids: ["${id(number)}"]) { _id } }`)).data?.get_jobs[0]?._id === id(number), `job ${number}`);

describe('a node whose listening connection is cut', () => {
  let postgres;
  let database;
  let site;
  let session;
  before(async () => {
    postgres = new Postgres();
    database = postgres.url();
    importLines(database, [company(1), job(1)]);
    site = await Site.start({ database });
    session = postgres.session();
  });
  after(async () => {
    await session?.end();
    await site?.kill();
    postgres.remove();
  });

  test('follows changes while it cannot listen, is ready, and listens again afterwards', async () => {
    await eventually(() => isListening(site), 'listening');
    importLines(database, [job(2)]);
    await shows(site, 2);

    // No new connection is let in; those of the pool stay.
    await session.run('UPDATE pg_database SET datallowconn = false WHERE datname = current_database()');
    const cut = await session.run("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'");
    assert.equal(cut, '1');
    await eventually(async () => !(await isListening(site)), 'the cut');
    // As a program writes that tells nobody.
    await session.run(`BEGIN;
      UPDATE jobs SET state = 'closed' WHERE id = '${id(2)}';
      UPDATE counters SET value = value + 1 WHERE name = 'change';
      INSERT INTO changes (number, kind, entity_id, at, token) SELECT value, 'job', '${id(2)}', 0, 'untold' FROM counters WHERE name = 'change'; COMMIT`);
    const open = async () => (await site.graphql('{ job_search(limit: 30) { result { _id } } }')).data?.job_search.result.map((each) => each._id);
    await eventually(async () => JSON.stringify(await open()) === JSON.stringify([id(1)]), 'the change that nobody told');
    assert.equal((await fetch(`${site.ops}/readyz`)).status, 200);
    assert.match(site.log, /changes of other processes are looked for/);

    await session.run('UPDATE pg_database SET datallowconn = true WHERE datname = current_database()');
    await eventually(() => isListening(site), 'listening again');
    importLines(database, [job(3)]);
    await shows(site, 3);
    assert.match(site.log, /the database tells changes of other processes again/);
  });
});
