// The operator's console: its pages, how staff log in, and the log of what they do.
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { company, id, ndjson } from '../support/catalogue.mjs';
import { addStaff, logInMutation, passTime, Staff, staffOf } from '../support/console.mjs';
import { freshEmail, outboxMails } from '../support/portal.mjs';
import { Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { demonstrationDatabase, hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const paths = ['/console/', '/console/en/', '/console/en/anything/below/'];
const calls = ['/api/console/graphql', '/api/console/log.csv'];
const notLoggedIn = 200001;
const wrongCode = 100040;
const tooMany = 100038;
const denied = 100027;
const notThere = 100012;
const many = { otp_requests_per_address: 100_000, otp_requests_per_range: 100_000, otp_requests_per_network: 100_000 };

const newSettings = (more = {}) => ({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning', ...many, ...more });

describe('the console’s pages', () => {
  test('[11.01] nothing of it is there without staff, with console = false, and after the last of them was removed', async () => {
    const settings = newSettings();
    const site = await Site.start(settings);
    const expectNothing = async (where) => {
      for (const path of ['/console', ...paths, '/console/assets/nothing.js', ...calls]) assert.equal((await where.get(path)).status, 404, path);
      const asked = await new Staff(where).post({ query: '{ me { locale } }' });
      assert.equal(asked.status, 404);
    };
    await expectNothing(site);
    addStaff(settings, 'may@example.hk');
    assert.equal((await site.get('/console/')).status, 200);
    assert.equal(hoigung(['staff', 'remove', 'may@example.hk'], settings).code, 0);
    await expectNothing(site);
    addStaff(settings, 'may@example.hk');
    await site.stop();
    const closed = await Site.start({ ...settings, console: false });
    await expectNothing(closed);
    await closed.stop();
  });

  test('[11.01] they are documents in both languages that nobody indexes or frames, under the site’s policy', async () => {
    const settings = newSettings();
    const site = await Site.start(settings);
    addStaff(settings, 'may@example.hk');
    for (const path of paths) {
      const answer = await site.get(path);
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('x-robots-tag'), /noindex/);
      assert.match(answer.headers.get('content-security-policy'), /script-src 'self'; .*frame-ancestors 'none'/);
      const html = await answer.text();
      assert.match(html, new RegExp(`<html[^>]* lang="${path.includes('/en/') ? 'en-HK' : 'zh-Hant-HK'}"`));
      assert.match(html, /<script type="application\/json" id="config">\{"environment":"development",/);
      const scripts = [...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]*)"/g)].map(([, address]) => address);
      assert.ok(scripts.some((address) => /^\/console\/assets\/run-/.test(address)));
      for (const address of scripts) assert.equal((await site.get(address)).status, 200, address);
    }
    assert.match(await (await site.get('/console/en/')).text(), /<h1[^>]*>Log in to the console<\/h1>/);
    const bare = await site.get('/console');
    assert.deepEqual([bare.status, bare.headers.get('location')], [301, '/console/']);
    assert.equal((await site.get('/console/assets/nothing.js')).status, 404);
    await site.stop();
  });

  test('[11.01] console_networks lets in its own networks alone, and a wrong one is named before the start', async () => {
    const settings = newSettings({ trusted_proxies: '127.0.0.1', console_networks: '198.51.100.0/24,2001:db8:1::/48' });
    const site = await Site.start(settings);
    addStaff(settings, 'may@example.hk');
    const from = (address, path) => site.get(path, { 'X-Forwarded-For': address });
    for (const address of ['198.51.100.7', '2001:db8:1::5']) assert.equal((await from(address, '/console/')).status, 200, address);
    for (const address of ['203.0.113.7', '2001:db8:2::5', '198.51.101.1']) {
      for (const path of ['/console', ...paths, ...calls]) assert.equal((await from(address, path)).status, 404, `${path} from ${address}`);
    }
    await site.stop();
    const wrong = hoigung(['check'], { ...settings, console_networks: 'everywhere' });
    assert.match(wrong.err, /console_networks: 'everywhere' is no address or network/);
    assert.notEqual(hoigung(['serve'], { ...settings, console_networks: 'everywhere' }).code, 0);
  });

  test('[11.01] the demonstration has an account, whose codes its own machine shows, and no public site starts with it', async () => {
    const file = demonstrationDatabase(privateFolder());
    const settings = newSettings({ database: `sqlite:${file}` });
    const site = await Site.start({ ...settings, trusted_proxies: '127.0.0.1' });
    const staff = new Staff(site, { email: 'staff@demo.example' });
    const shown = async () => /data-time-code>(\d{6})</.exec(await (await site.get('/hk/dev/outbox/')).text())?.[1];
    assert.equal((await staff.begin()).enrolment, null);
    const first = await shown();
    assert.equal((await staff.finish(first)).me.staff.role, 'admin');
    assert.equal(await staff.finishRefusal(first), notLoggedIn);
    // The page shows the next code once the present one was used.
    assert.notEqual(await shown(), first);
    assert.equal((await site.get('/hk/dev/outbox/', { 'X-Forwarded-For': '203.0.113.7' })).status, 404);
    await site.stop();
    const production = { ...settings, environment: 'production', public_url: 'https://www.hoigung.hk', audit_key_file: `${file}.audit-key`, port: 0, ops_port: 0 };
    const refused = hoigung(['serve'], production);
    assert.notEqual(refused.code, 0);
    assert.match(refused.err, /refusing to serve: staff@demo\.example.*hoigung staff remove staff@demo\.example/);
    assert.equal(hoigung(['staff', 'remove', 'staff@demo.example'], production).code, 0);
    const started = await Site.start(production);
    assert.equal((await started.get('/console/')).status, 404);
    await started.stop();
    assert.equal(hoigung(['demo', '--yes'], production).code, 0);
    assert.doesNotMatch(hoigung(['staff', 'list'], production).out, /staff@demo\.example admin since \S+$/m);
  });
});

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`staff on ${kind}, where two nodes serve`, () => {
    let settings;
    let here;
    let there;

    before(async () => {
      settings = newSettings({ database: makeDatabase(), trusted_proxies: '127.0.0.1' });
      assert.equal(importCatalogue(settings, ndjson([company(1)])).code, 0);
      [here, there] = [await Site.start(settings), await Site.start(settings)];
    });
    after(async () => {
      assert.match(hoigung(['audit', 'verify'], settings).out, /lines are as they were written/);
      await Promise.all([here.stop(), there.stop()]);
    });

    /** Lets time pass for both nodes. */
    const pass = (seconds) => Promise.all([passTime(here, seconds), passTime(there, seconds)]);

    /** The same browser at the other node. */
    const atTheOther = (staff) => {
      const other = new Staff(there, { email: staff.email });
      other.cookie = staff.cookie;
      return other;
    };

    test('[11.02] a mailed code, then a time-based one that the first login enrols by a QR code, with ten recovery codes', async () => {
      const staff = new Staff(here);
      addStaff(settings, staff.email, 'moderator');
      const begun = await staff.begin();
      assert.match(begun.enrolment.secret, /^[A-Z2-7]{32}$/);
      assert.match(begun.enrolment.qr_code, /^<svg/);
      assert.match(staff.setCookies.get('console_login'), /^console_login=[0-9a-f]{64}; Path=\/api\/console; Max-Age=600; HttpOnly; SameSite=Strict$/);
      assert.equal(await staff.refusal('{ log { has_more } }'), notLoggedIn, 'half a login is none');
      const planted = staff.cookies.get('console_login');
      assert.equal(await staff.finishRefusal('000000'), wrongCode);
      const done = await staff.finish();
      assert.equal(done.me.staff.role, 'moderator');
      assert.deepEqual(done.me.permissions, ['read_log']);
      assert.equal(new Set(done.recovery_codes).size, 10);
      assert.match(staff.setCookies.get('console_session'), /^console_session=[0-9a-f]{64}; Path=\/api\/console; Max-Age=28800; HttpOnly; SameSite=Strict$/);
      assert.notEqual(staff.cookies.get('console_session'), planted);
      assert.ok(!staff.cookies.has('console_login'));
      assert.ok(await atTheOther(staff).isIn(), 'the session is one for all nodes');
      // Neither the login's cookie nor an invented one is a session.
      for (const cookie of [`console_session=${planted}`, `console_session=${'a'.repeat(64)}`, `console_login=${planted}`]) {
        const thief = new Staff(here, { email: staff.email });
        thief.cookie = cookie;
        assert.equal(await thief.isIn(), false);
        assert.equal(await thief.finishRefusal(staff.appCode(30)), notLoggedIn);
      }
      await pass(61);
      const again = new Staff(there, { email: staff.email });
      again.secret = staff.secret;
      assert.equal((await again.begin()).enrolment, null);
      assert.deepEqual((await again.finish()).recovery_codes, []);
      await again.get('mutation { log_out { sessions } }');
      assert.equal(await again.isIn(), false);
      assert.ok(await staff.isIn());
    });

    test('[11.02] a time-based code works once, also when two nodes are given it at once, and no earlier one after it', async () => {
      const staff = await staffOf(here, settings);
      await pass(120);
      await staff.begin();
      const code = staff.appCode();
      const other = atTheOther(staff);
      const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? staff : other).ask(logInMutation, { code })));
      assert.equal(tries.filter(({ data }) => data?.log_in).length, 1);
      await pass(61);
      const later = new Staff(there, { email: staff.email });
      later.secret = staff.secret;
      await later.begin();
      assert.equal(await later.finishRefusal(code), wrongCode);
      assert.equal(await later.finishRefusal(later.appCode(-90)), wrongCode);
      await later.finish();
    });

    test('[11.02] a recovery code works once, however it is typed', async () => {
      const staff = await staffOf(here, settings);
      const [first] = staff.recoveryCodes;
      await pass(61);
      await staff.begin();
      const both = await Promise.all([staff, atTheOther(staff)].map((each) => each.ask(logInMutation, { code: first.toUpperCase().replaceAll('-', ' ') })));
      assert.equal(both.filter(({ data }) => data?.log_in).length, 1);
      assert.equal(both.find(({ data }) => data?.log_in).data.log_in.me.recovery_codes, 9);
      await pass(61);
      await staff.begin();
      assert.equal(await staff.finishRefusal(first), wrongCode);
    });

    test('[11.01] whoever is removed or reset is out with the next request at every node, and after eight hours everybody is', async () => {
      const staff = await staffOf(here, settings, 'support');
      const admin = await staffOf(there, settings);
      assert.ok(await staff.isIn());
      await admin.get('mutation ($id: ID!) { reset_second_factor(id: $id) { has_second_factor } }', { id: staff.id });
      for (const each of [staff, atTheOther(staff)]) assert.equal(await each.isIn(), false);
      await pass(61);
      await staff.logIn();
      const waiting = new Staff(there, { email: staff.email });
      waiting.secret = staff.secret;
      await pass(61);
      await waiting.begin();
      assert.equal(hoigung(['staff', 'remove', staff.email], settings).code, 0);
      for (const each of [staff, atTheOther(staff)]) assert.equal(await each.isIn(), false);
      assert.equal(await waiting.finishRefusal(waiting.appCode()), notLoggedIn);
      assert.equal(await staff.refusal('{ staff { id } }'), notLoggedIn);
      await pass(8 * 3600 - 300);
      assert.ok(await admin.isIn());
      await pass(200);
      assert.equal(await admin.isIn(), false);
    });

    test('[11.02] nothing tells who is staff', async () => {
      const known = new Staff(here);
      addStaff(settings, known.email);
      const stranger = new Staff(here);
      const answers = [];
      for (const who of [known, stranger]) {
        const told = [];
        const tell = async (answer) => told.push([answer.status, [...answer.headers.keys()].sort(), (await answer.text()).replaceAll(who.email, 'somebody')]);
        const request = { query: 'mutation ($email: String!) { request_code(email: $email) { resend_after expires_in } }', variables: { email: who.email } };
        const check = { query: 'mutation ($email: String!, $code: String!) { check_code(email: $email, code: $code) { email } }', variables: { email: who.email, code: '100000' } };
        await tell(await who.post(request));
        await tell(await who.post(request));
        for (let i = 0; i < 7; i += 1) await tell(await who.post(check));
        answers.push(told);
      }
      // How long is left is counted in seconds.
      const alike = (told) => JSON.stringify(told).replaceAll(/retry_after\\?":\d+/g, 'later');
      assert.equal(alike(answers[0]), alike(answers[1]));
      assert.equal((await outboxMails(here, known.email)).length, 1);
      assert.equal((await outboxMails(here, stranger.email)).length, 0);
    });

    test('[11.02] guessing either code is limited, from however many addresses', async () => {
      const staff = await staffOf(here, settings);
      await pass(61);
      const elsewhere = new Staff(there, { email: staff.email });
      await elsewhere.requestCode();
      const guess = (who, body, n) => who.post(body, { 'X-Forwarded-For': `203.0.113.${n}` }).then(async (answer) => (await answer.json()).errors?.[0]?.extensions);
      const check = { query: 'mutation ($email: String!, $code: String!) { check_code(email: $email, code: $code) { email } }', variables: { email: staff.email, code: '100000' } };
      const mailed = [];
      for (let n = 1; n <= 12; n += 1) mailed.push((await guess(elsewhere, check, n)).error_code);
      assert.ok(mailed.filter((code) => code === wrongCode).length <= 6, `${mailed}`);
      assert.equal(mailed.at(-1), tooMany);
      // The second factor: whoever gets this far has the mailed code.
      await pass(3600);
      await staff.begin();
      const factor = [];
      for (let n = 1; n <= 12; n += 1) factor.push(await guess(n % 2 ? staff : atTheOther(staff), { query: logInMutation, variables: { code: '000000' } }, n));
      assert.deepEqual(factor.map(({ error_code }) => error_code), [...Array(10).fill(wrongCode), tooMany, tooMany]);
      assert.ok(factor.at(-1).retry_after > 0);
      assert.equal(await staff.finishRefusal(staff.appCode()), tooMany);
    });

    test('what staff, keys and commands do is one log that two nodes write, and staff read by person, kind, thing and time', async () => {
      const admin = await staffOf(here, settings);
      const second = await staffOf(there, settings);
      const make = 'mutation ($name: String!) { make_key(name: $name, is_operator: true) { secret key { id } } }';
      const made = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? admin : second).get(make, { name: `Key ${n}` })));
      const operator = new Partner(here, made[0].make_key.secret);
      const path = `companies/${id(1, 'c0')}/suspension`;
      assert.equal((await operator.call('PUT', path, { is_suspended: true, reason: 'Asks for a deposit' })).status, 200);
      assert.equal(hoigung(['company', 'restore', id(1, 'c0')], settings).code, 0);
      const lines = await admin.log({ subject: id(1, 'c0') });
      assert.deepEqual(
        lines.map(({ actor_kind, actor, act, reason, has_reason }) => [actor_kind, actor_kind === 'service_key' ? actor : '', act, reason, has_reason]),
        [['cli', '', 'restore_company', null, false], ['service_key', made[0].make_key.key.id, 'suspend_company', 'Asks for a deposit', true]],
      );
      const mine = await admin.log({ actor: admin.id, act: 'issue_service_key' });
      assert.deepEqual(await admin.log({ actor: admin.email, act: 'issue_service_key' }), mine);
      assert.equal(mine.length, 5);
      assert.ok(mine.every(({ actor_email }) => actor_email === admin.email));
      assert.deepEqual(await admin.log({ actor: admin.id, act: 'issue_service_key', until: '2026-01-01T00:00:00.000Z' }), []);
      assert.equal((await admin.log({ from: lines[0].at, act: 'restore_company' })).length, 1);
      const { number } = lines[0];
      assert.ok((await admin.log({ before: number })).every((line) => line.number < number));
      assert.equal(await admin.refusal('{ log(filter: { from: "yesterday" }) { has_more } }'), 200026);
      const all = await admin.log();
      assert.ok(all.every((line, n) => n === 0 || line.number === all[n - 1].number - 1), 'without gaps, newest first');
    });

    test('the log as a file is guarded against formulas, for admins alone, and a line of the log itself', async () => {
      const admin = await staffOf(here, settings);
      const moderator = await staffOf(there, settings, 'moderator');
      const reason = '=HYPERLINK("https://evil.example","x")';
      assert.equal(hoigung(['company', 'suspend', id(1, 'c0'), '--reason', reason], settings).code, 0);
      assert.equal((await moderator.log({ act: 'suspend_company' }))[0].reason, reason);
      assert.equal((await moderator.download('log.csv')).status, 403);
      assert.equal((await new Staff(here).download('log.csv')).status, 401);
      const answer = await admin.download('log.csv?act=suspend_company');
      assert.deepEqual([answer.status, answer.headers.get('cache-control')], [200, 'no-store']);
      assert.match(answer.headers.get('content-disposition'), /^attachment/);
      const text = await answer.text();
      assert.ok(!/(^|,)"?=/m.test(text), text);
      assert.ok(text.includes('suspend_company') && !text.includes('issue_service_key'));
      assert.deepEqual((await admin.log({ act: 'export_log' })).map(({ actor }) => actor), [admin.id]);
      assert.equal((await admin.download('log.csv?from=yesterday')).status, 400);
    });

    test('no page of another site acts for somebody who is logged in', async () => {
      const admin = await staffOf(here, settings);
      const body = { query: 'mutation { make_key(name: "Stolen", is_operator: true) { secret } }' };
      for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
        assert.equal((await admin.post(body, headers)).status, 403);
        assert.equal((await fetch(`${here.url}/api/console/log.csv`, { headers: admin.headers(headers) })).status, 403);
      }
      const got = await fetch(`${here.url}/api/console/graphql?query=${encodeURIComponent(body.query)}`, { headers: admin.headers() });
      assert.notEqual(got.status, 200);
      const form = await fetch(`${here.url}/api/console/graphql`, { method: 'POST', headers: admin.headers({ 'Content-Type': 'text/plain' }), body: JSON.stringify(body) });
      assert.notEqual(form.status, 200);
      const { partner_keys } = await admin.get('{ partner_keys { name } }');
      assert.ok(partner_keys.every(({ name }) => name !== 'Stolen'));
    });

    test('[11.03] admins add and remove staff; the last admin stays, and so do others’ sessions', async () => {
      const admin = await staffOf(here, settings);
      const email = freshEmail('june');
      const add = 'mutation ($email: String!, $role: StaffRole!) { add_staff(email: $email, role: $role) { id email role has_second_factor } }';
      const { add_staff } = await admin.get(add, { email: email.toUpperCase(), role: 'editor' });
      assert.deepEqual([add_staff.email, add_staff.role, add_staff.has_second_factor], [email, 'editor', false]);
      assert.equal(await admin.refusal(add, { email, role: 'admin' }), 100056);
      assert.equal(await admin.refusal(add, { email: 'nobody', role: 'admin' }), 200002);
      const { staff } = await admin.get('{ staff { id email role removed_at } }');
      assert.ok(staff.some((each) => each.email === email && each.removed_at === null));
      const remove = 'mutation ($id: ID!) { remove_staff(id: $id) { removed_at } }';
      for (const other of staff) {
        if (other.role === 'admin' && other.removed_at === null && other.id !== admin.id) await admin.get(remove, { id: other.id });
      }
      assert.equal(await admin.refusal(remove, { id: admin.id }), denied);
      assert.equal(await admin.refusal(remove, { id: 'f'.repeat(24) }), notThere);
      const editor = new Staff(there, { email });
      await editor.logIn();
      const { me } = await editor.get('{ me { sessions { id is_current } } }');
      assert.deepEqual(me.sessions.map(({ is_current }) => is_current), [true]);
      const end = 'mutation ($ids: [ID!]) { end_sessions(ids: $ids) { sessions } }';
      assert.equal(await admin.refusal(end, { ids: [me.sessions[0].id] }), notThere);
      assert.deepEqual((await editor.get(end)).end_sessions, { sessions: 1 });
      assert.equal(await editor.isIn(), false);
      await admin.get(remove, { id: add_staff.id });
      assert.deepEqual((await admin.log({ subject: add_staff.id })).map(({ act }) => act), ['remove_staff', 'enrol_second_factor', 'add_staff']);
    });

    test('[11.16] a key that is made in the console speaks for what it names until it is revoked there', async () => {
      const admin = await staffOf(here, settings);
      const make = 'mutation ($name: String!, $is_operator: Boolean!, $companies: [ID!]) { make_key(name: $name, is_operator: $is_operator, companies: $companies) { secret key { id name companies is_operator is_from_portal } } }';
      const { make_key } = await admin.get(make, { name: 'ATS', is_operator: false, companies: [id(1, 'c0')] });
      assert.deepEqual(make_key.key, { id: make_key.key.id, name: 'ATS', companies: [id(1, 'c0')], is_operator: false, is_from_portal: false });
      const partner = new Partner(there, make_key.secret);
      const status = async () => (await partner.call('GET', 'key')).status;
      assert.equal(await status(), 200);
      assert.equal(await admin.refusal(make, { name: '', is_operator: true }), 200003);
      assert.equal(await admin.refusal(make, { name: 'ATS', is_operator: false, companies: [id(9, 'c0')] }), notThere);
      assert.equal(await admin.refusal(make, { name: 'ATS', is_operator: false, companies: [] }), notThere);
      const listed = await admin.get('{ partner_keys { id name revoked_at } }');
      assert.ok(!JSON.stringify(listed).includes(make_key.secret));
      const revoke = 'mutation ($id: ID!) { revoke_key(id: $id) { revoked_at } }';
      assert.notEqual((await admin.get(revoke, { id: make_key.key.id })).revoke_key.revoked_at, null);
      assert.equal(await status(), 401);
      assert.equal(await admin.refusal(revoke, { id: make_key.key.id }), notThere);
      assert.deepEqual((await admin.log({ subject: make_key.key.id })).map(({ act }) => act), ['revoke_service_key', 'issue_service_key']);
    });
  });
}

test('[11.02] a code of the command line helps when no mail arrives, and asks for the second factor as ever', async () => {
  const settings = newSettings();
  const site = await Site.start(settings);
  const staff = await staffOf(site, settings);
  const code = hoigung(['staff', 'code', staff.email], settings).out.trim();
  const other = new Staff(site, { email: staff.email });
  other.secret = staff.secret;
  assert.equal((await other.checkCode(code)).enrolment, null);
  assert.equal(await other.isIn(), false);
  assert.equal(await new Staff(site, { email: staff.email }).checkRefusal(code), wrongCode, 'it works once');
  await other.finish(other.appCode(30));
  await site.stop();
});

describe('a copy of the database', () => {
  test('[11.02] logs nobody in and forges no line without the key', async () => {
    const settings = newSettings();
    const site = await Site.start(settings);
    const admin = await staffOf(site, settings);
    await site.stop();
    const file = settings.database.replace('sqlite:', '');
    const stolen = join(privateFolder(), 'stolen.db');
    copyFileSync(file, stolen);
    const database = new DatabaseSync(stolen);
    const text = JSON.stringify(['staff', 'staff_recovery_codes', 'staff_sessions', 'staff_codes', 'operator_log'].map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
    for (const secret of [admin.secret, admin.cookies.get('console_session'), ...admin.recoveryCodes, ...admin.recoveryCodes.map((code) => code.replaceAll('-', ''))])
      assert.ok(!text.includes(secret));
    // Somebody with a key of their own writes lines that do not fit.
    database.close();
    const theirs = { ...settings, database: `sqlite:${stolen}` };
    assert.match(hoigung(['audit', 'verify'], theirs).err, /^line 1 does not fit/);
  });
});
