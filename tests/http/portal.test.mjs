// The employers' portal as its people use it, from outside.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { colleague, Employer, freshEmail, freshNumber, invitationToken, loggedIn, outboxMail } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { png } from '../support/png.mjs';
import { demonstrationDatabase, hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());
const errors = ['errors.json', 'portal-errors.json'].flatMap((file) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../../api', file), 'utf8')));

const companyQuery = `query ($id: ID!) { company(id: $id) {
  id role state refusal_reason missing name { zh_hant en } about { zh_hant en } logo registration_number proof_kind
  proof { file_name } trade contact { name telephone } waiting_change { name { en } registration_number logo } page_path
  is_suspended upkeep open_job_count branches { id name { en } district lat lng is_exact open_job_count }
  people { email role is_self } invitations { email role } log { total entries { kind by subject } } limits { invitations_left_today }
} }`;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`the portal on ${kind}`, () => {
    let database;
    let site;
    let second;
    const run = (args) => hoigung(args, { database });

    before(async () => {
      database = makeDatabase();
      assert.equal(importCatalogue({ database }, ndjson([company(1), job(1)])).code, 0);
      site = await Site.start({ database, log_level: 'warning' });
      second = await Site.start({ database, log_level: 'warning' });
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
    });

    test('[10.03] an address and a code are all it takes to come in', async () => {
      const person = new Employer(site, { language: 'zh-HK' });
      assert.deepEqual(await person.get('{ me { id } }'), { me: null });
      assert.deepEqual((await person.requestCode()).request_code, { resend_after: 60, expires_in: 300 });
      const again = await person.ask('mutation ($email: String!) { request_code(email: $email) { expires_in } }', { email: person.email });
      assert.equal(again.errors[0].extensions.error_code, 100038);
      assert.ok(again.errors[0].extensions.retry_after > 50);
      const code = await person.code();
      const logIn = 'mutation ($email: String!, $code: String!) { log_in(email: $email, code: $code) { email locale memberships { role } } }';
      assert.equal(await person.refusal(logIn, { email: person.email, code: code === '123456' ? '654321' : '123456' }), 100040);
      assert.deepEqual((await person.get(logIn, { email: person.email, code })).log_in, { email: person.email, locale: 'zh_hant', memberships: [] });
      assert.equal(await new Employer(site).refusal(logIn, { email: person.email, code }), 100040, 'used');
      assert.equal((await person.get('{ me { email } }')).me.email, person.email);
    });

    test('[10.04] the cookie is for this site alone, and no script sees it', async () => {
      const person = await loggedIn(site);
      assert.match(person.lastSetCookie, /^employer_session=[0-9a-f]{64}; Path=\/api\/portal; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
      await person.get('mutation { log_out { sessions } }');
      assert.match(person.lastSetCookie, /^employer_session=; .*Max-Age=0/);
      const safe = await Site.start({ database, log_level: 'error', public_url: 'https://hoigung.hk' });
      assert.match((await loggedIn(safe)).lastSetCookie, /; Secure$/);
      assert.equal(await safe.stop(), 0);
    });

    test('[10.04] a write from another origin is refused, a read of one’s own is not', async () => {
      const person = await loggedIn(site);
      const write = { query: 'mutation { update_person(name: "Eve") { name } }' };
      const host = new URL(site.url).host;
      for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, { Origin: 'null' }])
        assert.equal((await person.post(write, headers)).status, 403, JSON.stringify(headers));
      for (const headers of [{ Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' }, {}])
        assert.equal((await person.post(write, headers)).status, 200);
      const form = await fetch(`${site.url}/api/portal/companies/${id(1, 'c0')}/logo`, { method: 'POST', headers: person.headers({ Origin: 'https://evil.example' }), body: new FormData() });
      assert.equal(form.status, 403);
    });

    test('[10.04] a person sees where they are logged in and ends one or all, on every node', async () => {
      const phone = await loggedIn(site);
      const desk = new Employer(second, { email: phone.email });
      run(['migrate']);
      desk.cookie = phone.cookie;
      const sessions = '{ me { sessions { id is_current device created_at last_used_at } } }';
      assert.equal((await desk.get(sessions)).me.sessions.length, 1);
      const [current] = (await phone.get(sessions)).me.sessions;
      assert.equal(current.is_current, true);
      const stranger = await loggedIn(site);
      const end = 'mutation ($ids: [ID!]) { end_sessions(ids: $ids) { sessions } }';
      assert.equal(await stranger.refusal(end, { ids: [current.id] }), 100012);
      assert.deepEqual(await phone.get(end, { ids: [current.id] }), { end_sessions: { sessions: 1 } });
      assert.deepEqual(await desk.get('{ me { id } }'), { me: null });
      assert.deepEqual(await stranger.get(end), { end_sessions: { sessions: 1 } });
      assert.equal(stranger.cookies.has('employer_session'), false);
    });

    test('[10.07] [10.08] a company is founded, proves itself, is verified and on the site', async () => {
      const owner = await loggedIn(site);
      const founded = await owner.found({ about: { en: 'Noodles since 1968.' } });
      assert.deepEqual(founded, { id: founded.id, state: 'unverified', missing: ['proof', 'trade', 'contact'] });
      const update = 'mutation ($id: ID!, $change: CompanyChangeInput!) { update_company(company: $id, change: $change) { missing waiting_change { name { en } } } }';
      const trade = (await owner.get('{ trades { code name } }')).trades[0].code;
      const changed = await owner.get(update, { id: founded.id, change: { trade, contact: { name: 'Chan', telephone: '2345 6789' } } });
      assert.deepEqual(changed.update_company.missing, ['proof']);
      assert.equal((await owner.upload(`companies/${founded.id}/proof`, '<html>', 'br.pdf')).status, 415);
      assert.equal((await owner.upload(`companies/${founded.id}/proof`, '%PDF-1.7 proof', 'br.pdf')).status, 200);
      assert.equal((await owner.upload(`companies/${founded.id}/logo`, png(64, 64))).status, 200);
      assert.match(run(['company', 'waiting']).out, new RegExp(`^${founded.id} company '陳記麵家' number \\d{8} with proof$`, 'm'));
      const file = join(privateFolder(), 'proof.pdf');
      assert.equal(run(['company', 'proof', founded.id, file]).code, 0);
      assert.equal(readFileSync(file, 'utf8'), '%PDF-1.7 proof');
      assert.equal(run(['company', 'verify', founded.id]).code, 0);
      const { company: seen } = await owner.get(companyQuery, { id: founded.id });
      assert.equal(seen.state, 'verified');
      assert.deepEqual(seen.missing, []);
      assert.deepEqual(seen.log.entries.map((entry) => entry.kind).slice(0, 2), ['company_verified', 'proof_opened']);
      await eventually(async () => (await site.get(seen.page_path)).status === 200, 'the company’s page');
      const page = await (await site.get(seen.page_path)).text();
      assert.match(page, /Noodles since 1968/);
      await eventually(async () => /is verified/.test((await outboxMail(site, owner.email)) ?? ''), 'a mail');
    });

    test('[10.08] [10.12] a verified company’s name waits, its text is seen at once on every node', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      run(['company', 'verify', own]);
      await owner.get('mutation ($id: ID!, $change: CompanyChangeInput!) { update_company(company: $id, change: $change) { id } }', {
        id: own,
        change: { name: { en: 'Chan’s' }, about: { en: 'Now with dumplings.' } },
      });
      const { company: seen } = await owner.get(companyQuery, { id: own });
      assert.deepEqual([seen.name.en, seen.waiting_change.name.en], ["Chan's Noodles", 'Chan’s']);
      await eventually(async () => /Now with dumplings/.test(await (await second.get(seen.page_path)).text()), 'the text');
      assert.match(run(['company', 'waiting']).out, new RegExp(`^${own} change`, 'm'));
      assert.equal(run(['company', 'refuse', own, '--reason', 'Not your name']).code, 0);
      assert.equal((await owner.get(companyQuery, { id: own })).company.waiting_change, null);
    });

    test('[10.07] a company of the catalogue is claimed, and stays what it was', async () => {
      const owner = await loggedIn(site);
      const { claimable_companies: found } = await owner.get('{ claimable_companies(term: "company 1") { id name { en } page_path open_job_count } }');
      const [first] = found.filter((each) => each.id === id(1, 'c0'));
      assert.deepEqual([first.name.en, first.open_job_count], ['Company 1', 1]);
      const { claim_company: claim } = await owner.get('mutation ($company: ID!) { claim_company(company: $company, message: "mine") { id state } }', { company: first.id });
      assert.equal(claim.state, 'waiting');
      assert.match(run(['company', 'waiting']).out, new RegExp(`^${claim.id} claim of ${first.id} by ${owner.email} 'mine'$`, 'm'));
      assert.equal(run(['company', 'verify', claim.id]).code, 0);
      const { me } = await owner.get('{ me { memberships { role company { id state open_job_count page_path } } claims { state } } }');
      assert.deepEqual(me.memberships, [{ role: 'owner', company: { id: first.id, state: 'verified', open_job_count: 1, page_path: first.page_path } }]);
      assert.deepEqual(me.claims, [{ state: 'accepted' }]);
    });

    test('[10.09] [10.10] people are invited, change their role, leave and hand over', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      const email = freshEmail('second');
      await owner.get('mutation ($id: ID!, $email: String!) { invite(company: $id, email: $email, role: viewer) { id } }', { id: own, email });
      const token = await invitationToken(site, email);
      const person = new Employer(second, { email });
      const offer = 'query ($token: String!) { invitation(token: $token) { company_name { en } email role invited_by } }';
      for (let opened = 0; opened < 3; ++opened)
        assert.deepEqual((await person.get(offer, { token })).invitation, { company_name: { en: "Chan's Noodles" }, email, role: 'viewer', invited_by: owner.email });
      const accept = 'mutation ($token: String!) { accept_invitation(token: $token) { role email company_id company { id role } } }';
      assert.deepEqual((await person.get(accept, { token })).accept_invitation, { role: 'viewer', email, company_id: own, company: null });
      assert.deepEqual(await person.get('{ me { id } }'), { me: null }, 'the link logs nobody in');
      await person.logIn();
      assert.equal(await new Employer(site).refusal(accept, { token }), 200010);
      assert.equal(await new Employer(site).refusal(offer, { token }), 200010);
      const { me } = await person.get('{ me { id } }');
      const setRole = 'mutation ($id: ID!, $person: ID!, $role: Role!) { set_role(company: $id, person: $person, role: $role) { people { email role } } }';
      assert.equal(await person.refusal(setRole, { id: own, person: me.id, role: 'owner' }), 100027);
      assert.equal(await owner.refusal('mutation ($id: ID!) { leave_company(company: $id) { id } }', { id: own }), 200009);
      await owner.get(setRole, { id: own, person: me.id, role: 'owner' });
      assert.deepEqual(await owner.get('mutation ($id: ID!) { leave_company(company: $id) { id } }', { id: own }), { leave_company: { id: own } });
      assert.equal(await owner.refusal(companyQuery, { id: own }), 100026);
    });

    test('[10.05] [10.06] a person of two companies asks for each by name, and for others’ in vain', async () => {
      const owner = await loggedIn(site);
      const one = await owner.found();
      const two = await owner.found({ name: { en: 'Second' } });
      const both = await owner.get('query ($a: ID!, $b: ID!) { a: company(id: $a) { id } b: company(id: $b) { id } }', { a: one.id, b: two.id });
      assert.deepEqual([both.a.id, both.b.id], [one.id, two.id]);
      const stranger = await loggedIn(site);
      const answers = await Promise.all([one.id, 'ffffffffffffffffffffffff', 'nonsense', id(1, 'c0')].map((each) => stranger.ask(companyQuery, { id: each })));
      for (const answer of answers) assert.deepEqual(answer.errors.map(({ message, extensions }) => [message, extensions]), answers[1].errors.map(({ message, extensions }) => [message, extensions]));
    });

    test('[10.11] branches come from a map link, typed coordinates or their district', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      const place = await owner.get('{ place_of(link: "https://www.google.com/maps/@22.3193,114.1694,17z") { lat lng district } }');
      assert.equal(place.place_of.district, '030503');
      const link = 'query ($link: String!, $district: String) { place_of(link: $link, district: $district) { lat lng } }';
      assert.equal(await owner.refusal(link, { link: 'https://maps.app.goo.gl/x' }), 200049);
      assert.equal(await owner.refusal(link, { link: 'Nathan Road' }), 200018);
      const station = (await owner.get(link, { link: '觀塘站' })).place_of;
      const away = (await owner.get(link, { link: '觀塘站 900 米', district: '030503' })).place_of;
      const metres = Math.hypot((away.lat - station.lat) * 111_195, (away.lng - station.lng) * 111_195 * Math.cos((22.3 * Math.PI) / 180));
      assert.ok(Math.abs(metres - 900) < 5, `${metres} m from the station`);
      const add = 'mutation ($id: ID!, $branch: BranchInput!) { add_branch(company: $id, branch: $branch) { id is_exact lat } }';
      const branch = { name: { en: 'Mong Kok' }, address: { en: '1 Nathan Road' }, district: '030503' };
      const plain = (await owner.get(add, { id: own, branch })).add_branch;
      assert.equal(plain.is_exact, false);
      assert.equal(await owner.refusal(add, { id: own, branch }), 200020);
      const exact = (await owner.get(add, { id: own, branch: { ...branch, name: { en: 'Second' }, place: '22.3193,114.1694' } })).add_branch;
      assert.deepEqual([exact.is_exact, exact.lat], [true, 22.3193]);
      const update = 'mutation ($id: ID!, $branch: ID!, $to: BranchInput!) { update_branch(company: $id, id: $branch, branch: $to, change_jobs: true) { name { en } } }';
      assert.equal((await owner.get(update, { id: own, branch: plain.id, to: { ...branch, name: { en: 'First' } } })).update_branch.name.en, 'First');
      await owner.get('mutation ($id: ID!, $branch: ID!) { remove_branch(company: $id, id: $branch) { id } }', { id: own, branch: plain.id });
      assert.deepEqual((await owner.get(companyQuery, { id: own })).company.branches.map((each) => each.name.en), ['Second']);
    });

    test('[10.38] the log is read and exported by owners alone', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      const viewer = await colleague(owner, own, 'viewer');
      const answer = await owner.download(`companies/${own}/log`);
      assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
      assert.match(answer.headers.get('content-disposition'), /^attachment/);
      const csv = await answer.text();
      assert.match(csv, /person_invited,"[^"]*","viewer\./);
      assert.equal((await viewer.download(`companies/${own}/log`)).status, 403);
      assert.equal((await (await loggedIn(site)).download(`companies/${own}/log`)).status, 404);
      assert.equal((await new Employer(site).download(`companies/${own}/log`)).status, 401);
      assert.deepEqual((await owner.get(companyQuery, { id: own })).company.log.entries[0].kind, 'log_exported');
    });

    test('[10.10] a person takes their data out and deletes their account', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      const data = await (await owner.download('export')).json();
      assert.equal(data.email, owner.email);
      assert.deepEqual(data.memberships.map((each) => [each.company_id, each.role]), [[own, 'owner']]);
      assert.equal(data.activities[0].kind, 'company_founded');
      const viewer = await colleague(owner, own, 'viewer');
      const remove = 'mutation ($email: String!) { delete_account(email: $email) { sessions } }';
      const kept = await owner.ask(remove, { email: owner.email });
      assert.deepEqual([kept.errors[0].extensions.error_code, kept.errors[0].extensions.company], [200009, own]);
      assert.deepEqual(await viewer.get(remove, { email: viewer.email }), { delete_account: { sessions: 1 } });
      assert.equal(await owner.refusal(remove, { email: viewer.email }), 200015);
      await owner.get(remove, { email: owner.email });
      assert.deepEqual(await owner.get('{ me { id } }'), { me: null });
    });

    test('[10.10] a closed company is gone from the site and cannot be changed', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      run(['company', 'verify', own]);
      const path = (await owner.get(companyQuery, { id: own })).company.page_path;
      const close = 'mutation ($id: ID!, $name: String!) { close_company(company: $id, name: $name) { state page_path } }';
      assert.equal(await owner.refusal(close, { id: own, name: 'other' }), 200015);
      assert.deepEqual((await owner.get(close, { id: own, name: '陳記麵家' })).close_company, { state: 'closed', page_path: null });
      await eventually(async () => (await second.get(path)).status === 404, 'no page');
      assert.equal(await owner.refusal('mutation ($id: ID!) { withdraw_change(company: $id) { id } }', { id: own }), 200013);
    });

    test('[10.44] mails are switched by kind', async () => {
      const owner = await loggedIn(site);
      const { id: own } = await owner.found();
      const { set_mail_preference: membership } = await owner.get(
        'mutation ($id: ID!) { set_mail_preference(company: $id, kind: ending_jobs, timing: daily) { mail_preferences { kind timing } } }',
        { id: own },
      );
      assert.deepEqual(Object.fromEntries(membership.mail_preferences.map(({ kind: what, timing }) => [what, timing])), {
        new_applicants: 'at_once',
        messages: 'at_once',
        interviews: 'at_once',
        verification: 'at_once',
        ending_jobs: 'daily',
      });
    });

    test('[10.45] a name with a link or a telephone number is refused in the person’s language', async () => {
      const owner = await loggedIn(site, { language: 'zh-HK' });
      const found = 'mutation ($company: CompanyInput!) { found_company(company: $company) { id } }';
      const base = { registration_number: freshNumber(), proof_kind: 'business_registration' };
      for (const [name, code] of [['麵店 9123 4567', 200004], ['www.noodles.hk', 200004], ['x'.repeat(10_000), 200005], [' ', 200003]]) {
        const answer = await owner.ask(found, { company: { ...base, name: { zh_hant: name } } });
        assert.equal(answer.errors[0].extensions.error_code, code, name);
        assert.equal(answer.errors[0].message, errors.find((each) => each.code === code)['zh-hant']);
      }
      assert.equal(await owner.refusal(found, { company: { ...base, registration_number: '1234', name: { en: 'A' } } }), 200006);
    });

    test('[10.04] all sessions end when the operator ends them', async () => {
      const person = await loggedIn(site);
      assert.equal(run(['sessions', 'end', '--all']).code, 0);
      assert.deepEqual(await person.get('{ me { id } }'), { me: null });
    });
  });
}

describe('the portal’s pages', () => {
  let site;
  before(async () => {
    site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning' });
  });
  after(() => site.stop());

  test('[10.01] [10.02] are shells in both languages that nobody indexes, under the site’s policy', async () => {
    for (const [path, language] of [['/portal/', 'zh-Hant-HK'], ['/portal/en/', 'en-HK'], ['/portal/en/anything/below/', 'en-HK']]) {
      const answer = await site.get(path, { Cookie: 'employer_session=x' });
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('x-robots-tag'), /noindex/);
      assert.match(answer.headers.get('content-security-policy'), /script-src 'self'; .*frame-ancestors 'none'/);
      assert.match(await answer.text(), new RegExp(`<html[^>]* lang="${language}"`));
    }
    assert.match(await (await site.get('/portal/en')).text(), /<html[^>]* lang="en-HK"/);
    assert.deepEqual([(await site.get('/portal')).status, (await site.get('/portal')).headers.get('location')], [301, '/portal/']);
    assert.equal((await site.get('/portal/assets/nothing.js')).status, 404);
  });

  test('[10.02] show what is the same for everybody at once: the login at the first page, a placeholder elsewhere', async () => {
    const shown = /<div id="app" inert="">(.*?)<\/div>\s*<script type="application\/json" id="config">/s;
    const preview = async (path, headers) => shown.exec(await (await site.get(path, headers)).text())?.[1] ?? '';
    for (const [path, heading] of [['/portal/', '登入或註冊'], ['/portal/en/', 'Log in or sign up'], ['/portal/en', 'Log in or sign up']]) {
      assert.match(await preview(path), new RegExp(`<h1[^>]*>${heading}</h1>.*<input readonly=""[^>]* type="email"`, 's'));
      assert.doesNotMatch(await preview(path), /type="submit"|autofocus/);
    }
    for (const path of ['/portal/new/', `/portal/en/${id(1, 'c0')}/`, '/portal/en/invitation/'])
      assert.match(await preview(path), /<main[^>]*><div role="status"/);
    const person = await loggedIn(site);
    for (const path of ['/portal/en/', `/portal/en/${id(1, 'c0')}/`])
      assert.equal(await preview(path, { Cookie: person.cookie }), await preview(path));
  });

  test('[10.02] carry their styles, which the policy names one by one, and name the scripts that they wait for', async () => {
    for (const path of ['/portal/', '/portal/en/', '/portal/en/new/']) {
      const answer = await site.get(path);
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy');
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      assert.ok(styles.length > 3);
      assert.match(policy, new RegExp(`style-src 'self' ${styles.join(' ').replaceAll(/[+/]/g, '\\$&')};`));
      assert.doesNotMatch(policy, /unsafe/);
      assert.doesNotMatch(html, /<[^>]* style=|<script>|<link rel="stylesheet"[^>]*(?<! disabled)>/);
      const scripts = [...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]*)"/g)].map(([, address]) => address);
      assert.equal(new Set(scripts).size, scripts.length);
      assert.ok(scripts.some((address) => /\/run-/.test(address)));
      for (const address of scripts) assert.equal((await site.get(address)).status, 200, address);
    }
  });

  test('[10.01] employer links lead to the portal, or to the site’s page where it is switched off', async () => {
    const config = async (of) => JSON.parse(/"employer_portal_url":("[^"]*")/.exec(await (await of.get('/hk/')).text())[1]);
    assert.equal(await config(site), '/portal/');
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    const off = await Site.start({ database, portal: false, log_level: 'warning' });
    assert.equal(await config(off), '/hk/employer/');
    for (const path of ['/portal/', '/portal/en/', '/api/portal/graphql']) assert.equal((await off.get(path)).status, 404);
    await off.stop();
    const own = await Site.start({ database, portal_url: 'https://employers.hoigung.hk', log_level: 'warning' });
    assert.equal(await config(own), 'https://employers.hoigung.hk/portal/');
    await own.stop();
    const elsewhere = await Site.start({ database, employer_portal_url: 'https://ats.example.com/', log_level: 'warning' });
    assert.equal(await config(elsewhere), 'https://ats.example.com/');
    await elsewhere.stop();
  });

  test('[10.08] without verification a company is on the site at once', async () => {
    const open = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, company_verification: false, log_level: 'warning' });
    const owner = await loggedIn(open);
    const founded = await owner.found();
    assert.equal(founded.state, 'verified');
    const path = (await owner.get(companyQuery, { id: founded.id })).company.page_path;
    await eventually(async () => (await open.get(path)).status === 200, 'the page');
    await open.stop();
  });

  test('[10.03] an employer of the demonstration shows the portal to a newcomer', async () => {
    const demo = await Site.start({ database: `sqlite:${demonstrationDatabase(privateFolder())}`, log_level: 'warning' });
    const owner = await loggedIn(demo, { email: 'owner@demo.example' });
    const { me } = await owner.get('{ me { memberships { role company { state upkeep open_job_count people { role } branches { id } } } } }');
    assert.equal(me.memberships.length, 1);
    const [{ role, company: own }] = me.memberships;
    assert.deepEqual([role, own.state, own.upkeep, own.people.length, own.branches.length], ['owner', 'verified', 'portal', 3, 5]);
    assert.ok(own.open_job_count > 0);
    await demo.stop();
  });

  test('[10.40] the service has the engine’s limits, and introspection only outside production', async () => {
    const person = new Employer(site);
    const deep = `{ me { memberships { company { ${'people { id } '.repeat(2)} } } } }`;
    assert.ok((await person.ask(deep)).errors === undefined);
    const aliases = `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: me { id }`).join(' ')} }`;
    assert.match((await person.ask(aliases)).errors[0].message, /alias/);
    assert.ok((await person.ask('{ __schema { queryType { name } } }')).data);
    const get = await site.get(`/api/portal/graphql?query=${encodeURIComponent('mutation { log_out { sessions } }')}`);
    assert.equal(get.status, 405);
  });
});
