// Mails of the portal by a real mail server: nothing is lost, and nothing that was taken is sent again.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { eventually, pause } from '../support/outage.mjs';
import { Employer, freshEmail } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';
import { MailServer } from '../support/smtp.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`mails on ${kind}`, () => {
    let database;
    let mail;
    let site;
    const settings = () => ({ database, smtp_url: mail.url, mail_from: 'Hoigung 開工 <no-reply@hoigung.hk>', smtp_timeout_ms: 700, log_level: 'error' });

    before(() => {
      database = makeDatabase();
      assert.equal(importCatalogue({ database }, ndjson([company(1), job(1)])).code, 0);
    });
    beforeEach(async () => {
      mail = await MailServer.start();
      site = await Site.start(settings());
    });
    afterEach(async () => {
      await site.stop();
      await mail.close();
    });

    // What a mail server does is the same to every database.
    const once = kind === 'SQLite' ? test : test.skip;
    const ask = async (language = 'en') => {
      const person = new Employer(site, { language });
      await person.requestCode();
      return person;
    };
    const mailed = (email) => eventually(() => mail.to(email)[0], `a mail to ${email}`);

    test('[10.03] [10.39] a code arrives in the person’s language and logs in', async () => {
      const person = await ask('zh-HK');
      const message = await mailed(person.email);
      const code = /\n(\d{6})\n/.exec(message.text)[1];
      assert.match(message.subject, new RegExp(`^${code} 是你的`));
      assert.equal(message.headers.from, '=?UTF-8?B?SG9pZ3VuZyDplovlt6U=?= <no-reply@hoigung.hk>');
      assert.match(message.id, /^<[0-9a-f]{24}@hoigung\.hk>$/);
      assert.match(message.headers.date, / \+0800$/);
      const data = await person.get('mutation ($email: String!, $code: String!) { log_in(email: $email, code: $code) { email locale } }', { email: person.email, code });
      assert.deepEqual(data.log_in, { email: person.email, locale: 'zh_hant' });
      await pause(1500);
      assert.equal(mail.arrived.filter((each) => each.to === person.email).length, 1);
    });

    once('mails carry the site’s name in the reader’s language, in their words and as their sender', async () => {
      const named = await Site.start({ ...settings(), database: makeDatabase(), mail_from: undefined, public_url: 'https://findwork.hk', site_name: '搵工', site_name_en: 'Findwork' });
      try {
        for (const [language, name, other] of [['en', 'Findwork', '搵工'], ['zh-HK', '搵工', 'Findwork']]) {
          const person = new Employer(named, { language });
          await person.requestCode();
          const message = await mailed(person.email);
          const from = message.headers.from.replace(/=\?UTF-8\?B\?([^?]*)\?=/, (_, text) => Buffer.from(text, 'base64').toString('utf8'));
          assert.equal(from, `${name} <no-reply@findwork.hk>`);
          assert.ok(message.subject.includes(name) && message.text.includes(name), message.subject);
          assert.ok(!`${message.subject}${message.text}`.includes(other), message.text);
        }
      } finally {
        await named.stop();
      }
    });

    once('[10.39] a request does not wait for a mail server that is down or slow; the mail comes later', async () => {
      await mail.close();
      const began = Date.now();
      const person = await ask();
      assert.ok(Date.now() - began < 3000);
      assert.match(hoigung(['mail', 'list'], { database }).out, /^\d+ mails wait$/m);
      await mail.open();
      await mailed(person.email);
      mail.behaviour = 'stall';
      const other = await ask();
      await eventually(() => mail.arrived.some((each) => each.to === other.email), 'a try');
      mail.behaviour = 'take';
      await mailed(other.email);
      assert.equal(mail.to(other.email).length, 1);
    });

    once('[10.39] a mail whose outcome is unknown goes again as the same message', async () => {
      mail.behaviour = 'hang_up';
      const person = await ask();
      await eventually(() => mail.arrived.some((each) => each.to === person.email), 'a first try');
      mail.behaviour = 'take';
      await mailed(person.email);
      const ids = mail.arrived.filter((each) => each.to === person.email).map((each) => each.id);
      assert.ok(ids.length >= 2);
      assert.equal(new Set(ids).size, 1);
    });

    once('[10.39] what nobody will ever take ends where the operator sees it, and others are not held up', async () => {
      const unknown = freshEmail('unknown');
      mail.unknown.add(unknown);
      const nobody = new Employer(site, { email: unknown });
      await nobody.requestCode();
      const person = await ask();
      await mailed(person.email);
      const ended = await eventually(() => hoigung(['mail', 'list'], { database }).out.split('\n').find((line) => line.includes(unknown)), 'an end');
      assert.match(ended, /given up .*: RCPT failed: 550 \(5\.1\.1\)/);
      mail.behaviour = 'refuse';
      const unwanted = await ask();
      await eventually(() => hoigung(['mail', 'list'], { database }).out.includes(unwanted.email), 'an end');
      mail.behaviour = 'take';
      await pause(1500);
      assert.equal(mail.to(unwanted.email).length, 0);
      assert.equal(mail.arrived.filter((each) => each.to === unknown).length, 0);
    });

    test('[10.39] two nodes and kills in between: each mail arrives, none that was taken is sent again', async () => {
      const second = await Site.start(settings());
      const people = [];
      for (let round = 0; round < 3; ++round) {
        mail.behaviour = ['take', 'later', 'hang_up'][round];
        for (let i = 0; i < 4; ++i) people.push(await ask());
        await site.kill();
        mail.behaviour = 'take';
        site = await Site.start(settings());
      }
      for (const person of people) await mailed(person.email);
      await pause(1500);
      for (const person of people) {
        const arrived = mail.arrived.filter((each) => each.to === person.email);
        assert.equal(new Set(arrived.map((each) => each.id)).size, 1, 'one message');
      }
      // A node that is killed after the server took a mail and before it could note that sends it again, as the same one.
      const twice = people.filter((person) => mail.to(person.email).length > 1);
      assert.ok(twice.length <= 3, 'at most one a kill');
      assert.equal(await second.stop(), 0);
    });

    test('[10.39] after a restore no mail that waited goes again', async () => {
      await mail.close();
      const person = await ask();
      const file = join(privateFolder(), 'backup.db');
      assert.equal(hoigung(['backup', file], { database }).code, 0);
      const fresh = kind === 'SQLite' ? `sqlite:${join(privateFolder(), 'restored.db')}` : postgres.url();
      const restored = hoigung(['restore', file], { database: fresh });
      assert.equal(restored.code, 0, restored.err);
      assert.match(hoigung(['mail', 'list'], { database: fresh }).out, /^0 mails wait$/m);
      await mail.open();
      await mailed(person.email);
    });
  });
}

describe('a site without a mail server', () => {
  test('[10.39] [10.01] in production has no portal, and check says why', async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    const production = { database, environment: 'production', public_url: 'https://hoigung.hk', otp_gateway_url: 'https://sms.hoigung.hk' };
    assert.equal(hoigung(['migrate'], production).code, 0);
    const site = await Site.start({ ...production, log_level: 'error' });
    for (const path of ['/portal/', '/portal/en/', '/api/portal/graphql']) assert.equal((await site.get(path)).status, 404, path);
    assert.match(hoigung(['check'], production).err, /smtp_url is not set: nobody can log in to the portal/);
    assert.equal(await site.stop(), 0);
  });
});
