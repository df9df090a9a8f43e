// Whom a webhook goes to, and what counts as taken; the rest of webhooks is in partner-applications.test.mjs.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Employer } from '../support/portal.mjs';
import { applyQuery, askAs, freshTelephone, signInWithProfile } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';
import { MailServer } from '../support/smtp.mjs';

// An address of this machine that no list of exceptions from proxies names.
const host = '127.0.0.2';

/** Answers as `answer` does, and counts. */
async function receiver(answer) {
  const taken = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes) => {
      text += bytes;
    });
    request.on('end', () => {
      taken.push(JSON.parse(text));
      answer(response);
    });
  });
  await new Promise((done) => server.listen(0, host, done));
  return { taken, url: `http://${host}:${server.address().port}/hook`, stop: () => server.close().closeAllConnections() };
}

describe('a webhook', () => {
  const proxies = ['http_proxy', 'https_proxy', 'all_proxy', 'ALL_PROXY'];
  let site;
  let partners;
  let jobs = 10;

  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    assert.equal(importCatalogue({ database }, ndjson([company(1)])).code, 0);
    // Nobody listens there.
    for (const name of proxies) process.env[name] = 'http://127.0.0.1:9';
    site = await Site.start({ database, webhook_timeout_ms: 20000 });
    for (const name of proxies) delete process.env[name];
    partners = ['one', 'two'].map((name) => new Partner(site, addKey(database, name)));
  });
  after(async () => assert.equal(await site.stop(), 0));

  const apply = async () => {
    const number = ++jobs;
    await partners[0].batch(ndjson([job(number)]));
    const token = await signInWithProfile(site, freshTelephone());
    const answer = await eventually(async () => {
      const tried = await askAs(site, token, applyQuery, { job: id(number), at: [id(number, 'ad')] });
      return tried.data?.apply_job;
    }, 'an application');
    return answer._id;
  };

  test('goes straight to its receiver, whatever proxy the environment names', async () => {
    const direct = await receiver((response) => response.writeHead(204).end());
    await partners[0].data('PUT', 'webhook', [], { url: direct.url });
    const application = await apply();
    await eventually(() => direct.taken.length === 1, 'the event');
    assert.equal(direct.taken[0].application_id, application);
    direct.stop();
    await partners[0].call('DELETE', 'webhook');
  });

  test('is taken by an answer of 200, however long its text is and whether or not it ends', async () => {
    const endless = await receiver((response) => {
      response.writeHead(200).write('x'.repeat(1 << 20));
    });
    await partners[0].data('PUT', 'webhook', [], { url: endless.url });
    await apply();
    await apply();
    await eventually(() => endless.taken.length === 2, 'both events');
    assert.equal((await partners[0].data('GET', 'webhook')).failures, 0);
    endless.stop();
    await partners[0].call('DELETE', 'webhook');
  });

  test('[15.04] of a partner who does not answer delays no other one', async () => {
    const waiting = [];
    const slow = await receiver((response) => waiting.push(response));
    const quick = await receiver((response) => response.writeHead(204).end());
    await partners[0].data('PUT', 'webhook', [], { url: slow.url });
    await partners[1].data('PUT', 'webhook', [], { url: quick.url });
    await apply();
    await eventually(() => waiting.length === 1, 'the slow one');
    await eventually(() => quick.taken.length === 1, 'the quick one');
    await apply();
    // The slow one still has not answered the first.
    await eventually(() => quick.taken.length === 2, 'the quick one, again');
    assert.equal(slow.taken.length, 1);
    for (const response of waiting) response.writeHead(204).end();
    slow.stop();
    quick.stop();
  });
});

// Each way out has its own threads.
describe('a way out that hangs', () => {
  let mail;
  let site;
  let partner;
  let number = 50;

  before(async () => {
    mail = await MailServer.start();
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    assert.equal(importCatalogue({ database }, ndjson([company(1)])).code, 0);
    site = await Site.start({ database, webhook_timeout_ms: 20000, smtp_url: mail.url, smtp_timeout_ms: 20000, mail_from: 'no-reply@hoigung.hk' });
    partner = new Partner(site, addKey(database, 'one'));
  });
  after(async () => {
    await mail.close();
    assert.equal(await site.stop(), 0);
  });

  const apply = async () => {
    ++number;
    await partner.batch(ndjson([job(number)]));
    const token = await signInWithProfile(site, freshTelephone());
    await eventually(async () => (await askAs(site, token, applyQuery, { job: id(number), at: [id(number, 'ad')] })).data?.apply_job, 'an application');
  };
  const askForMail = async () => {
    const person = new Employer(site, {});
    await person.requestCode();
    return person.email;
  };

  test('[15.04] a mail server that hangs holds up no webhook', async () => {
    const quick = await receiver((response) => response.writeHead(204).end());
    await partner.data('PUT', 'webhook', [], { url: quick.url });
    mail.behaviour = 'stall';
    const email = await askForMail();
    await eventually(() => mail.arrived.some((each) => each.to === email), 'the mail server to hang');
    await apply();
    await eventually(() => quick.taken.length === 1, 'the event');
    assert.equal(mail.taken.length, 0);
    mail.behaviour = 'take';
    await mail.close();
    await mail.open();
    await eventually(() => mail.to(email).length === 1, 'the mail');
    quick.stop();
  });

  test('[15.04] a webhook that hangs holds up no mail', async () => {
    const waiting = [];
    const slow = await receiver((response) => waiting.push(response));
    await partner.data('PUT', 'webhook', [], { url: slow.url });
    await apply();
    await eventually(() => waiting.length === 1, 'the webhook to hang');
    const email = await askForMail();
    await eventually(() => mail.to(email).length === 1, 'the mail');
    assert.equal(slow.taken.length, 1);
    for (const response of waiting) response.writeHead(204).end();
    slow.stop();
  });
});
