// What an employer tries who wants the whole portal for themselves: many connections, each with acts on 200 things.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Employer, freshEmail, loggedIn } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const beginQuery = 'mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }';
const copyQuery = 'mutation ($company: ID!, $ids: [ID!]!, $key: String!) { copy_jobs(company: $company, ids: $ids, key: $key) { done results { id job { id stage draft { version } } } } }';
const countQuery = 'query ($company: ID!) { company(id: $company) { jobs { total } } }';

/** Does something for each of some numbers, a few at a time. */
async function inTurn(count, atOnce, act) {
  const made = [];
  for (let first = 0; first < count; first += atOnce)
    made.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => act(first + i)))));
  return made;
}

/** An employer with 200 drafts. */
async function busyEmployer(site) {
  const employer = await loggedIn(site);
  const { id: company } = await employer.found();
  const drafts = await inTurn(200, 20, async (i) => (await employer.get(beginQuery, { company, key: `key ${i}` })).begin_draft.id);
  return { employer, company, drafts };
}

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`one busy employer on ${kind}`, () => {
    let site;
    let busy;

    before(async () => {
      site = await Site.start({ database: makeDatabase(), log_level: 'error', company_verification: 'false', database_connections: '4' });
      busy = await busyEmployer(site);
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[10.45] 16 connections of acts on 200 ids do not hold up the login of another employer', async () => {
      const { employer, company, drafts } = busy;
      const other = new Employer(site, { email: freshEmail('other') });
      await other.requestCode();
      const code = await other.code();
      let answered = 0;
      let first;
      const isUnderWay = new Promise((go) => {
        first = go;
      });
      const attack = Promise.all(
        Array.from({ length: 16 }, async (_, connection) => {
          for (let round = 0; round < 2; ++round) {
            const { data } = await employer.ask(copyQuery, { company, ids: drafts, key: `copy ${connection}` });
            assert.equal(data.copy_jobs.results.length, 200);
            answered += 1;
            first();
          }
        }),
      );
      await isUnderWay;
      const before = answered;
      await other.get('mutation ($email: String!, $code: String!) { log_in(email: $email, code: $code) { id } }', { email: other.email, code });
      const waitedFor = answered - before;
      await attack;
      assert.ok(waitedFor < 8, `${waitedFor} acts of the other were answered before the login`);
    });

    test('[10.45] a document is refused that does more than the limit, and nothing of it is done', async () => {
      const { employer, company, drafts } = busy;
      const total = async () => (await employer.get(countQuery, { company })).company.jobs.total;
      const before = await total();
      const acts = Array.from({ length: 30 }, (_, i) => `a${i}: remove_drafts(company: $company, ids: $ids) { done }`).join(' ');
      const answer = await employer.ask(`mutation ($company: ID!, $ids: [ID!]!) { ${acts} }`, { company, ids: drafts });
      assert.match(answer.errors[0].message, /^Operation costs 60\d{4}, more than the limit of 100000\.$/);
      assert.equal(answer.data, undefined);
      assert.equal(await total(), before);
      // One act on as many as an act may name passes.
      const { remove_drafts: removed } = await employer.get('mutation ($company: ID!, $ids: [ID!]!) { remove_drafts(company: $company, ids: $ids) { done } }', { company, ids: drafts });
      assert.equal(removed.done, 200);
    });
  });
}

test('[10.45] of one person only some requests wait; more are answered 503, and others are served', async () => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'error', company_verification: 'false', database_connections: '4', portal_waiting_per_person: '30' });
  const { employer, company, drafts } = await busyEmployer(site);
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const answer = await employer.post({ query: copyQuery, variables: { company, ids: drafts, key: `copy ${i % 2}` } });
      await answer.text();
      return answer;
    }),
  );
  const refused = answers.filter(({ status }) => status === 503);
  assert.ok(refused.length > 0 && refused.length < 60, `${refused.length} of 60`);
  for (const answer of refused) assert.match(answer.headers.get('retry-after'), /^\d+$/);
  assert.ok(answers.every(({ status }) => status === 200 || status === 503));
  await loggedIn(site);
  assert.equal(await site.stop(), 0);
});
