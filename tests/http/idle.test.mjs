// What a node asks of its database while nobody does anything.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually, pause } from '../support/outage.mjs';
import { Postgres } from '../support/postgres.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};

async function figuresOf(site) {
  const lines = (await (await fetch(`${site.ops}/metrics`)).text()).split('\n');
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
}

describe('an idle node', { concurrency: true }, () => {
  for (const [kind, makeDatabase] of Object.entries(databases)) {
    const readsASecond = kind === 'PostgreSQL' ? 2 : 5;
    test(`on ${kind} sends at most six statements a second, and follows the next change`, async (t) => {
      const database = makeDatabase();
      importLines(database, [company(1), job(1)]);
      const site = await Site.start({ database });
      t.after(() => site.stop());
      // Every background task has a turn when the site starts.
      await eventually(async () => {
        const figure = await figuresOf(site);
        const isDone = (task) => figure(`hoigung_task_done_timestamp_seconds{task="${task}"}`) > 0;
        return ['trim events', 'sum up days', 'remind of ending jobs', 'renew demonstration'].every(isDone) && (kind === 'SQLite' || figure('hoigung_database_listening') === 1);
      }, 'the first turns of background tasks');
      const began = Date.now();
      const before = await figuresOf(site);
      await pause(30_000);
      const now = await figuresOf(site);
      const seconds = (Date.now() - began) / 1000;
      const grown = (name) => now(name) - before(name);
      const [statements, reads] = [grown('hoigung_sql_statements_total'), grown('hoigung_watermark_reads_total')];
      t.diagnostic(`${(statements / seconds).toFixed(1)} statements a second, ${(reads / seconds).toFixed(1)} of them for changes and due work`);
      // A slow machine looks less often, never more often.
      assert.ok(reads > 0 && reads <= readsASecond * seconds + 1, `${reads} reads in ${seconds} s`);
      assert.ok(statements - reads <= seconds, `${statements - reads} other statements in ${seconds} s`);
      importLines(database, [job(2)]);
      await eventually(async () => (await site.graphql(`{ get_jobs(ids: ["${id(2)}"]) { _id } }`)).data?.get_jobs[0]?._id === id(2), 'the change');
    });
  }
});
