// PostgreSQL stopped, made read-only, and failing over to its standby (streaming replication): the site is told of both by
// an address with two hosts and target_session_attrs=read-write, as docs/operations.md says, and needs no restart.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually, Witness } from '../support/outage.mjs';
import { Postgres } from '../support/postgres.mjs';
import { Site } from '../support/site.mjs';

const jobs = Array.from({ length: 30 }, (_, n) => n + 1);

describe('PostgreSQL', () => {
  let primary;
  let standby;
  let site;
  let witness;
  const settings = {};
  before(async () => {
    primary = new Postgres();
    const alone = primary.url();
    importLines(alone, [company(1), ...jobs.map((number) => job(number))]);
    standby = Postgres.standbyOf(primary);
    settings.database = `${alone},${encodeURIComponent(standby.folder)}&target_session_attrs=read-write`;
    site = await Site.start(settings);
    witness = await Witness.of(site);
  });
  after(async () => {
    await site?.kill();
    standby?.remove();
    primary?.remove();
  });

  /** Saves jobs until told to stop, or until the first refusal. */
  const saveOn = async (from) => {
    for (let number = from; number < from + 6; number += 1) {
      const saved = await witness.save(number).then(() => true, () => false);
      if (!saved) return witness.unsure.add(id(number));
    }
    return undefined;
  };

  test('stopped in the middle of writing: reading goes on, what needs it answers 503, and works when it is started', async () => {
    const saving = saveOn(10);
    primary.stop('immediate');
    await saving;
    await eventually(async () => (await fetch(`${site.ops}/readyz`)).status === 503, 'unreadiness');
    await witness.readsOn();
    await witness.cannotWrite();
    await witness.cannotReadOwn();
    primary.start();
    await witness.isWellAgain(6);
  });

  test('frozen, so that nothing fails and nothing answers: the site is soon not ready, and is again afterwards', async () => {
    const ready = async () => (await fetch(`${site.ops}/readyz`)).status;
    await eventually(async () => (await ready()) === 200, 'readiness');
    const freeze = primary.freeze();
    try {
      await eventually(async () => (await ready()) === 503, 'unreadiness', 5);
      assert.equal((await site.get('/hk/en/')).status, 200);
    } finally {
      freeze.end();
    }
    await eventually(async () => (await ready()) === 200, 'readiness');
  });

  test('made read-only: reading goes on, writing answers 503, and works when it may write again', async () => {
    primary.set('default_transaction_read_only', 'on');
    await eventually(async () => (await witness.ask('mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }', { job: id(2) })).status === 503, 'the refusal');
    await witness.readsOn();
    await witness.cannotWrite();
    primary.set('default_transaction_read_only', 'off');
    await witness.isWellAgain(7);
  });

  test('lost for good: the standby takes over with all that was acknowledged, and the site finds it by itself', async () => {
    const saving = saveOn(20);
    primary.stop('immediate');
    await saving;
    await witness.readsOn();
    await witness.cannotWrite();
    standby.promote();
    await witness.isWellAgain(8);
    importLines(settings.database, [job(31)]);
    await eventually(async () => (await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }', { ids: [id(31)] })).data?.get_jobs.length, 'the new job');
    assert.equal(await site.stop(), 0);
  });
});
