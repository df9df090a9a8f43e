import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { applyQuery, askAs, signIn, signInWithProfile, freshTelephone, updateProfile } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const homeQuery = `{ homepage { job_recommended_list { name { value } total jobs { _id match_reasons company { _id } } }
  job_featured_lists { jobs { _id match_reasons } } } }`;

const minutes = (day, hour) => day * 1440 + hour * 60;
const onMonday = (start_time, end_time) => ({ working_hour: [{ day_of_week: 'mon', start_time, end_time }] });

describe('recommended jobs', () => {
  let site;
  const newest = [];
  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    const at = (n) => ({ published_at: new Date(Date.now() - n * 60_000).toISOString() });
    const lines = [
      ...Array.from({ length: 20 }, (_, n) => company(n + 1)),
      // Twenty plain jobs, the newest of twenty companies, then older ones of the last.
      ...Array.from({ length: 20 }, (_, n) => job(n + 1, { company_id: id(n + 1, 'c0'), job_types: ['SG'], ...at(n + 1) })),
      job(31, { company_id: id(20, 'c0'), job_types: ['BR'], ...at(100) }),
      job(32, { company_id: id(20, 'c0'), job_types: ['BR'], ...at(101), ...onMonday('09:00', '17:00') }),
      job(33, { company_id: id(20, 'c0'), job_types: ['BR'], ...at(102), ...onMonday('18:00', '23:00') }),
      job(34, { company_id: id(19, 'c0'), ...at(103), cert: ['first-aid'], address: [{ ...job(34).address[0], district: '040101' }] }),
      { kind: 'list', _id: id(1, '1f'), name: { en: 'A list', 'zh-hant': '清單' }, job_ids: [id(33)], sequence: 1 },
    ];
    const imported = importCatalogue({ database }, ndjson(lines));
    assert.equal(imported.code, 0, imported.err);
    site = await Site.start({ database });
    newest.push(...Array.from({ length: 12 }, (_, n) => id(n + 1)));
  });
  after(() => site?.stop());

  const home = async (token) => {
    const answer = await askAs(site, token, homeQuery);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return answer.data.homepage;
  };
  const recommended = async (token) => (await home(token)).job_recommended_list;
  const told = async (token, parts) => assert.equal((await updateProfile(site, token, parts)).errors, undefined);

  test('[2.09] whoever is not known gets the newest, one of a company, without reasons', async () => {
    for (const token of [undefined, await signIn(site, freshTelephone())]) {
      const list = await recommended(token);
      assert.deepEqual(list.jobs.map((each) => each._id), newest);
      assert.ok(list.jobs.every((each) => each.match_reasons.length === 0));
      assert.equal(list.total, 12);
    }
  });

  test('a seeker with a profile gets what suits them first, with the reasons, and nobody else gets to see it', async () => {
    const token = await signInWithProfile(site);
    await told(token, { work_experience: [{ company_name: 'A', start_date: '2020-01', position_name: 'Barista', position_type: 'BR' }] });
    await told(token, { availability: [{ from_minute_of_week: minutes(0, 18), to_minute_of_week: minutes(1, 0) }] });
    const { job_recommended_list: list, job_featured_lists: [featured] } = await home(token);
    assert.equal(list.jobs.length, 12);
    assert.deepEqual(list.jobs[0], { _id: id(33), match_reasons: ['job_type', 'free_hours'], company: { _id: id(20, 'c0') } });
    assert.deepEqual(list.jobs[1].match_reasons, ['job_type']);
    assert.equal(list.jobs.filter((each) => each.company._id === id(20, 'c0')).length, 2, 'at most two of a company');
    assert.deepEqual(featured.jobs, [{ _id: id(33), match_reasons: [] }]);
    const everybody = await recommended();
    assert.deepEqual(everybody.jobs.map((each) => each._id), newest);
    const other = await recommended(await signInWithProfile(site));
    assert.notEqual(other.jobs[0]._id, id(33));
  });

  test('what was applied for is not recommended, and tells where and what somebody looks for', async () => {
    const token = await signInWithProfile(site);
    const { errors } = await askAs(site, token, applyQuery, { job: id(31), at: [id(31, 'ad')] });
    assert.equal(errors, undefined);
    const { jobs } = await recommended(token);
    const ids = jobs.map((each) => each._id);
    assert.ok(!ids.includes(id(31)));
    assert.deepEqual(ids.slice(0, 2), [id(32), id(33)]);
    for (const each of jobs.slice(0, 2)) assert.deepEqual(each.match_reasons.slice(0, 2), ['job_type', 'district']);
    assert.ok(!ids.includes(id(34)), 'a certificate that is missing counts against a job');
  });
});
