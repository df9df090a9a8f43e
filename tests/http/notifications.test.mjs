import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, applyQuery, askAs, claimsOf, freshTelephone, post, signIn, signInWithProfile } from '../support/seeker.mjs';
import { hoigung, importCatalogue, privateFolder, Site, startHoigung } from '../support/site.mjs';

const listQuery = `query ($limit: Int, $offset: Int) { get_notifications(limit: $limit, offset: $offset) {
  total unread_total notifications { _id application_id _updated_at read type data { alert_id } job { _id job_name } } } }`;
const createQuery = 'mutation ($payload: JobAlertPayload!) { create_job_alert(payload: $payload) { _id } }';
const readQuery = 'mutation ($ids: [ID!]) { read_notifications(ids: $ids) { unread_total } }';

const postgres = new Postgres();
after(() => postgres.remove());
const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};

const pause = (ms) => new Promise((go) => setTimeout(go, ms));
const done = async (site, token, query, variables) => {
  const answer = await askAs(site, token, query, variables);
  assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const told = (site, token, page = { limit: 30 }) => done(site, token, listQuery, page);
const alertFor = async (site, token, payload) => (await done(site, token, createQuery, { payload }))._id;
const jobsOf = ({ notifications }) => notifications.map((each) => each.job._id);

function publish(database, lines) {
  const imported = importCatalogue({ database }, ndjson(lines));
  assert.equal(imported.code, 0, imported.err);
}

/** Waits until a seeker was told so much, then a moment longer for what would be too much. */
async function toldAtLast(site, token, total) {
  const until = Date.now() + 60_000;
  while ((await told(site, token)).total < total && Date.now() < until) await pause(50);
  await pause(600);
  const list = await told(site, token);
  assert.equal(list.total, total);
  return list;
}

/** A seeker whose alert takes every job: when they were told, all that was published before has been acted upon. */
async function watcher(site, telephone = freshTelephone()) {
  const token = await signIn(site, telephone);
  await alertFor(site, token, { hourly_rate: 1 });
  return token;
}

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`notifications on ${kind}`, () => {
    const run = async (work) => {
      const database = makeDatabase();
      publish(database, [company(1)]);
      const site = await Site.start({ database });
      try {
        await work(site, database);
      } finally {
        assert.equal(await site.stop(), 0);
      }
    };

    test('[3.58] [7.24] [3.86] a job that matches an alert is told of, with everything a notification has', async () => {
      await run(async (site, database) => {
        const token = await signIn(site, freshTelephone());
        const alert = await alertFor(site, token, { jobType: ['WW'], district: ['030503'], max_days_per_week: 5 });
        publish(database, [job(1, { from_working_days_per_week: 5 }), job(2, { from_working_days_per_week: 6 }), job(3, { job_types: ['BR'] })]);
        const { notifications, total, unread_total } = await toldAtLast(site, token, 1);
        assert.deepEqual([total, unread_total], [1, 1]);
        const [{ _id, _updated_at, ...rest }] = notifications;
        assert.match(_id, /^[0-9a-f]{24}$/);
        assert.ok(Math.abs(Date.parse(_updated_at) - Date.now()) < 60_000);
        assert.deepEqual(rest, {
          application_id: null, read: false, type: 'JobAlertMatched', data: { alert_id: alert }, job: { _id: id(1), job_name: 'Waiter 1' },
        });
        const types = await site.graphql('{ __type(name: "NotificationType") { enumValues { name } } }');
        // Those of the first specification; the others are left out for whoever does not ask for them.
        assert.deepEqual(types.data.__type.enumValues.map(({ name }) => name).slice(0, 2), ['JobAlertMatched', 'JobClosed']);
      });
    });

    test('each seeker is told once of a job: in 30 places, under five alerts, sent twice', async () => {
      await run(async (site, database) => {
        const token = await signIn(site, freshTelephone());
        const alerts = [];
        for (const payload of [{ term: 'waiter' }, { district: ['030503'] }, { jobType: ['WW'] }, { employment: ['pt'] }, { hourly_rate: 50 }])
          alerts.push(await alertFor(site, token, payload));
        const [place] = job(1).address;
        const places = Array.from({ length: 30 }, (_, n) => ({ ...place, _id: id(100 + n, 'ad') }));
        const lines = [job(1, { address: places }), job(1, { address: places }), job(2)];
        publish(database, lines);
        publish(database, lines);
        const list = await toldAtLast(site, token, 2);
        assert.deepEqual(jobsOf(list).sort(), [id(1), id(2)]);
        publish(database, [job(1, { vacancy: 9 })]);
        publish(database, [job(3)]);
        assert.deepEqual(jobsOf(await toldAtLast(site, token, 3)).sort(), [id(1), id(2), id(3)], 'an edited job is no new one');
        assert.ok(alerts.includes(list.notifications[0].data.alert_id));
      });
    });

    test('a job that is reopened renews what was told of it', async () => {
      await run(async (site, database) => {
        const token = await watcher(site);
        publish(database, [job(1)]);
        const [first] = (await toldAtLast(site, token, 1)).notifications;
        assert.deepEqual(await done(site, token, readQuery, { ids: [first._id] }), { unread_total: 0 });
        publish(database, [job(1, { state: 'suspended' })]);
        publish(database, [job(1, { state: 'published' })]);
        publish(database, [job(2)]);
        const after_suspension = await toldAtLast(site, token, 2);
        assert.equal(after_suspension.unread_total, 1, 'a suspension that ends is no news');
        publish(database, [job(1, { state: 'closed' })]);
        await advance(site, 5);
        publish(database, [job(1, { state: 'published' })]);
        const until = Date.now() + 60_000;
        while ((await told(site, token)).unread_total < 2 && Date.now() < until) await pause(50);
        const [renewed, other] = (await told(site, token)).notifications;
        assert.deepEqual([renewed._id, renewed.read, other.job._id], [first._id, false, id(2)]);
        assert.ok(renewed._updated_at > first._updated_at);
      });
    });

    test('nobody is told who is suspended, is being deleted or has removed the alert, nor of a job that cannot be seen', async () => {
      await run(async (site, database) => {
        const watch = await watcher(site);
        const telephone = freshTelephone();
        const [suspended, leaving, removing, changing] = await Promise.all([watcher(site), watcher(site, telephone), watcher(site), watcher(site)]);
        publish(database, [job(1)]);
        await Promise.all([suspended, leaving, removing, changing].map((token) => toldAtLast(site, token, 1)));
        assert.equal(hoigung(['seeker', 'suspend', claimsOf(suspended).sub], { database }).code, 0);
        await done(site, leaving, 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone) { _id } }', { telephone });
        const [alert] = await done(site, removing, '{ get_job_alerts { _id } }');
        await done(site, removing, 'mutation ($ids: [ID!]!) { delete_job_alerts(ids: $ids) { ids } }', { ids: [alert._id] });
        const [kept] = await done(site, changing, '{ get_job_alerts { _id } }');
        await done(site, changing, 'mutation ($id: ID!) { update_job_alert(id: $id, payload: { jobType: ["BR"] }) { _id } }', { id: kept._id });
        publish(database, [company(2, { is_suspended: true }), job(2), job(3, { state: 'suspended' }), job(4, { company_id: id(2, 'c0') }), job(5, { job_types: ['BR'] })]);
        assert.deepEqual(jobsOf(await toldAtLast(site, watch, 3)).sort(), [id(1), id(2), id(5)]);
        assert.equal((await told(site, suspended)).total, 1);
        await done(site, await signIn(site, telephone), 'mutation { delete_account(action: restore) { _id } }');
        assert.equal((await told(site, await signIn(site, telephone))).total, 1);
        assert.equal((await told(site, removing)).total, 1);
        assert.deepEqual(jobsOf(await told(site, changing)).sort(), [id(1), id(5)]);
      });
    });

    test('[3.86] whoever applied is told once that the job closed, and of the job when it is open again', async () => {
      await run(async (site, database) => {
        publish(database, [job(1), job(2, { employment: 'ct', start_date: '2020-01-01', end_date: '2099-01-01' })]);
        const [applicant, withdrawn, other] = await Promise.all([signInWithProfile(site), signInWithProfile(site), signInWithProfile(site)]);
        const apply = async (token, number) => (await done(site, token, applyQuery, { job: id(number), at: [id(number, 'ad')] }))._id;
        const [first, second] = [await apply(applicant, 1), await apply(applicant, 2)];
        await done(site, withdrawn, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: await apply(withdrawn, 1) });
        publish(database, [job(1, { state: 'closed' })]);
        const [{ _id, _updated_at, ...rest }] = (await toldAtLast(site, applicant, 1)).notifications;
        assert.deepEqual(rest, { application_id: first, read: false, type: 'JobClosed', data: { alert_id: null }, job: { _id: id(1), job_name: 'Waiter 1' } });
        await alertFor(site, applicant, { hourly_rate: 1 });
        await alertFor(site, other, { hourly_rate: 1 });
        publish(database, [job(1, { state: 'published' })]);
        await toldAtLast(site, other, 1);
        await toldAtLast(site, applicant, 2);
        publish(database, [job(1, { state: 'closed' })]);
        publish(database, [job(2, { state: 'closed', employment: 'ct', start_date: '2020-01-01', end_date: '2099-01-01' })]);
        const list = await toldAtLast(site, applicant, 3);
        assert.deepEqual(list.notifications.map((each) => [each.type, each.application_id]), [['JobClosed', second], ['JobAlertMatched', null], ['JobClosed', first]]);
        assert.equal((await told(site, withdrawn)).total, 0);
      });
    });

    test('a job that expires tells its applicants too', async () => {
      await run(async (site, database) => {
        publish(database, [job(1)]);
        const telephone = freshTelephone();
        const token = await signInWithProfile(site, telephone);
        await done(site, token, applyQuery, { job: id(1), at: [id(1, 'ad')] });
        await advance(site, 61 * 86_400);
        const again = await signIn(site, telephone);
        const { notifications } = await toldAtLast(site, again, 1);
        assert.deepEqual([notifications[0].type, notifications[0].job._id], ['JobClosed', id(1)]);
      });
    });

    test('[1.11] the newest come first, by pages; reading marks some or all', async () => {
      await run(async (site, database) => {
        const token = await watcher(site);
        for (let number = 1; number <= 4; number += 1) {
          publish(database, [job(number)]);
          await toldAtLast(site, token, number);
        }
        const list = await told(site, token);
        assert.deepEqual(jobsOf(list), [id(4), id(3), id(2), id(1)]);
        const page = await told(site, token, { limit: 2, offset: 1 });
        assert.deepEqual([jobsOf(page), page.total, page.unread_total], [[id(3), id(2)], 4, 4]);
        const ids = list.notifications.map((each) => each._id);
        assert.deepEqual(await done(site, token, readQuery, { ids: [ids[0], ids[2], 'nonsense'] }), { unread_total: 2 });
        assert.deepEqual((await told(site, token)).notifications.map((each) => each.read), [true, false, true, false]);
        assert.deepEqual(await done(site, token, readQuery, {}), { unread_total: 0 });
        assert.equal((await told(site, token)).unread_total, 0);
      });
    });

    test('a person never reads or marks another person\'s notifications', async () => {
      await run(async (site, database) => {
        const [one, other] = [await watcher(site), await watcher(site)];
        publish(database, [job(1)]);
        const theirs = (await toldAtLast(site, other, 1)).notifications[0];
        const mine = (await toldAtLast(site, one, 1)).notifications[0];
        assert.notEqual(mine._id, theirs._id);
        assert.notEqual(mine.data.alert_id, theirs.data.alert_id);
        assert.deepEqual(await done(site, one, readQuery, { ids: [theirs._id] }), { unread_total: 1 });
        assert.deepEqual(await done(site, one, readQuery, { ids: [] }), { unread_total: 0 });
        assert.equal((await told(site, other)).unread_total, 1);
        for (const query of [listQuery, readQuery]) {
          for (const [language, message] of [['en', 'You have no permission to do this'], ['zh-HK', '你沒有權限進行此操作']]) {
            const { errors } = await (await post(site, 'graphql', { query }, undefined, { 'Accept-Language': language })).json();
            assert.deepEqual([errors[0].extensions.error_code, errors[0].message], [100027, message]);
          }
        }
        const { errors } = await askAs(site, one, listQuery, { limit: 31 });
        assert.equal(errors[0].extensions.error_code, 100011);
      });
    });

    test('two nodes tell once, and a kill in the middle loses nothing', async () => {
      const database = makeDatabase();
      publish(database, [company(1)]);
      let nodes = await Promise.all([Site.start({ database }), Site.start({ database })]);
      const people = await Promise.all(Array.from({ length: 4 }, (_, n) => watcher(nodes[n % 2])));
      const jobs = 60;
      for (let round = 0; round < 3; round += 1) {
        const writing = startHoigung(['import', '-'], { database });
        const numbers = Array.from({ length: jobs }, (_, n) => round * jobs + n + 1);
        writing.child.stdin.end(ndjson([...numbers, ...numbers].map((number) => job(number))));
        await pause(100 + 150 * round);
        await nodes[0].kill();
        const [code] = await writing.ended;
        assert.equal(code, 0);
        nodes = [nodes[1], await Site.start({ database })];
      }
      try {
        for (const token of people) {
          const list = await toldAtLast(nodes[0], token, 3 * jobs);
          const seen = [...list.notifications];
          while (seen.length < list.total) seen.push(...(await told(nodes[1], token, { limit: 30, offset: seen.length })).notifications);
          assert.equal(new Set(seen.map((each) => each.job._id)).size, 3 * jobs);
        }
      } finally {
        await Promise.all(nodes.map((node) => node.stop()));
      }
    });
  });
}
