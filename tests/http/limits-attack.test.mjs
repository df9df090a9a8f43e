// What somebody tries who wants to annoy others or to learn more than is told: limits that one person meets, whatever
// companies they have, also when everything comes at once.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { Shop } from '../support/contact.mjs';
import { Employer, freshEmail, invitationToken, loggedIn, outboxMails } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { insertRows, runSql } from '../support/rows.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const inviteQuery = 'mutation ($id: ID!, $email: String!) { invite(company: $id, email: $email, role: viewer) { id } }';
const foundQuery = 'mutation ($company: CompanyInput!) { found_company(company: $company) { id } }';
const logInQuery = 'mutation ($email: String!, $code: String!) { log_in(email: $email, code: $code) { email } }';
const codeQuery = 'mutation ($email: String!) { request_code(email: $email) { expires_in } }';
const beginQuery = 'mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }';
const saveQuery =
  'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version } }';
const publishQuery = 'mutation ($company: ID!, $id: ID!, $version: Int!) { publish_job(company: $company, id: $id, version: $version) { id } }';

const code = (answer) => answer.errors?.[0]?.extensions?.error_code ?? 0;
/** How often each refusal was given; 0 stands for what was done. */
const tally = (codes) => codes.reduce((counts, each) => ({ ...counts, [each]: (counts[each] ?? 0) + 1 }), {});
const times = (count, act) => Promise.all(Array.from({ length: count }, (_, i) => act(i)));

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`limits of people on ${kind}`, () => {
    let database;
    let site;

    before(async () => {
      database = makeDatabase();
      site = await Site.start({
        database,
        log_level: 'error',
        company_verification: 'false',
        companies_per_person: 6,
        invitations_to_address: 3,
        invitations_per_person: 8,
        proof_mib_per_person: 10,
        test_events_per_company: 2,
        seeker_messages_per_minute: 5,
        otp_lock_failures: 5,
      });
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[10.45] one account with many companies mails a stranger a few times, also all at once', async () => {
      const owner = await loggedIn(site);
      const companies = await times(6, (i) => owner.found({ name: { en: `Company ${i}` } }));
      const stranger = freshEmail('stranger');
      const codes = await times(12, async (i) => code(await owner.ask(inviteQuery, { id: companies[i % 6].id, email: stranger })));
      assert.deepEqual(tally(codes), { 0: 3, 200040: 9 });
      const others = await times(10, async (i) => code(await owner.ask(inviteQuery, { id: companies[i % 6].id, email: freshEmail('other') })));
      assert.equal(tally(others)[0] ?? 0, 0, 'the person has invited as often as one person may');
      assert.ok((await outboxMails(site, stranger)).length <= 3);
    });

    test('[10.45] deleting the account does not start the count of companies anew', async () => {
      const email = freshEmail('founder');
      const owner = await loggedIn(site, { email });
      await times(6, (i) => owner.found({ name: { en: `Company ${i}` } }));
      const more = { company: { name: { en: 'One more' }, registration_number: '12312312', proof_kind: 'business_registration' } };
      assert.equal(await owner.refusal(foundQuery, more), 200040);
      await owner.get('mutation ($email: String!) { delete_account(email: $email) { sessions } }', { email });
      const again = await new Employer(site, { email }).logIn();
      assert.equal(await again.refusal(foundQuery, more), 200040);
    });

    test('[10.45] a seeker sends so many messages a minute, also all at once', async () => {
      const shop = await Shop.open(site);
      const applicant = await shop.applicant();
      await shop.send(applicant, 'Hello');
      const codes = await times(20, async () => code(await applicant.send('x'.repeat(1000))));
      assert.deepEqual(tally(codes), { 0: 5, 100054: 15 });
    });

    test("[10.45] a company's messages of a day are limited, also when they go to many applicants at once", async () => {
      const shop = await Shop.open(site);
      const applicants = [];
      for (let i = 0; i < 4; ++i) applicants.push(await shop.applicant());
      const now = Date.now();
      insertRows(
        database,
        'messages',
        Array.from({ length: 97 }, (_, i) => ({
          application_id: applicants[0].application,
          number: 1000 + i,
          id: `ae${applicants[0].application.slice(-12)}${String(i).padStart(10, '0')}`,
          company_id: shop.company,
          from_seeker: false,
          person_id: shop.owner.id,
          request_key: `key ${i}`,
          sent_at: now,
          warnings: '',
          text: 'Hello',
        })),
      );
      const query = 'mutation ($company: ID!, $applicant: ID!, $key: String!) { send_message(company: $company, applicant: $applicant, key: $key, text: "Hello") { id } }';
      const codes = await times(8, async (i) => code(await shop.ask(query, { applicant: applicants[i % 4].application, key: randomUUID() })));
      assert.deepEqual(tally(codes), { 0: 3, 200012: 5 });
    });

    test('[10.45] proofs are taken up to an amount a day', async () => {
      const owner = await loggedIn(site);
      const { id } = await owner.found();
      const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4 << 20)]);
      const statuses = await times(6, async () => (await owner.upload(`companies/${id}/proof`, file, 'proof.pdf')).status);
      assert.deepEqual(tally(statuses), { 200: 2, 429: 4 });
    });

    test('[10.08] test events are limited by the hour', async () => {
      const owner = await loggedIn(site);
      const { id } = await owner.found();
      const key = (await owner.get('mutation ($id: ID!) { make_key(company: $id, name: "k") { key { id } } }', { id })).make_key.key.id;
      await owner.get('mutation ($id: ID!, $key: ID!) { set_webhook(company: $id, id: $key, url: "http://127.0.0.1:9/") { secret } }', { id, key });
      const ask = () => owner.refusal('mutation ($id: ID!, $key: ID!) { send_test_event(company: $id, id: $key) { id } }', { id, key });
      assert.deepEqual(tally(await times(6, ask)), { 0: 2, 200040: 4 });
    });

    test("[10.45] a company's jobs of a day are limited, also when they are published all at once", async () => {
      const shop = await Shop.open(site);
      const { owner, company: id } = shop;
      const drafts = [];
      for (let i = 0; i < 8; ++i) {
        const draft = (await owner.get(beginQuery, { company: id, key: randomUUID() })).begin_draft;
        const typed = {
          name: { en: `Waiter ${i}` },
          description: { en: 'Serve guests.' },
          employment: 'pt',
          job_types: ['WW'],
          places: [shop.branch],
          hourly_rate: { from: 70, to: 75 },
          working_hours: [{ day: 'mon', start: '09:00', end: '18:00' }],
        };
        const { version } = (await owner.get(saveQuery, { company: id, id: draft.id, version: draft.version, job: typed })).save_draft;
        drafts.push({ company: id, id: draft.id, version });
      }
      // A new company publishes a hundred a day: all but three of them are done.
      const now = Date.now();
      insertRows(
        database,
        'employer_activities',
        Array.from({ length: 96 }, (_, i) => ({ id: `ac${String(i).padStart(22, '0')}`, company_id: id, at: now, kind: 'job_published', person_id: null, done_by: '', subject: '' })),
      );
      const codes = await Promise.all(drafts.map(async (each) => code(await owner.ask(publishQuery, each))));
      assert.deepEqual(tally(codes), { 0: 3, 200012: 5 });
    });

    test('[10.03] who logged in with a browser before is not locked out by strangers', async () => {
      const person = await loggedIn(site);
      const { cookies } = person;
      assert.match(cookies.get('employer_browser'), /^[\w-]{43}$/, 'a mark, and no more');
      await person.get('mutation { log_out { sessions } }');
      assert.deepEqual([...cookies.keys()], ['employer_browser']);
      const stranger = new Employer(site, { email: person.email });
      await stranger.get(codeQuery, { email: person.email });
      const guesses = await times(6, () => stranger.refusal(logInQuery, { email: person.email, code: '000000' }));
      assert.deepEqual(tally(guesses), { 100040: 5, 100038: 1 });
      assert.equal(await stranger.refusal(codeQuery, { email: person.email }), 100038, 'locked for strangers');
      await person.logIn();
      assert.equal((await person.get('{ me { email } }')).me.email, person.email);
    });

    test('[10.10] the link of an invitation accepts and opens nothing', async () => {
      const victim = await loggedIn(site);
      const theirs = await victim.found();
      const owner = await loggedIn(site);
      const { id } = await owner.found();
      await owner.get(inviteQuery, { id, email: victim.email });
      const token = await invitationToken(site, victim.email);
      const thief = new Employer(site);
      const query = 'mutation ($token: String!) { accept_invitation(token: $token) { role email company_id company { id people { email } } } }';
      assert.deepEqual((await thief.get(query, { token })).accept_invitation, { role: 'viewer', email: victim.email, company_id: id, company: null });
      assert.equal(thief.cookie, '');
      assert.deepEqual(await thief.get('{ me { id } }'), { me: null });
      assert.equal(await thief.refusal('query ($id: ID!) { company(id: $id) { id } }', { id: theirs.id }), 200001);
      const memberships = (await victim.get('{ me { memberships { company { id } } } }')).me.memberships;
      assert.deepEqual(memberships.map((each) => each.company.id).sort(), [theirs.id, id].sort());
    });

    test('[10.38] the log tells whose a name is', async () => {
      const owner = await loggedIn(site);
      const { id } = await owner.found();
      await owner.get('mutation { update_person(name: "The owner") { name } }');
      await owner.get(inviteQuery, { id, email: freshEmail() });
      const { log } = (await owner.get('query ($id: ID!) { company(id: $id) { log { entries { by by_id by_email } } } }', { id })).company;
      assert.deepEqual(log.entries[0], { by: 'The owner', by_id: owner.id, by_email: owner.email });
      const csv = await (await owner.download(`companies/${id}/log`)).text();
      assert.match(csv, new RegExp(`"The owner",.*,${owner.id},"${owner.email}"`));
    });

    test('names with hidden characters are refused, and a terminal gets none', async () => {
      const owner = await loggedIn(site);
      for (const name of ['Chan\u202Enimda', 'Chan\u200B', 'Chan\u001B[31m', '\u2066Chan'])
        assert.equal(await owner.refusal('mutation ($name: String!) { update_person(name: $name) { name } }', { name }), 200041, JSON.stringify(name));
      const line = { ...job(1), job_name: { en: 'Waiter\u202Eretiaw' } };
      const refused = hoigung(['import', '-'], { database }, ndjson([company(1), line]));
      assert.match(refused.err, /not seen or change the direction/);
      // What was stored before such names were refused.
      const { id } = await owner.found({ name: { en: 'Harmless Noodles' } });
      const evil = String.raw`Evil\u001B]0;title\u0007\u202E`;
      runSql(database, `UPDATE employer_companies SET document = replace(document, 'Harmless Noodles', '${evil}'), is_undecided = TRUE WHERE id = '${id}'`);
      const shown = hoigung(['company', 'waiting'], { database });
      assert.match(shown.out, /Evil<U\+001B>\]0;title<U\+0007><U\+202E>/, shown.out + shown.err);
    });

    test('an address to apply at names no user and no private network', () => {
      for (const apply_url of ['https://user:pass@example.hk/', 'http://192.168.0.1/', 'http://localhost:8080/', 'http://2130706433/', 'http://[::1]/']) {
        const refused = hoigung(['import', '-'], { database }, ndjson([company(1), { ...job(2), apply_url }]));
        assert.match(refused.err, /apply_url must name no user and lead to a host on the internet/, apply_url);
      }
      assert.equal(importCatalogue({ database }, ndjson([company(1), { ...job(2), apply_url: 'https://jobs.example.hk/a?b=@c' }])).code, 0);
    });
  });
}

describe('what a site says of itself', () => {
  let site;
  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    site = await Site.start({ database, log_level: 'error', environment: 'production', public_url: 'https://hoigung.hk', smtp_url: 'smtp://127.0.0.1:9', otp_gateway_url: 'http://127.0.0.1:9' });
  });
  after(async () => assert.equal(await site.stop(), 0));

  test('where introspection is off, errors suggest no names', async () => {
    for (const service of ['seeker', 'portal']) {
      const answer = await fetch(`${site.url}/api/${service}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: '{ no nowe trade districtss }' }),
      });
      const text = await answer.text();
      assert.match(text, /Cannot query field/);
      assert.doesNotMatch(text, /Did you mean/);
    }
  });

  test('pages of other sites neither hold a handle of a page nor embed an answer', async () => {
    for (const path of ['/hk/', '/portal/', '/api/portal/graphql', '/nothing']) {
      const { headers } = await fetch(site.url + path);
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', path);
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
    }
  });

  test('[10.04] the origin of a write is compared with its scheme', async () => {
    const host = new URL(site.url).host;
    const write = async (origin) =>
      (await fetch(`${site.url}/api/portal/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body: JSON.stringify({ query: 'mutation { log_out { sessions } }' }) })).status;
    assert.equal(await write(`https://${host}`), 200);
    assert.equal(await write(`http://${host}`), 403);
  });
});
