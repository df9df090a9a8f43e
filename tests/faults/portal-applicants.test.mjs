// kill -9 while a decision about an applicant waits: it takes effect all the same, once, and one that was undone never does.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { eventually, pause } from '../support/outage.mjs';
import { loggedIn } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, applyQuery, askAs, signInWithProfile } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const begin = 'mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }';
const save = 'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version } }';
const publish = 'mutation ($company: ID!, $id: ID!, $version: Int!) { publish_job(company: $company, id: $id, version: $version) { id content { places { id } } } }';
const branch = 'mutation ($company: ID!, $branch: BranchInput!) { add_branch(company: $company, branch: $branch) { id } }';
const decide = 'mutation ($company: ID!, $ids: [ID!]!, $status: ApplicantStatus!) { decide(company: $company, ids: $ids, status: $status) { done } }';
const undo = 'mutation ($company: ID!, $ids: [ID!]!) { undo_decisions(company: $company, ids: $ids) { done } }';

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`kills while decisions wait on ${kind}`, () => {
    const settings = { database: makeDatabase(), log_level: 'error', company_verification: 'false', render_threads: 1 };

    test('[10.26] a decision takes effect once, whenever the site dies, and an undone one never', async (context) => {
      let site = await Site.start(settings);
      context.after(() => site.kill());
      const owner = await loggedIn(site);
      const company = (await owner.found()).id;
      const place = (await owner.get(branch, { company, branch: { name: { en: 'Shop' }, address: { en: '700 Nathan Road' }, district: '030503' } })).add_branch.id;
      const { begin_draft: draft } = await owner.get(begin, { company, key: 'k' });
      const content = { name: { en: 'Waiter' }, description: { en: 'Look after guests.' }, job_types: ['WW'], places: [place], hourly_rate: { from: 60 }, vacancy: 9 };
      const { version } = (await owner.get(save, { company, id: draft.id, version: draft.version, job: content })).save_draft;
      await owner.get(publish, { company, id: draft.id, version });
      const apply = async () => {
        const token = await signInWithProfile(site);
        const answer = await eventually(async () => (await askAs(site, token, applyQuery, { job: draft.id, at: [place] })).data?.apply_job, 'an application');
        return { token, id: answer._id };
      };
      const history = async ({ token }) => (await askAs(site, token, '{ get_applications { applications { history { event } } } }')).data.get_applications.applications[0].history.map(({ event }) => event);
      const restart = async (after) => {
        await pause(after);
        await site.kill();
        site = await Site.start(settings);
        owner.site = site;
      };

      const waits = await apply();
      const undone = await apply();
      // Decided by a clock that is ahead of the one to which each restart returns: however long a start takes, a decision can be undone.
      const ahead = 3600;
      await advance(site, ahead);
      await owner.get(decide, { company, ids: [waits.id, undone.id], status: 'Hired' });
      await restart(0);
      await owner.get(undo, { company, ids: [undone.id] });
      await restart(0);
      assert.deepEqual(await history(waits), ['Applied'], 'not before its time');
      await advance(site, ahead + 10);
      await eventually(async () => (await history(waits)).length === 2, 'the decision');

      // Killed just while it takes effect.
      const many = [];
      for (let n = 0; n < 12; n += 1) many.push(await apply());
      await owner.get(decide, { company, ids: many.map((each) => each.id), status: 'Contacted' });
      await advance(site, 10);
      await restart(8);
      // After the lease of the killed process has ended.
      await advance(site, ahead + 90);
      for (const each of many) await eventually(async () => (await history(each)).length === 2, 'the decision after a kill');
      for (const each of [waits, ...many]) assert.equal((await history(each)).length, 2, 'once');
      assert.deepEqual(await history(undone), ['Applied']);
      assert.equal(await site.stop(), 0);
    });
  });
}
