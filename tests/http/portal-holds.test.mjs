// Jobs of the portal that ask for money, a bank account or an identity card wait for the operator, whichever door they come by.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { id as lineId, job as jobLine } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { colleague, loggedIn, mailSaying } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const deposit = 'You must pay a deposit of $500 before you begin. Look after guests.';
const fields = 'id stage held_for hold_notice schedule_problem draft { version findings { kind weight message } }';
const jobQuery = `query ($company: ID!, $id: ID!) { company(id: $company) { job(id: $id) { ${fields} } } }`;
const beginDraft = 'mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }';
const saveDraft = 'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version findings { kind weight } } }';
const publishJob = `mutation ($company: ID!, $id: ID!, $version: Int!, $at: Timestamp) { publish_job(company: $company, id: $id, version: $version, at: $at) { ${fields} } }`;
const reopenJobs = `mutation ($company: ID!, $ids: [ID!]!) { reopen_jobs(company: $company, ids: $ids) { done results { error_code message job { ${fields} } } } }`;
const makeKey = 'mutation ($company: ID!, $name: String!) { make_key(company: $company, name: $name) { secret } }';
const importQuery = 'query ($company: ID!, $id: ID!) { company(id: $company) { job_import(id: $id) { create_count skip_count waiting_count } } }';
const confirmImport = 'mutation ($company: ID!, $id: ID!) { confirm_import(company: $company, id: $id) { created skipped waiting } }';

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`jobs that wait for the operator, on ${kind}`, () => {
    let database;
    let site;
    let owner;
    let company;
    let branch;
    let serial = 0;
    const run = (...args) => hoigung(args, { database });
    const waiting = () => run('job', 'waiting').out;
    const isOnSite = async (job) => (await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }', { ids: [job] })).data?.get_jobs?.length > 0;
    const find = async (id, by = owner) => (await by.get(jobQuery, { company, id })).company.job;
    const typed = (description, title = `Waiter ${++serial}`) => ({
      name: { zh_hant: `侍應 ${title}`, en: title },
      description: { zh_hant: '招呼客人。', en: description },
      employment: 'pt',
      job_types: ['WW'],
      places: [branch],
      hourly_rate: { from: 60, to: 65 },
      working_hours: [{ day: 'mon', start: '09:00', end: '18:00' }],
    });
    const drafted = async (description) => {
      const draft = (await owner.get(beginDraft, { company, key: randomUUID() })).begin_draft;
      const { version } = (await owner.get(saveDraft, { company, id: draft.id, version: draft.version, job: typed(description) })).save_draft;
      return { id: draft.id, version };
    };
    const publish = async (draft) => (await owner.get(publishJob, { company, ...draft })).publish_job;

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, log_level: 'warning', company_verification: 'false' });
      owner = await loggedIn(site);
      company = (await owner.found()).id;
      const input = { name: { zh_hant: '旺角店', en: 'Mong Kok' }, address: { en: '700 Nathan Road' }, district: '030503' };
      branch = (await owner.get('mutation ($company: ID!, $branch: BranchInput!) { add_branch(company: $company, branch: $branch) { id } }', { company, branch: input })).add_branch.id;
    });
    after(() => site.stop());

    test('[10.18] a job of the editor waits with its words, is released by command and then holds no more', async () => {
      const draft = await drafted(deposit);
      const held = await publish(draft);
      assert.equal(held.stage, 'scheduled');
      assert.deepEqual(held.held_for, ['You must pay a deposit of $500 before you begin.']);
      assert.match(held.hold_notice, /“You must pay a deposit of \$500 before you begin\.”.*nobody has to do anything else/);
      assert.equal(held.draft.findings.find(({ kind }) => kind === 'asks_for_money').weight, 'waits');
      assert.match(waiting(), new RegExp(`^${draft.id} '.*' of '.*' since .*: 'You must pay a deposit`, 'm'));
      assert.equal(await isOnSite(draft.id), false);
      const viewer = await colleague(owner, company, 'viewer');
      assert.equal((await find(draft.id, viewer)).hold_notice, held.hold_notice);

      const released = run('job', 'release', draft.id);
      assert.equal(released.code, 0, released.err);
      assert.match(released.out, /is released with: 'You must pay a deposit/);
      await eventually(() => isOnSite(draft.id), 'the job on the site');
      assert.doesNotMatch(waiting(), new RegExp(draft.id));
      assert.notEqual(run('job', 'release', draft.id).code, 0);
      // The same words of the same job are not asked about again.
      await owner.get('mutation ($company: ID!, $ids: [ID!]!) { close_jobs(company: $company, ids: $ids, reason: not_needed) { done } }', { company, ids: [draft.id] });
      assert.equal((await owner.get(reopenJobs, { company, ids: [draft.id] })).reopen_jobs.done, 1);
      assert.equal((await find(draft.id)).stage, 'open');
    });

    test('[10.18] what the operator refuses is a draft with the reason, in the portal and by mail', async () => {
      const draft = await drafted('Send us a copy of your identity card before the interview. Look after guests.');
      assert.equal((await publish(draft)).stage, 'scheduled');
      assert.notEqual(run('job', 'refuse', draft.id, '--reason', ' ').code, 0);
      assert.equal(run('job', 'refuse', draft.id, '--reason', 'No copies before the first day.').code, 0);
      const refused = await find(draft.id);
      assert.equal(refused.stage, 'draft');
      assert.match(refused.schedule_problem, /No copies before the first day\./);
      await mailSaying(site, owner.email, /No copies before the first day\./);
      const { version } = (await owner.get(saveDraft, { company, id: draft.id, version: draft.version, job: typed('Bring your identity card on the first day.') })).save_draft;
      assert.equal((await publish({ id: draft.id, version })).stage, 'open');
    });

    test('[10.18] a line of a CSV file waits, and the preview says so', async () => {
      const text = `編號,name_zh,name_en,description_zh,description_en,job_type,branch,hourly_from\nH1,侍應,Waiter H1,招呼客人。,Serve.,WW,Mong Kok,60\nH2,廚師,Chef H2,煮食。,${deposit},CH,Mong Kok,60\n`;
      const { data } = await (await owner.upload(`companies/${company}/jobs/import`, text, 'jobs.csv')).json();
      assert.deepEqual((await owner.get(importQuery, { company, id: data.id })).company.job_import, { create_count: 2, skip_count: 0, waiting_count: 1 });
      assert.deepEqual((await owner.get(confirmImport, { company, id: data.id })).confirm_import, { created: 2, skipped: 0, waiting: 1 });
      const [, held] = /^(\S+) '廚師'/m.exec(waiting());
      assert.equal(await isOnSite(held), false);
      assert.equal(run('job', 'release', held).code, 0);
      await eventually(() => isOnSite(held), 'the job on the site');
    });

    test("[10.18] a portal's key is told that its job waits, and an operator's key is flagged as ever", async () => {
      const key = new Partner(site, (await owner.get(makeKey, { company, name: 'ATS' })).make_key.secret);
      const number = 6000;
      const { kind: _kind, _id, ...line } = jobLine(number, { company_id: company, job_name: { en: 'Porter' }, job_description: { en: deposit } });
      const put = async (by) => (await (await by.call('PUT', `jobs/${lineId(number)}`, line)).json()).data;
      assert.equal((await put(key)).result, 'waiting');
      assert.equal((await put(key)).result, 'waiting');
      assert.equal(await isOnSite(lineId(number)), false);
      assert.equal(waiting().match(new RegExp(lineId(number), 'g')).length, 1);
      assert.equal(run('job', 'refuse', lineId(number), '--reason', 'No deposits.').code, 0);
      const again = await (await key.call('PUT', `jobs/${lineId(number)}`, line)).json();
      assert.equal(again.error_code, 200046);
      const made = await key.call('POST', 'jobs', { ...line, job_name: { en: 'Porter again' } }, { 'Idempotency-Key': 'porter' });
      assert.deepEqual([made.status, (await made.json()).data.result], [201, 'waiting']);
      const operator = new Partner(site, addKey(database, 'Operator'));
      assert.equal((await put(operator)).result, 'created');
      await eventually(() => isOnSite(lineId(number)), 'the job on the site');
    });
  });
}
