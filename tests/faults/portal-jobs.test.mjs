// kill -9 while an employer publishes, imports and lets a scheduled job come out: each is one job afterwards.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { eventually, pause } from '../support/outage.mjs';
import { loggedIn } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const begin = 'mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }';
const save = 'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version } }';
const publish = 'mutation ($company: ID!, $id: ID!, $version: Int!, $at: Timestamp) { publish_job(company: $company, id: $id, version: $version, at: $at) { id stage } }';
const confirm = 'mutation ($company: ID!, $id: ID!) { confirm_import(company: $company, id: $id) { created changed unchanged skipped } }';
const list = 'query ($company: ID!, $term: String!) { company(id: $company) { jobs(term: $term) { total jobs { stage } } } }';
const job = (title) => ({
  name: { en: title },
  description: { en: 'Look after guests.' },
  job_types: ['WW'],
  regions: ['03'],
  hourly_rate: { from: 60 },
});

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`kills while jobs are published on ${kind}`, () => {
    const settings = { database: makeDatabase(), log_level: 'error', company_verification: 'false', render_threads: 1 };

    test('[10.22] a job is published once, whenever the site dies', async () => {
      let site = await Site.start(settings);
      const owner = await loggedIn(site);
      const company = (await owner.found()).id;
      const restart = async (after) => {
        await pause(after);
        await site.kill();
        site = await Site.start(settings);
        owner.site = site;
      };
      for (let n = 0; n < 4; n += 1) {
        const title = `Killed ${n}`;
        const { begin_draft: draft } = await owner.get(begin, { company, key: title });
        const { version } = (await owner.get(save, { company, id: draft.id, version: draft.version, job: job(title) })).save_draft;
        const lost = owner.ask(publish, { company, id: draft.id, version }).catch(() => undefined);
        await restart(n * 7);
        await lost;
        const again = (await owner.get(publish, { company, id: draft.id, version })).publish_job;
        assert.deepEqual(again, { id: draft.id, stage: 'open' });
        assert.deepEqual((await owner.get(list, { company, term: title })).company.jobs, { total: 1, jobs: [{ stage: 'open' }] });
      }

      const { begin_draft: later } = await owner.get(begin, { company, key: 'later' });
      const { version } = (await owner.get(save, { company, id: later.id, version: later.version, job: job('Scheduled') })).save_draft;
      await owner.get(publish, { company, id: later.id, version, at: new Date(Date.now() + 1500).toISOString() });
      await restart(0);
      await eventually(async () => (await owner.get(list, { company, term: 'Scheduled' })).company.jobs.jobs[0]?.stage === 'open', 'it is out');
      assert.equal((await owner.get(list, { company, term: 'Scheduled' })).company.jobs.total, 1);

      // The killed import's reservation counts for ten minutes, so both imports together stay below the day's limit.
      const lines = Array.from({ length: 40 }, (_, n) => `Imported ${n},Help.,WW,${60 + n},https://example.hk/${n}`);
      const sent = await owner.upload(`companies/${company}/jobs/import`, ['name_en,description_en,job_type,hourly_from,apply_url', ...lines].join('\n'), 'jobs.csv');
      const { data } = await sent.json();
      const lost = owner.ask(confirm, { company, id: data.id }).catch(() => undefined);
      await restart(15);
      await lost;
      await owner.get(confirm, { company, id: data.id });
      assert.equal((await owner.get(list, { company, term: 'Imported' })).company.jobs.total, 40);
      assert.equal(await site.stop(), 0);
    });
  });
}

test('[10.21] two nodes publish a scheduled job once', async () => {
  const settings = { database: postgres.url(), log_level: 'error', company_verification: 'false', render_threads: 1 };
  const sites = [await Site.start(settings), await Site.start(settings)];
  const owner = await loggedIn(sites[0]);
  const company = (await owner.found()).id;
  const titles = Array.from({ length: 8 }, (_, n) => `Together ${n}`);
  const at = new Date(Date.now() + 3000).toISOString();
  for (const title of titles) {
    const { begin_draft: draft } = await owner.get(begin, { company, key: title });
    const { version } = (await owner.get(save, { company, id: draft.id, version: draft.version, job: job(title) })).save_draft;
    await owner.get(publish, { company, id: draft.id, version, at });
  }
  const found = async () => (await owner.get(list, { company, term: 'Together' })).company.jobs;
  await eventually(async () => (await found()).jobs.every(({ stage }) => stage === 'open'), 'all are out');
  assert.equal((await found()).total, titles.length);
  const { company: told } = await owner.get('query ($company: ID!) { company(id: $company) { log(limit: 30) { entries { kind subject } } } }', { company });
  const published = told.log.entries.filter(({ kind }) => kind === 'job_published').map(({ subject }) => subject);
  assert.deepEqual(published.sort(), titles);
  for (const site of sites) assert.equal(await site.stop(), 0);
});
