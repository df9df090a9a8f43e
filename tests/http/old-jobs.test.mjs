// Jobs that were closed more than 30 days ago are not in memory, and are answered all the same.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, applyQuery, askAs, freshTelephone, signIn, signInWithProfile } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const day = 86_400;
const open = { published_at: '2026-11-01T02:00:00Z', expires_at: '2099-12-31T00:00:00Z' };
const page = `/hk/en/job/waiter-1/${id(1)}/`;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`jobs that were closed long ago on ${kind}`, () => {
    const database = makeDatabase();
    const telephone = freshTelephone();
    let site, partner, token;
    const inMemory = async () => Number(/^hoigung_jobs_in_memory (\d+)$/m.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
    const asked = async (query, variables, whose) => (await askAs(site, whose, query, variables)).data;
    const state = (to) => partner.data('PUT', 'jobs/{id}/state', [id(1)], { state: to });

    before(async () => {
      assert.equal(importCatalogue({ database }, ndjson([company(1), ...[1, 2, 3].map((number) => job(number, open))])).code, 0);
      site = await Site.start({ database, log_level: 'error' });
      partner = new Partner(site, addKey(database, 'operator'));
      token = await signInWithProfile(site, telephone);
      await asked(applyQuery, { job: id(1), at: [id(1, 'ad')] }, token);
      await asked('mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }', { job: id(1) }, token);
      await state('closed');
      await eventually(async () => (await site.get(page)).status === 200 && (await asked('query ($ids: [ID!]!) { get_jobs(ids: $ids) { is_closed } }', { ids: [id(1)] })).get_jobs[0].is_closed, 'it is closed');
      await eventually(async () => (await asked('{ get_notifications { total } }', {}, token)).get_notifications.total === 1, 'the seeker was told');
    });
    after(() => site.stop());

    test('[15.07] a job leaves memory 30 days after it was closed', async () => {
      await advance(site, 29 * day);
      assert.equal(await inMemory(), 3);
      await advance(site, 2 * day);
      await eventually(async () => (await inMemory()) === 2, 'it has left');
      token = await signIn(site, telephone);
    });

    test('[15.07] its page and its data are answered from the database', async () => {
      const answer = await site.get(page);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), /Waiter 1/);
      assert.equal((await site.get(`/hk/en/job/waiter/${id(77)}/`)).status, 404);
      const query = `query ($ids: [ID!]!, $job: ID!) { get_jobs(ids: $ids) { job_name is_closed } related_jobs(jobID: $job) { _id } all_deleted_jobs is_known_job(jobID: $job) }`;
      const found = await asked(query, { ids: [id(1), id(77), id(2)], job: id(1) });
      assert.deepEqual(found.get_jobs, [{ job_name: 'Waiter 1', is_closed: true }, { job_name: 'Waiter 2', is_closed: false }]);
      assert.deepEqual(found.related_jobs.map(({ _id }) => _id).sort(), [id(2), id(3)]);
      assert.deepEqual(found.all_deleted_jobs, [id(1)]);
      assert.equal(found.is_known_job, true);
      assert.deepEqual((await asked('query ($since: String) { all_deleted_jobs(since: $since) }', { since: new Date().toISOString() })).all_deleted_jobs, []);
    });

    test('[15.07] whoever applied for it, saved it or keeps it still sees it', async () => {
      const query = '{ get_applications { total applications { status job { job_name } } } bookmarked_jobs { total jobs { job_name is_closed } } get_notifications { notifications { type job { job_name } } } }';
      const own = await asked(query, {}, token);
      assert.deepEqual(own.get_applications, { total: 1, applications: [{ status: 'JobClosed', job: { job_name: 'Waiter 1' } }] });
      assert.deepEqual(own.bookmarked_jobs, { total: 1, jobs: [{ job_name: 'Waiter 1', is_closed: true }] });
      assert.deepEqual(own.get_notifications.notifications, [{ type: 'JobClosed', job: { job_name: 'Waiter 1' } }]);
      const file = await (await fetch(`${site.url}/api/seeker/export`, { headers: { Authorization: `Bearer ${token}` } })).json();
      assert.equal(file.applications[0].job_name.en, 'Waiter 1');
      const listed = await partner.data('GET', 'jobs', [], undefined, '?state=closed');
      assert.deepEqual([listed.total, listed.jobs.map(({ _id }) => _id)], [1, [id(1)]]);
      assert.equal((await partner.data('GET', 'jobs')).total, 3);
      const reported = await asked('mutation ($job: ID!) { report_job(job_id: $job, reason: other, text: "old") { _id } }', { job: id(1) }, token);
      assert.ok(reported.report_job._id);
    });

    test('[15.07] it is there again when it is reopened', async () => {
      await state('published');
      await eventually(async () => (await inMemory()) === 3, 'it is back');
      await eventually(async () => (await asked('query ($ids: [ID!]!) { get_jobs(ids: $ids) { is_closed } all_deleted_jobs }', { ids: [id(1)] })).get_jobs[0].is_closed === false, 'it is open');
    });
  });
}
