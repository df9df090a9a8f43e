// What an operator does from the command line, while the site runs.
import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { Postgres } from '../support/postgres.mjs';
import { applyQuery, askAs, claimsOf, freshTelephone, signInWithProfile } from '../support/seeker.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const applicationsQuery = '{ get_applications { total applications { _id status job { job_name is_closed } } } }';

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`an operator’s commands on ${kind}`, () => {
    let database;
    let sites;
    const run = (args, input) => hoigung(args, { database }, input);
    const lines = [company(1), company(2), job(1), job(2), job(3, { company_id: id(2, 'c0'), job_name: { en: 'Ferry hand' } })];

    before(async () => {
      database = makeDatabase();
      assert.equal(importCatalogue({ database }, ndjson(lines)).code, 0);
      sites = [await Site.start({ database, log_level: 'warning' }), await Site.start({ database, log_level: 'warning' })];
    });
    after(async () => {
      for (const site of sites) assert.equal(await site.stop(), 0);
    });
    const jobs = async (site, ids) => (await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }', { ids })).data?.get_jobs.map((each) => each._id);
    const apply = async (token, number) => {
      const { data } = await sites[0].graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { address { _id } } }', { ids: [id(number)] });
      const answer = await askAs(sites[0], token, applyQuery, { job: id(number), at: [data.get_jobs[0].address[0]._id] });
      assert.ok(answer.data, JSON.stringify(answer));
    };

    test('seekers are listed and found by telephone, id and name', async () => {
      const telephone = freshTelephone();
      const seeker = claimsOf(await signInWithProfile(sites[0], telephone)).sub;
      const line = new RegExp(`^${seeker} \\${telephone} since .* 'Chan Tai Man'$`, 'm');
      for (const args of [['list'], ['find', telephone], ['find', seeker], ['find', 'chan tai']]) {
        const done = run(['seeker', ...args]);
        assert.equal(done.code, 0);
        assert.match(done.out, line);
      }
      assert.deepEqual([run(['seeker', 'find', 'nobody at all']).code, run(['seeker', 'find', 'nobody at all']).out], [1, '']);
    });

    test('a seeker’s export is what the seeker gets, in a file that is the owner’s', async () => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(sites[0], telephone);
      await apply(token, 1);
      const asked = await sites[0].get('/api/seeker/export', { Authorization: `Bearer ${token}` });
      const wanted = { ...(await asked.json()), exported_at: '' };
      const file = join(privateFolder(), 'export.json');
      assert.equal(run(['seeker', 'export', telephone, file]).code, 0);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      assert.deepEqual({ ...JSON.parse(readFileSync(file, 'utf8')), exported_at: '' }, wanted);
      assert.deepEqual({ ...JSON.parse(run(['seeker', 'export', claimsOf(token).sub]).out), exported_at: '' }, wanted);
      writeFileSync(file, 'mine');
      assert.equal(run(['seeker', 'export', telephone, file]).code, 1);
      assert.equal(readFileSync(file, 'utf8'), 'mine');
      assert.equal(run(['seeker', 'export', '+85290000000']).code, 1);
    });

    test('a seeker is erased at once, after a yes', async () => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(sites[0], telephone);
      await apply(token, 1);
      const refused = run(['seeker', 'erase', telephone], 'no\n');
      assert.equal(refused.code, 1);
      assert.match(refused.err, /nothing was changed/);
      assert.equal(run(['seeker', 'find', telephone]).code, 0);
      assert.equal(run(['seeker', 'erase', telephone], 'yes\n').code, 0);
      assert.equal(run(['seeker', 'find', telephone]).code, 1);
      for (const site of sites) await eventually(async () => (await askAs(site, token, applicationsQuery)).status === 401, 'the end of the session', 5);
      assert.equal(run(['seeker', 'erase', telephone, '--yes']).code, 1);
    });

    test('companies and jobs are listed and found', () => {
      assert.match(run(['company', 'find', id(2, 'c0')]).out, new RegExp(`^${id(2, 'c0')} shown '.*'\n$`));
      assert.equal(run(['company', 'list']).out.trim().split('\n').length, 2);
      assert.match(run(['job', 'find', 'FERRY']).out, new RegExp(`^${id(3)} published 'Ferry hand' of ${id(2, 'c0')} '.*'\n$`));
      assert.equal(run(['job', 'list']).out.trim().split('\n').length, 3);
      assert.equal(run(['job', 'find', 'nothing like it']).code, 1);
    });

    test('a deleted job is gone on every node within a second, its applications are closed, and no import brings it back', async () => {
      const token = await signInWithProfile(sites[0]);
      await apply(token, 2);
      assert.equal(run(['job', 'delete', id(2)], '\n').code, 1);
      assert.deepEqual(await jobs(sites[0], [id(2)]), [id(2)]);
      assert.equal(run(['job', 'delete', id(2), '--yes']).code, 0);
      for (const site of sites) await eventually(async () => (await jobs(site, [id(2)])) === undefined, 'the end of the job', 1);
      const page = await sites[0].get(`/hk/en/job/x/${id(2)}/`);
      assert.equal(page.status, 404);
      assert.match(await page.text(), /This job has been taken down/);
      const { data } = await askAs(sites[0], token, applicationsQuery);
      assert.deepEqual(data.get_applications.applications.map(({ status, job: { is_closed } }) => [status, is_closed]), [['JobClosed', true]]);
      const again = run(['import', '-'], ndjson([job(2)]));
      assert.equal(again.code, 3);
      assert.match(again.err, /the operator deleted this job/);
      assert.equal(run(['job', 'delete', id(2), '--yes']).code, 1);
    });

    test('a deleted company goes with its jobs', async () => {
      assert.match(run(['company', 'delete', id(2, 'c0'), '--yes']).out, /and 1 jobs are deleted/);
      for (const site of sites) await eventually(async () => (await jobs(site, [id(3)])) === undefined, 'the end of the job', 1);
      assert.equal((await sites[1].get(`/hk/en/company/x/${id(2, 'c0')}/`)).status, 404);
      assert.match(run(['company', 'find', id(2, 'c0')]).out, / deleted /);
      assert.equal(run(['import', '-'], ndjson([company(2)])).code, 3);
    });
  });
}
