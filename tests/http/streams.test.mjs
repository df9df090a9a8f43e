// Streams by which open pages hear of messages and interviews, from outside.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { seekerStream, Shop, shopStream } from '../support/contact.mjs';
import { eventually } from '../support/outage.mjs';
import { colleague } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { post } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`streams on ${kind}`, () => {
    let site;
    let second;
    let shop;

    before(async () => {
      const settings = { database: makeDatabase(), log_level: 'warning', company_verification: 'false', threads: '1', max_streams: '40' };
      site = await Site.start(settings);
      second = await Site.start(settings);
      shop = await Shop.open(site);
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
    });

    test('[10.41] an open page hears of messages, readings and interviews, on either node and in the same order', async () => {
      const applicant = await shop.applicant();
      const streams = [await seekerStream(applicant), await seekerStream(applicant, second), await shopStream(shop), await shopStream(shop, second)];
      for (const stream of streams) {
        assert.equal(stream.answer.status, 200);
        assert.match(stream.answer.headers.get('content-type'), /^text\/event-stream/);
        assert.equal(stream.answer.headers.get('x-accel-buffering'), 'no');
        assert.equal(stream.answer.headers.get('content-encoding'), null);
        await stream.here();
      }
      await shop.send(applicant, 'One');
      for (const stream of streams)
        await eventually(() => stream.events.some(({ application, last_number }) => application === applicant.application && last_number === 1), 'the first message', 5);
      // Both nodes write at once; numbers are given in one order.
      await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? applicant.send(`s${i}`, undefined, second) : shop.send(applicant, `e${i}`))));
      const { id } = await shop.offer(applicant, { times: [new Date(Date.now() + 86_400_000).toISOString()] });
      for (const stream of streams)
        await eventually(
          () => stream.events.some(({ event }) => event === 'interview') && stream.events.some(({ last_number }) => last_number === 11),
          'everything',
          5,
        );
      const texts = async (seen) => (await seen).conversation.messages.map(({ number, text }) => `${number} ${text}`);
      const order = await texts(applicant.seen());
      assert.equal(order.length, 11);
      assert.deepEqual(await texts(applicant.seen(second)), order);
      assert.deepEqual(await texts(shop.seen(applicant)), order);
      assert.ok((await shop.seen(applicant)).interviews.some((each) => each.id === id));
      for (const stream of streams) await stream.close();
    });

    test('[10.41] a stream tells of nobody else', async () => {
      const applicant = await shop.applicant();
      const other = await shop.applicant();
      const elsewhere = await Shop.open(site);
      const stream = await (await seekerStream(other)).here();
      const foreign = await (await shopStream(elsewhere)).here();
      const own = await (await seekerStream(applicant)).here();
      await shop.send(applicant, 'For one alone');
      await eventually(() => own.events.length > 0, 'the event', 5);
      assert.deepEqual(stream.events, []);
      assert.deepEqual(foreign.events, []);
      const refused = await fetch(`${site.url}/api/portal/companies/${shop.company}/stream`, { headers: { Cookie: elsewhere.owner.cookie } });
      assert.equal(refused.status, 404);
      assert.equal((await fetch(`${site.url}/api/portal/companies/${shop.company}/stream`)).status, 401);
      assert.equal((await fetch(`${site.url}/api/seeker/stream`)).status, 403);
      assert.equal((await fetch(`${site.url}/api/seeker/stream`, { headers: { Authorization: 'Bearer nonsense' } })).status, 401);
      assert.equal((await fetch(`${site.url}/api/seeker/stream?token=${applicant.token}`)).status, 403);
      for (const each of [stream, foreign, own]) await each.close();
    });

    test('[10.41] streams hold no thread, are bounded, and give their place back', async () => {
      const applicants = [];
      for (let i = 0; i < 8; ++i) applicants.push(await shop.applicant());
      const streams = [];
      // The site has one network thread; thirty pages listen, and everybody is served.
      for (const applicant of applicants.slice(0, 5)) for (let i = 0; i < 6; ++i) streams.push(await (await seekerStream(applicant)).here());
      const seventh = await fetch(`${site.url}/api/seeker/stream`, { headers: { Authorization: `Bearer ${applicants[0].token}` } });
      assert.equal(seventh.status, 429);
      assert.match(seventh.headers.get('retry-after'), /^\d+$/);
      await seventh.text();
      const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.url}/api/seeker/graphql?query={config{version}}`)));
      for (const answer of answers) {
        assert.ok(answer.status < 500);
        await answer.text();
      }
      await shop.send(applicants[4], 'Still quick');
      for (const stream of streams.slice(24)) await eventually(() => stream.events.length > 0, 'the event', 5);
      const more = [];
      for (const applicant of applicants.slice(5)) for (let i = 0; i < 6; ++i) more.push(await seekerStream(applicant));
      assert.equal(more.filter(({ answer }) => answer.status === 200).length, 10);
      assert.equal(more.filter(({ answer }) => answer.status === 429).length, 8);
      const open = async () => Number(/^hoigung_http_open_streams\{listener="site"\} (\d+)$/m.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
      assert.equal(await open(), 40);
      for (const stream of [...streams, ...more]) await stream.close();
      await eventually(async () => (await open()) === 0, 'every place', 10);
      await (await (await seekerStream(applicants[0])).here()).close();
    });

    test('[10.41] [10.04] a stream ends with its session, and with the membership, by the change that ended them', async () => {
      // Before anybody applies: recruiters are mailed of applicants, and these read their codes from their mails.
      const person = await colleague(shop.owner, shop.company, 'recruiter');
      const leaver = await colleague(shop.owner, shop.company, 'recruiter');
      const applicant = await shop.applicant();
      const stays = await (await shopStream(shop)).here();
      const ending = [];
      for (const node of [site, second]) {
        ending.push(await (await seekerStream(applicant, node)).here());
        ending.push(await (await shopStream(shop, node, person)).here());
        ending.push(await (await shopStream(shop, node, leaver)).here());
      }
      const out = await post(site, 'logout', {}, applicant.token);
      assert.ok(out.status < 300, String(out.status));
      await shop.get('mutation ($company: ID!, $person: ID!) { remove_person(company: $company, person: $person) { id } }', { person: person.id });
      await leaver.get('mutation { log_out { sessions } }');
      // Long before they are asked about again, which is every twenty seconds.
      await eventually(() => ending.every(({ ended }) => ended), 'their end', 8);
      assert.ok(!stays.ended);
      await stays.close();
    });
  });
}

test('[10.41] the site stops at once while pages listen', async () => {
  const third = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning', company_verification: 'false', shutdown_seconds: '60' });
  const own = await Shop.open(third);
  const stream = await (await shopStream(own)).here();
  const began = Date.now();
  assert.equal(await third.stop(), 0);
  assert.ok(Date.now() - began < 30_000);
  await eventually(() => stream.ended, 'its end', 5);
});

test('[10.41] what was sent before a kill is sent once when it is sent again', async () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const settings = { database, log_level: 'warning', company_verification: 'false' };
  let fourth = await Site.start(settings);
  const own = await Shop.open(fourth);
  const applicant = await own.applicant();
  await own.send(applicant, 'Hello');
  for (let round = 0; round < 3; ++round) {
    const lost = applicant.send(`Round ${round}`, `key ${round}`).catch(() => undefined);
    await new Promise((go) => setTimeout(go, round * 3));
    await fourth.kill();
    await lost;
    fourth = await Site.start(settings);
    own.site = own.owner.site = applicant.site = fourth;
    const again = await applicant.send(`Round ${round}`, `key ${round}`);
    assert.equal(again.data.send_message.number, round + 2);
  }
  assert.deepEqual((await applicant.seen()).conversation.messages.map(({ text }) => text), ['Hello', 'Round 0', 'Round 1', 'Round 2']);
  assert.equal(await fourth.stop(), 0);
});
