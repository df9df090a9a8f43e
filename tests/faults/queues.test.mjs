// What comes in great number waits apart from what a person waits for.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { Postgres } from '../support/postgres.mjs';
import { askAs, freshTelephone, signIn } from '../support/seeker.mjs';
import { Site } from '../support/site.mjs';

const jobs = Array.from({ length: 200 }, (_, n) => n + 1);

let postgres;
let site;
before(async () => {
  postgres = new Postgres();
  const database = postgres.url();
  importLines(database, [company(1), ...jobs.map((number) => job(number)), { kind: 'bid', _id: id(1, 'b1'), job_id: id(1), price_cents: 500, daily_budget_cents: 10_000 }]);
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

test('all_jobs and all_deleted_jobs are packed and kept: once they were told, nobody who asks for them waits', async () => {
  const ask = async (field, encoding) => {
    const answer = await site.get(`/api/seeker/graphql?query=${encodeURIComponent(`{ ${field} }`)}`, { 'Accept-Encoding': encoding });
    return { status: answer.status, encoding: answer.headers.get('content-encoding'), data: (await answer.json()).data };
  };
  const expected = { all_jobs: jobs.map((number) => id(number)), all_deleted_jobs: [] };
  const isTold = async (field) => {
    for (const encoding of ['gzip', 'br']) {
      const answer = await ask(field, encoding);
      assert.deepEqual([answer.status, answer.encoding, new Set(answer.data[field])], [200, field === 'all_jobs' ? encoding : null, new Set(expected[field])]);
    }
  };
  for (const field of Object.keys(expected)) await isTold(field);
  const token = await signIn(site, freshTelephone());
  const unlock = await postgres.lock('bookmarks');
  const saving = Array.from({ length: 40 }, () => askAs(site, token, 'mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }', { job: id(1) }));
  let isSaved = false;
  const saved = Promise.race(saving).then(() => {
    isSaved = true;
  });
  try {
    for (const field of Object.keys(expected)) await isTold(field);
    assert.equal(isSaved, false, 'the threads that wait for the database were not busy');
  } finally {
    await unlock();
  }
  await Promise.all([saved, ...saving]);
});
