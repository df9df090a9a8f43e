import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { askAs, freshTelephone, post, signIn } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const alertFields = '_id term district jobType employment workingDay workingHour max_hours_per_day max_days_per_week hourly_rate monthly_rate matching_total';
const createQuery = `mutation ($payload: JobAlertPayload!) { create_job_alert(payload: $payload) { ${alertFields} } }`;
const updateQuery = `mutation ($id: ID!, $payload: JobAlertPayload!) { update_job_alert(id: $id, payload: $payload) { ${alertFields} } }`;
const deleteQuery = 'mutation ($ids: [ID!]!) { delete_job_alerts(ids: $ids) { ids } }';
const listQuery = `{ get_job_alerts { ${alertFields} } }`;
const totalQuery = 'query ($payload: JobAlertPayload!) { job_alert_total(payload: $payload) }';

describe('job alerts', () => {
  let site;
  const words = {};
  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    const lines = [
      company(1),
      job(1),
      job(2, { job_types: ['BR'], job_name: { 'zh-hant': '咖啡師', en: 'Barista' }, from_working_days_per_week: 5, from_working_hours_per_day: 8 }),
      job(3, { employment: 'ft', from_hourly_rate: null, to_hourly_rate: null, from_monthly_rate: 15000, to_monthly_rate: 18000 }),
      job(4, { employment: 'ct', job_types: ['GE'], from_hourly_rate: 50, to_hourly_rate: 55, working_hour: [{ day_of_week: 'sat', start_time: '09:00', end_time: '12:00' }] }),
    ];
    const imported = importCatalogue({ database }, ndjson(lines));
    assert.equal(imported.code, 0, imported.err);
    site = await Site.start({ database });
    Object.assign(words, {
      100012: ['The item does not exist', '項目不存在'],
      100027: ['You have no permission to do this', '你沒有權限進行此操作'],
      100032: ['You have reached the limit of job alerts', '職位提示數目已達上限'],
      100034: ['Please set at least one condition for the job alert', '請為職位提示設定最少一項條件'],
      100035: ['Please choose a job alert', '請選擇職位提示'],
      100036: ['The job alert is invalid', '職位提示內容無效'],
    });
  });
  after(() => site?.stop());

  const person = () => signIn(site, freshTelephone());
  const done = async (token, query, variables) => {
    const answer = await askAs(site, token, query, variables);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return Object.values(answer.data)[0];
  };
  /** A call that is refused with a code, in the words of either language. */
  const refused = async (code, token, query, variables) => {
    for (const [at, language] of ['en', 'zh-HK'].entries()) {
      const answer = await (await post(site, 'graphql', { query, variables }, token, { 'Accept-Language': language })).json();
      assert.equal(answer.errors?.[0].extensions?.error_code, code, JSON.stringify([variables, answer]));
      assert.equal(answer.errors[0].message, words[code][at]);
      assert.equal(answer.data, null);
    }
  };

  test('[3.63] an alert keeps the hours a day, the days a week and the money an hour or a month', async () => {
    const token = await person();
    const whole = {
      term: ' waiter ',
      district: ['030503', '040101'],
      jobType: ['WW', 'food-and-beverage'],
      employment: ['pt', 'ct'],
      workingDay: ['WeekendOnly'],
      workingHour: ['NightTime', 'Overnight'],
      max_hours_per_day: 8,
      max_days_per_week: 5,
      hourly_rate: 60,
    };
    const made = await done(token, createQuery, { payload: whole });
    assert.deepEqual(made, { ...whole, _id: made._id, term: 'waiter', monthly_rate: null, matching_total: 0 });
    const { _id } = await done(token, createQuery, { payload: { monthly_rate: 16000 } });
    const alerts = await done(token, listQuery);
    assert.deepEqual(alerts[0], made);
    assert.deepEqual(alerts[1], {
      _id, term: null, district: [], jobType: [], employment: [], workingDay: [], workingHour: [],
      max_hours_per_day: null, max_days_per_week: null, hourly_rate: null, monthly_rate: 16000, matching_total: 1,
    });
  });

  test('an alert looks at the days and the times of day that a job is at', async () => {
    const total = (payload) => done(undefined, totalQuery, { payload });
    assert.equal(await total({ workingDay: ['Weekend'] }), 1);
    assert.equal(await total({ workingDay: ['Weekday'] }), 0);
    assert.equal(await total({ workingDay: ['Weekday', 'Weekend'], workingHour: ['DayTime'] }), 1);
    assert.equal(await total({ workingDay: ['Weekend'], workingHour: ['Overnight'] }), 0);
    // As the address of a search may still name it.
    const made = await done(await person(), createQuery, { payload: { workingHour: ['weekend', 'day'] } });
    assert.deepEqual([made.workingDay, made.workingHour, made.matching_total], [['Weekend'], ['DayTime', 'Afternoon'], 1]);
  });

  test('[1.12] [6.05] a seeker sees, changes and removes their alerts', async () => {
    const token = await person();
    assert.deepEqual(await done(token, listQuery), []);
    const first = await done(token, createQuery, { payload: { jobType: ['WW'] } });
    const second = await done(token, createQuery, { payload: { term: '咖啡' } });
    const changed = await done(token, updateQuery, { id: first._id, payload: { hourly_rate: 65 } });
    assert.deepEqual([changed._id, changed.jobType, changed.hourly_rate, changed.matching_total], [first._id, [], 65, 2]);
    assert.deepEqual(await done(token, listQuery), [changed, second]);
    assert.deepEqual(await done(token, deleteQuery, { ids: [first._id, first._id] }), { ids: [first._id] });
    assert.deepEqual(await done(token, listQuery), [second]);
  });

  test('[8.25] a sixth alert is E100032, also when all come at once', async () => {
    const token = await person();
    const answers = await Promise.all(Array.from({ length: 9 }, () => askAs(site, token, createQuery, { payload: { employment: ['pt'] } })));
    assert.equal(answers.filter(({ errors }) => errors === undefined).length, 5);
    await refused(100032, token, createQuery, { payload: { employment: ['pt'] } });
    const [{ _id }] = await done(token, listQuery);
    await done(token, updateQuery, { id: _id, payload: { employment: ['ft'] } });
    await done(token, deleteQuery, { ids: [_id] });
    await done(token, createQuery, { payload: { employment: ['ct'] } });
  });

  test('[8.26] an alert without a condition is E100034', async () => {
    const token = await person();
    const { _id } = await done(token, createQuery, { payload: { term: 'cook' } });
    for (const payload of [{}, { term: ' ' }, { term: '!? ...' }, { term: null, district: [], jobType: [], employment: [] }]) {
      await refused(100034, token, createQuery, { payload });
      await refused(100034, token, updateQuery, { id: _id, payload });
    }
  });

  test('[8.27] removing no alert is E100035', async () => {
    await refused(100035, await person(), deleteQuery, { ids: [] });
  });

  test('[8.28] a payload that cannot be is E100036', async () => {
    const token = await person();
    const bad = [
      { max_days_per_week: 9 }, { max_days_per_week: 0 }, { max_hours_per_day: 13 }, { max_hours_per_day: -1 },
      { hourly_rate: 60, monthly_rate: 15000 }, { hourly_rate: 0 }, { monthly_rate: 2_000_000 },
      { district: ['999999'] }, { jobType: ['ZZ'] }, { employment: ['pt', 'casual'] },
      { workingDay: ['Monday'] }, { workingHour: ['DayTime', 'Teatime'] },
      { term: 'x'.repeat(101) }, { term: 'a\u0000b' },
    ];
    for (const payload of bad) {
      await refused(100036, token, createQuery, { payload });
      await refused(100036, undefined, totalQuery, { payload });
    }
    for (const payload of [{ max_days_per_week: 7, max_hours_per_day: 12 }, { max_days_per_week: 1, max_hours_per_day: 1 }])
      await done(token, createQuery, { payload });
    assert.equal((await done(token, listQuery)).length, 2);
  });

  test('a person never reads, changes or removes another person\'s alert: E100012, as for one that is not there', async () => {
    const [one, other] = [await person(), await person()];
    const mine = await done(one, createQuery, { payload: { term: 'waiter' } });
    const theirs = await done(other, createQuery, { payload: { term: 'cook' } });
    for (const foreign of [theirs._id, id(999), 'nonsense']) {
      await refused(100012, one, updateQuery, { id: foreign, payload: { term: 'mine' } });
      await refused(100012, one, deleteQuery, { ids: [mine._id, foreign] });
    }
    assert.deepEqual(await done(one, listQuery), [mine]);
    assert.deepEqual(await done(other, listQuery), [theirs]);
  });

  test('who is not logged in has no alerts, and who is being deleted gets E100049', async () => {
    const payload = { term: 'cook' };
    for (const [query, variables] of [[listQuery, {}], [createQuery, { payload }], [updateQuery, { id: id(1), payload }], [deleteQuery, { ids: [id(1)] }]])
      await refused(100027, undefined, query, variables);
    const telephone = freshTelephone();
    const token = await signIn(site, telephone);
    await done(token, 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone) { _id } }', { telephone: telephone.slice(4) });
    const again = await signIn(site, telephone);
    assert.equal((await askAs(site, again, listQuery)).errors[0].extensions.error_code, 100049);
  });

  test('the number of matching jobs is everybody\'s, and counts as the search does', async () => {
    const total = async (payload) => done(undefined, totalQuery, { payload });
    assert.equal(await total({}), 4);
    assert.equal(await total({ employment: ['pt'] }), 2);
    assert.equal(await total({ max_days_per_week: 5 }), 1);
    assert.equal(await total({ max_hours_per_day: 7 }), 0);
    assert.equal(await total({ monthly_rate: 18000 }), 1);
    assert.equal(await total({ term: 'barista' }), 1);
    assert.equal(await total({ term: 'baritsa' }), 0, 'an alert mends no words');
  });
});
