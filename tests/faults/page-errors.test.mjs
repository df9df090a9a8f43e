// Errors of the database that are no outage, while the page of an old job is made: every visitor is answered, the address works again when
// the error has gone, and no connection is kept for clients who left.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { importCatalogue, Site } from '../support/site.mjs';

const day = 86_400;
const numbers = [1, 2, 3, 4, 5, 6];
const open = { published_at: '2026-11-01T02:00:00Z', expires_at: '2099-12-31T00:00:00Z' };
const page = (number) => `/hk/en/job/waiter-${number}/${id(number)}/`;

describe('pages of old jobs while the database refuses', () => {
  const postgres = new Postgres();
  let site;
  const metric = async (pattern) => Number(pattern.exec(await (await fetch(`${site.ops}/metrics`)).text())?.[1]);
  const status = async (number) => (await fetch(site.url + page(number), { signal: AbortSignal.timeout(20_000) })).status;
  const text = async (number) => (await fetch(site.url + page(number), { signal: AbortSignal.timeout(20_000) })).text();

  before(async () => {
    const url = postgres.url();
    // A role with no more rights than it needs: a superuser is refused nothing.
    postgres.sql('CREATE ROLE plain LOGIN; ALTER DATABASE site1 OWNER TO plain; ALTER SCHEMA public OWNER TO plain');
    const database = url.replace('hoigung@', 'plain@');
    assert.equal(importCatalogue({ database }, ndjson([company(1), ...numbers.map((number) => job(number, open))])).code, 0);
    site = await Site.start({ database, log_level: 'error' });
    const partner = new Partner(site, addKey(database, 'operator'));
    for (const number of numbers) await partner.data('PUT', 'jobs/{id}/state', [id(number)], { state: 'closed' });
    await advance(site, 31 * day);
    await eventually(async () => (await metric(/^hoigung_jobs_in_memory (\d+)$/m)) === 0, 'the jobs have left memory');
  });
  after(async () => {
    assert.equal(await site.stop(), 0);
    postgres.remove();
  });

  /** Breaks something, has a page asked for by several visitors, mends it. */
  async function answeredWhile(breaking, mending, number) {
    postgres.sql(breaking);
    try {
      const answers = await Promise.all(Array.from({ length: 5 }, () => status(number)));
      assert.deepEqual(answers, [200, 200, 200, 200, 200], 'the browser is left to render the page');
    } finally {
      postgres.sql(mending);
    }
    await eventually(async () => (await text(number)).includes(`Waiter ${number}`), 'the page itself');
  }

  test('[15.02] permission denied', () => answeredWhile('REVOKE SELECT ON jobs FROM plain', 'GRANT SELECT ON jobs TO plain', 1));

  test('[15.02] a table that is missing', () => answeredWhile('ALTER TABLE jobs RENAME TO jobs_away', 'ALTER TABLE jobs_away RENAME TO jobs', 2));

  test('[15.02] prepared statements that the server has lost', async () => {
    // Whoever reads a job loses all statements of the session.
    postgres.sql(`CREATE FUNCTION lose_statements() RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$ BEGIN EXECUTE 'DEALLOCATE ALL'; RETURN true; END $$`);
    postgres.sql('ALTER TABLE jobs ENABLE ROW LEVEL SECURITY; ALTER TABLE jobs FORCE ROW LEVEL SECURITY; CREATE POLICY losing ON jobs USING (lose_statements())');
    for (const number of [3, 4, 5]) assert.equal(await status(number), 200);
    postgres.sql('DROP POLICY losing ON jobs; ALTER TABLE jobs DISABLE ROW LEVEL SECURITY');
    const answers = await Promise.all([3, 4, 5, 6, 6].map(status));
    assert.ok(answers.every((answer) => answer === 200), answers.join());
    for (const number of [3, 4, 5, 6]) await eventually(async () => (await text(number)).includes(`Waiter ${number}`), 'the page itself');
  });

  test('[15.02] clients who come and leave while nothing is answered leave no connection behind', async () => {
    const release = await postgres.lock('jobs');
    const before = await metric(/^hoigung_http_open_connections\{listener="site"\} (\d+)$/m);
    for (let n = 0; n < 100; n += 1) {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      await new Promise((resolve) => socket.write(`GET /hk/en/job/x-${n}/${id(1)}/ HTTP/1.1\r\nHost: h\r\n\r\n`, resolve));
      socket.destroy();
    }
    await eventually(async () => (await metric(/^hoigung_http_open_connections\{listener="site"\} (\d+)$/m)) <= before, 'the connections are closed', 15);
    await release();
  });
});
