import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { Postgres } from '../support/postgres.mjs';
import { applyQuery, post, signInWithProfile } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};
const kills = 5;
const seekers = 3;
const jobs = Array.from({ length: 30 }, (_, n) => n + 1);
const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
const withdraw = 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }';
const bookmark = 'mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }';
const everything = `query ($offset: Int) {
  get_applications(limit: 30, offset: $offset) { total applications { _id status history { event } job { _id } } }
  bookmarked_jobs(limit: 30) { jobs { _id } } }`;

/** The data of an answer; undefined when the site died before it gave one. */
async function ask(site, token, query, variables, headers = {}) {
  try {
    const answer = await post(site, 'graphql', { query, variables }, token, headers);
    return (await answer.json()).data;
  } catch {
    return undefined;
  }
}

/** What one person was told is done: applications that stand, ones taken back, saved jobs. */
const newPerson = (token) => ({ token, standing: new Map(), withdrawn: new Set(), unsure: new Set(), saved: new Set() });

/** Applies, takes every third application back and saves every second job, until the site is gone. */
async function live(site, person, round) {
  for (const number of jobs.filter((n) => n % kills === round)) {
    const key = { 'Idempotency-Key': `${round}-${number}` };
    const applied = await ask(site, person.token, applyQuery, { job: id(number), at: [id(number, 'ad')] }, key);
    if (applied === undefined) return person.unsure.add(number);
    person.standing.set(number, applied.apply_job._id);
    if (number % 3 === 0) {
      const gone = await ask(site, person.token, withdraw, { id: applied.apply_job._id });
      if (gone === undefined) return person.unsure.add(number);
      person.withdrawn.add(applied.apply_job._id);
      person.standing.delete(number);
    }
    if (number % 2 === 0) {
      if ((await ask(site, person.token, bookmark, { job: id(number) })) === undefined) return undefined;
      person.saved.add(id(number));
    }
  }
}

async function check(site, person) {
  const { get_applications: list, bookmarked_jobs: saved } = await ask(site, person.token, everything, { offset: 0 });
  assert.equal(list.total, list.applications.length);
  const byJob = new Map(list.applications.map((one) => [one.job._id, one]));
  assert.equal(byJob.size, list.total, 'one application for each job');
  for (const [number, applicationId] of person.standing) {
    if (!person.unsure.has(number)) assert.equal(byJob.get(id(number))?._id, applicationId);
  }
  for (const one of list.applications) {
    assert.ok(!person.withdrawn.has(one._id));
    assert.deepEqual(one.history.map(({ event }) => event), ['Applied']);
  }
  const marked = new Set(saved.jobs.map((one) => one._id));
  for (const one of person.saved) assert.ok(marked.has(one));
}

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`kill -9 on ${kind}`, () => {
    test('nothing that was acknowledged is lost, and nothing is done twice', async () => {
      const database = makeDatabase();
      importLines(database, [company(1), ...jobs.map((n) => job(n))]);
      let site = await Site.start({ database, log_level: 'warning' });
      const people = [];
      for (let n = 0; n < seekers; n += 1) people.push(newPerson(await signInWithProfile(site)));
      for (let round = 0; round < kills; round += 1) {
        const lives = people.map((person) => live(site, person, round));
        await pause(20 + 37 * round);
        await site.kill();
        await Promise.all(lives);
        site = await Site.start({ database, log_level: 'warning' });
        for (const person of people) {
          await check(site, person);
          // What was unsure is settled by asking again with the same key: it was done once, or it is done now.
          for (const number of person.unsure) {
            const key = { 'Idempotency-Key': `${round}-${number}` };
            const again = await ask(site, person.token, applyQuery, { job: id(number), at: [id(number, 'ad')] }, key);
            assert.ok(again?.apply_job._id);
            const known = person.standing.get(number);
            if (known) assert.equal(again.apply_job._id, known);
            await ask(site, person.token, withdraw, { id: again.apply_job._id });
            person.standing.delete(number);
            person.withdrawn.add(again.apply_job._id);
          }
          person.unsure.clear();
          await check(site, person);
        }
      }
      assert.ok(people.some((person) => person.standing.size > 0));
      assert.equal(await site.stop(), 0);
    });
  });
}
