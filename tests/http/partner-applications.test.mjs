import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { Gateway } from '../support/gateway.mjs';
import { expectDocumented, problems } from '../support/openapi.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, applyQuery, askAs, claimsOf, freshTelephone, signIn, signInWithProfile } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const ours = id(1, 'c0');
const theirs = id(2, 'c0');
const withdraw = 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }';
const statuses = '{ get_applications { applications { _id status history { event } } } }';
const until = async (check, what = 'it') => {
  for (let i = 0; i < 400; ++i) {
    const value = await check();
    if (value) return value;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`${what} did not happen`);
};

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`applications through the partner service on ${kind}`, () => {
    let database;
    let site;
    let employer;
    let other;
    let operator;
    let jobs = 10;

    // Somebody new who has applied for a new job of ours.
    const applied = async () => {
      const number = ++jobs;
      await operator.batch(ndjson([job(number)]));
      const telephone = freshTelephone();
      const token = await signInWithProfile(site, telephone);
      // What a seeker applied for is listed once the site shows the job.
      const shown = `{ get_jobs(ids: ["${id(number)}"]) { _id } }`;
      await until(async () => (await askAs(site, token, shown)).data !== null, 'the new job');
      const answer = await askAs(site, token, applyQuery, { job: id(number), at: [id(number, 'ad')] });
      assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
      return { job: id(number), token, telephone, seeker: claimsOf(token).sub, application: answer.data.apply_job._id };
    };
    const code = async (answer) => ({ status: answer.status, code: (await answer.json()).error_code });

    before(async () => {
      database = makeDatabase();
      assert.equal(importCatalogue({ database }, ndjson([company(1), company(2), job(1, { company_id: theirs })])).code, 0);
      site = await Site.start({ database, log_level: 'warning', webhook_timeout_ms: 400 });
      operator = new Partner(site, addKey(database, 'Operations'));
      employer = new Partner(site, addKey(database, 'Silver Dragon', [ours]));
      other = new Partner(site, addKey(database, 'Golden Lion', [theirs]));
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('an employer lists who applied, with the profile as it was then', async () => {
      const one = await applied();
      const { applications, total } = await employer.data('GET', 'jobs/{id}/applications', [one.job]);
      assert.equal(total, 1);
      assert.equal(applications[0]._id, one.application);
      assert.equal(applications[0].applicant_id, one.seeker);
      assert.equal(applications[0].applicant.telephone, one.telephone);
      assert.ok(applications[0].applicant.education);
      assert.equal(applications[0].address[0].district, '030503');
      assert.deepEqual(applications[0].history.map((each) => each.event), ['Applied']);
      assert.deepEqual(await employer.data('GET', 'applications/{id}', [one.application]), applications[0]);
      assert.equal((await employer.data('GET', 'jobs/{id}/applications', [one.job], undefined, '?status=Rejected')).total, 0);
      assert.deepEqual(await code(await employer.call('GET', `jobs/${one.job}/applications?status=Asleep`)), { status: 404, code: 100012 });
    });

    test('[4.23] [4.24] the employer’s steps are shown to the seeker, each with its history', async () => {
      const one = await applied();
      const steps = ['Reviewed', 'Contacted', 'Rejected'];
      await employer.data('POST', 'applications/status', [], { job_id: one.job, applicant_id: one.seeker, status: steps[0] });
      await employer.data('POST', 'applications/{id}/status', [one.application], { status: steps[1] });
      const last = await employer.data('POST', 'applications/{id}/status', [one.application], { status: steps[2] });
      assert.equal(last.status, 'Rejected');
      const { data } = await askAs(site, one.token, statuses);
      const [mine] = data.get_applications.applications;
      assert.equal(mine.status, 'Rejected');
      assert.deepEqual(mine.history.map((each) => each.event), ['Applied', ...steps]);
    });

    test('[8.31] no application for the pair, or a step that is not listed, is E100039', async () => {
      const one = await applied();
      const pair = (body) => employer.call('POST', 'applications/status', { job_id: one.job, applicant_id: one.seeker, status: 'Reviewed', ...body });
      const refused = { status: 409, code: 100039 };
      assert.deepEqual(await code(await pair({ applicant_id: id(5) })), refused);
      assert.deepEqual(await code(await pair({ job_id: id(1) })), refused);
      for (const status of ['Applied', 'JobClosed', 'Withdrawn']) assert.deepEqual(await code(await pair({ status })), refused);
      const answer = await employer.call('POST', `applications/${id(9)}/status`, { status: 'Reviewed' });
      assert.deepEqual(await expectDocumented('/api/partner/applications/{id}/status', answer), { error_code: 100039, message: 'There is no such application' });
      const chinese = await new Partner(site, employer.secret, 'zh-hant').call('POST', `applications/${id(9)}/status`, { status: 'Reviewed' });
      assert.equal((await chinese.json()).message, '沒有此申請');
      assert.equal((await pair({ status: 'Contacted' })).status, 200);
      assert.deepEqual(await code(await pair({ status: 'Reviewed' })), refused);
      assert.equal((await pair({ status: 'Promoted' })).status, 422);
      assert.equal((await pair({ status: 'Rejected', reason: 'because' })).status, 422);
    });

    test('an employer neither sees nor moves another’s applications', async () => {
      const one = await applied();
      for (const [method, path, body, status] of [
        ['GET', `jobs/${one.job}/applications`, undefined, 404],
        ['GET', `applications/${one.application}`, undefined, 409],
        ['POST', `applications/${one.application}/status`, { status: 'Rejected' }, 409],
        ['POST', 'applications/status', { job_id: one.job, applicant_id: one.seeker, status: 'Rejected' }, 409],
        ['GET', 'reports', undefined, 403],
        ['POST', `reports/${id(1)}/handle`, undefined, 403],
      ]) {
        assert.equal((await other.call(method, path, body)).status, status, `${method} ${path}`);
      }
      assert.equal((await employer.data('GET', 'applications/{id}', [one.application])).status, 'Applied');
    });

    test('of who withdrew an employer sees no more than that, and of who is leaving nothing until they come back', async () => {
      const one = await applied();
      await employer.data('POST', 'applications/{id}/status', [one.application], { status: 'Contacted' });
      await askAs(site, one.token, 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: one.application });
      const withdrawn = await employer.data('GET', 'applications/{id}', [one.application]);
      assert.deepEqual([withdrawn.status, withdrawn.applicant, withdrawn.address], ['Withdrawn', null, null]);
      const list = await (await employer.call('GET', `jobs/${one.job}/applications`)).text();
      assert.match(list, /Withdrawn/);
      assert.doesNotMatch(list, new RegExp(`Chan Tai Man|${one.telephone.slice(4)}`));

      const two = await applied();
      await askAs(site, two.token, 'mutation ($t: String) { delete_account(action: delete, telephone: $t) { _id } }', { t: two.telephone });
      assert.equal((await employer.call('GET', `applications/${two.application}`)).status, 409);
      assert.deepEqual(await employer.data('GET', 'jobs/{id}/applications', [two.job]), { applications: [], total: 0 });
      assert.equal((await employer.call('POST', 'applications/status', { job_id: two.job, applicant_id: two.seeker, status: 'Reviewed' })).status, 409);
      await askAs(site, await signIn(site, two.telephone), 'mutation { delete_account(action: restore) { _id } }');
      assert.equal((await employer.data('GET', 'applications/{id}', [two.application])).applicant.telephone, two.telephone);
    });

    test('closing a job through the service ends its applications', async () => {
      const one = await applied();
      await employer.data('PUT', 'jobs/{id}/state', [one.job], { state: 'closed' });
      assert.equal((await employer.data('GET', 'applications/{id}', [one.application])).status, 'JobClosed');
      await employer.data('PUT', 'jobs/{id}/state', [one.job], { state: 'published' });
      assert.equal((await employer.data('GET', 'applications/{id}', [one.application])).status, 'JobClosed');
    });

    test('[6.11] [8.05] the operator suspends a company, and apply_job is refused with E100005', async () => {
      const number = ++jobs;
      await operator.batch(ndjson([company(9), job(number, { company_id: id(9, 'c0') })]));
      await operator.data('PUT', 'companies/{id}/suspension', [id(9, 'c0')], { is_suspended: true });
      const token = await signInWithProfile(site);
      const { errors } = await askAs(site, token, applyQuery, { job: id(number), at: [id(number, 'ad')] });
      assert.equal(errors[0].extensions.error_code, 100005);
    });

    test('the operator reads what seekers reported and notes it as handled', async () => {
      const one = await applied();
      const report = 'mutation ($job: ID!) { report_job(job_id: $job, reason: scam, text: "They want a deposit.") { _id } }';
      const { data } = await until(async () => {
        const answer = await askAs(site, one.token, report, { job: one.job });
        return answer.errors ? undefined : answer;
      });
      const { reports } = await operator.data('GET', 'reports');
      const mine = reports.find((each) => each._id === data.report_job._id);
      assert.equal(mine.job_id, one.job);
      assert.equal(mine.reason, 'scam');
      assert.equal(mine.handled_at, null);
      await operator.data('POST', 'reports/{id}/handle', [mine._id]);
      assert.ok(!(await operator.data('GET', 'reports')).reports.some((each) => each._id === mine._id));
      const all = await operator.data('GET', 'reports', [], undefined, '?all=1');
      assert.match(all.reports.find((each) => each._id === mine._id).handled_at, /^\d{4}-/);
    });

    test('a webhook is told of new, changed and withdrawn applications, signed, in order', async () => {
      const gateway = await Gateway.start();
      try {
        const { secret, url } = await employer.data('PUT', 'webhook', [], { url: `${gateway.url}/hook` });
        assert.equal(url, `${gateway.url}/hook`);
        assert.deepEqual(await employer.data('GET', 'webhook'), { url, failures: 0 });
        const one = await applied();
        await employer.data('POST', 'applications/{id}/status', [one.application], { status: 'Reviewed' });
        await askAs(site, one.token, withdraw, { id: one.application });
        const told = () => gateway.requests.filter((each) => JSON.parse(each.body).application_id === one.application);
        await until(() => told().length >= 3, 'three events');
        const events = told().map((each) => JSON.parse(each.body));
        assert.deepEqual(events.map((each) => each.event), ['application.created', 'application.changed', 'application.withdrawn']);
        assert.deepEqual(events.map((each) => each.status), ['Applied', 'Reviewed', 'Withdrawn']);
        assert.equal(events[0].job_id, one.job);
        assert.equal(events[0].company_id, ours);
        assert.equal(events[0].applicant_id, one.seeker);
        for (const event of events) assert.deepEqual(problems(event, { $ref: '#/components/schemas/WebhookEvent' }), []);
        for (const { head, body } of told()) {
          const [, time, signature] = /hoigung-signature: t=(\d+),v1=([0-9a-f]{64})/i.exec(head);
          assert.equal(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'), signature);
        }
        assert.equal((await employer.call('DELETE', 'webhook')).status, 204);
        assert.equal((await employer.call('DELETE', 'webhook')).status, 404);
        assert.equal((await employer.call('GET', 'webhook')).status, 404);
      } finally {
        await gateway.stop();
      }
    });

    test('a webhook that fails, stalls or hangs up is tried again until it takes the event; others are not held up', async () => {
      const [bad, good] = await Promise.all([Gateway.start(), Gateway.start()]);
      try {
        await employer.data('PUT', 'webhook', [], { url: bad.url });
        await operator.data('PUT', 'webhook', [], { url: good.url });
        let tries = 0;
        for (const behaviour of ['fail', 'stall', 'hang_up', 'redirect', 'nonsense']) {
          await bad.behave(behaviour);
          const one = await applied();
          const tells = (gateway) => gateway.requests.filter((each) => JSON.parse(each.body).application_id === one.application).length;
          await until(() => tells(good) === 1, 'the good one');
          await until(() => tells(bad) >= 1, behaviour);
          await until(async () => (await employer.data('GET', 'webhook')).failures >= 1, 'a failure');
          await bad.behave('take');
          tries = tells(bad);
          await advance(site, 3600);
          await until(() => tells(bad) > tries, `a try after ${behaviour}`);
          await until(async () => (await employer.data('GET', 'webhook')).failures === 0, 'recovery');
          assert.equal(tells(good), 1);
        }
      } finally {
        await employer.call('DELETE', 'webhook');
        await operator.call('DELETE', 'webhook');
        await Promise.all([bad.stop(), good.stop()]);
      }
    });

    test('what was to be told is told after the site was killed', async () => {
      const gateway = await Gateway.start();
      try {
        await gateway.behave('fail');
        await employer.data('PUT', 'webhook', [], { url: gateway.url });
        const one = await applied();
        await site.kill();
        await gateway.behave('take');
        site = await Site.start({ database, log_level: 'warning', webhook_timeout_ms: 400 });
        for (const partner of [employer, other, operator]) partner.site = site;
        // The killed one's clock was ahead.
        await advance(site, 48 * 3600);
        await until(() => gateway.requests.some((each) => JSON.parse(each.body).application_id === one.application), 'the event');
      } finally {
        await employer.call('DELETE', 'webhook');
        await gateway.stop();
      }
    });

    test('a webhook’s address is checked', async () => {
      for (const url of ['', 'ftp://x.example.hk/', 'javascript:alert(1)', 'https://user:pass@example.hk/', `https://example.hk/${'x'.repeat(600)}`]) {
        const answer = await employer.call('PUT', 'webhook', { url });
        assert.equal(answer.status, 422, url);
        await expectDocumented('/api/partner/webhook', answer, 'put');
      }
    });
  });
}

test('outside development a webhook is https and reaches no private network, neither when it is set nor when it is told', async () => {
  const gateway = await Gateway.start();
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  importCatalogue({ database }, ndjson([company(1), job(1)]));
  const secret = addKey(database, 'Silver Dragon', [ours]);
  const site = await Site.start({ database, log_level: 'info', webhook_anywhere: 'off' });
  try {
    const employer = new Partner(site, secret);
    for (const url of [
      gateway.url, 'https://localhost/', 'https://127.0.0.1/', 'https://10.1.2.3/', 'https://192.168.1.1/', 'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/', 'https://[fd00::1]/', 'https://[fe80::1]/', 'https://[::ffff:10.0.0.1]/', 'https://0x7f.1/', 'https://2130706433/', 'https://no.such.host.invalid/',
    ]) {
      const answer = await employer.call('PUT', 'webhook', { url });
      assert.equal(answer.status, 422, url);
      await expectDocumented('/api/partner/webhook', answer, 'put');
    }
    await employer.data('PUT', 'webhook', [], { url: 'https://93.184.215.14/hook' });
  } finally {
    await site.stop();
    await gateway.stop();
  }
});

test('a webhook that leads into a private network by now is not told', async () => {
  const gateway = await Gateway.start();
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  importCatalogue({ database }, ndjson([company(1), job(1)]));
  const secret = addKey(database, 'Silver Dragon', [ours]);
  const lax = await Site.start({ database, log_level: 'warning' });
  await new Partner(lax, secret).data('PUT', 'webhook', [], { url: gateway.url });
  await lax.stop();
  const site = await Site.start({ database, log_level: 'info', webhook_anywhere: 'off' });
  try {
    const token = await signInWithProfile(site);
    assert.equal((await askAs(site, token, applyQuery, { job: id(1), at: [id(1, 'ad')] })).errors, undefined);
    await until(() => /did not take change \d+/.test(site.log), 'a refused connection');
    assert.equal(gateway.requests.length, 0);
  } finally {
    await site.stop();
    await gateway.stop();
  }
});
