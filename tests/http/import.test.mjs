import assert from 'node:assert/strict';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { Postgres } from '../support/postgres.mjs';
import { hoigung, importCatalogue, privateFolder, Site, startHoigung } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`import on ${kind}`, () => {
    const folder = privateFolder();
    let database;

    before(() => {
      database = makeDatabase();
    });

    const importLines = (lines) => {
      const file = join(folder, 'lines.ndjson');
      writeFileSync(file, ndjson(lines));
      return importCatalogue({ database }, undefined, [file]);
    };

    test('3 bad lines among 1,000 are named and 997 go in; the same file again changes nothing', () => {
      const lines = [company(1), ...Array.from({ length: 999 }, (_, n) => job(n + 1))];
      lines[99] = '{"kind":"job", this is not JSON';
      lines[499] = job(499, { from_hourly_rate: 20, to_hourly_rate: 30 });
      lines[899] = job(899, { company_id: id(77, 'c0') });
      const first = importLines(lines);
      assert.equal(first.code, 3);
      assert.match(first.out, /^997 created, 0 changed, 0 unchanged, 3 refused$/m);
      assert.match(first.err, /^line 100: not JSON/m);
      assert.match(first.err, /^line 500: .*minimum wage/m);
      assert.match(first.err, /^line 900: there is no company/m);

      const again = importLines(lines);
      assert.match(again.out, /^0 created, 0 changed, 997 unchanged, 3 refused$/m);
    });

    test('a changed line changes one thing, and a running site follows within a second', async () => {
      const site = await Site.start({ database });
      try {
        const nameOf = async () => {
          const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { job_name } }', { ids: [id(5)] });
          return data.get_jobs[0].job_name;
        };
        assert.equal(await nameOf(), 'Waiter 5');
        const done = importLines([job(5, { job_name: { en: 'Head waiter' } })]);
        assert.match(done.out, /^0 created, 1 changed/m);
        const until = Date.now() + 1000;
        while ((await nameOf()) !== 'Head waiter' && Date.now() < until) await new Promise((go) => setTimeout(go, 20));
        assert.equal(await nameOf(), 'Head waiter');
      } finally {
        assert.equal(await site.stop(), 0);
      }
    });

    test('kill -9 during an import leaves a database that opens and holds whole lines only', async () => {
      const target = makeDatabase();
      for (let round = 0; round < 5; round += 1) {
        hoigung(['migrate'], { database: target });
        const { child, ended } = startHoigung(['import', '-'], { database: target });
        child.stdin.write(ndjson([company(1), ...Array.from({ length: 4000 }, (_, n) => job(n + 1 + round * 4000))]));
        await new Promise((go) => setTimeout(go, 60 + round * 130));
        child.kill('SIGKILL');
        await ended;
      }
      const site = await Site.start({ database: target });
      try {
        const { data } = await site.graphql('{ all_jobs }');
        for (let i = 0; i < data.all_jobs.length; i += 30) {
          const ids = data.all_jobs.slice(i, i + 30);
          const answer = await site.graphql(
            'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name job_description company { name } address { _id } } }',
            { ids },
          );
          assert.equal(answer.errors, undefined);
          assert.equal(answer.data.get_jobs.length, ids.length);
          for (const each of answer.data.get_jobs) assert.equal(each.address.length, 1);
        }
      } finally {
        await site.stop();
      }
    });
  });
}

test('the database file is nobody else’s to read', () => {
  const file = join(privateFolder(), 'site.db');
  hoigung(['migrate'], { database: `sqlite:${file}` });
  assert.equal(statSync(file).mode & 0o077, 0);
});

test('a file that is not there is named', () => {
  const done = importCatalogue({ database: `sqlite:${join(privateFolder(), 'x.db')}` }, undefined, ['/nowhere/jobs.ndjson']);
  assert.equal(done.code, 1);
  assert.match(done.err, /\/nowhere\/jobs\.ndjson: cannot be read/);
});
