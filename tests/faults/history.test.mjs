// What a node does with rows that it cannot read, and after a failover to a standby that had missed changes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually } from '../support/outage.mjs';
import { Postgres } from '../support/postgres.mjs';
import { Site } from '../support/site.mjs';

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
