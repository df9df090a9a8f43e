// A gateway that takes messages and never answers: who waits for a code is told, and nobody else waits with them. What each
// other failure of a gateway is answered with, tests/http/identity-nodes.test.mjs shows.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { company, job } from '../support/catalogue.mjs';
import { Gateway } from '../support/gateway.mjs';
import { importLines } from '../support/import.mjs';
import { freshTelephone, requestCode } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

test('a gateway that stalls holds up nobody but those who ask for a code, who are told in their language', async () => {
  const gateway = await Gateway.start();
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  importLines(database, [company(1), job(1)]);
  const site = await Site.start({ database, otp_sender: 'http', otp_gateway_url: `${gateway.url}/`, otp_threads: 2, otp_gateway_timeout_ms: 1000, otp_resend_seconds: 0 });
  try {
    await gateway.behave('stall');
    let waiting = 6;
    const people = Array.from({ length: waiting }, async (_, n) => {
      const language = n % 2 ? 'en' : 'zh-hant';
      const answer = await requestCode(site, freshTelephone(), { display_language: language });
      waiting -= 1;
      assert.equal(answer.status, 503);
      const body = await answer.json();
      assert.equal(body.error_code, 100038);
      assert.equal(body.message, language === 'en' ? 'Login failed, please try again later' : '登入失敗，請稍後再試');
    });
    for (let served = 0; served === 0 || waiting > 0; served += 1) {
      assert.equal((await site.get('/hk/en/')).status, 200);
      assert.equal((await site.graphql('{ job_search { total } }')).data.job_search.total, 1);
    }
    await Promise.all(people);
    await gateway.behave('take');
    assert.equal((await requestCode(site, freshTelephone())).status, 200);
  } finally {
    await gateway.stop();
    assert.equal(await site.stop(), 0);
  }
});

test('who would wait long for a thread that talks to the gateway is told that the site is busy, and nothing is sent', async () => {
  const gateway = await Gateway.start();
  const site = await Site.start({
    database: `sqlite:${join(privateFolder(), 'site.db')}`, otp_sender: 'http', otp_gateway_url: `${gateway.url}/`, otp_threads: 1, otp_gateway_timeout_ms: 4000,
  });
  try {
    await gateway.behave('stall');
    const answers = await Promise.all(Array.from({ length: 6 }, async () => {
      const answer = await requestCode(site, freshTelephone(), { display_language: 'en' });
      assert.equal(answer.status, 503);
      return (await answer.json()).message;
    }));
    const busy = answers.filter((message) => message === 'Too busy, please try again.').length;
    assert.ok(busy >= 3, `${busy} of 6 were told so`);
    assert.equal(gateway.requests.length, 6 - busy);
    assert.ok(busy < 6, 'the first was tried');
  } finally {
    await gateway.stop();
    assert.equal(await site.stop(), 0);
  }
});
