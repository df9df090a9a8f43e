// A seeker's e-mail address: given, changed and removed, and logging in with it.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { expectDocumented } from '../support/openapi.mjs';
import { eventually } from '../support/outage.mjs';
import { Employer, freshEmail, mailSaying, outboxMails } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, askAs, claimsOf, codeFor, freshTelephone, logIn, requestCode, signIn } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};
const request = 'mutation ($email: String!, $token: Int!) { request_email_code(email: $email, token: $token) { expires_in resend_after } }';
const resend = 'mutation { resend_email_code { expires_in resend_after } }';
const confirm = 'mutation ($token: Int!) { confirm_email(token: $token) { _id email is_email_unreachable } }';
const remove = 'mutation { remove_email { _id email is_email_unreachable } }';
const portfolio = '{ portfolio { email is_email_unreachable } }';
const erase = 'mutation ($typed: String) { delete_account(action: delete, telephone: $typed) { delete_account_at } }';
const restore = 'mutation { delete_account(action: restore) { delete_account_at } }';
const wrongCode = (code) => (code === 999_999 ? 100_000 : code + 1);
const byEmail = { channel: 'email' };

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`seekers’ e-mail addresses on ${kind}`, () => {
    let database;
    let site;

    before(async () => {
      database = makeDatabase();
      site = await Site.start({ database, log_level: 'error' });
    });
    after(async () => assert.equal(await site.stop(), 0));

    const ask = async (token, query, variables) => {
      const { data, errors } = await askAs(site, token, query, variables);
      assert.equal(errors, undefined, JSON.stringify(errors));
      return Object.values(data)[0];
    };
    const refusal = async (token, query, variables) => (await askAs(site, token, query, variables)).errors?.[0]?.extensions?.error_code ?? 0;
    const codesTo = async (email) => (await outboxMails(site, email)).flatMap((text) => /^\d{6}/.exec(text)?.[0] ?? []).map(Number);

    /** Runs `act` and returns the code that it mails. */
    const codeAfter = async (email, act) => {
      const earlier = (await codesTo(email)).length;
      await act();
      return eventually(async () => {
        const codes = await codesTo(email);
        return codes.length > earlier && codes[0];
      }, `a code to ${email}`);
    };
    const telephoneCode = async (telephone) => {
      assert.equal((await requestCode(site, telephone)).status, 200);
      return codeFor(site, telephone);
    };
    const codeToConfirm = (person, email) => codeAfter(email, async () => ask(person.token, request, { email, token: await telephoneCode(person.telephone) }));
    const newcomer = async () => {
      const telephone = freshTelephone();
      return { telephone, token: await signIn(site, telephone) };
    };
    const withEmail = async (email = freshEmail('seeker')) => {
      const person = { ...(await newcomer()), email };
      await ask(person.token, confirm, { token: await codeToConfirm(person, email) });
      return person;
    };
    const loginCode = (email) => codeAfter(email, async () => assert.equal((await requestCode(site, email, byEmail)).status, 200));
    const tokenBy = async (email, code) => (await expectDocumented('/mfa-login', await logIn(site, email, code, byEmail))).data.access_token;

    test('[12.07] an address is the seeker’s when its code is confirmed, changes with a code by telephone, and is removed', async () => {
      const person = await newcomer();
      const first = freshEmail('first');
      assert.deepEqual(await ask(person.token, portfolio), { email: '', is_email_unreachable: false });
      const token = await telephoneCode(person.telephone);
      assert.equal(await refusal(person.token, request, { email: 'no address', token }), 100009);
      assert.equal(await refusal(person.token, request, { email: first, token: wrongCode(token) }), 100040);
      const code = await codeAfter(first, async () =>
        assert.deepEqual(await ask(person.token, request, { email: first.toUpperCase(), token }), { expires_in: 300, resend_after: 60 }),
      );
      assert.equal(await refusal(person.token, request, { email: first, token }), 100040, 'the telephone’s code is spent');
      assert.equal(await refusal(person.token, confirm, { token: wrongCode(code) }), 100040);
      assert.equal((await ask(person.token, portfolio)).email, '');
      const { sub } = claimsOf(person.token);
      assert.deepEqual(await ask(person.token, confirm, { token: code }), { _id: sub, email: first, is_email_unreachable: false });
      assert.deepEqual(await ask(person.token, portfolio), { email: first, is_email_unreachable: false });

      const again = await telephoneCode(person.telephone);
      assert.equal(await refusal(person.token, request, { email: first, token: again }), 100012);
      const second = freshEmail('second');
      const secondCode = await codeAfter(second, () => ask(person.token, request, { email: second, token: again }));
      await ask(person.token, confirm, { token: secondCode });
      assert.match(await mailSaying(site, first, /has another email address now/), /\/hk\/en\/contact-us\//);
      const exported = await site.get('/api/seeker/export', { Authorization: `Bearer ${person.token}` });
      assert.equal((await exported.json()).account.email, second);

      assert.deepEqual(await ask(person.token, remove), { _id: sub, email: '', is_email_unreachable: false });
      await mailSaying(site, second, /was removed from your account/);
      assert.equal(await refusal(person.token, remove), 100012);
      await requestCode(site, second, byEmail);
      assert.equal((await expectDocumented('/mfa-login', await logIn(site, second, 123_456, byEmail))).error_code, 100040);
    });

    test('[12.07] a code that ran out is E100040, and another one comes after a minute', async () => {
      const person = await newcomer();
      const email = freshEmail();
      assert.equal(await refusal(person.token, resend), 100012);
      const code = await codeToConfirm(person, email);
      assert.equal(await refusal(person.token, resend), 100038);
      await advance(site, 300);
      assert.equal(await refusal(person.token, confirm, { token: code }), 100040);
      const next = await codeAfter(email, () => ask(person.token, resend));
      assert.equal((await ask(person.token, confirm, { token: next })).email, email);
    });

    test('[12.07] the right code alone tells that another account has the address', async () => {
      const { email } = await withEmail();
      const other = await newcomer();
      const code = await codeToConfirm(other, email);
      assert.equal(await refusal(other.token, confirm, { token: wrongCode(code) }), 100040);
      const { errors } = await askAs(site, other.token, confirm, { token: code });
      assert.equal(errors[0].extensions.error_code, 100056);
      assert.equal(errors[0].message, 'Email address already registered');
      assert.equal((await ask(other.token, portfolio)).email, '');
    });

    test('[12.07] an address logs in like the telephone, and only one that is confirmed gets a code', async () => {
      const person = await withEmail();
      const code = await loginCode(person.email);
      const token = await tokenBy(person.email.toUpperCase(), code);
      assert.equal(claimsOf(token).sub, claimsOf(person.token).sub);
      assert.equal((await expectDocumented('/mfa-login', await logIn(site, person.email, code, byEmail))).error_code, 100040);

      const nobody = freshEmail('nobody');
      const asked = await requestCode(site, nobody, byEmail);
      assert.deepEqual(await expectDocumented('/request-mfa-login', asked), { data: { expires_in: 300, resend_after: 60 } });
      assert.equal((await logIn(site, nobody, 123_456, byEmail)).status, 400);
      const never = await logIn(site, freshEmail(), 123_456, byEmail);
      assert.equal((await expectDocumented('/mfa-login', never)).error_code, 100047);
      await loginCode(person.email);
      assert.deepEqual(await outboxMails(site, nobody), [], 'mails go in order: one to nobody would have come first');
      for (const address of ['chan', '+85261234567', '', null, 1]) {
        assert.equal((await expectDocumented('/request-mfa-login', await requestCode(site, address, byEmail))).error_code, 100009);
        assert.equal((await expectDocumented('/mfa-login', await logIn(site, address, 123_456, byEmail))).error_code, 100009);
      }
    });

    test('[12.07] mails are in the language of the request', async () => {
      const person = await withEmail();
      await codeAfter(person.email, () => requestCode(site, person.email, { ...byEmail, display_language: 'zh-hant' }));
      const [mail] = await outboxMails(site, person.email);
      assert.match(mail, /^\d{6} 是你的/);
      assert.match(mail, /驗證碼只可使用一次，5 分鐘內有效/);
    });

    test('[12.07] an account is deleted by its address in place of the telephone, and restored by either login', async () => {
      const person = await withEmail();
      assert.equal(await refusal(person.token, erase, { typed: freshEmail() }), 100047);
      assert.match((await ask(person.token, erase, { typed: ` ${person.email.toUpperCase()} ` })).delete_account_at, /Z$/);
      const token = await tokenBy(person.email, await loginCode(person.email));
      assert.equal(await refusal(token, remove), 100049);
      assert.equal((await ask(token, restore)).delete_account_at, null);
    });

    test('[12.07] a suspended seeker logs in by neither, and the operator finds accounts by their address', async () => {
      const person = await withEmail();
      assert.match(hoigung(['seeker', 'find', person.email], { database }).out, new RegExp(person.email));
      assert.equal(hoigung(['seeker', 'suspend', person.email], { database }).code, 0);
      const answer = await logIn(site, person.email, await loginCode(person.email), byEmail);
      assert.equal(answer.status, 403);
      assert.equal((await expectDocumented('/mfa-login', answer)).error_code, 100038);
      assert.equal(await refusal(person.token, resend), 100033);
      assert.equal((await ask(person.token, remove)).email, '');
    });

    test('[12.07] erasing an account frees its address', async () => {
      const person = await withEmail();
      const done = hoigung(['seeker', 'erase', person.email, '--yes'], { database });
      assert.equal(done.code, 0, done.err);
      const next = await withEmail(person.email);
      assert.equal((await ask(next.token, portfolio)).email, person.email);
    });

    test('visitors are E100027', async () => {
      for (const [query, variables] of [[request, { email: freshEmail(), token: 123_456 }], [resend], [confirm, { token: 123_456 }], [remove]])
        assert.equal(await refusal(undefined, query, variables), 100027);
    });
  });
}

test('[12.07] codes that are mailed to seekers and to employers count together towards the site’s cap, apart from those by SMS', async () => {
  const site = await Site.start({ database: databases.SQLite(), log_level: 'error', mail_codes_per_site: 2 });
  try {
    await new Employer(site).requestCode();
    assert.equal((await requestCode(site, freshEmail(), byEmail)).status, 200);
    const refused = await requestCode(site, freshEmail(), byEmail);
    assert.equal(refused.status, 429);
    assert.equal((await expectDocumented('/request-mfa-login', refused)).error_code, 100038);
    await signIn(site, freshTelephone());
  } finally {
    await site.stop();
  }
});

test('[12.07] a site without mail says so: E100037, and nothing is spent', async () => {
  const settings = { database: databases.SQLite(), log_level: 'error' };
  const config = '{ config { mail } }';
  const withMail = await Site.start(settings);
  const token = await signIn(withMail, freshTelephone());
  assert.deepEqual((await withMail.graphql(config)).data.config, { mail: true });
  await withMail.stop();
  const site = await Site.start({ ...settings, environment: 'production', public_url: 'https://www.example.hk', otp_sender: 'http', otp_gateway_url: 'https://sms.example.hk/send' });
  try {
    assert.deepEqual((await site.graphql(config)).data.config, { mail: false });
    for (const answer of [await requestCode(site, freshEmail(), byEmail), await logIn(site, freshEmail(), 123_456, byEmail)]) {
      assert.equal(answer.status, 400);
      assert.equal((await answer.json()).error_code, 100037);
    }
    for (const [query, variables] of [[request, { email: freshEmail(), token: 123_456 }], [resend], [confirm, { token: 123_456 }], [remove]])
      assert.equal((await askAs(site, token, query, variables)).errors[0].extensions.error_code, 100037);
  } finally {
    await site.stop();
  }
});

test('attempts to log in by an address are logged, the address masked', async () => {
  const site = await Site.start({ database: databases.SQLite() });
  try {
    const email = freshEmail('wong');
    await requestCode(site, email, byEmail);
    await logIn(site, email, 123_456, byEmail);
    const lines = await eventually(() => {
      const tries = site.log
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line))
        .filter(({ message }) => message.startsWith('login'));
      return tries.length === 2 && tries;
    }, 'two attempts in the log');
    assert.deepEqual(
      lines.map(({ message, error_code }) => [message, error_code]),
      [
        ['login code', 0],
        ['login', 100040],
      ],
    );
    assert.ok(lines.every((line) => /^w\*+@example\.hk$/.test(line.email) && line.client === '127.0.0.1'));
    assert.ok(!site.log.includes(email));
  } finally {
    await site.stop();
  }
});
