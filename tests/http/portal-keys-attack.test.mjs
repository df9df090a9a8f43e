// What a stranger gets who founds a company and makes a key: nothing that the portal would not give. And what is left to a
// company that was suspended, by every door.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { id as lineId, job as jobLine, ndjson } from '../support/catalogue.mjs';
import { acceptQuery, Applicant, cancelQuery, declineQuery, offerQuery, Shop, shopStream } from '../support/contact.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { png } from '../support/png.mjs';
import { colleague, loggedIn } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const makeKey = 'mutation ($company: ID!, $name: String!) { make_key(company: $company, name: $name) { secret key { id } } }';
const stateQuery = 'query ($company: ID!) { company(id: $company) { name { en } about { en } logo waiting_change { name { en } logo } is_suspended } }';
const reasonQuery = 'query ($company: ID!) { company(id: $company) { is_suspended suspension_reason } }';
const logQuery = 'query ($company: ID!) { company(id: $company) { log(limit: 30) { entries { kind by subject } } } }';

let serial = 0;
/** A job by a line of its own, of a company. */
const lineFor = (company, more = {}) => {
  const number = 5000 + ++serial;
  const { kind: _kind, _id, ...line } = jobLine(number, { company_id: company, job_name: { en: `Cook ${number}` }, ...more });
  return { id: lineId(number), line };
};
const code = async (answer) => ({ status: answer.status, code: (await answer.json()).error_code });

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`keys that were made in the portal, on ${kind}`, () => {
    let database;
    let site;
    let operator;
    const run = (...args) => hoigung(args, { database });

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, log_level: 'warning' });
      operator = new Partner(site, addKey(database, 'Operator'));
    });
    after(() => site.stop());

    /** A company with its owner and a key of the owner's. */
    async function founded({ verified = true } = {}) {
      const owner = await loggedIn(site);
      const company = (await owner.found()).id;
      if (verified) assert.equal(run('company', 'verify', company).code, 0);
      const { make_key: made } = await owner.get(makeKey, { company, name: 'ATS' });
      return { owner, company, key: new Partner(site, made.secret), made };
    }

    const isOnSite = async (job) => (await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }', { ids: [job] })).data?.get_jobs?.length > 0;

    /** Every call of the service that writes or shows anything, as the holder of a key for a company. */
    async function everyDoor(key, company) {
      const { id, line } = lineFor(company);
      const answers = {};
      const ask = async (name, ...call) => (answers[name] = await code(await key.call(...call)));
      await ask('key', 'GET', 'key');
      await ask('company', 'PUT', `companies/${company}`, { name: { en: 'The Big Bank' } });
      await ask('companies', 'GET', 'companies');
      await ask('logo', 'PUT', `companies/${company}/logo`, png(64, 64), { 'Content-Type': 'image/png' });
      await ask('job', 'PUT', `jobs/${id}`, line);
      await ask('new job', 'POST', 'jobs', line);
      await ask('state', 'PUT', `jobs/${id}/state`, { state: 'published' });
      await ask('applications', 'GET', `jobs/${id}/applications`);
      await ask('bid', 'PUT', `bids/${lineId(serial, 'b1')}`, { job_id: id, price_cents: 100, daily_budget_cents: 1000 });
      await ask('batch', 'POST', 'batch', ndjson([{ kind: 'job', _id: id, ...line }]), { 'Content-Type': 'application/x-ndjson' });
      await ask('webhook', 'PUT', 'webhook', { url: 'https://example.com/' });
      return { answers, job: id };
    }

    test('[10.08] a company that nobody verified gets nothing by its key, and all by it once it is verified', async () => {
      const { company, key } = await founded({ verified: false });
      const { answers, job } = await everyDoor(key, company);
      for (const [door, answer] of Object.entries(answers)) assert.deepEqual(answer, { status: 403, code: 200043 }, door);
      assert.equal(await isOnSite(job), false);
      assert.equal((await operator.call('GET', `companies/${company}`)).status, 404);
      assert.equal(run('company', 'verify', company).code, 0);
      const { id, line } = lineFor(company);
      assert.equal((await key.data('PUT', 'jobs/{id}', [id], line)).result, 'created');
      await eventually(() => isOnSite(id), 'the job');
    });

    test('[10.08] nothing is taken from the keys of a company that was refused or closed', async () => {
      const refused = await founded({ verified: false });
      assert.equal(run('company', 'refuse', refused.company, '--reason', 'No such shop').code, 0);
      for (const [door, answer] of Object.entries((await everyDoor(refused.key, refused.company)).answers)) assert.equal(answer.status, 403, door);
      const closed = await founded();
      const { id, line } = lineFor(closed.company);
      await closed.key.data('PUT', 'jobs/{id}', [id], line);
      await closed.owner.get('mutation ($company: ID!) { close_company(company: $company, name: "Chan\'s Noodles") { state } }', { company: closed.company });
      for (const [door, answer] of Object.entries((await everyDoor(closed.key, closed.company)).answers)) assert.deepEqual(answer, { status: 409, code: 200013 }, door);
    });

    test('[10.08] a name or logo that comes by a key waits for the operator, and the rest is seen at once', async () => {
      const { owner, company, key } = await founded();
      const changed = await key.data('PUT', 'companies/{id}', [company], { name: { en: 'The Big Bank' }, about: { en: 'Noodles.' } });
      assert.equal(changed.result, 'waiting');
      assert.equal((await key.data('PUT', 'companies/{id}', [company], { name: { en: 'The Big Bank' }, about: { en: 'Noodles.' } })).result, 'waiting');
      const logo = await key.data('PUT', 'companies/{id}/logo', [company], new Uint8Array(png(64, 64)));
      assert.deepEqual([logo.waits, logo.company_logo], [true, '']);
      const state = (await owner.get(stateQuery, { company })).company;
      assert.deepEqual([state.name.en, state.about.en, state.logo, state.waiting_change.name.en], ["Chan's Noodles", 'Noodles.', null, 'The Big Bank']);
      assert.ok(state.waiting_change.logo);
      assert.equal((await key.data('GET', 'companies/{id}', [company])).name.en, "Chan's Noodles");
      assert.equal(run('company', 'verify', company).code, 0);
      await eventually(async () => (await key.data('GET', 'companies/{id}', [company])).name.en === 'The Big Bank', 'the name');
      const { log } = (await owner.get(logQuery, { company })).company;
      assert.ok(log.entries.some(({ kind: what, by }) => what === 'change_asked' && by === 'API: ATS'));
    });

    test('[10.08] jobs by a key count towards the day, are held to the rule book, and bids are refused in words', async () => {
      const { owner, company, key } = await founded();
      const cheap = lineFor(company, { from_hourly_rate: 60, to_hourly_rate: 65, job_name: { en: 'Cook, call 9123 4567' } });
      const refused = await key.call('PUT', `jobs/${cheap.id}`, cheap.line);
      assert.equal(refused.status, 422);
      assert.match((await refused.json()).problems.join(), /job_name|name/);
      const lines = Array.from({ length: 101 }, () => lineFor(company));
      const answers = await key.batch(ndjson(lines.map(({ id, line }) => ({ kind: 'job', _id: id, ...line }))));
      assert.equal(answers.filter(({ result }) => result === 'created').length, 100);
      assert.match(answers.at(-1).problems[0], /limit/);
      const { limits } = (await owner.get('query ($company: ID!) { company(id: $company) { limits { jobs_left_today } } }', { company })).company;
      assert.equal(limits.jobs_left_today, 0);
      // What is open is changed, and closed, but not opened again.
      const [first] = lines;
      assert.equal((await key.data('PUT', 'jobs/{id}', [first.id], { ...first.line, vacancy: 3 })).result, 'changed');
      assert.equal((await key.data('PUT', 'jobs/{id}', [first.id], { ...first.line, vacancy: 3 })).result, 'unchanged');
      assert.equal((await key.data('PUT', 'jobs/{id}/state', [first.id], { state: 'closed' })).state, 'closed');
      assert.deepEqual(await code(await key.call('PUT', `jobs/${first.id}/state`, { state: 'published' })), { status: 429, code: 200012 });
      const bid = { job_id: lines[1].id, price_cents: 100, daily_budget_cents: 1000 };
      const placed = await key.call('PUT', `bids/${lineId(serial, 'b2')}`, bid);
      assert.equal(placed.status, 403);
      const told = await placed.json();
      assert.equal(told.error_code, 200044);
      assert.match(told.message, /bids/);
      const [inBatch] = await key.batch(ndjson([{ kind: 'bid', _id: lineId(serial, 'b2'), ...bid }]));
      assert.match(inBatch.problems[0], /bids/);
      const { log } = (await owner.get(logQuery, { company })).company;
      assert.ok(log.entries.some(({ kind: what, by }) => what === 'job_published' && by === 'API: ATS'));
    });

    test('[10.08] a key of the operator\'s making works at once, for a company that nobody verified, too', async () => {
      const { company } = await founded({ verified: false });
      const partner = new Partner(site, addKey(database, 'Partner', [company]));
      assert.equal((await partner.data('PUT', 'companies/{id}', [company], { name: { en: 'Renamed' } })).result, 'created');
      const { id, line } = lineFor(company);
      assert.equal((await partner.data('PUT', 'jobs/{id}', [id], line)).result, 'created');
      assert.equal((await partner.data('PUT', 'bids/{id}', [lineId(serial, 'b3')], { job_id: id, price_cents: 100, daily_budget_cents: 1000 })).result, 'created');
    });

    test('[10.37] keys say who made them, and end with whom is removed unless they are kept', async () => {
      const { owner, company, made } = await founded();
      const lee = await colleague(owner, company, 'owner');
      const kept = (await lee.get(makeKey, { company, name: 'Kept' })).make_key;
      const ended = (await lee.get(makeKey, { company, name: 'Ended' })).make_key;
      addKey(database, 'By us', [company]);
      const { keys, people } = (await owner.get('query ($company: ID!) { company(id: $company) { keys { name made_by is_from_portal } people { email keys { id name } } } }', { company })).company;
      assert.deepEqual(keys.find(({ name }) => name === 'ATS'), { name: 'ATS', made_by: owner.email, is_from_portal: true });
      assert.deepEqual(keys.find(({ name }) => name === 'By us'), { name: 'By us', made_by: null, is_from_portal: false });
      assert.equal(keys.find(({ name }) => name === 'Kept').made_by, lee.email);
      assert.deepEqual(people.find(({ email }) => email === lee.email).keys.map(({ name }) => name).sort(), ['Ended', 'Kept']);
      const listed = run('partner-key', 'list').out;
      assert.match(listed, new RegExp(`'Kept' made \\S+ in the portal by .*${lee.email}`));
      assert.match(listed, /'By us' made \S+ by the operator/);
      const remove = 'mutation ($company: ID!, $person: ID!, $kept: [ID!]) { remove_person(company: $company, person: $person, kept_keys: $kept) { id } }';
      assert.equal(await owner.refusal(remove, { company, person: lee.id, kept: [made.key.id] }), 100012);
      await owner.get(remove, { company, person: lee.id, kept: [kept.key.id] });
      assert.equal((await new Partner(site, ended.secret).call('GET', 'key')).status, 401);
      assert.equal((await new Partner(site, kept.secret).call('GET', 'key')).status, 200);
      const { log } = (await owner.get(logQuery, { company })).company;
      assert.deepEqual(log.entries.filter(({ kind: what }) => what === 'key_kept').map(({ subject }) => subject), ['Kept']);
      assert.deepEqual(log.entries.filter(({ kind: what }) => what === 'key_revoked').map(({ subject }) => subject), ['Ended']);
    });
  });

  describe(`a company that is suspended, on ${kind}`, () => {
    let database;
    let site;
    let operator;
    let shop;
    let key;
    let partner;
    let applicant;
    let interview;

    const suspend = (is_suspended, reason) => operator.data('PUT', 'companies/{id}/suspension', [shop.company], { is_suspended, ...(reason ? { reason } : {}) });
    const inDays = (days) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, log_level: 'warning', company_verification: 'false' });
      operator = new Partner(site, addKey(database, 'Operator'));
      shop = await Shop.open(site);
      key = new Partner(site, (await shop.owner.get(makeKey, { company: shop.company, name: 'ATS' })).make_key.secret);
      partner = new Partner(site, addKey(database, 'Partner', [shop.company]));
      applicant = await shop.applicant();
      await shop.send(applicant, 'Hello');
      interview = await shop.offer(applicant, { times: [inDays(2)] });
      await applicant.get(acceptQuery, { id: interview.id, version: interview.version, time: interview.times[0] });
    });
    after(() => site.stop());

    test('[6.11] its people neither write to seekers nor read their telephones by any door, and read why', async () => {
      const stream = await (await shopStream(shop)).here();
      await suspend(true, 'Reported for asking for deposits');
      const { owner, company } = shop;
      const who = { company, applicant: applicant.application };
      const doors = {
        'send_message': ['mutation ($company: ID!, $applicant: ID!) { send_message(company: $company, applicant: $applicant, key: "1", text: "Call me") { id } }', who],
        'offer_interview': [offerQuery, shop.offerVariables(applicant, { times: [inDays(3)] })],
        'cancel_interview': [cancelQuery, { company, id: interview.id, version: interview.version + 1 }],
        'applicants': ['query ($company: ID!) { company(id: $company) { applicants { applicants { profile { telephone } } } } }', who],
        'applicant': ['query ($company: ID!, $applicant: ID!) { company(id: $company) { applicant(id: $applicant) { profile { telephone } } } }', who],
        'open_applicant': ['mutation ($company: ID!, $applicant: ID!) { open_applicant(company: $company, id: $applicant) { profile { telephone } } }', who],
        'conversations': ['query ($company: ID!) { company(id: $company) { conversations { last { text } } } }', who],
        'decide': ['mutation ($company: ID!, $applicant: ID!) { decide(company: $company, ids: [$applicant], status: Hired) { done } }', who],
        'add_note': ['mutation ($company: ID!, $applicant: ID!) { add_note(company: $company, applicant: $applicant, key: "n", text: "x") { id } }', who],
      };
      for (const [door, [query, variables]] of Object.entries(doors)) assert.equal(await owner.refusal(query, variables), 200042, door);
      const exported = await owner.download(`companies/${company}/jobs/${shop.job}/applicants.csv`);
      assert.equal(exported.status, 403);
      assert.equal((await owner.get('query ($company: ID!) { company(id: $company) { interview_days(days: 9) { day } } }', { company })).company.interview_days.length, 0);
      assert.deepEqual((await owner.get('mutation ($company: ID!, $ids: [ID!]!) { extend_jobs(company: $company, ids: $ids) { results { error_code } } }', { company, ids: [shop.job] })).extend_jobs.results, [{ error_code: 200042 }]);
      assert.equal((await fetch(`${site.url}/api/portal/companies/${company}/stream`, { headers: { Cookie: owner.cookie } })).status, 403);
      await eventually(() => stream.ended, 'the end of the stream');
      assert.equal((await key.call('GET', `jobs/${shop.job}/applications`)).status, 403);
      for (const by of [key, partner]) {
        for (const call of [['GET', `applications/${applicant.application}`], ['GET', `jobs/${shop.job}/applications`], ['POST', `applications/${applicant.application}/status`, { status: 'Contacted' }]])
          assert.deepEqual(await code(await by.call(...call)), { status: 403, code: 200042 }, call.join(' '));
      }
      const state = (await owner.get(reasonQuery, { company })).company;
      assert.deepEqual([state.is_suspended, state.suspension_reason], [true, 'Reported for asking for deposits']);
      const { log } = (await owner.get(logQuery, { company })).company;
      assert.ok(log.entries.some(({ kind: what, subject, by }) => what === 'company_suspended' && subject === 'Reported for asking for deposits' && by === ''));
    });

    test('[6.11] its seekers read that the employer cannot be reached, nothing is deleted, and all is back when it is lifted', async () => {
      await suspend(true, 'Reported for asking for deposits');
      const query = 'query ($ids: [ID!]) { get_applications(applicationIDs: $ids) { applications { is_employer_reachable interviews { state time } conversation { state messages { text } } } } }';
      const seen = async () => (await applicant.get(query, { ids: [applicant.application] })).get_applications.applications[0];
      await eventually(async () => !(await seen()).is_employer_reachable, 'the word');
      const { interviews, conversation } = await seen();
      assert.deepEqual([interviews[0].state, conversation.state, conversation.messages.map(({ text }) => text)], ['accepted', 'open', ['Hello']]);
      const refused = (await applicant.send('Are you there?')).errors[0];
      assert.equal(refused.extensions.error_code, 100055);
      assert.doesNotMatch(JSON.stringify([refused, await seen()]), /suspend|deposit/i);
      const other = await Applicant.of(site, shop.job, shop.branch).catch((problem) => problem);
      assert.ok(other instanceof Error);
      await suspend(false);
      await eventually(async () => (await seen()).is_employer_reachable, 'the employer');
      assert.equal((await applicant.send('Are you there?')).errors, undefined);
      await shop.send(applicant, 'Yes');
      assert.equal((await shop.owner.get(reasonQuery, { company: shop.company })).company.suspension_reason, '');
      const [own] = (await seen()).interviews;
      await suspend(true);
      const version = (await applicant.seen()).interviews[0].version;
      assert.equal(own.state, 'accepted');
      assert.equal((await applicant.get(declineQuery, { id: interview.id, version })).decline_interview.state, 'declined');
      await suspend(false);
    });

    test('[10.32] who applied for a job that closed more than applicant_days ago is gone from the partner service and from acts by id', async () => {
      const late = await shop.applicant();
      await shop.send(late, 'Hello');
      await shop.owner.get('mutation ($company: ID!, $ids: [ID!]!) { close_jobs(company: $company, ids: $ids, reason: not_needed) { results { error_code } } }', { company: shop.company, ids: [shop.job] });
      const listOf = async (by) => by.data('GET', 'jobs/{id}/applications', [shop.job]);
      assert.ok((await listOf(key)).total >= 2);
      await advance(site, 181 * 24 * 3600);
      shop.owner = await loggedIn(site, { email: shop.owner.email });
      for (const by of [key, partner, operator]) {
        assert.deepEqual(await listOf(by), { applications: [], total: 0 });
        assert.equal((await by.call('GET', `applications/${late.application}`)).status, 409);
        assert.equal((await by.call('POST', `applications/${late.application}/status`, { status: 'Contacted' })).status, 409);
      }
      const who = { company: shop.company, applicant: late.application };
      const acts = {
        send: 'mutation ($company: ID!, $applicant: ID!) { send_message(company: $company, applicant: $applicant, key: "9", text: "Still there?") { id } }',
        read: 'mutation ($company: ID!, $applicant: ID!) { mark_read(company: $company, applicant: $applicant, up_to: 1) { state } }',
        end: 'mutation ($company: ID!, $applicant: ID!) { end_conversation(company: $company, applicant: $applicant) { state } }',
        report: 'mutation ($company: ID!, $applicant: ID!) { report_message(company: $company, applicant: $applicant, number: 1, reason: "x") { id } }',
        note: 'mutation ($company: ID!, $applicant: ID!) { add_note(company: $company, applicant: $applicant, key: "z", text: "x") { id } }',
      };
      for (const [act, query] of Object.entries(acts)) assert.equal(await shop.owner.refusal(query, who), 100012, act);
      assert.equal(await shop.owner.refusal(offerQuery, shop.offerVariables(late, { times: [inDays(183)] })), 100012);
    });
  });
}
