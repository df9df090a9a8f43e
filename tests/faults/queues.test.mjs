// What comes in great number waits apart from what a person waits for.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { Postgres } from '../support/postgres.mjs';
import { askAs, freshTelephone, signIn } from '../support/seeker.mjs';
import { Site } from '../support/site.mjs';

let postgres;
let site;
before(async () => {
  postgres = new Postgres();
  const database = postgres.url();
  importLines(database, [company(1), job(1), { kind: 'bid', _id: id(1, 'b1'), job_id: id(1), price_cents: 500, daily_budget_cents: 10_000 }]);
  site = await Site.start({ database });
});
after(async () => {
  await site?.kill();
  postgres?.remove();
});

test('while adverts wait for the database, people log in and read what is theirs', async () => {
  const unlock = await postgres.lock('ad_spending');
  const adverts = Array.from({ length: 40 }, async () => (await site.get(`/api/ad?requestid=${randomUUID()}`)).status);
  try {
    const token = await signIn(site, freshTelephone());
    const { data } = await askAs(site, token, '{ portfolio { telephone } }');
    assert.ok(data.portfolio.telephone);
  } finally {
    await unlock();
  }
  assert.ok((await Promise.all(adverts)).every((status) => status === 200 || status === 503));
});
