// A pooler before PostgreSQL: in session mode the site works through it, in transaction mode it says that it cannot.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { PgBouncer } from '../support/pgbouncer.mjs';
import { Postgres } from '../support/postgres.mjs';
import { applyQuery, askAs, signInWithProfile } from '../support/seeker.mjs';
import { hoigung, importCatalogue, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

describe('PgBouncer', () => {
  for (const more of [[], ['default_pool_size = 1'], ['server_round_robin = 1']]) {
    test(`in transaction mode is refused in words by serve and check --connect ${more.join()}`, async (t) => {
      const direct = postgres.url();
      assert.equal(importCatalogue({ database: direct }, ndjson([company(1), job(1)])).code, 0);
      const bouncer = await PgBouncer.start(postgres, 'transaction', more);
      t.after(() => bouncer.stop());
      const database = bouncer.url(direct);
      const site = Site.launch({ database });
      const [code] = await site.ended;
      assert.equal(code, 1);
      assert.match(site.log, /^hoigung: postgresql:\/\/127\.0\.0\.1\/site\d+ is reached through a pooler in transaction mode.*pool_mode = session/m);
      const checked = hoigung(['check', '--connect'], { database });
      assert.equal(checked.code, 2, checked.err);
      assert.match(checked.err, /database: .*a pooler in transaction mode/);
    });
  }

  test('in session mode carries the whole site', async (t) => {
    const direct = postgres.url();
    const bouncer = await PgBouncer.start(postgres, 'session', ['default_pool_size = 40']);
    t.after(() => bouncer.stop());
    const database = bouncer.url(direct);
    assert.equal(importCatalogue({ database }, ndjson([company(1), job(1)])).code, 0);
    const checked = hoigung(['check', '--connect'], { database });
    assert.match(checked.out, /database: .* answers/);
    assert.doesNotMatch(checked.err, /database: /);
    const site = await Site.start({ database });
    t.after(() => site.stop());
    const token = await signInWithProfile(site);
    const { data, errors } = await askAs(site, token, applyQuery, { job: id(1), at: [id(1, 'ad')] });
    assert.equal(errors, undefined);
    assert.ok(data.apply_job._id);
    // Many at once, by more than one connection each time with the statements that were prepared on it.
    const asked = await Promise.all(Array.from({ length: 40 }, () => askAs(site, token, '{ get_applications { total } }')));
    for (const answer of asked) assert.equal(answer.data?.get_applications.total, 1, JSON.stringify(answer));
    assert.equal((await fetch(`${site.ops}/readyz`)).status, 200);
  });
});
