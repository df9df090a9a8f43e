import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { Gateway } from '../support/gateway.mjs';
import { Postgres } from '../support/postgres.mjs';
import { askAs, claimsOf, codeFor, freshTelephone, logIn, post, requestCode, signIn } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const publicQuery = '{ config { job_claim } }';
const databases = {
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
};

for (const [kind, makeDatabase] of Object.entries(databases)) {
  describe(`several processes on ${kind}`, () => {
    test('a token of one node is good on another, and refused there after its logout on the first', async () => {
      const database = makeDatabase();
      const [here, there] = [await Site.start({ database }), await Site.start({ database })];
      try {
        const token = await signIn(here, freshTelephone());
        assert.equal((await askAs(there, token, publicQuery)).status, 200);
        await post(here, 'logout', {}, token);
        assert.equal((await askAs(here, token, publicQuery)).status, 401);
        const until = Date.now() + 10_000;
        while ((await askAs(there, token, publicQuery)).status !== 401 && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
        assert.equal((await askAs(there, token, publicQuery)).status, 401);
      } finally {
        await Promise.all([here.stop(), there.stop()]);
      }
    });

    test('a revoked key and ended sessions are refused by every node, and a right signature alone opens nothing', async () => {
      const database = makeDatabase();
      const nodes = [await Site.start({ database }), await Site.start({ database })];
      const refusedEverywhere = async (token) => {
        for (const node of nodes) {
          const until = Date.now() + 10_000;
          while ((await askAs(node, token, publicQuery)).status !== 401 && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
          assert.equal((await askAs(node, token, publicQuery)).status, 401);
        }
      };
      const goodEverywhere = async (token) => {
        for (const node of nodes) assert.equal((await askAs(node, token, '{ bookmarked_jobs { total } }')).data?.bookmarked_jobs.total, 0);
      };
      try {
        const telephones = [freshTelephone(), freshTelephone()];
        const [one, other] = [await signIn(nodes[0], telephones[0]), await signIn(nodes[1], telephones[1])];
        await goodEverywhere(one);
        await goodEverywhere(other);
        assert.match(hoigung(['sessions', 'end', '--seeker', telephones[0]], { database }).out, /^1 sessions ended/);
        await refusedEverywhere(one);
        await goodEverywhere(other);
        assert.equal(hoigung(['sessions', 'end'], { database }).code === 0, false);
        assert.match(hoigung(['sessions', 'end', '--all'], { database }).out, /^1 sessions ended/);
        await refusedEverywhere(other);

        const token = await signIn(nodes[0], freshTelephone());
        await goodEverywhere(token);
        const [key] = hoigung(['keys', 'list'], { database }).out.split(' ');
        assert.equal(hoigung(['keys', 'revoke', key], { database }).code, 0);
        assert.equal(hoigung(['keys', 'revoke', key], { database }).code, 1);
        await refusedEverywhere(token);
        await goodEverywhere(await signIn(nodes[1], freshTelephone()));
      } finally {
        await Promise.all(nodes.map((node) => node.stop()));
      }
    });

    test('limits and wrong tries hold across nodes and restarts', async () => {
      const database = makeDatabase();
      const telephone = freshTelephone();
      const settings = { database, otp_requests_per_address: 2 };
      let [here, there] = [await Site.start(settings), await Site.start(settings)];
      try {
        await requestCode(here, telephone);
        assert.equal((await requestCode(there, telephone)).status, 429);
        const code = await codeFor(here, telephone);
        for (let n = 0; n < 5; n += 1) assert.equal((await logIn(n % 2 ? here : there, telephone, code === 999_999 ? 100_000 : code + 1)).status, 400);
        assert.equal((await requestCode(there, freshTelephone())).status, 200);
        assert.equal((await requestCode(here, freshTelephone())).status, 429);
        await Promise.all([here.kill(), there.kill()]);
        [here, there] = [await Site.start(settings), await Site.start(settings)];
        assert.equal((await logIn(here, telephone, code)).status, 429);
        assert.equal((await requestCode(there, freshTelephone())).status, 429);
      } finally {
        await Promise.all([here.stop(), there.stop()]);
      }
    });

    test('kill -9 in the middle of logins loses no account and leaves no half-made one', async () => {
      const database = makeDatabase();
      const accounts = new Map();
      const telephones = Array.from({ length: 12 }, freshTelephone);
      const settings = {
        database,
        otp_resend_seconds: 0,
        otp_requests_per_telephone: 1_000_000,
        otp_requests_per_address: 1_000_000,
        otp_requests_per_range: 1_000_000,
      };
      for (let round = 0; round < 5; round += 1) {
        const site = await Site.start(settings);
        const walks = telephones.map(async (telephone) => {
          for (;;) {
            const sub = claimsOf(await signIn(site, telephone)).sub;
            const known = accounts.get(telephone) ?? sub;
            assert.equal(sub, known);
            accounts.set(telephone, known);
          }
        });
        const ended = Promise.allSettled(walks);
        await new Promise((go) => setTimeout(go, 150 + round * 170));
        await site.kill();
        for (const { reason } of await ended) assert.ok(!(reason instanceof assert.AssertionError), String(reason));
      }
      const site = await Site.start(settings);
      try {
        for (const telephone of telephones) {
          const token = await signIn(site, telephone);
          if (accounts.has(telephone)) assert.equal(claimsOf(token).sub, accounts.get(telephone));
          const device = await askAs(site, token, 'mutation { register_device(agent: "a", name: "b") { _id } }');
          assert.equal(device.errors, undefined);
        }
      } finally {
        assert.equal(await site.stop(), 0);
      }
    });
  });
}

test('a gateway gets the message as its template says, and every way in which it fails is E100038 with 503', async () => {
  const gateway = await Gateway.start();
  const site = await Site.start({
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    otp_sender: 'http',
    otp_gateway_url: `${gateway.url}/messages?from=hoigung`,
    otp_gateway_voice_url: `${gateway.url}/calls`,
    otp_gateway_key: 'secret-key',
    otp_gateway_content_type: 'application/x-www-form-urlencoded',
    otp_gateway_body: 'To={to}&Body={text}',
    otp_gateway_success: '"ok"',
    otp_gateway_timeout_ms: 500,
    otp_resend_seconds: 0,
  });
  try {
    const telephone = freshTelephone();
    assert.equal((await requestCode(site, telephone)).status, 200);
    const [{ head, body }] = gateway.requests;
    assert.match(head, /^POST \/messages\?from=hoigung HTTP/);
    assert.match(head, /^Authorization: Bearer secret-key\r?$/m);
    const form = new URLSearchParams(body);
    assert.equal(form.get('To'), telephone);
    const code = Number(/#(\d{6})$/.exec(form.get('Body'))[1]);

    const fails = async (how, to) => {
      await gateway.behave(how);
      const answer = await requestCode(site, to);
      assert.equal(answer.status, 503, how);
      assert.match(answer.headers.get('retry-after'), /^\d+$/);
      assert.equal((await answer.json()).error_code, 100038, how);
    };
    for (const how of ['fail', 'refuse', 'redirect']) await fails(how, telephone);
    assert.equal((await logIn(site, telephone, code)).status, 200, 'the code before stays good');
    for (const how of ['nonsense', 'flood', 'stall', 'hang_up']) {
      const other = freshTelephone();
      await fails(how, other);
      const sent = Number(/#(\d{6})$/.exec(new URLSearchParams(gateway.requests.at(-1).body).get('Body'))[1]);
      assert.equal((await logIn(site, other, sent)).status, 200, `${how}: the message may have arrived, and its code is good`);
    }

    await gateway.behave('take');
    assert.equal((await requestCode(site, telephone, { channel: 'voice' })).status, 200);
    assert.match(gateway.requests.at(-1).head, /^POST \/calls HTTP/);
    assert.equal((await requestCode(site, telephone)).status, 429, 'messages that were not taken count');
    assert.doesNotMatch(site.log, /secret-key|#\d{6}/);
    assert.doesNotMatch(site.log, new RegExp(telephone.slice(4)));
    await gateway.stop();
    assert.equal((await requestCode(site, freshTelephone())).status, 503);
  } finally {
    await gateway.stop();
    assert.equal(await site.stop(), 0);
  }
});

test('a gateway that does not answer is not asked again and again, and a network of addresses and the site have their limits', async () => {
  const gateway = await Gateway.start();
  const site = await Site.start({
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    otp_sender: 'http',
    otp_gateway_url: gateway.url,
    otp_gateway_timeout_ms: 200,
    otp_requests_per_network: 3,
    otp_requests_per_site: 7,
    trusted_proxies: '127.0.0.1',
  });
  const from = (address, telephone = freshTelephone()) =>
    post(site, 'request-mfa-login', { channel: 'sms', channel_id: telephone }, undefined, { 'X-Forwarded-For': address });
  const limited = async (limit) =>
    Number(new RegExp(`hoigung_login_codes_limited_total\\{limit="${limit}"\\} (\\d+)`).exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
  try {
    await gateway.behave('stall');
    const telephone = freshTelephone();
    assert.equal((await from('192.0.2.1', telephone)).status, 503);
    for (let n = 0; n < 5; n += 1) assert.equal((await from('192.0.2.1', telephone)).status, 429);
    assert.equal(gateway.requests.length, 1);

    await gateway.behave('take');
    for (let n = 0; n < 3; n += 1) assert.equal((await from(`2001:db8:7:${n}::1`)).status, 200);
    assert.equal((await from('2001:db8:7:9::1')).status, 429);
    assert.equal(await limited('network'), 1);
    for (let n = 0; n < 3; n += 1) assert.equal((await from(`2001:db8:8:${n}::1`)).status, 200);
    assert.equal((await from('192.0.2.77')).status, 429, 'the site has sent enough for an hour');
    assert.equal(await limited('site'), 1);
    assert.equal(gateway.requests.length, 7);
  } finally {
    await gateway.stop();
    assert.equal(await site.stop(), 0);
  }
});

test('a known and an unknown telephone get the same answer, as does one that is being deleted', async () => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}` });
  try {
    const known = freshTelephone();
    const token = await signIn(site, known);
    const deleted = freshTelephone();
    await askAs(site, await signIn(site, deleted), 'mutation ($t: String) { delete_account(action: delete, telephone: $t) { _id } }', { t: deleted });
    assert.ok(token);
    const shapes = [];
    for (const telephone of [known, deleted, freshTelephone()]) {
      const answer = await requestCode(site, telephone);
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
      shapes.push({ status: answer.status, headers, body: await answer.text() });
    }
    assert.deepEqual(shapes[0], shapes[2]);
    assert.deepEqual(shapes[1], shapes[2]);
  } finally {
    await site.stop();
  }
});

test('the client address is that of the rightmost hop that is no proxy of ours', async () => {
  const site = await Site.start({
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    otp_requests_per_address: 1,
    trusted_proxies: '127.0.0.1',
  });
  try {
    const from = (hops) => post(site, 'request-mfa-login', { channel: 'sms', channel_id: freshTelephone() }, undefined, { 'X-Forwarded-For': hops });
    assert.equal((await from('203.0.113.7')).status, 200);
    assert.equal((await from('198.51.100.1, 203.0.113.7')).status, 429);
    assert.equal((await from('203.0.113.8')).status, 200);
  } finally {
    await site.stop();
  }
});

test('clock and outbox exist in development only, and the outbox for this machine only', async () => {
  const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}`, trusted_proxies: '127.0.0.1' };
  const development = await Site.start(settings);
  try {
    assert.equal((await development.get('/hk/dev/outbox/')).status, 200);
    assert.equal((await development.get('/hk/dev/outbox/', { 'X-Forwarded-For': '203.0.113.7' })).status, 404);
    const bad = await fetch(`${development.ops}/dev/clock`, { method: 'POST', body: '{"to":1}' });
    assert.equal(bad.status, 400);
  } finally {
    await development.stop();
  }
  const production = await Site.start({ ...settings, environment: 'production', public_url: 'https://www.hoigung.example.hk' });
  try {
    assert.equal((await production.get('/hk/dev/outbox/')).status, 404);
    assert.equal((await fetch(`${production.ops}/dev/clock`, { method: 'POST', body: '{"advance_seconds":1}' })).status, 404);
    assert.equal((await requestCode(production, freshTelephone())).status, 503);
  } finally {
    await production.stop();
  }
});
