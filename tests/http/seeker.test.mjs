import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { Postgres } from '../support/postgres.mjs';
import { expectDocumented } from '../support/openapi.mjs';
import { advance, applyQuery, askAs, claimsOf, freshTelephone, post, signIn, signInWithProfile, updateProfile, updateProfileQuery } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};
const errors = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../api/errors.json'), 'utf8'));
const textOf = (code) => errors.find((line) => line.code === code);

const address = (number, more = {}) => ({
  _id: id(number, 'ad'),
  address: { 'zh-hant': '彌敦道', en: 'Nathan Road' },
  district: '030503',
  coordinates: { lat: 22.3193, lng: 114.1694 },
  ...more,
});
const many = Array.from({ length: 7 }, (_, n) => address(100 + n));
const lines = [
  company(1),
  company(2, { is_suspended: true }),
  job(1, { address: many, education: 'tertiary', spoken_skill: [{ language: 'english', level: 'excellent' }] }),
  job(2),
  job(3, { state: 'closed' }),
  job(4, { state: 'suspended' }),
  job(5, { company_id: id(2, 'c0') }),
  job(6, { address: [] }),
  job(7),
];

const portfolio = `query GetProfile { portfolio {
  _id is_anonymous is_suspended name telephone applied_job_count delete_account_at hasCreatedProfile
  profile_picture profile_picture_thumbnail profile_picture_avatar max_work_day_per_week message_to_employer
  availability { from_minute_of_week to_minute_of_week } education { _id category level name }
  written_skill { code name level } spoken_skill { code name level } skill { _id name } cert { _id name }
  work_experience { company_name description start_date end_date position_name position_type position_type_name job_category employment }
} }`;
const applications = `query ($ids: [ID!], $limit: Int, $offset: Int, $status: String) {
  get_applications(applicationIDs: $ids, limit: $limit, offset: $offset, status: $status) {
    total applications { _id applied_at status history { _created_at event }
      address { _id address district_name district_short_code lat lng }
      job { _id job_name is_applied is_closed company { name } } } } }`;
const withdraw = 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }';
const bookmark = 'mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }';
const unbookmark = 'mutation ($job: ID!) { unbookmark_job(job_id: $job) { _id } }';
const bookmarked = 'query ($limit: Int, $offset: Int) { bookmarked_jobs(limit: $limit, offset: $offset) { total jobs { _id is_bookmarked is_closed } } }';
const report = 'mutation ($job: ID!, $reason: ReportReason!, $text: String) { report_job(job_id: $job, reason: $reason, text: $text) { _id } }';
const marks = 'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id is_applied is_bookmarked } }';

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`the seeker's own things on ${kind}`, () => {
    let database;
    let site;

    /** Until the site shows what was imported. */
    const shown = async (query, is) => {
      const until = Date.now() + 10_000;
      while (Date.now() < until && !is((await site.graphql(query)).data)) await new Promise((go) => setTimeout(go, 20));
      assert.ok(is((await site.graphql(query)).data));
    };
    const jobShown = (number, state) =>
      shown(`{ get_jobs(ids: ["${id(number)}"]) { state } }`, (data) => data?.get_jobs[0].state === state);

    /** The call is refused with this code, in words of both languages, and nothing else is answered. */
    const refused = async (code, token, query, variables, headers = {}) => {
      const text = textOf(code);
      for (const [language, message] of [['en', text.en], ['zh-Hant', text['zh-hant']]]) {
        const answer = await post(site, 'graphql', { query, variables }, token, { 'Accept-Language': language, ...headers });
        assert.equal(answer.status, 200);
        const { data, errors: found } = await answer.json();
        assert.deepEqual(found.map((error) => [error.extensions?.error_code, error.message]), [[code, message]]);
        assert.ok(data === null || Object.values(data).every((value) => value === null));
      }
    };
    /** Refused without a code, with words of both languages. */
    const refusedInWords = async (token, query, variables, expected) => {
      for (const language of ['en', 'zh-Hant']) {
        const answer = await (await post(site, 'graphql', { query, variables }, token, { 'Accept-Language': language })).json();
        assert.equal(answer.errors.length, 1);
        assert.equal(answer.errors[0].extensions?.error_code, undefined);
        if (language === 'en') assert.match(answer.errors[0].message, expected);
        else assert.notEqual(answer.errors[0].message.match(/[\u4e00-\u9fff]/), null);
      }
    };
    const done = async (token, query, variables, headers = {}) => {
      const { data, errors: found } = await (await post(site, 'graphql', { query, variables }, token, headers)).json();
      assert.equal(found, undefined, JSON.stringify(found));
      return Object.values(data)[0];
    };
    const update = async (token, parts, fields) => {
      const { data, errors: found } = await updateProfile(site, token, parts, fields);
      assert.equal(found, undefined, JSON.stringify(found));
      return data.update_profile;
    };
    const refusedPart = (code, token, part) => {
      const all = { _id: claimsOf(token).sub, ...part };
      return refused(code, token, updateProfileQuery(all), all);
    };
    const apply = (token, number, at = [id(number, 'ad')]) => done(token, applyQuery, { job: id(number), at });

    before(async () => {
      database = makeDatabase();
      importLines(database, lines);
      site = await Site.start({ database, log_level: 'warning' });
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[3.49] [7.26] GetProfile asks for the portfolio of a new seeker, which is empty', async () => {
      const telephone = freshTelephone();
      const token = await signIn(site, telephone);
      assert.deepEqual(await done(token, portfolio), {
        _id: claimsOf(token).sub,
        is_anonymous: false,
        is_suspended: false,
        name: '',
        telephone: telephone.slice(4),
        applied_job_count: 0,
        delete_account_at: null,
        hasCreatedProfile: false,
        profile_picture: null,
        profile_picture_thumbnail: null,
        profile_picture_avatar: null,
        max_work_day_per_week: null,
        message_to_employer: '',
        availability: [],
        education: null,
        written_skill: [],
        spoken_skill: [],
        skill: [],
        cert: [],
        work_experience: [],
      });
    });

    test('[4.19] [7.28] [6.04] a seeker edits the profile part by part; it is created with an education and both kinds of language', async () => {
      const token = await signIn(site, freshTelephone());
      const created = async (part) => (await update(token, part)).hasCreatedProfile;
      assert.equal(await created({ name: 'Chan' }), false);
      assert.equal(await created({ education: 'form-3' }), false);
      assert.equal(await created({ spoken_skill: [{ code: 'english', level: 'basic' }] }), false);
      assert.equal(await created({ written_skill: [{ code: 'english', level: 'excellent' }] }), true);
      assert.equal(await created({ spoken_skill: [] }), false);
    });

    test('[7.29] [7.30] update_profile changes name and message_to_employer', async () => {
      const token = await signIn(site, freshTelephone());
      assert.deepEqual(await update(token, { name: '  陳大文 ' }, 'name'), { name: '陳大文' });
      assert.deepEqual(await update(token, { name: '陳'.repeat(50) }, 'name'), { name: '陳'.repeat(50) });
      assert.deepEqual(await update(token, { message_to_employer: 'One\r\ntwo' }, 'message_to_employer'), { message_to_employer: 'One\ntwo' });
      assert.equal((await update(token, { message_to_employer: '字'.repeat(1000) }, 'message_to_employer')).message_to_employer.length, 1000);
      const own = { _id: claimsOf(token).sub };
      const unusable = [['', /1 to 50/], [' ', /1 to 50/], ['陳'.repeat(51), /1 to 50/], ['a\u0007b', /invisible/], ['a\nb', /invisible/]];
      for (const [name, words] of unusable) await refusedInWords(token, updateProfileQuery({ ...own, name }), { ...own, name }, words);
      const long = { ...own, message_to_employer: '字'.repeat(1001) };
      await refusedInWords(token, updateProfileQuery(long), long, /1000/);
      assert.equal((await done(token, portfolio)).name, '陳'.repeat(50));
    });

    test('[7.31] [3.52] update_profile changes the education by its id', async () => {
      const token = await signIn(site, freshTelephone());
      assert.deepEqual(await update(token, { education: 'tertiary' }, 'education { _id category level name }'), {
        education: { _id: 'tertiary', category: 'tertiary', level: 9, name: 'Tertiary' },
      });
      await refusedPart(100012, token, { education: 'kindergarten' });
    });

    test('[7.32] [8.16] [8.17] update_profile changes spoken and written languages together, each with a good level', async () => {
      const token = await signIn(site, freshTelephone());
      const spoken = [{ code: 'mandarin', level: 'basic' }, { code: 'cantonese', level: 'excellent' }];
      const written = [{ code: 'chinese', level: 'excellent' }];
      assert.deepEqual(await update(token, { spoken_skill: spoken, written_skill: written }, 'spoken_skill { code name level } written_skill { code level }'), {
        spoken_skill: [{ code: 'mandarin', name: 'Mandarin', level: 'basic' }, { code: 'cantonese', name: 'Cantonese', level: 'excellent' }],
        written_skill: [{ code: 'chinese', level: 'excellent' }],
      });
      for (const bad of [{ code: 'cantonese', level: 'x' }, { code: 'chinese', level: 'basic' }, { code: 'mandarin', level: 'basic' }])
        await refusedPart(100014, token, { spoken_skill: [...spoken.slice(0, 1), bad], written_skill: written });
      for (const bad of [{ code: 'english', level: '' }, { code: 'cantonese', level: 'basic' }, { code: 'chinese', level: 'basic' }])
        await refusedPart(100015, token, { spoken_skill: spoken, written_skill: [...written, bad] });
      assert.equal((await done(token, portfolio)).spoken_skill.length, 2);
    });

    test('[7.33] [3.53] update_profile changes certificates and skills together', async () => {
      const token = await signIn(site, freshTelephone());
      assert.deepEqual(await update(token, { skill: ['sales', 'sales'], cert: ['construction-safety-card'] }, 'skill { _id name } cert { _id }'), {
        skill: [{ _id: 'sales', name: 'Sales' }],
        cert: [{ _id: 'construction-safety-card' }],
      });
      await refusedPart(100012, token, { skill: ['flying'] });
      await refusedPart(100012, token, { cert: ['sales'] });
      assert.deepEqual(await update(token, { cert: [] }, 'skill { _id } cert { _id }'), { skill: [{ _id: 'sales' }], cert: [] });
    });

    const work = (more = {}) => ({ company_name: 'Tea House', start_date: '2020-01', position_name: 'Waiter', position_type: 'WW', ...more });

    test('[7.34] [3.54] update_profile changes the work experience, up to now', async () => {
      const token = await signIn(site, freshTelephone());
      const entries = [work({ end_date: '2020-01', description: 'Served tea.', employment: 'pt' }), work({ start_date: '2022-03', end_date: null, position_type: 'SG' })];
      const { work_experience: kept } = await update(
        token,
        { work_experience: entries },
        'work_experience { company_name description start_date end_date position_name position_type position_type_name job_category employment }',
      );
      assert.deepEqual(kept, [
        {
          company_name: 'Tea House',
          description: 'Served tea.',
          start_date: '2020-01',
          end_date: '2020-01',
          position_name: 'Waiter',
          position_type: 'WW',
          position_type_name: 'Waiter or Waitress',
          job_category: 'Food & Beverage',
          employment: 'pt',
        },
        {
          company_name: 'Tea House',
          description: '',
          start_date: '2022-03',
          end_date: null,
          position_name: 'Waiter',
          position_type: 'SG',
          position_type_name: 'Security Guard',
          job_category: 'Property Mgt & Security',
          employment: null,
        },
      ]);
      await refusedPart(100012, token, { work_experience: [work({ position_type: 'ZZ' })] });
      const own = { _id: claimsOf(token).sub };
      const eleven = { ...own, work_experience: Array.from({ length: 11 }, () => work()) };
      await refusedInWords(token, updateProfileQuery(eleven), eleven, /at most 10/);
      const nameless = { ...own, work_experience: [work({ company_name: ' ' })] };
      await refusedInWords(token, updateProfileQuery(nameless), nameless, /company/);
      assert.equal((await done(token, portfolio)).work_experience.length, 2);
    });

    test('of two devices that change the work experience at once the second hears of it, and nothing is lost', async () => {
      const token = await signIn(site, freshTelephone());
      const list = 'work_experience { position_name } work_experience_version';
      const read = async () => (await done(token, `{ portfolio { ${list} } }`));
      const first = await read();
      const added = (more) => ({ work_experience: [...more].map((name) => work({ position_name: name })) });
      const one = await update(token, { ...added(['Waiter']), work_experience_version: first.work_experience_version }, list);
      assert.notEqual(one.work_experience_version, first.work_experience_version);
      await refusedPart(100051, token, { ...added(['Cook']), work_experience_version: first.work_experience_version });
      assert.deepEqual(await read(), one);
      const { work_experience: both } = await update(token, { ...added(['Waiter', 'Cook']), work_experience_version: one.work_experience_version }, list);
      assert.deepEqual(both.map(({ position_name }) => position_name), ['Waiter', 'Cook']);
      const race = ['Baker', 'Driver', 'Cleaner'].map((name) => ({ ...added(['Waiter', 'Cook', name]), work_experience_version: undefined }));
      const { work_experience_version } = await read();
      const answers = await Promise.all(race.map((part) => askAs(site, token, updateProfileQuery({ _id: claimsOf(token).sub, ...part, work_experience_version }), { _id: claimsOf(token).sub, ...part, work_experience_version })));
      assert.equal(answers.filter(({ errors }) => errors === undefined).length, 1);
    });

    test('[8.18] [8.19] [8.20] bad times of work and of free hours are refused by what is wrong with them', async () => {
      const token = await signIn(site, freshTelephone());
      for (const start of ['', '2020', '2020-13', '20-01', '2020-01-01', '2999-01', '0001-01', 'x'])
        await refusedPart(100016, token, { work_experience: [work({ start_date: start })] });
      for (const end of ['', '2020-00', '2999-12', 'now']) await refusedPart(100017, token, { work_experience: [work({ end_date: end })] });
      await refusedPart(100018, token, { work_experience: [work({ start_date: '2020-02', end_date: '2020-01' })] });
      const free = (from, to) => ({ availability: [{ from_minute_of_week: from, to_minute_of_week: to }] });
      for (const from of [-15, 7, 10095]) await refusedPart(100016, token, free(from, 10080));
      for (const to of [0, 60, 70, 10095]) await refusedPart(100017, token, free(60, to));
    });

    test('[3.51] free hours and days a week are kept', async () => {
      const token = await signIn(site, freshTelephone());
      const availability = [{ from_minute_of_week: 9000, to_minute_of_week: 10080 }, { from_minute_of_week: 0, to_minute_of_week: 15 }];
      const fields = 'availability { from_minute_of_week to_minute_of_week } max_work_day_per_week';
      const sorted = [availability[1], availability[0]];
      assert.deepEqual(await update(token, { availability, max_work_day_per_week: 5 }, fields), { availability: sorted, max_work_day_per_week: 5 });
      assert.deepEqual(await update(token, { max_work_day_per_week: 7 }, fields), { availability: sorted, max_work_day_per_week: 7 });
      assert.deepEqual(await update(token, { availability: [], max_work_day_per_week: null }, fields), { availability: [], max_work_day_per_week: null });
      for (const days of [0, 8]) {
        const parts = { _id: claimsOf(token).sub, max_work_day_per_week: days };
        await refusedInWords(token, updateProfileQuery(parts), parts, /1 to 7/);
      }
    });

    test('[8.11] [8.14] update_profile needs the seeker\'s own id and exactly one part', async () => {
      const token = await signIn(site, freshTelephone());
      const other = claimsOf(await signIn(site, freshTelephone())).sub;
      for (const parts of [{ name: 'x' }, { _id: null, name: 'x' }, { _id: '', name: 'x' }]) await refused(100010, token, updateProfileQuery(parts), parts);
      for (const _id of [other, 'me', id(1)]) await refused(100013, token, updateProfileQuery({ _id, name: 'x' }), { _id, name: 'x' });
      for (const parts of [{}, { name: 'x', education: 'form-3' }, { name: null }, { skill: [], spoken_skill: [] }]) {
        const { errors: found } = await updateProfile(site, token, parts);
        assert.deepEqual(found.map((error) => error.extensions?.error_code), [undefined]);
      }
      assert.equal((await done(token, portfolio)).name, '');
    });

    test('[6.09] [8.15] a suspended seeker may read, but neither apply, save, report nor change the profile, and gets no further token', async () => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      assert.equal(hoigung(['seeker', 'suspend', telephone], { database }).code, 0);
      assert.equal((await done(token, portfolio)).is_suspended, true);
      assert.equal((await done(token, applications, {})).total, 0);
      await refusedPart(100033, token, { name: 'x' });
      await refused(100033, token, bookmark, { job: id(1) });
      await refused(100033, token, report, { job: id(1), reason: 'other' });
      await refused(100033, token, 'mutation { create_job_alert(payload: { term: "waiter" }) { _id } }');
      const refreshed = await post(site, 'refresh', undefined, token);
      assert.equal(refreshed.status, 403);
      assert.equal((await expectDocumented('/refresh', refreshed)).error_code, 100033);
      await refused(100033, token, applyQuery, { job: id(1), at: [id(100, 'ad')] });
      assert.equal(hoigung(['seeker', 'restore', telephone], { database }).code, 0);
      await apply(token, 1, [id(100, 'ad')]);
      const without = await signIn(site, freshTelephone());
      await refused(100033, without, applyQuery, { job: id(1), at: [id(100, 'ad')] });
    });

    test('[7.36] [6.03] [1.08] a seeker applies to a job with up to five work locations', async () => {
      const token = await signInWithProfile(site);
      const chosen = [3, 1, 0, 2, 4].map((n) => many[n]._id);
      const { _id } = await apply(token, 1, chosen);
      assert.match(_id, /^[0-9a-f]{24}$/);
      assert.equal((await done(token, portfolio)).applied_job_count, 1);
      const list = await done(token, applications, { ids: [_id] });
      assert.deepEqual(list.applications[0].address.map((place) => place._id), chosen);
    });

    test('[3.55] [3.56] [4.22] an application has its locations, job, status and history', async () => {
      const token = await signInWithProfile(site);
      const { _id } = await apply(token, 2);
      const list = await done(token, applications, {}, { 'Accept-Language': 'zh-Hant' });
      const [{ applied_at: at, ...rest }] = list.applications;
      assert.ok(Math.abs(Date.parse(at) - Date.now()) < 3_600_000 * 24 * 400);
      assert.deepEqual(rest, {
        _id,
        status: 'Applied',
        history: [{ _created_at: at, event: 'Applied' }],
        address: [{ _id: id(2, 'ad'), address: '彌敦道 700 號', district_name: '旺角', district_short_code: '030503', lat: 22.3193, lng: 114.1694 }],
        job: { _id: id(2), job_name: '侍應2', is_applied: true, is_closed: false, company: { name: '第1號公司' } },
      });
      assert.equal(list.total, 1);
    });

    test('[8.07] [5.18] [3.57] locations that are none, too many, doubled or another job\'s are E100006', async () => {
      const token = await signInWithProfile(site);
      const six = many.slice(0, 6).map((place) => place._id);
      for (const at of [[], six, [six[0], six[0]], [id(2, 'ad')], ['x'], [six[0], '']]) await refused(100006, token, applyQuery, { job: id(1), at });
      assert.equal((await done(token, applications, {})).total, 0);
    });

    test('[7.36] terms that were changed since they were reviewed are E100051, the last of all refusals', async () => {
      importLines(database, [job(21, { from_monthly_rate: 18000 })]);
      await jobShown(21, 'published');
      const digest = async () => (await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { terms_digest } }', { ids: [id(21)] })).data.get_jobs[0].terms_digest;
      const reviewed = await digest();
      const query = 'mutation ($job: ID!, $at: [ID!]!, $reviewed: String) { apply_job(job_id: $job, address_ids: $at, reviewed: $reviewed) { _id } }';
      importLines(database, [job(21, { from_monthly_rate: 9000 })]);
      await shown(`{ get_jobs(ids: ["${id(21)}"]) { from_monthly_rate } }`, (data) => data?.get_jobs[0].from_monthly_rate === 9000);
      const token = await signInWithProfile(site);
      const variables = { job: id(21), at: [id(21, 'ad')] };
      await refused(100051, token, query, { ...variables, reviewed });
      await refused(100006, token, query, { ...variables, at: [], reviewed });
      assert.equal((await done(token, applications, {})).total, 0);
      await done(token, query, { ...variables, reviewed: await digest() });
      await refused(100007, token, query, { ...variables, reviewed });
      // Without it all is as before.
      assert.match((await apply(await signInWithProfile(site), 21))._id, /^[0-9a-f]{24}$/);
    });

    test('[8.02] [8.03] [8.04] unknown, closed and suspended jobs cannot be applied for', async () => {
      const token = await signInWithProfile(site);
      for (const unknown of [id(99), 'x', '']) await refused(100001, token, applyQuery, { job: unknown, at: [] });
      await refused(100002, token, applyQuery, { job: id(3), at: [id(3, 'ad')] });
      await refused(100004, token, applyQuery, { job: id(4), at: [id(4, 'ad')] });
    });

    test('[8.05] [8.09] [8.35] nor jobs of a suspended company, without a location, or a second time', async () => {
      const token = await signInWithProfile(site);
      await refused(100005, token, applyQuery, { job: id(5), at: [id(5, 'ad')] });
      await refused(100008, token, applyQuery, { job: id(6), at: [id(6, 'ad')] });
      await apply(token, 2);
      await refused(100007, token, applyQuery, { job: id(2), at: [id(2, 'ad')] });
    });

    test('[6.10] [6.11] jobs carry a flag that says that they are suspended, or their company', async () => {
      const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { is_suspended company { is_suspended } } }', { ids: [id(4), id(5)] });
      assert.deepEqual(data.get_jobs, [
        { is_suspended: true, company: { is_suspended: false } },
        { is_suspended: true, company: { is_suspended: false } },
      ]);
    });

    test('[6.08] [4.32] visitors and seekers who are leaving cannot apply', async () => {
      const { data } = await (await post(site, 'create-anonymous')).json();
      const variables = { job: id(1), at: [id(100, 'ad')] };
      await refused(100027, undefined, applyQuery, variables);
      await refused(100027, data.access_token, applyQuery, variables);
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      await done(token, 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone) { _id } }', { telephone });
      await advance(site, 60);
      const pending = await signIn(site, telephone);
      await refused(100049, pending, applyQuery, variables);
      const { errors: found } = await askAs(site, pending, applyQuery, variables);
      assert.match(found[0].extensions.delete_account_at, /^\d{4}-/);
      assert.equal((await askAs(site, token, applyQuery, variables)).status, 401);
    });

    test('[8.08] a double tap makes one application, and an Idempotency-Key answers the first result again', async () => {
      const token = await signInWithProfile(site);
      const tap = (headers) => post(site, 'graphql', { query: applyQuery, variables: { job: id(2), at: [id(2, 'ad')] } }, token, headers).then((answer) => answer.json());
      const taps = await Promise.all(Array.from({ length: 6 }, () => tap({ 'Idempotency-Key': 'tap-1' })));
      const first = taps[0].data.apply_job._id;
      for (const { data } of taps) assert.deepEqual(data, { apply_job: { _id: first } });
      await refused(100007, token, applyQuery, { job: id(2), at: [id(2, 'ad')] }, { 'Idempotency-Key': 'tap-2' });
      assert.equal((await tap({ 'Idempotency-Key': 'k'.repeat(256) })).errors[0].extensions, undefined);
      const doubled = await Promise.all(Array.from({ length: 6 }, () => post(site, 'graphql', { query: applyQuery, variables: { job: id(7), at: [id(7, 'ad')] } }, token).then((answer) => answer.json())));
      assert.equal(doubled.filter(({ errors: found }) => found === undefined).length, 1);
      assert.equal((await done(token, applications, {})).total, 2);
      await advance(site, 24 * 3600);
      assert.equal((await tap({ 'Idempotency-Key': 'tap-1' })).errors[0].extensions.error_code, 100007);
    });

    test('[7.23] [1.10] [4.28] a seeker lists their applications by page, by id and by status', async () => {
      const token = await signInWithProfile(site);
      const first = (await apply(token, 2))._id;
      const second = (await apply(token, 7))._id;
      const ids = async (variables) => (await done(token, applications, variables)).applications.map((one) => one._id);
      assert.deepEqual(await ids({}), [second, first]);
      assert.deepEqual(await ids({ limit: 1, offset: 1 }), [first]);
      assert.deepEqual(await ids({ limit: 0, offset: -1 }), [second, first]);
      assert.deepEqual(await ids({ ids: [first, id(1), 'x'] }), [first]);
      assert.deepEqual(await ids({ status: 'Applied' }), [second, first]);
      for (const status of ['Rejected', 'Reviewed', 'Contacted', 'JobClosed']) assert.deepEqual(await ids({ status }), []);
      for (const status of ['rejected', 'Withdrawn', 'All', '']) await refused(100012, token, applications, { status });
      await refused(100011, token, applications, { limit: 31 });
      await refused(100027, undefined, applications, {});
    });

    test('[8.31] an application can be withdrawn and made again; E100039 when there is none', async () => {
      const token = await signInWithProfile(site);
      const { _id } = await apply(token, 2);
      assert.deepEqual(await done(token, withdraw, { id: _id }), { _id });
      assert.equal((await done(token, applications, { ids: [_id] })).total, 0);
      assert.equal((await done(token, portfolio)).applied_job_count, 0);
      for (const gone of [_id, 'x', id(1)]) await refused(100039, token, withdraw, { id: gone });
      assert.notEqual((await apply(token, 2))._id, _id);
    });

    test('[4.26] closing a job ends its applications; reopening it does not undo that, and lets people apply again', async () => {
      importLines(database, [job(20)]);
      await jobShown(20, 'published');
      const token = await signInWithProfile(site);
      const { _id } = await apply(token, 20);
      importLines(database, [job(20, { state: 'closed' })]);
      await jobShown(20, 'closed');
      const [ended] = (await done(token, applications, { status: 'JobClosed' })).applications;
      assert.equal(ended._id, _id);
      assert.deepEqual(ended.history.map(({ event }) => event), ['Applied', 'JobClosed']);
      assert.equal(ended.job.is_closed, true);
      importLines(database, [job(20, { state: 'published' })]);
      await jobShown(20, 'published');
      assert.equal((await done(token, applications, {})).applications[0].status, 'JobClosed');
      assert.notEqual((await apply(token, 20))._id, _id);
      await refused(100007, token, applyQuery, { job: id(20), at: [id(20, 'ad')] });
      const both = (await done(token, applications, {})).applications;
      assert.deepEqual(both.map(({ status }) => status), ['Applied', 'JobClosed']);
    });

    test('[8.21] [8.22] jobs are saved and forgotten; E100019 and E100020 when that cannot be', async () => {
      const token = await signIn(site, freshTelephone());
      assert.deepEqual(await done(token, bookmark, { job: id(1) }), { _id: id(1) });
      await advance(site, 1);
      await done(token, bookmark, { job: id(2) });
      for (const number of [1, 3, 4, 5]) await refused(100019, token, bookmark, { job: id(number) });
      await refused(100001, token, bookmark, { job: id(99) });
      assert.deepEqual(await done(token, bookmarked, {}), {
        total: 2,
        jobs: [2, 1].map((number) => ({ _id: id(number), is_bookmarked: true, is_closed: false })),
      });
      assert.deepEqual((await done(token, bookmarked, { limit: 1, offset: 1 })).jobs.map((one) => one._id), [id(1)]);
      await refused(100011, token, bookmarked, { limit: 31 });
      assert.deepEqual(await done(token, unbookmark, { job: id(1) }), { _id: id(1) });
      for (const job of [id(1), id(99), 'x']) await refused(100020, token, unbookmark, { job });
      for (const query of [bookmark, unbookmark]) await refused(100027, undefined, query, { job: id(1) });
      await refused(100027, undefined, bookmarked, {});
    });

    test('a saved job that closes stays in the list, one that is suspended does not', async () => {
      importLines(database, [job(30), job(31)]);
      await jobShown(31, 'published');
      const token = await signIn(site, freshTelephone());
      for (const number of [30, 31]) await done(token, bookmark, { job: id(number) });
      importLines(database, [job(30, { state: 'closed' }), job(31, { state: 'suspended' })]);
      await jobShown(31, 'suspended');
      assert.deepEqual(await done(token, bookmarked, {}), { total: 1, jobs: [{ _id: id(30), is_bookmarked: true, is_closed: true }] });
    });

    test('is_applied and is_bookmarked are the caller\'s own, and never anybody else\'s', async () => {
      const one = await signInWithProfile(site);
      const two = await signInWithProfile(site);
      await apply(one, 2);
      await done(one, bookmark, { job: id(7) });
      const ids = { ids: [id(2), id(7), id(1)] };
      const flags = async (token) => (await done(token, marks, ids)).map((job) => [job.is_applied, job.is_bookmarked]);
      const nothing = [[false, false], [false, false], [false, false]];
      for (let round = 0; round < 2; round += 1) {
        assert.deepEqual(await flags(one), [[true, false], [false, true], [false, false]]);
        assert.deepEqual(await flags(two), nothing);
        assert.deepEqual(await flags(undefined), nothing);
      }
      const search = '{ job_search(limit: 30) { result { _id is_applied is_bookmarked } } }';
      const marked = async (token) => (await done(token, search)).result.filter((job) => job.is_applied || job.is_bookmarked).length;
      assert.deepEqual([await marked(one), await marked(two), await marked(undefined)], [2, 0, 0]);
    });

    test('[7.17] [7.16] get_jobs gives what applying needs, and everything', async () => {
      const query = `query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name employment from_hourly_rate is_applied is_closed is_suspended state
        address { _id address district_name } education_requirement { level name } spoken_skill { code level } written_skill { code level } } }`;
      const [found] = await done(await signIn(site, freshTelephone()), query, { ids: [id(1)] });
      assert.equal(found.address.length, 7);
      assert.deepEqual(found.education_requirement, { level: 9, name: 'Tertiary' });
      assert.deepEqual(found.spoken_skill, [{ code: 'english', level: 'excellent' }]);
      const full = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { job_description vacancy working_hour { day_of_week } allowances { name } attributes { name } } }', { ids: [id(1)] });
      assert.equal(full.data.get_jobs[0].job_description, 'Look after guests.');
    });

    test('a job can be reported, again, and not without end', async () => {
      const token = await signIn(site, freshTelephone());
      const { _id } = await done(token, report, { job: id(1), reason: 'scam', text: 'Asked for a deposit.' });
      assert.notEqual((await done(token, report, { job: id(1), reason: 'wrong_pay' }))._id, _id, 'the first one’s words stay');
      await refused(100001, token, report, { job: id(99), reason: 'other' });
      await refused(100027, undefined, report, { job: id(1), reason: 'other' });
      await refusedInWords(token, report, { job: id(2), reason: 'other', text: 'x'.repeat(1001) }, /1000/);
      assert.ok((await askAs(site, token, report, { job: id(2), reason: 'boring' })).errors);
      importLines(database, Array.from({ length: 10 }, (_, n) => job(40 + n)));
      await jobShown(49, 'published');
      for (let n = 0; n < 8; n += 1) await done(token, report, { job: id(40 + n), reason: 'other' });
      await refusedInWords(token, report, { job: id(49), reason: 'other' }, /many jobs today/);
      await advance(site, 24 * 3600 + 1);
      await done(token, report, { job: id(49), reason: 'other' });
    });

    test('[8.24] [8.34] what belongs to a seeker is E100027 for a visitor and E100049 while the account is being deleted', async () => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      const { _id } = await apply(token, 2);
      await done(token, 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone) { _id } }', { telephone });
      await advance(site, 60);
      const pending = await signIn(site, telephone);
      const own = { _id: claimsOf(pending).sub, name: 'x' };
      const calls = [
        [portfolio, {}],
        [updateProfileQuery(own), own],
        [applyQuery, { job: id(7), at: [id(7, 'ad')] }],
        [applications, {}],
        [withdraw, { id: _id }],
        [bookmark, { job: id(7) }],
        [unbookmark, { job: id(7) }],
        [bookmarked, {}],
        [report, { job: id(7), reason: 'other' }],
      ];
      for (const [query, variables] of calls) {
        await refused(100027, undefined, query, variables);
        await refused(100049, pending, query, variables);
      }
      assert.equal((await site.get('/api/seeker/export', { Authorization: `Bearer ${pending}` })).status, 403);
      assert.equal((await done(pending, marks, { ids: [id(2)] })).length, 1);
    });

    test('[6.05] nobody reads or changes what belongs to another person', async () => {
      const owner = await signInWithProfile(site);
      const stranger = await signInWithProfile(site);
      const { _id } = await apply(owner, 2);
      await done(owner, bookmark, { job: id(7) });
      const before = [await done(owner, portfolio), await done(owner, applications, {}), await done(owner, bookmarked, {})];
      assert.equal(before[1].total, 1);

      assert.deepEqual(await done(stranger, applications, { ids: [_id] }), { total: 0, applications: [] });
      assert.equal((await done(stranger, applications, {})).total, 0);
      assert.equal((await done(stranger, bookmarked, {})).total, 0);
      assert.notEqual((await done(stranger, portfolio))._id, before[0]._id);
      await refused(100039, stranger, withdraw, { id: _id });
      await refused(100020, stranger, unbookmark, { job: id(7) });
      for (const part of [{ name: 'Stolen' }, { message_to_employer: '' }, { education: 'primary' }, { spoken_skill: [] }, { skill: [] }, { work_experience: [] }, { profile_picture: null }, { availability: [] }]) {
        const parts = { _id: before[0]._id, ...part };
        await refused(100013, stranger, updateProfileQuery(parts), parts);
      }
      assert.deepEqual([await done(owner, portfolio), await done(owner, applications, {}), await done(owner, bookmarked, {})], before);
    });
  });
}
