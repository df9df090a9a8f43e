import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { callsOf, expectDocumented } from '../support/openapi.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { png } from '../support/png.mjs';
import { Postgres } from '../support/postgres.mjs';
import { claimsOf, freshTelephone, logIn, requestCode, signIn, codeFor } from '../support/seeker.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const ours = id(1, 'c0');
const theirs = id(2, 'c0');
const withoutId = ({ kind, _id, ...rest }) => rest;
const until = async (check) => {
  for (let i = 0; i < 100; ++i) {
    const value = await check();
    if (value) return value;
    await new Promise((go) => setTimeout(go, 30));
  }
  throw new Error('it did not happen');
};

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`the partner service on ${kind}`, () => {
    let database;
    let site;
    let operator;
    let employer;
    let other;
    const states = async (...ids) => {
      const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id state is_closed is_suspended } }', { ids });
      return data?.get_jobs.map((each) => each.state);
    };
    const code = async (answer) => ({ status: answer.status, code: (await answer.json()).error_code });

    before(async () => {
      database = makeDatabase();
      assert.equal(importCatalogue({ database }, ndjson([company(1), company(2), job(1), job(2, { company_id: theirs })])).code, 0);
      site = await Site.start({ database, log_level: 'warning' });
      operator = new Partner(site, addKey(database, 'Operations'));
      employer = new Partner(site, addKey(database, 'Silver Dragon', [ours]));
      other = new Partner(site, addKey(database, 'Golden Lion', [theirs]));
    });
    after(async () => assert.equal(await site.stop(), 0));

    test('a key opens the service; none, a wrong one and a revoked one do not', async () => {
      assert.equal((await employer.data('GET', 'key')).name, 'Silver Dragon');
      assert.deepEqual((await employer.data('GET', 'key')).companies, [ours]);
      assert.equal((await operator.data('GET', 'key')).role, 'operator');
      const gone = new Partner(site, addKey(database, 'Gone', [ours]));
      const { _id } = await gone.data('GET', 'key');
      assert.match(hoigung(['partner-key', 'list'], { database }).out, new RegExp(`${_id} employer 'Gone' .* for ${ours}\n`));
      assert.equal(hoigung(['partner-key', 'revoke', _id], { database }).code, 0);
      assert.equal(hoigung(['partner-key', 'revoke', _id], { database }).code, 1);
      const seeker = await signIn(site, freshTelephone());
      for (const secret of [undefined, '', 'nonsense', `${employer.secret}0`, employer.secret.slice(0, -1), gone.secret, seeker]) {
        const answer = await new Partner(site, secret).call('GET', 'key');
        assert.equal(answer.status, 401, secret);
        await expectDocumented('/api/partner/key', answer, 'get');
      }
      assert.match((await (await new Partner(site, 'x', 'zh-hant').call('GET', 'key')).json()).message, /服務金鑰/);
    });

    test('a key is made for a role and named companies only, and its secret is kept nowhere', () => {
      for (const args of [['X'], ['X', '--operator', '--company', ours], ['X', '--company', 'abc'], [' ', '--operator']]) {
        assert.equal(hoigung(['partner-key', 'add', ...args], { database }).code, 1, args.join(' '));
      }
      assert.doesNotMatch(hoigung(['partner-key', 'list'], { database }).out, new RegExp(employer.secret.slice(4)));
    });

    test('an employer puts companies, jobs and bids in, and they are shown within a second', async () => {
      const made = withoutId(job(10, { job_name: { en: 'Dim sum cook' }, job_types: ['DC'] }));
      assert.deepEqual(await employer.data('PUT', 'jobs/{id}', [id(10)], made), { _id: id(10), result: 'created' });
      assert.deepEqual(await employer.data('PUT', 'jobs/{id}', [id(10)], made), { _id: id(10), result: 'unchanged' });
      assert.deepEqual(await employer.data('PUT', 'jobs/{id}', [id(10)], { ...made, vacancy: 4 }), { _id: id(10), result: 'changed' });
      await until(async () => (await states(id(10)))?.[0] === 'published');
      assert.equal((await employer.data('GET', 'jobs/{id}', [id(10)])).vacancy, 4);

      assert.equal((await employer.data('PUT', 'companies/{id}', [ours], withoutId(company(1, { about: { en: 'Since 1968.' } })))).result, 'changed');
      assert.equal((await employer.data('GET', 'companies/{id}', [ours])).about.en, 'Since 1968.');
      assert.equal((await employer.data('PUT', 'bids/{id}', [id(1, 'b1')], { job_id: id(10), price_cents: 300, daily_budget_cents: 9000 })).result, 'created');
      const { ads } = await until(async () => {
        const body = await (await site.get('/api/ad?jt=DC')).json();
        return body.ads.length > 0 && body;
      });
      assert.equal(ads[0].job_id, id(10));
    });

    test('the site makes the ids of what is posted, and one thing for one Idempotency-Key', async () => {
      const post = async (partner, path, body, key) => {
        const answer = await partner.call('POST', path, body, key === undefined ? {} : { 'Idempotency-Key': key });
        assert.equal(answer.status, 201);
        const { data } = await expectDocumented(`/api/partner/${path}`, answer, 'post');
        assert.equal(answer.headers.get('location'), `/api/partner/${path}/${data._id}`);
        assert.equal(data.result, 'created');
        return data._id;
      };
      const chain = await post(operator, 'companies', withoutId(company(9, { name: { en: 'Harbour Chain' } })), 'chain');
      assert.equal((await operator.data('GET', 'companies/{id}', [chain])).name.en, 'Harbour Chain');
      const made = withoutId(job(12, { company_id: chain, job_name: { en: 'Ferry hand' } }));
      const first = await post(operator, 'jobs', made);
      const second = await post(operator, 'jobs', made);
      assert.notEqual(first, second);
      const again = await Promise.all([1, 2, 3].map(() => post(operator, 'jobs', made, 'one')));
      assert.equal(new Set(again).size, 1);
      assert.equal(await post(operator, 'jobs', { ...made, vacancy: 9 }, 'one'), again[0]);
      assert.equal((await operator.data('GET', 'jobs/{id}', [again[0]])).vacancy, 1);
      assert.notEqual(await post(operator, 'jobs', made, 'two'), again[0]);
      assert.notEqual(await post(employer, 'jobs', { ...made, company_id: ours }, 'one'), again[0]);
      await until(async () => (await states(again[0]))?.[0] === 'published');
      for (const [body, headers] of [[{ ...made, _id: id(12) }], [{ ...made, job_types: ['ZZ'] }], [made, { 'Idempotency-Key': 'x'.repeat(256) }]]) {
        const answer = await operator.call('POST', 'jobs', body, headers);
        assert.equal(answer.status, 422);
        await expectDocumented('/api/partner/jobs', answer, 'post');
      }
      assert.equal(hoigung(['company', 'delete', chain, '--yes'], { database }).code, 0);
      assert.equal(hoigung(['job', 'find', 'ferry hand'], { database }).out.match(/ deleted /g).length, 4);
      for (const { _id } of (await employer.data('GET', 'jobs')).jobs) if (_id !== id(1) && _id !== id(10)) hoigung(['job', 'delete', _id, '--yes'], { database });
      await until(async () => (await employer.data('GET', 'jobs')).total === 2);
    });

    test('lists show what a key speaks for, by page', async () => {
      assert.deepEqual((await employer.data('GET', 'companies')).companies.map((each) => each._id), [ours]);
      assert.equal((await operator.data('GET', 'companies')).total, 2);
      const mine = await employer.data('GET', 'jobs', [], undefined, '?limit=1');
      assert.equal(mine.jobs.length, 1);
      assert.equal(mine.total, 2);
      assert.deepEqual((await other.data('GET', 'jobs', [], undefined, `?company_id=${ours}`)).jobs, []);
      assert.equal((await operator.data('GET', 'jobs', [], undefined, `?company_id=${theirs}&state=published`)).total, 1);
      assert.deepEqual(await code(await employer.call('GET', 'jobs?limit=31')), { status: 400, code: 100011 });
    });

    test('what is wrong with a thing is said, all of it', async () => {
      const bad = withoutId(job(11, { from_hourly_rate: 20, to_hourly_rate: 30, job_types: ['ZZ'] }));
      const answer = await employer.call('PUT', `jobs/${id(11)}`, bad);
      assert.equal(answer.status, 422);
      const { problems } = await expectDocumented('/api/partner/jobs/{id}', answer, 'put');
      assert.equal(problems.length, 2);
      assert.match(problems.join(), /minimum wage/);
      for (const body of [{ ...withoutId(job(11)), _id: id(12) }, { ...withoutId(job(11)), kind: 'bid' }, { ...withoutId(job(11)), colour: 'red' }]) {
        assert.equal((await employer.call('PUT', `jobs/${id(11)}`, body)).status, 422);
      }
      assert.equal((await employer.call('PUT', 'jobs/abc', withoutId(job(11)))).status, 422);
      assert.equal((await employer.call('PUT', `jobs/${id(11)}`, '{', {})).status, 400);
      assert.equal((await employer.call('PUT', `jobs/${id(11)}`, 'x', { 'Content-Type': 'text/plain' })).status, 415);
      assert.equal((await employer.call('DELETE', `jobs/${id(11)}`)).headers.get('allow'), 'PUT, GET');
      assert.equal((await employer.call('GET', 'elsewhere')).status, 404);
      assert.deepEqual(await states(id(11)), undefined);
    });

    test('[6.10] a job is closed and opened again by its employer, suspended and restored by the operator', async () => {
      const move = (partner, state) => partner.call('PUT', `jobs/${id(1)}/state`, { state });
      assert.equal((await employer.data('PUT', 'jobs/{id}/state', [id(1)], { state: 'closed' })).state, 'closed');
      await until(async () => (await states(id(1)))[0] === 'closed');
      assert.deepEqual(await code(await move(operator, 'suspended')), { status: 409, code: 100002 });
      assert.equal((await move(employer, 'published')).status, 200);
      assert.deepEqual(await code(await move(employer, 'suspended')), { status: 403, code: 100027 });
      assert.equal((await move(operator, 'suspended')).status, 200);
      await until(async () => (await states(id(1)))[0] === 'suspended');
      const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { is_suspended is_closed } }', { ids: [id(1)] });
      assert.deepEqual(data.get_jobs, [{ is_suspended: true, is_closed: false }]);
      for (const state of ['published', 'closed']) {
        assert.deepEqual(await code(await move(employer, state)), { status: 403, code: 100027 });
        assert.deepEqual(await code(await employer.call('PUT', `jobs/${id(1)}`, withoutId(job(1, { state })))), { status: 403, code: 100027 });
      }
      assert.equal((await employer.data('PUT', 'jobs/{id}', [id(1)], withoutId(job(1, { vacancy: 3 })))).result, 'changed');
      assert.deepEqual(await until(async () => states(id(1))), ['suspended']);
      assert.equal((await move(operator, 'published')).status, 200);
      assert.equal((await move(employer, 'asleep')).status, 422);
    });

    test('[6.11] the operator suspends a company, and an employer cannot lift it', async () => {
      assert.deepEqual(await operator.data('PUT', 'companies/{id}/suspension', [ours], { is_suspended: true }), { _id: ours, is_suspended: true });
      await until(async () => (await site.graphql('query ($id: ID!) { get_company(id: $id) { name } }', { id: ours })).errors?.[0].extensions.error_code === 100026);
      assert.equal((await employer.data('PUT', 'companies/{id}', [ours], withoutId(company(1, { is_suspended: false, about: { en: 'New.' } })))).result, 'changed');
      assert.equal((await employer.data('GET', 'companies/{id}', [ours])).is_suspended, true);
      assert.deepEqual(await code(await employer.call('PUT', `companies/${ours}/suspension`, { is_suspended: false })), { status: 403, code: 100027 });
      assert.equal((await operator.data('PUT', 'companies/{id}/suspension', [ours], { is_suspended: false })).is_suspended, false);
      assert.deepEqual(await code(await operator.call('PUT', `companies/${id(99, 'c0')}/suspension`, { is_suspended: true })), { status: 404, code: 100026 });
    });

    test('the operator suspends a seeker, who then cannot log in', async () => {
      const telephone = freshTelephone();
      const { sub } = claimsOf(await signIn(site, telephone));
      assert.equal((await operator.data('PUT', 'seekers/{id}/suspension', [sub], { is_suspended: true })).is_suspended, true);
      await fetch(`${site.ops}/dev/clock`, { method: 'POST', body: JSON.stringify({ advance_seconds: 61 }) });
      await requestCode(site, telephone);
      const refused = await logIn(site, telephone, await codeFor(site, telephone));
      assert.equal((await refused.json()).error_code, 100038);
      assert.equal((await operator.data('PUT', 'seekers/{id}/suspension', [sub], { is_suspended: false })).is_suspended, false);
      assert.deepEqual(await code(await operator.call('PUT', `seekers/${id(1)}/suspension`, { is_suspended: true })), { status: 404, code: 100012 });
    });

    test('a job that names sex, age or race as a condition goes in and is shown to the operator', async () => {
      const words = { 'zh-hant': '女性優先，18-35歲。', en: 'Chinese only.' };
      assert.equal((await employer.data('PUT', 'jobs/{id}', [id(12)], withoutId(job(12, { job_description: words })))).result, 'created');
      const { concerns, total } = await operator.data('GET', 'concerns');
      assert.equal(total, 1);
      assert.equal(concerns[0].job_id, id(12));
      assert.equal(concerns[0].company_id, ours);
      assert.deepEqual(concerns[0].concerns.map((each) => each.ground), ['sex', 'age', 'race']);
      await operator.data('POST', 'concerns/{id}/settle', [id(12)]);
      assert.equal((await operator.data('GET', 'concerns')).total, 0);
      await employer.data('PUT', 'jobs/{id}', [id(12)], withoutId(job(12, { job_description: words, vacancy: 2 })));
      assert.equal((await operator.data('GET', 'concerns')).total, 0);
      await employer.data('PUT', 'jobs/{id}', [id(12)], withoutId(job(12, { job_description: { en: 'Ladies only.' } })));
      assert.equal((await operator.data('GET', 'concerns')).total, 1);
      await employer.data('PUT', 'jobs/{id}', [id(12)], withoutId(job(12)));
      assert.equal((await operator.data('GET', 'concerns')).total, 0);
      assert.deepEqual(await code(await operator.call('POST', `concerns/${id(12)}/settle`)), { status: 404, code: 100012 });
    });

    test('a batch is answered line by line and changes nothing when it is sent again', async () => {
      const lines = ndjson([
        company(1, { about: { en: 'By batch.' } }),
        job(20),
        'nonsense',
        '',
        job(21, { company_id: theirs }),
        job(22, { vacancy: 0 }),
        { kind: 'list', _id: id(1, '11'), name: { en: 'Mine' }, job_ids: [id(20)] },
        { kind: 'bid', _id: id(20, 'b1'), job_id: id(2), price_cents: 10, daily_budget_cents: 100 },
        { kind: 'bid', _id: id(21, 'b1'), job_id: id(20), price_cents: 10, daily_budget_cents: 100 },
        `{"kind":"job","pad":"${'x'.repeat(300_000)}"}`,
        job(23),
      ]).trimEnd();
      const answers = await employer.batch(lines);
      assert.deepEqual(answers.map((each) => each.line), [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
      assert.deepEqual(answers.filter((each) => each.result).map((each) => [each.line, each.result]), [[1, 'changed'], [2, 'created'], [9, 'created'], [11, 'created']]);
      assert.equal(answers[1]._id, id(20));
      const problem = (line) => answers.find((each) => each.line === line).problems.join();
      assert.match(problem(3), /not JSON/);
      assert.match(problem(5), /does not speak for the company/);
      assert.match(problem(6), /vacancy/);
      assert.match(problem(7), /only the operator/);
      assert.match(problem(8), /does not speak for the company/);
      assert.match(problem(10), /longer than 256 KiB/);
      assert.deepEqual((await employer.batch(lines)).filter((each) => each.result).map((each) => each.result), Array(4).fill('unchanged'));
      await until(async () => (await states(id(20)))?.[0] === 'published');
    });

    test('the operator puts lists and featured companies in', async () => {
      const list = { name: { en: 'Hot' }, job_ids: [id(1), id(2)] };
      assert.equal((await operator.data('PUT', 'lists/{id}', [id(1, '11')], list)).result, 'created');
      assert.equal((await operator.data('PUT', 'featured-companies/{id}', [id(1, 'fc')], { company_id: ours, alt_text: { en: 'Logo' } })).result, 'created');
      await until(async () => (await site.graphql('{ homepage { job_featured_lists { _id } } }')).data?.homepage.job_featured_lists.some((each) => each._id === id(1, '11')));
    });

    test('a banner is shown once it has a picture, and what is hidden goes until it is put again', async () => {
      const banner = { link: '/find-jobs/', description: { en: 'Work' } };
      const put = async (more) => (await operator.data('PUT', 'banners/{id}', [id(1, 'ba')], { ...banner, ...more })).result;
      const send = (bytes, path = `banners/${id(1, 'ba')}/picture`, partner = operator) => partner.call('PUT', path, bytes, { 'Content-Type': 'image/png' });
      const documented = async (answer) => expectDocumented('/api/partner/banners/{id}/picture', answer, 'put');
      const shown = async () => (await site.graphql('{ homepage { home_banners { cover_image description } } }')).data.homepage.home_banners.find((each) => each.description === 'Work')?.cover_image;
      assert.equal(await put(), 'created');
      const { data } = await documented(await send(png(3200, 800)));
      await until(async () => (await shown()) === data.cover_image);
      for (const address of [data.cover_image, data.cover_image_medium]) assert.equal((await site.get(address)).headers.get('content-type'), 'image/webp');
      assert.match(await (await site.get('/hk/en/')).text(), new RegExp(`srcSet="${data.cover_image_medium} 800w, ${data.cover_image} 1600w"`, 'i'));
      for (const [answer, status] of [[await send('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415], [await send(png(30, 20).subarray(0, 60)), 400], [await send(new Uint8Array(10_485_761)), 413], [await send(png(8, 8), `banners/${id(9, 'ba')}/picture`), 404], [await send(png(8, 8), 'banners/junk/picture'), 404], [await send(png(8, 8), undefined, employer), 403], [await send(png(8, 8), undefined, new Partner(site, 'hgp_wrong')), 401]]) {
        assert.equal(answer.status, status);
        await documented(answer);
      }
      assert.equal(await put({ is_hidden: true }), 'changed');
      await until(async () => (await shown()) === undefined);
      assert.equal(await put(), 'changed');
      await until(async () => (await shown()) === data.cover_image);

      const list = { name: { en: 'Hot' }, job_ids: [id(1)] };
      const lists = async () => (await site.graphql('{ homepage { job_featured_lists { _id } } }')).data.homepage.job_featured_lists.map((each) => each._id);
      for (const is_hidden of [false, true]) {
        await operator.data('PUT', 'lists/{id}', [id(2, '11')], { ...list, is_hidden });
        await until(async () => (await lists()).includes(id(2, '11')) === !is_hidden);
        assert.equal((await operator.data('GET', 'lists')).lists.find((each) => each._id === id(2, '11')).is_hidden, is_hidden);
      }
      const { banners, total } = await operator.data('GET', 'banners');
      assert.deepEqual([banners.map((each) => each._id), total], [[id(1, 'ba')], 1]);
      assert.deepEqual((await operator.data('GET', 'featured-companies')).featured_companies.map((each) => each.company_id), [ours]);
      assert.deepEqual((await employer.data('GET', 'bids')).bids.map((each) => each._id), [id(1, 'b1'), id(21, 'b1')]);
      assert.equal((await other.data('GET', 'bids')).total, 0);
      assert.equal((await operator.call('GET', 'lists?limit=31')).status, 400);
    });

    test('a company’s logo is made from a picture, shown in three sizes and kept when the company is put again', async () => {
      const send = (bytes, partner = employer) => partner.call('PUT', `companies/${ours}/logo`, bytes, { 'Content-Type': 'image/png' });
      const { data } = await expectDocumented('/api/partner/companies/{id}/logo', await send(png(300, 200)), 'put');
      for (const address of [data.company_logo, data.company_logo_medium, data.company_logo_thumbnail]) {
        const picture = await site.get(address);
        assert.equal(picture.status, 200, address);
        assert.equal(picture.headers.get('content-type'), 'image/webp');
      }
      const shown = 'query ($id: ID!) { get_company(id: $id) { company_logo } }';
      await until(async () => (await site.graphql(shown, { id: ours })).data?.get_company.company_logo === data.company_logo);
      await employer.data('PUT', 'companies/{id}', [ours], withoutId(company(1, { about: { en: 'With a logo.' } })));
      assert.equal(`/content/media/${(await employer.data('GET', 'companies/{id}', [ours])).company_logo}`, data.company_logo);
      for (const [bytes, status] of [['<svg xmlns="http://www.w3.org/2000/svg"/>', 415], [png(300, 200).subarray(0, 60), 400], [new Uint8Array(10_485_761), 413]]) {
        const refused = await send(bytes);
        assert.equal(refused.status, status);
        await expectDocumented('/api/partner/companies/{id}/logo', refused, 'put');
      }
      assert.equal((await send(png(8, 8), other)).status, 404);
      assert.equal((await send(png(8, 8), new Partner(site, 'hgp_wrong'))).status, 401);
    });

    test('an employer reaches nothing of another’s by any call', async () => {
      const bid = { job_id: id(10), price_cents: 1, daily_budget_cents: 100 };
      const tries = [
        ['PUT', `companies/${ours}`, withoutId(company(1)), 403],
        ['GET', `companies/${ours}`, undefined, 404],
        ['PUT', `companies/${ours}/logo`, 'x', 404],
        ['PUT', `companies/${ours}/suspension`, { is_suspended: true }, 403],
        ['PUT', `companies/${id(77, 'c0')}`, withoutId(company(77)), 403],
        ['PUT', `jobs/${id(1)}`, withoutId(job(1)), 403],
        ['PUT', `jobs/${id(1)}`, withoutId(job(1, { company_id: theirs })), 403],
        ['PUT', `jobs/${id(50)}`, withoutId(job(50)), 403],
        ['GET', `jobs/${id(1)}`, undefined, 404],
        ['PUT', `jobs/${id(1)}/state`, { state: 'closed' }, 404],
        ['PUT', `bids/${id(50, 'b1')}`, bid, 403],
        ['PUT', `bids/${id(1, 'b1')}`, { ...bid, job_id: id(2) }, 403],
        ['PUT', `lists/${id(5, '11')}`, { name: { en: 'x' }, job_ids: [] }, 403],
        ['PUT', `banners/${id(5, 'ba')}`, { link: '/', description: { en: 'x' } }, 403],
        ['PUT', `banners/${id(5, 'ba')}/picture`, 'x', 403],
        ['PUT', `featured-companies/${id(5, 'fc')}`, { company_id: theirs, alt_text: { en: 'x' } }, 403],
        ['PUT', `seekers/${id(1)}/suspension`, { is_suspended: true }, 403],
        ['GET', 'lists', undefined, 403],
        ['POST', 'companies', withoutId(company(9)), 403],
        ['POST', 'jobs', withoutId(job(1)), 403],
        ['GET', 'banners', undefined, 403],
        ['GET', 'featured-companies', undefined, 403],
        ['GET', 'concerns', undefined, 403],
        ['POST', `concerns/${id(1)}/settle`, undefined, 403],
      ];
      for (const [method, path, body, status] of tries) {
        assert.equal((await other.call(method, path, body)).status, status, `${method} ${path}`);
      }
      assert.deepEqual(await states(id(1)), ['published']);
      // Whoever adds a call adds its trespass here, or says why there can be none.
      const harmless = ['get key', 'get companies', 'get jobs', 'get bids', 'post batch', 'get webhook', 'put webhook', 'delete webhook'];
      const elsewhere = /^\w+ (jobs\/{id}\/applications|applications\/.*|reports.*)$/; // partner-applications.test.mjs
      const covered = new Set(tries.map(([method, path]) => `${method.toLowerCase()} ${path.replace(/[0-9a-f]{24}/, '{id}').split('?')[0]}`));
      for (const [path, method] of callsOf('partner')) {
        const name = `${method} ${path.replace('/api/partner/', '')}`;
        assert.ok(harmless.includes(name) || elsewhere.test(name) || covered.has(name), `${name} is not tried with another’s ids`);
      }
    });

    test('the examples of the contract are answered as it says', async () => {
      const speaks = new Partner(site, operator.secret);
      for (const [path, method, call] of callsOf('partner')) {
        const examples = call.requestBody?.content['application/json']?.examples ?? {};
        for (const [name, { value, 'x-id': exampleId }] of Object.entries(examples)) {
          const answer = await speaks.call(method.toUpperCase(), path.replace('/api/partner/', '').replace('{id}', exampleId), value);
          assert.equal(answer.status, '201' in call.responses ? 201 : 200, `${path} ${name}: ${answer.status}`);
          await expectDocumented(path, answer, method);
        }
      }
    });
  });
}

test('a batch of ten thousand jobs goes in while the site answers, and one of too many lines is cut', async () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  importCatalogue({ database }, ndjson([company(1)]));
  const site = await Site.start({ database, log_level: 'warning', partner_batch_lines: 10_001 });
  try {
    const partner = new Partner(site, addKey(database, 'Big', [ours]));
    const lines = Array.from({ length: 10_000 }, (_, n) => job(n + 1));
    const sending = partner.batch(ndjson(lines));
    assert.equal((await site.get('/hk/en/')).status, 200);
    const answers = await sending;
    assert.equal(answers.filter((each) => each.result === 'created').length, 10_000);
    const total = async () => (await site.graphql('{ job_search { total } }')).data.job_search.total;
    await until(async () => (await total()) === 10_000);
    const cut = await partner.batch(ndjson([...lines, job(1), job(2), job(3)]));
    assert.equal(cut.length, 10_002);
    assert.match(cut.at(-1).problems[0], /at most 10001 lines/);
  } finally {
    await site.stop();
  }
});
