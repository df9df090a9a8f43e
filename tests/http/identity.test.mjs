import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { expectDocumented, unseenAnswers } from '../support/openapi.mjs';
import { eventually } from '../support/outage.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, askAs, claimsOf, codeFor, freshTelephone, logIn, messagesTo, post, requestCode, signIn } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};
const day = 24 * 3600;
const wrongCode = (code) => (code === 999_999 ? 100_000 : code + 1);
const register = 'mutation { register_device(agent: "node", name: "web", token: "T1") { _id } }';
const erase = 'mutation ($telephone: String) { delete_account(action: delete, telephone: $telephone, reason: "privacy") { _id delete_account_at } }';
const restore = 'mutation { delete_account(action: restore) { _id delete_account_at } }';
const publicQuery = '{ config { job_claim } }';

async function refusal(answer) {
  return { status: answer.status, code: (await answer.json()).error_code };
}

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`identity on ${kind}`, () => {
    let database;
    let site;

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, public_url: 'http://hoigung.localhost', log_level: 'warning' });
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('[7.03] [1.31] [7.01] create-anonymous gives a visitor a token, which is stored nowhere', async () => {
      const body = await expectDocumented('/create-anonymous', await post(site, 'create-anonymous'));
      const claims = claimsOf(body.data.access_token);
      assert.equal(claims.anonymous, true);
      assert.equal(claims.exp - claims.iat, 180 * day);
      assert.match(claims.sub, /^[0-9a-f]{24}$/);
      assert.equal((await askAs(site, body.data.access_token, publicQuery)).errors, undefined);
    });

    test('[3.65] [1.30] a login turns an anonymous visitor into a seeker with sub, iss, exp and the flag', async () => {
      const telephone = freshTelephone();
      const claims = claimsOf(await signIn(site, telephone));
      assert.equal(claims.iss, 'hoigung');
      assert.equal(claims.anonymous, false);
      assert.equal(claims.exp - claims.iat, 30 * day);
      assert.equal(claimsOf(await signIn(site, telephone)).sub, claims.sub);
    });

    test('[7.04] [7.05] [1.13] a code is sent in the language asked for, with the line that phones read', async () => {
      const telephone = freshTelephone();
      const asked = await expectDocumented('/request-mfa-login', await requestCode(site, telephone));
      assert.deepEqual(asked, { data: { expires_in: 300, resend_after: 60 } });
      const [{ text }] = await messagesTo(site, telephone);
      const code = await codeFor(site, telephone);
      assert.equal(text, `Your verification code is ${code}. Valid for 5 minutes.\n\n@hoigung.localhost #${code}`);
      await expectDocumented('/mfa-login', await logIn(site, telephone, code));

      const chinese = freshTelephone();
      await requestCode(site, chinese, { display_language: 'zh-hant' });
      assert.match((await messagesTo(site, chinese))[0].text, /^你的驗證碼是 \d{6}，5 分鐘內有效。\n\n@hoigung\.localhost #\d{6}$/);
    });

    test('[5.26] a resend is refused within 60 s, and then replaces the code', async () => {
      const telephone = freshTelephone();
      await requestCode(site, telephone);
      const first = await codeFor(site, telephone);
      const early = await requestCode(site, telephone);
      assert.equal(early.status, 429);
      assert.ok(Number(early.headers.get('retry-after')) <= 60);
      assert.equal((await expectDocumented('/request-mfa-login', early)).error_code, 100038);
      await advance(site, 60);
      assert.equal((await requestCode(site, telephone)).status, 200);
      const second = await codeFor(site, telephone);
      if (second !== first) assert.deepEqual(await refusal(await logIn(site, telephone, first)), { status: 400, code: 100040 });
      assert.equal((await logIn(site, telephone, second)).status, 200);
    });

    test('[5.27] a voice call spells the code out, and reaches numbers that take no messages', async () => {
      const telephone = '+85221234567';
      assert.deepEqual(await refusal(await requestCode(site, telephone)), { status: 400, code: 100009 });
      assert.equal((await requestCode(site, telephone, { channel: 'voice' })).status, 200);
      const [message] = await messagesTo(site, telephone);
      assert.equal(message.channel, 'voice');
      const code = Number(/code is ((?:\d ?){6})/.exec(message.text)[1].replaceAll(' ', ''));
      assert.equal((await logIn(site, telephone, code, { channel: 'voice' })).status, 200);
    });

    test('[8.10] [8.29] bad telephones and channels are refused by name, in both languages', async () => {
      for (const telephone of ['abc', '', '61234567', '+8526123456', '+85211234567', '+447911123456', null, 85261234567, {}]) {
        const answer = await requestCode(site, freshTelephone(), { channel_id: telephone });
        assert.equal(answer.status, 400);
        assert.deepEqual(await expectDocumented('/request-mfa-login', answer), {
          error_code: 100009,
          message: 'Please provide a valid email or telephone number',
        });
      }
      for (const channel of ['fax', 'Email', '', null, 1]) {
        const answer = await requestCode(site, freshTelephone(), { channel, display_language: 'zh-hant' });
        assert.deepEqual(await answer.json(), { error_code: 100037, message: '不支援此登入方式' });
        assert.deepEqual(await refusal(await logIn(site, freshTelephone(), 123456, { channel })), { status: 400, code: 100037 });
      }
    });

    test('[8.32] [8.33] a wrong, spent, expired or malformed code is E100040, a telephone without one E100047', async () => {
      const telephone = freshTelephone();
      const unknown = await logIn(site, telephone, 123456);
      assert.equal(unknown.status, 404);
      assert.equal((await expectDocumented('/mfa-login', unknown)).error_code, 100047);
      await requestCode(site, telephone);
      const code = await codeFor(site, telephone);
      for (const token of [wrongCode(code), String(code), code + 0.5, null, -1, 1e12, [code]]) {
        const answer = await logIn(site, telephone, token);
        assert.equal((await expectDocumented('/mfa-login', answer)).error_code, 100040);
      }
      assert.equal((await logIn(site, telephone, code)).status, 200);
      assert.deepEqual(await refusal(await logIn(site, telephone, code)), { status: 400, code: 100040 });
      await requestCode(site, telephone);
      await advance(site, 300);
      assert.deepEqual(await refusal(await logIn(site, telephone, await codeFor(site, telephone))), { status: 400, code: 100040 });
    });

    test('[8.30] five wrong tries void a code, and guessing on stops at the limit', async () => {
      const telephone = freshTelephone();
      await requestCode(site, telephone);
      const code = await codeFor(site, telephone);
      const guesses = await Promise.all(Array.from({ length: 60 }, (_, n) => logIn(site, telephone, 100_000 + ((code - 99_999 + n) % 900_000))));
      const statuses = guesses.map((answer) => answer.status);
      assert.equal(statuses.filter((status) => status === 400).length, 5);
      assert.equal(statuses.filter((status) => status === 429).length, 55);
      const right = await logIn(site, telephone, code);
      assert.equal((await expectDocumented('/mfa-login', right)).error_code, 100038);
      assert.match(right.headers.get('retry-after'), /^\d+$/);
    });

    test('a telephone gets five codes an hour', async () => {
      const telephone = freshTelephone();
      for (let n = 0; n < 5; n += 1) {
        assert.equal((await requestCode(site, telephone)).status, 200);
        await advance(site, 60);
      }
      const sixth = await requestCode(site, telephone);
      assert.equal(sixth.status, 429);
      assert.ok(Number(sixth.headers.get('retry-after')) > 3000);
      await advance(site, 3600);
      assert.equal((await requestCode(site, telephone)).status, 200);
    });

    test('a thousand logins at once with the same right code give exactly one session', async () => {
      const telephone = freshTelephone();
      await requestCode(site, telephone);
      const code = await codeFor(site, telephone);
      const answers = await Promise.all(Array.from({ length: 1000 }, () => logIn(site, telephone, code)));
      const counts = Object.groupBy(answers, (answer) => answer.status);
      assert.equal(counts[200].length, 1);
      assert.equal(counts[400].length, 999);
    });

    test('[4.12] [7.07] refresh gives the next token, and the old one ends 60 s after its first use', async () => {
      const first = await signIn(site, freshTelephone());
      const refreshed = await expectDocumented('/refresh', await post(site, 'refresh', undefined, first));
      const second = refreshed.data.access_token;
      assert.notEqual(second, first);
      assert.equal(claimsOf(second).sub, claimsOf(first).sub);
      await advance(site, 3600);
      assert.equal((await askAs(site, first, register)).status, 200);
      assert.equal((await askAs(site, second, register)).errors, undefined);
      await advance(site, 55);
      assert.equal((await askAs(site, first, register)).status, 200);
      await advance(site, 10);
      // The first use is noted on another thread.
      await eventually(async () => (await askAs(site, first, register)).status === 401, 'the end of the old token', 5);
      assert.equal((await askAs(site, second, register)).errors, undefined);
    });

    test('two tabs that refresh at once, one of whom loses the answer, both stay logged in', async () => {
      const first = await signIn(site, freshTelephone());
      const refresh = async (token) => (await (await post(site, 'refresh', undefined, token)).json()).data.access_token;
      const [one, other] = await Promise.all([refresh(first), refresh(first)]);
      assert.equal(claimsOf(one).jti, claimsOf(other).jti);
      await askAs(site, one, publicQuery);
      const late = await refresh(first);
      await advance(site, 120);
      for (const token of [one, other, late]) assert.equal((await askAs(site, token, publicQuery)).status, 200);
    });

    test('[4.13] refresh never answers 401: whoever is no seeker gets null', async () => {
      const nothing = { data: { access_token: null } };
      const anonymous = (await (await post(site, 'create-anonymous')).json()).data.access_token;
      const loggedOut = await signIn(site, freshTelephone());
      await post(site, 'logout', {}, loggedOut);
      for (const token of [undefined, anonymous, loggedOut, 'nonsense', `${loggedOut}x`]) {
        assert.deepEqual(await expectDocumented('/refresh', await post(site, 'refresh', undefined, token)), nothing);
      }
    });

    test('a suspended seeker gets no further token', async () => {
      const token = await signIn(site, freshTelephone());
      assert.equal(hoigung(['seeker', 'suspend', claimsOf(token).sub], { database }).code, 0);
      const answer = await post(site, 'refresh', undefined, token);
      assert.equal(answer.status, 403);
      assert.equal((await expectDocumented('/refresh', answer)).error_code, 100033);
    });

    test('[4.14] [7.06] [7.02] logout revokes the token and all that were refreshed from it', async () => {
      const token = await signIn(site, freshTelephone());
      const next = (await (await post(site, 'refresh', undefined, token)).json()).data.access_token;
      assert.deepEqual(await expectDocumented('/logout', await post(site, 'logout', { device_token: null }, token)), { data: { ok: true } });
      for (const dead of [token, next]) {
        const answer = await askAs(site, dead, publicQuery);
        assert.equal(answer.status, 401);
        assert.equal(answer.message, 'Session is expired');
      }
      await expectDocumented('/logout', await post(site, 'logout', {}, token));
      assert.equal((await post(site, 'logout', {}, token)).status, 401);
      await expectDocumented('/logout', await post(site, 'logout'));
    });

    test('401 is only for a bad token: a missing one is an anonymous visitor', async () => {
      const query = JSON.stringify({ query: publicQuery });
      const ask = (headers) =>
        fetch(`${site.url}/api/seeker/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: query });
      assert.equal((await ask({})).status, 200);
      assert.equal((await ask({ Authorization: 'Basic dXNlcjpwYXNz' })).status, 200);
      const bad = await ask({ Authorization: 'Bearer x.y.z' });
      assert.equal(bad.status, 401);
      assert.match(bad.headers.get('www-authenticate'), /invalid_token/);
    });

    test('forged tokens are refused one and all', async () => {
      const good = await signIn(site, freshTelephone());
      const [head, payload, signature] = good.split('.');
      const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const kid = JSON.parse(Buffer.from(head, 'base64url')).kid;
      const claims = claimsOf(good);
      const forgeries = {
        'alg none': `${encode({ alg: 'none', typ: 'JWT', kid })}.${payload}.`,
        'alg none with a signature': `${encode({ alg: 'none', typ: 'JWT', kid })}.${payload}.${signature}`,
        'another kid': `${encode({ alg: 'HS256', typ: 'JWT', kid: '0'.repeat(24) })}.${payload}.${signature}`,
        'wrong issuer': `${head}.${encode({ ...claims, iss: 'elsewhere' })}.${signature}`,
        'a longer life': `${head}.${encode({ ...claims, exp: claims.exp + 1 })}.${signature}`,
        'anonymous flag flipped': `${head}.${encode({ ...claims, anonymous: true })}.${signature}`,
        'somebody else': `${head}.${encode({ ...claims, sub: '1'.repeat(24) })}.${signature}`,
        'signature changed': `${head}.${payload}.${signature.slice(0, -2)}${signature.at(-2) === 'A' ? 'B' : 'A'}${signature.at(-1)}`,
        'not JSON': `${head}.${Buffer.from('hello').toString('base64url')}.${signature}`,
        huge: `${head}.${'A'.repeat(12_000)}.${signature}`,
        nonsense: 'nonsense',
      };
      for (const [name, token] of Object.entries(forgeries)) {
        assert.equal((await askAs(site, token, publicQuery)).status, 401, name);
      }
      const expired = await signIn(site, freshTelephone());
      await advance(site, 30 * day);
      assert.equal((await askAs(site, expired, publicQuery)).status, 401);
      const fromTheFuture = await signIn(site, freshTelephone());
      await advance(site, -day);
      assert.equal((await askAs(site, fromTheFuture, publicQuery)).status, 401);
      await advance(site, day);
      assert.equal((await askAs(site, fromTheFuture, publicQuery)).status, 200);
    });

    test('[7.37] [6.12] [8.24] register_device knows a device again, and is denied to an anonymous visitor', async () => {
      const token = await signIn(site, freshTelephone());
      const first = await askAs(site, token, register);
      assert.match(first.data.register_device._id, /^[0-9a-f]{24}$/);
      assert.deepEqual((await askAs(site, token, register)).data, first.data);
      const anonymous = (await (await post(site, 'create-anonymous')).json()).data.access_token;
      for (const nobody of [undefined, anonymous]) {
        const { status, data, errors } = await askAs(site, nobody, register);
        assert.equal(status, 200);
        assert.equal(data, null);
        assert.deepEqual(errors[0].extensions, { error_code: 100027 });
        assert.equal(errors[0].message, 'You have no permission to do this');
      }
    });

    test('[7.38] [4.30] [8.34] delete_account needs the telephone, ends every session and leaves a pending account', async () => {
      const telephone = freshTelephone();
      const token = await signIn(site, telephone);
      const other = await signIn(site, telephone);
      const wrong = await askAs(site, token, erase, { telephone: '91234567' });
      assert.deepEqual(wrong.errors[0].extensions, { error_code: 100047 });
      const { data } = await askAs(site, token, erase, { telephone: telephone.slice(4) });
      assert.equal(data.delete_account._id, claimsOf(token).sub);
      const at = data.delete_account.delete_account_at;
      for (const dead of [token, other]) assert.equal((await askAs(site, dead, publicQuery)).status, 401);

      const pending = await signIn(site, telephone);
      assert.equal(claimsOf(pending).sub, claimsOf(token).sub);
      for (const mutation of [register, erase]) {
        const { errors } = await askAs(site, pending, mutation, { telephone });
        assert.deepEqual(errors[0].extensions, { error_code: 100049, delete_account_at: at });
      }
      assert.equal((await askAs(site, pending, publicQuery)).errors, undefined);
    });

    test('[4.33] a pending account can be restored, after which a new login is needed, or logged out', async () => {
      const telephone = freshTelephone();
      await askAs(site, await signIn(site, telephone), erase, { telephone });
      const guest = await signIn(site, telephone);
      assert.deepEqual(await (await post(site, 'logout', {}, guest)).json(), { data: { ok: true } });
      const pending = await signIn(site, telephone);
      const { data } = await askAs(site, pending, restore);
      assert.deepEqual(data.delete_account, { _id: claimsOf(pending).sub, delete_account_at: null });
      assert.equal((await askAs(site, pending, publicQuery)).status, 401);
      const back = await signIn(site, telephone);
      assert.equal(claimsOf(back).sub, claimsOf(pending).sub);
      assert.equal((await askAs(site, back, register)).errors, undefined);
      assert.deepEqual((await askAs(site, undefined, restore)).errors[0].extensions, { error_code: 100027 });
    });

    test('[4.31] [9.08] an account is there on day 89 and removed on day 91, by the daily task or by a login', async () => {
      const [byTask, byLogin] = [freshTelephone(), freshTelephone()];
      const removed = [];
      for (const telephone of [byTask, byLogin]) {
        const token = await signIn(site, telephone);
        removed.push(claimsOf(token).sub);
        await askAs(site, token, erase, { telephone });
      }
      await advance(site, 89 * day);
      const pending = await signIn(site, byTask);
      assert.equal(claimsOf(pending).sub, removed[0]);
      assert.equal((await askAs(site, pending, restore)).errors, undefined);
      await askAs(site, await signIn(site, byTask), erase, { telephone: byTask });

      await advance(site, 2 * day);
      assert.notEqual(claimsOf(await signIn(site, byLogin)).sub, removed[1]);
      await advance(site, 87 * day);
      const last = await signIn(site, byTask);
      assert.equal(claimsOf(last).sub, removed[0]);
      await advance(site, 2 * day);
      const until = Date.now() + 10_000;
      while ((await askAs(site, last, publicQuery)).status !== 401 && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
      assert.equal((await askAs(site, last, publicQuery)).status, 401);
      assert.notEqual(claimsOf(await signIn(site, byTask)).sub, removed[0]);
    });

    test('[6.09] a suspended seeker cannot log in anew, but the session goes on; restoring lifts it', async () => {
      const telephone = freshTelephone();
      const token = await signIn(site, telephone);
      const done = hoigung(['seeker', 'suspend', telephone], { database });
      assert.equal(done.code, 0, done.err);
      assert.equal((await askAs(site, token, register)).errors, undefined);
      await requestCode(site, telephone);
      const answer = await logIn(site, telephone, await codeFor(site, telephone));
      assert.equal(answer.status, 403);
      assert.equal((await expectDocumented('/mfa-login', answer)).error_code, 100038);
      assert.equal(hoigung(['seeker', 'restore', claimsOf(token).sub], { database }).code, 0);
      assert.equal(claimsOf(await signIn(site, telephone)).sub, claimsOf(token).sub);
      assert.equal(hoigung(['seeker', 'suspend', '+85269999999'], { database }).code, 1);
      assert.equal(hoigung(['purge'], { database }).code, 0);
    });

    test('a rotated key signs everywhere after a while, and nobody is logged out', async () => {
      const kidOf = (token) => JSON.parse(Buffer.from(token.split('.')[0], 'base64url')).kid;
      const before = await signIn(site, freshTelephone());
      const clock = async () => (await (await fetch(`${site.ops}/dev/clock`)).json()).now;
      assert.ok(Date.parse(await clock()) > 0);
      const made = /^key ([0-9a-f]{24}) signs from/.exec(hoigung(['keys', 'rotate'], { database }).out)[1];
      const listed = hoigung(['keys', 'list'], { database }).out.trim().split('\n');
      assert.equal(listed.length, 2);
      const until = Date.now() + 10_000;
      let kid;
      while (kid !== made && Date.now() < until) {
        kid = kidOf((await (await post(site, 'create-anonymous')).json()).data.access_token);
        await new Promise((go) => setTimeout(go, 50));
      }
      assert.equal(kid, made);
      assert.equal((await askAs(site, before, register)).errors, undefined);
    });

    test('bodies that are no JSON objects, other media types and other methods are refused', async () => {
      const send = (path, options) => fetch(`${site.url}/api/seeker/${path}`, { method: 'POST', ...options });
      for (const path of ['request-mfa-login', 'mfa-login', 'logout']) {
        await expectDocumented(`/${path}`, await send(path, { headers: { 'Content-Type': 'text/plain' }, body: '{}' }));
        assert.equal((await send(path, { headers: { 'Content-Type': 'application/json' }, body: '{"channel":' })).status, 400);
        assert.equal((await send(path, { headers: { 'Content-Type': 'application/json' }, body: '[]' })).status, 400);
        const got = await send(path, { method: 'GET' });
        assert.equal(got.status, 405);
        assert.equal(got.headers.get('allow'), 'POST');
      }
      assert.equal((await send('no-such-call', {})).status, 404);
    });

    test('a device with nonsense in it is refused, and stores nothing', async () => {
      const bad = await requestCode(site, freshTelephone(), { device: { agent: 'a\u0000b', name: 'web', token: null } });
      assert.equal((await bad.json()).error_code, 100012);
      for (const device of [null, 'web', [], {}]) assert.equal((await requestCode(site, freshTelephone(), { device })).status, 200);
    });
  });
}

test('every try to get in stands in the log with how it ended, and the telephone masked', async () => {
  const site = await Site.start({ database: databases.SQLite() });
  try {
    const telephone = freshTelephone();
    await requestCode(site, telephone);
    const code = await codeFor(site, telephone);
    await logIn(site, telephone, wrongCode(code));
    await logIn(site, telephone, code);
    await new Promise((go) => setTimeout(go, 100));
    const lines = site.log.trim().split('\n').map((line) => JSON.parse(line));
    const tries = lines.filter(({ message }) => message.startsWith('login'));
    assert.deepEqual(
      tries.map(({ message, error_code }) => [message, error_code]),
      [
        ['login code', 0],
        ['login', 100040],
        ['login', 0],
      ],
    );
    assert.ok(tries.every((line) => line.client === '127.0.0.1' && line.request_id && line.telephone.endsWith(telephone.slice(-2))));
    assert.ok(!site.log.includes(telephone.slice(-8)));
  } finally {
    await site.stop();
  }
});

test('a gateway that cannot be reached answers as documented, and every documented answer has been seen', async () => {
  const site = await Site.start({
    database: databases.SQLite(),
    otp_sender: 'http',
    otp_gateway_url: 'http://127.0.0.1:1/',
  });
  try {
    const answer = await requestCode(site, freshTelephone());
    assert.equal((await expectDocumented('/request-mfa-login', answer)).error_code, 100038);
    assert.deepEqual(unseenAnswers('identity'), []);
  } finally {
    await site.stop();
  }
});
