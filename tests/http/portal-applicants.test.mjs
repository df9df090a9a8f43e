// Those who applied, as the people of a company see them and decide about them, from outside.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { expectDocumented } from '../support/openapi.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { colleague, loggedIn } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, applyQuery, askAs, freshTelephone, signInWithProfile, updateProfile } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const applicantFields = `id status is_read rating note_count distance_km match_reasons next_statuses applied_at
  decision { status reason by is_own takes_effect_at }
  profile { name telephone picture message education spoken_skills { name level } experience_months home_district availability { from_minute_of_week } }
  places { id name { en } district } hours_fit { percent job { from_minute_of_week to_minute_of_week } both { from_minute_of_week to_minute_of_week } }
  history { at status by reason } notes { id text by is_own } job { id hired unread_applications }`;
const listQuery = `query ($company: ID!, $filter: ApplicantFilter, $sort: ApplicantSort, $limit: Int, $offset: Int) {
  company(id: $company) { applicants(filter: $filter, sort: $sort, limit: $limit, offset: $offset) { total counts { status count unread } applicants { id status profile { name } } } } }`;
const oneQuery = `query ($company: ID!, $id: ID!) { company(id: $company) { applicant(id: $id) { ${applicantFields} } } }`;
const openMutation = 'mutation ($company: ID!, $id: ID!) { open_applicant(company: $company, id: $id) { id is_read } }';
const decideMutation = `mutation ($company: ID!, $ids: [ID!]!, $status: ApplicantStatus!, $reason: RejectReason, $replace: Boolean) {
  decide(company: $company, ids: $ids, status: $status, reason: $reason, replace: $replace) {
    done takes_effect_at filled_hired filled_job { id } results { id error_code message applicant { status decision { status by is_own } } } } }`;
const undoMutation = 'mutation ($company: ID!, $ids: [ID!]!) { undo_decisions(company: $company, ids: $ids) { done results { id error_code applicant { decision { status } } } } }';
const noteMutation = `mutation ($company: ID!, $applicant: ID!, $key: String!, $text: String!) { add_note(company: $company, applicant: $applicant, key: $key, text: $text) { notes { id text by is_own } } }`;
const ownApplications = '{ get_applications { applications { _id status opened_at reject_reason history { event } } } }';

let serial = 0;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`applicants in the portal on ${kind}`, () => {
    let database;
    let site;
    let second;
    let owner;
    let recruiter;
    let viewer;
    let stranger;
    let company;
    let branch;

    const published = async (more = {}) => {
      const title = `Waiter ${++serial}`;
      const { begin_draft: draft } = await owner.get('mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }', { company, key: title });
      const job = {
        name: { zh_hant: `侍應 ${title}`, en: title },
        description: { en: 'Look after guests.' },
        employment: 'pt',
        job_types: ['WW'],
        places: [branch],
        hourly_rate: { from: 60, to: 65 },
        working_hours: [{ day: 'sun', start: '22:00', end: '02:00' }],
        ...more,
      };
      const { version } = (await owner.get('mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version } }', { company, id: draft.id, version: draft.version, job })).save_draft;
      await owner.get('mutation ($company: ID!, $id: ID!, $version: Int!) { publish_job(company: $company, id: $id, version: $version) { id } }', { company, id: draft.id, version });
      for (const each of [site, second])
        await eventually(async () => (await askAs(each, undefined, `{ get_jobs(ids: ["${draft.id}"]) { _id } }`)).data?.get_jobs?.length === 1, 'the job');
      return draft.id;
    };
    /** Somebody new who has applied for a job. */
    const applied = async (job, parts = []) => {
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      for (const part of parts) assert.equal((await updateProfile(site, token, part)).errors, undefined);
      const answer = await askAs(site, token, applyQuery, { job, at: [branch] });
      assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
      return { token, telephone, id: answer.data.apply_job._id };
    };
    const list = async (filter, more = {}) => (await owner.get(listQuery, { company, filter, ...more })).company.applicants;
    const ids = async (filter, more) => (await list(filter, more)).applicants.map(({ id }) => id);
    const find = async (id, person = owner) => (await person.get(oneQuery, { company, id })).company.applicant;
    const decide = async (ids, status, more = {}, person = owner) => (await person.get(decideMutation, { company, ids, status, ...more })).decide;
    const own = async ({ token }) => (await askAs(site, token, ownApplications)).data.get_applications.applications[0];
    /** Ten seconds pass on every node. */
    const tenSeconds = () => Promise.all([site, second].map((each) => advance(each, 10)));

    before(async () => {
      database = makeDatabase();
      const settings = { database, log_level: 'warning', company_verification: 'false' };
      site = await Site.start(settings);
      second = await Site.start(settings);
      owner = await loggedIn(site);
      company = (await owner.found()).id;
      recruiter = await colleague(owner, company, 'recruiter');
      viewer = await colleague(owner, company, 'viewer');
      stranger = await loggedIn(site);
      await stranger.found();
      const branchInput = { name: { zh_hant: '旺角店', en: 'Mong Kok' }, address: { en: '700 Nathan Road' }, district: '030503' };
      branch = (await owner.get('mutation ($company: ID!, $branch: BranchInput!) { add_branch(company: $company, branch: $branch) { id } }', { company, branch: branchInput })).add_branch.id;
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
    });

    test('[10.24] the inbox has all jobs or one, by status, unread marked, with filters and search', async () => {
      const job = await published();
      const other = await published();
      const one = await applied(job, [{ name: 'Wong Ka Yan' }, { home_district: '030501' }, { availability: [{ from_minute_of_week: 0, to_minute_of_week: 60 }] }]);
      const two = await applied(job);
      const three = await applied(other);
      assert.deepEqual(await ids({ job }), [two.id, one.id]);
      assert.deepEqual(await ids({ job }, { sort: 'oldest' }), [one.id, two.id]);
      assert.equal((await ids({}))[0], three.id);
      for (const filter of [{ term: 'ka yan' }, { term: one.telephone.slice(4) }, { hours_fit: 25 }, { within_km: 5 }]) assert.deepEqual(await ids({ job, ...filter }), [one.id], JSON.stringify(filter));
      assert.deepEqual(await ids({ job, language: 'cantonese', place: branch }), [two.id, one.id]);
      assert.deepEqual(await ids({ job, hours_fit: 26 }), []);
      assert.deepEqual(await ids({ job, experience_months: 1 }), []);
      await owner.get(openMutation, { company, id: one.id });
      assert.deepEqual(await ids({ job, unread: true }), [two.id]);
      await askAs(site, two.token, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: two.id });
      const { counts, applicants, total } = await list({ job, status: 'Withdrawn' });
      assert.deepEqual([applicants, total], [[{ id: two.id, status: 'Withdrawn', profile: null }], 1]);
      assert.deepEqual(counts.filter(({ count }) => count > 0), [{ status: 'Applied', count: 1, unread: 0 }, { status: 'Withdrawn', count: 1, unread: 0 }]);
      assert.equal(await owner.refusal(listQuery, { company, limit: 31 }), 100011);
      assert.equal(await owner.refusal(listQuery, { company, filter: { language: 'klingon' } }), 100012);
      const neighbours = (await owner.get(`query ($company: ID!, $id: ID!, $filter: ApplicantFilter) { company(id: $company) { applicant(id: $id) { neighbours(filter: $filter) { previous next position total } } } }`, { company, id: one.id, filter: { job } })).company.applicant.neighbours;
      assert.deepEqual(neighbours, { previous: two.id, next: null, position: 2, total: 2 });
    });

    test('[10.24] the filter finds any job by a text and names the one that is chosen', async () => {
      const job = await published();
      const other = await published();
      const title = `Waiter ${serial - 1}`;
      await applied(other);
      const found = async (term) => (await owner.get('query ($company: ID!, $term: String) { company(id: $company) { jobs(term: $term, sort: most_applications, limit: 30) { total jobs { id applications } } } }', { company, term })).company.jobs;
      assert.deepEqual(await found(`${title} 旺角店`), { total: 1, jobs: [{ id: job, applications: 0 }] }, 'though nobody has applied');
      const chosen = (await owner.get('query ($company: ID!, $id: ID!) { company(id: $company) { job(id: $id) { content { name { en } places { name { en } } } } } }', { company, id: job })).company.job;
      assert.deepEqual(chosen.content, { name: { en: title }, places: [{ name: { en: 'Mong Kok' } }] });
      assert.deepEqual(await ids({ job }), []);
      assert.equal((await ids({ job: other })).length, 1);
    });

    test('[10.25] an applicant is shown as the profile was sent, with hours, reasons and distance', async () => {
      const job = await published();
      const seeker = await applied(job, [
        { home_district: '030503' },
        { message_to_employer: 'Hello' },
        { availability: [{ from_minute_of_week: 0, to_minute_of_week: 60 }, { from_minute_of_week: 6 * 1440 + 1320, to_minute_of_week: 10080 }] },
      ]);
      assert.equal((await updateProfile(site, seeker.token, { name: 'Another' })).errors, undefined);
      const found = await find(seeker.id);
      assert.equal(found.profile.name, 'Chan Tai Man');
      assert.equal(found.profile.telephone, seeker.telephone.slice(4));
      assert.equal(found.profile.message, 'Hello');
      assert.equal(found.profile.home_district, '030503');
      assert.deepEqual(found.profile.spoken_skills, [{ name: 'Cantonese', level: 'excellent' }]);
      assert.deepEqual(found.places, [{ id: branch, name: { en: 'Mong Kok' }, district: '030503' }]);
      assert.deepEqual(found.hours_fit, {
        percent: 75,
        job: [{ from_minute_of_week: 0, to_minute_of_week: 120 }, { from_minute_of_week: 9960, to_minute_of_week: 10080 }],
        both: [{ from_minute_of_week: 0, to_minute_of_week: 60 }, { from_minute_of_week: 9960, to_minute_of_week: 10080 }],
      });
      assert.ok(found.distance_km < 3);
      assert.ok(found.match_reasons.includes('Lives in the district of the job'), found.match_reasons.join());
      assert.deepEqual(found.history.map(({ status, by }) => [status, by]), [['Applied', '']]);
      assert.deepEqual(found.next_statuses, ['Reviewed', 'Contacted', 'Rejected', 'Hired']);
      assert.equal(await owner.refusal(oneQuery, { company, id: branch }), 100012);
      const exported = await (await fetch(`${site.url}/api/seeker/export`, { headers: { Authorization: `Bearer ${seeker.token}` } })).json();
      assert.equal(exported.profile.home_district, '030503');
      assert.equal((await updateProfile(site, seeker.token, { home_district: 'moon' })).errors[0].extensions.error_code, 100012);
    });

    test('[10.26] opening marks as read and not as Reviewed; the seeker sees when, and in the export who', async () => {
      const job = await published();
      const seeker = await applied(job);
      assert.equal((await viewer.get(openMutation, { company, id: seeker.id })).open_applicant.is_read, false);
      assert.equal((await own(seeker)).opened_at, null);
      assert.equal((await find(seeker.id)).job.unread_applications, 1);
      assert.equal((await recruiter.get(openMutation, { company, id: seeker.id })).open_applicant.is_read, true);
      const seen = await own(seeker);
      assert.ok(seen.opened_at);
      assert.deepEqual([seen.status, seen.history.length], ['Applied', 1]);
      await owner.get(openMutation, { company, id: seeker.id });
      assert.equal((await own(seeker)).opened_at, seen.opened_at);
      assert.equal((await find(seeker.id)).job.unread_applications, 0);
      const exported = await (await fetch(`${site.url}/api/seeker/export`, { headers: { Authorization: `Bearer ${seeker.token}` } })).json();
      assert.deepEqual(exported.applications[0].opened, { at: seen.opened_at, by: recruiter.email });
    });

    test('[10.26] a decision waits ten seconds in which it can be undone; then it is true once, on two nodes', async () => {
      const job = await published();
      const seekers = [await applied(job), await applied(job), await applied(job)];
      const [one, two, three] = seekers.map(({ id }) => id);
      assert.equal(await owner.refusal(decideMutation, { company, ids: [one], status: 'Rejected' }), 200030);
      const decided = await decide([one, two, three], 'Rejected', { reason: 'experience' });
      assert.equal(decided.done, 3);
      assert.deepEqual(decided.results[0].applicant, { status: 'Applied', decision: { status: 'Rejected', by: owner.email, is_own: true } });
      assert.deepEqual((await owner.get(undoMutation, { company, ids: [two] })).undo_decisions.results, [{ id: two, error_code: null, applicant: { decision: null } }]);
      const taken = (await decide([three], 'Hired', {}, recruiter)).results[0];
      assert.equal(taken.error_code, 200031);
      assert.ok(taken.message);
      assert.equal((await decide([three], 'Contacted', { replace: true }, recruiter)).done, 1);
      assert.equal((await own(seekers[0])).status, 'Applied');
      await tenSeconds();
      await eventually(async () => (await own(seekers[0])).status === 'Rejected' && (await own(seekers[2])).status === 'Contacted', 'the decisions');
      const rejected = await own(seekers[0]);
      assert.deepEqual(rejected.history.map(({ event }) => event), ['Applied', 'Rejected']);
      assert.equal(rejected.reject_reason, 'experience');
      assert.equal((await own(seekers[1])).status, 'Applied');
      const { history } = await find(three);
      assert.deepEqual(history.map(({ status, by }) => [status, by]), [['Applied', ''], ['Contacted', recruiter.email]]);
      assert.equal((await owner.get(undoMutation, { company, ids: [three] })).undo_decisions.results[0].error_code, 200032);
      assert.equal((await decide([one], 'Hired')).results[0].error_code, 100039);
      assert.equal((await decide([branch], 'Hired')).results[0].error_code, 100012);
    });

    test('[10.26] who withdraws meanwhile is not decided about', async () => {
      const job = await published();
      const seeker = await applied(job);
      await decide([seeker.id], 'Contacted');
      await askAs(site, seeker.token, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: seeker.id });
      await tenSeconds();
      const last = await applied(job);
      await decide([last.id], 'Contacted');
      await tenSeconds();
      await eventually(async () => (await own(last)).status === 'Contacted', 'a later decision');
      assert.equal((await find(seeker.id)).status, 'Withdrawn');
      assert.deepEqual((await find(seeker.id)).history.map(({ status }) => status), ['Applied', 'Withdrawn']);
    });

    test('[10.27] notes and a rating are for the company alone and go with the application', async () => {
      const job = await published();
      const seeker = await applied(job);
      const note = (text, key, person = owner) => person.get(noteMutation, { company, applicant: seeker.id, key, text });
      await note('Speaks well', 'a', recruiter);
      await note('Speaks well', 'a', recruiter);
      const { notes } = (await note('Call on Monday', 'b')).add_note;
      assert.deepEqual(notes.map(({ text, by, is_own }) => [text, by, is_own]), [['Speaks well', recruiter.email, false], ['Call on Monday', owner.email, true]]);
      const remove = 'mutation ($company: ID!, $applicant: ID!, $id: ID!) { remove_note(company: $company, applicant: $applicant, id: $id) { note_count } }';
      assert.equal(await recruiter.refusal(remove, { company, applicant: seeker.id, id: notes[1].id }), 100027);
      assert.equal((await owner.get(remove, { company, applicant: seeker.id, id: notes[0].id })).remove_note.note_count, 1);
      const rate = 'mutation ($company: ID!, $applicant: ID!, $rating: Int) { rate(company: $company, applicant: $applicant, rating: $rating) { rating } }';
      assert.equal((await owner.get(rate, { company, applicant: seeker.id, rating: 3 })).rate.rating, 3);
      assert.equal(await owner.refusal(rate, { company, applicant: seeker.id, rating: 0 }), 100011);
      const exported = await (await fetch(`${site.url}/api/seeker/export`, { headers: { Authorization: `Bearer ${seeker.token}` } })).text();
      assert.ok(!exported.includes('Call on Monday'));
      await askAs(site, seeker.token, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: seeker.id });
      const found = await find(seeker.id);
      assert.deepEqual([found.notes, found.rating, found.note_count, found.profile, found.places], [[], null, 0, null, []]);
      assert.equal(await owner.refusal(noteMutation, { company, applicant: seeker.id, key: 'c', text: 'late' }), 100039);
    });

    test('[10.30] a filled job is offered to close; those who wait become JobClosed and may still be hired', async () => {
      const job = await published({ vacancy: 1 });
      const taken = await applied(job);
      const waiting = await applied(job);
      const decided = await decide([taken.id], 'Hired');
      assert.deepEqual(decided.filled_job, { id: job });
      assert.equal(decided.filled_hired, 1, 'with the decision that waits');
      const close = 'mutation ($company: ID!, $job: ID!) { close_filled_job(company: $company, job: $job) { stage close_reason hired } }';
      assert.equal(await viewer.refusal(close, { company, job }), 100027);
      for (let again = 0; again < 2; again += 1) assert.deepEqual((await owner.get(close, { company, job })).close_filled_job, { stage: 'closed', close_reason: 'filled_here', hired: 1 });
      assert.equal((await own(taken)).status, 'Hired');
      assert.equal((await own(waiting)).status, 'JobClosed');
      const hired = (await askAs(site, taken.token, '{ get_applications(status: "Hired") { total } }')).data.get_applications;
      assert.equal(hired.total, 1);
      assert.equal((await askAs(site, taken.token, '{ get_applications(status: "Fired") { total } }')).errors[0].extensions.error_code, 100012);
      assert.deepEqual((await find(waiting.id)).next_statuses, ['Contacted', 'Rejected', 'Hired']);
      await decide([waiting.id], 'Hired');
      await tenSeconds();
      await eventually(async () => (await own(waiting)).status === 'Hired', 'people mark later');
    });

    test('[10.26] [10.30] a partner’s steps are immediate, know Hired and may say why', async () => {
      const job = await published();
      const [one, two] = [await applied(job), await applied(job)];
      const partner = new Partner(site, addKey(database, `Own ${kind}`, [company]));
      const step = (id, body) => partner.data('POST', 'applications/{id}/status', [id], body);
      assert.equal((await step(one.id, { status: 'Hired', reason: 'place' })).status, 'Hired');
      const rejected = await step(two.id, { status: 'Rejected', reason: 'place' });
      assert.equal(rejected.history.at(-1).reason, 'place');
      assert.deepEqual([(await own(one)).status, (await own(one)).reject_reason], ['Hired', null]);
      assert.equal((await own(two)).reject_reason, 'place');
      const { applications } = await partner.data('GET', 'jobs/{id}/applications', [job], undefined, '?status=Hired');
      assert.deepEqual(applications.map(({ _id }) => _id), [one.id]);
    });

    test('[10.31] a job’s applicants are a spreadsheet without formulas, in the log and counted', async () => {
      const job = await published();
      const seeker = await applied(job, [{ name: '=1+1' }]);
      const path = `companies/${company}/jobs/${job}/applicants.csv`;
      const answer = await recruiter.download(`${path}?locale=zh_hant`);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('content-type'), /^text\/csv; charset=utf-8/);
      assert.match(answer.headers.get('content-disposition'), /attachment/);
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
      const lines = bytes.toString().slice(1).split('\r\n');
      assert.ok(lines[0].startsWith('"姓名","電話",'));
      assert.ok(lines[1].startsWith(`"'=1+1","${seeker.telephone.slice(4)}",`));
      assert.equal(lines.length, 3);
      assert.equal((await viewer.download(path)).status, 403);
      assert.equal((await stranger.download(path)).status, 404);
      await expectDocumented('/api/portal/companies/{id}/jobs/{job}/applicants.csv', await viewer.download(path), 'get');
      const { log } = (await owner.get('query ($company: ID!) { company(id: $company) { log(limit: 5) { entries { kind by } } } }', { company })).company;
      assert.deepEqual(log.entries[0], { kind: 'applicants_exported', by: recruiter.email });
    });

    test('[10.06] [10.09] viewers read; people of other companies find nothing', async () => {
      const job = await published();
      const seeker = await applied(job);
      assert.equal((await find(seeker.id, viewer)).id, seeker.id);
      assert.equal(await viewer.refusal(decideMutation, { company, ids: [seeker.id], status: 'Hired' }), 100027);
      assert.equal(await viewer.refusal(noteMutation, { company, applicant: seeker.id, key: 'k', text: 'x' }), 100027);
      assert.equal(await stranger.refusal(oneQuery, { company, id: seeker.id }), 100026);
      assert.equal(await stranger.refusal(decideMutation, { company, ids: [seeker.id], status: 'Hired' }), 100026);
      const theirs = (await stranger.get('{ me { memberships { company { id } } } }')).me.memberships[0].company.id;
      assert.equal(await stranger.refusal(oneQuery, { company: theirs, id: seeker.id }), 100012);
      assert.equal((await stranger.get(decideMutation, { company: theirs, ids: [seeker.id], status: 'Hired' })).decide.results[0].error_code, 100012);
      assert.equal(await stranger.refusal(openMutation, { company: theirs, id: seeker.id }), 100012);
    });

    test('[10.32] who had the account deleted is gone at once', async () => {
      const job = await published();
      const seeker = await applied(job);
      const leave = 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone, reason: "privacy") { _id } }';
      assert.equal((await askAs(site, seeker.token, leave, { telephone: seeker.telephone })).errors, undefined);
      assert.deepEqual(await ids({ job }), []);
      assert.equal(await owner.refusal(oneQuery, { company, id: seeker.id }), 100012);
    });

    test('[10.33] as many wait for a reply as the list of those who wait has', async () => {
      const job = await published();
      const [open, read, answered, gone] = [await applied(job), await applied(job), await applied(job), await applied(job)];
      await decide([read.id], 'Reviewed');
      await decide([answered.id], 'Contacted');
      await tenSeconds();
      await askAs(site, gone.token, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: gone.id });
      await eventually(async () => (await find(answered.id)).status === 'Contacted' && (await find(read.id)).status === 'Reviewed', 'the decisions');
      assert.deepEqual((await ids({ job, waiting: true })).sort(), [open.id, read.id].sort());
      const { company: both } = await owner.get('query ($company: ID!) { company(id: $company) { reply_record { waiting } applicants(filter: { waiting: true }) { total } } }', { company });
      assert.equal(both.applicants.total, both.reply_record.waiting);
    });

    test('[10.33] the reply record is kept by day, public from ten applicants on and on the company’s page', async () => {
      const lone = await loggedIn(site);
      const mine = (await lone.found()).id;
      const record = async () => (await lone.get('query ($company: ID!) { company(id: $company) { reply_record { applicants answered_within_7_days percent median_hours is_public waiting soon_late advice } } }', { company: mine })).company.reply_record;
      assert.deepEqual(await record(), { applicants: 0, answered_within_7_days: 0, percent: null, median_hours: null, is_public: false, waiting: 0, soon_late: 0, advice: [] });
      const job = await published();
      const seekers = [];
      for (let n = 0; n < 10; n += 1) seekers.push(await applied(job));
      const shown = async () => (await askAs(second, undefined, `{ get_jobs(ids: ["${job}"]) { company { reply_record { applicants percent median_hours } } } }`)).data.get_jobs[0].company.reply_record;
      await decide(seekers.map(({ id }) => id), 'Contacted');
      await tenSeconds();
      const ours = async () => (await owner.get('query ($company: ID!) { company(id: $company) { reply_record { applicants is_public percent } } }', { company })).company.reply_record;
      await eventually(async () => (await ours()).applicants >= 10, 'the answers count');
      assert.equal((await ours()).is_public, true);
      await advance(site, 1);
      const seen = await eventually(shown, 'seekers see it');
      assert.ok(seen.applicants >= 10 && seen.percent % 10 === 0 && [4, 24].includes(seen.median_hours), JSON.stringify(seen));
    });
  });
}
