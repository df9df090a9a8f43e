// Streams through the proxy that operators are given the settings of.
import assert from 'node:assert/strict';
import { request } from 'node:https';
import { join } from 'node:path';
import { test } from 'node:test';
import { Shop } from '../support/contact.mjs';
import { Nginx } from '../support/nginx.mjs';
import { eventually } from '../support/outage.mjs';
import { privateFolder, Site } from '../support/site.mjs';

test('[10.41] an open page behind nginx hears of a message at once', async () => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning', company_verification: 'false' });
  const nginx = await Nginx.start([new URL(site.url).port]);
  const shop = await Shop.open(site);
  const applicant = await shop.applicant();
  let heard = '';
  const headers = { Host: 'www.example.hk', Authorization: `Bearer ${applicant.token}` };
  const stream = request({ host: '127.0.0.1', port: nginx.secure, servername: 'www.example.hk', path: '/api/seeker/stream', headers, rejectUnauthorized: false }, (answer) => {
    answer.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
  });
  stream.on('error', () => {}).end();
  await eventually(() => heard.includes(': here\n\n'), 'the first sign of life', 10);
  await shop.send(applicant, 'Through the proxy');
  await eventually(() => /event: conversation\ndata: .*"last_number":1/.test(heard), 'the event', 5);
  stream.destroy();
  await nginx.stop();
  assert.equal(await site.stop(), 0);
});
