import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const documents = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../web/dist/site/server/documents.json'), 'utf8'));

describe('GraphQL over HTTP', () => {
  const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}` };
  let site;
  before(async () => {
    importCatalogue(settings, ndjson([company(1), job(1), job(2)]));
    site = await Site.start(settings);
  });
  after(() => site?.stop());

  const path = '/api/seeker/graphql';
  const post = (body, headers = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('[7.08] a call is a POST with query and variables', async () => {
    const answer = await post({ query: 'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }', variables: { ids: [id(1)] } });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type'), /^application\/json/);
    assert.deepEqual(await answer.json(), { data: { get_jobs: [{ _id: id(1) }] } });
  });

  test('one operation of several is chosen by its name', async () => {
    const query = 'query A { a: all_jobs } query B { b: all_jobs }';
    assert.deepEqual(Object.keys((await (await post({ query, operationName: 'B' })).json()).data), ['b']);
    assert.match((await (await post({ query })).json()).errors[0].message, /operation name/i);
  });

  test('a query can be asked by GET, a mutation cannot', async () => {
    const answer = await site.get(`${path}?query=${encodeURIComponent('query ($i: ID!) { get_jobs(ids: [$i]) { _id } }')}&variables=${encodeURIComponent(JSON.stringify({ i: id(2) }))}`);
    assert.deepEqual((await answer.json()).data, { get_jobs: [{ _id: id(2) }] });
    const none = await site.get(path);
    assert.equal(none.status, 400);
  });

  test('the newer media type tells a refused request by its status', async () => {
    const accept = { Accept: 'application/graphql-response+json' };
    const good = await post({ query: '{ all_jobs }' }, accept);
    assert.equal(good.status, 200);
    assert.match(good.headers.get('content-type'), /^application\/graphql-response\+json/);
    assert.equal((await post({ query: '{ nothing_like_it }' }, accept)).status, 400);
    assert.equal((await post({ query: '{ nothing_like_it }' })).status, 200);
  });

  test('the site’s own documents go by their hash', async () => {
    const [hash] = Object.entries(documents).find(([, text]) => text.includes('query RecommendedJobs'));
    assert.equal(createHash('sha256').update(documents[hash]).digest('hex'), hash);
    const answer = await (await post({ documentId: `sha256:${hash}` })).json();
    assert.ok(answer.data.homepage.job_recommended_list.jobs.length > 0);
    const unknown = await (await post({ documentId: `sha256:${'0'.repeat(64)}` })).json();
    assert.ok(unknown.errors[0].message);
    assert.equal(unknown.data, undefined);
  });

  test('what is not a request gets 400 and a reason as JSON', async () => {
    for (const body of ['', '{', '[]', '{"query": 7}', '{"query":"{ all_jobs }","variables":[]}']) {
      const answer = await post(body);
      assert.equal(answer.status, 400, body);
      assert.ok((await answer.json()).errors[0].message, body);
    }
    assert.equal((await post('query=x', { 'Content-Type': 'text/plain' })).status, 415);
    const put = await fetch(site.url + path, { method: 'PUT' });
    assert.equal(put.status, 405);
  });

  test('every limit refuses with a clear error', async () => {
    const refused = async (query) => (await (await post({ query })).json()).errors[0].message;
    const deep = `{ homepage { job_featured_lists { jobs { company { slug { value ${'}'.repeat(6)}`;
    assert.equal((await (await post({ query: deep })).json()).errors, undefined);
    assert.match(await refused(`{ ${Array.from({ length: 60 }, (_, n) => `a${n}: all_jobs`).join(' ')} }`), /alias/i);
    assert.match(await refused(`{ all_jobs ${'@include(if: true) '.repeat(80)} }`), /directive/i);
    assert.match(await refused(`{ ${'all_jobs '.repeat(6000)} }`), /token/i);
    const large = await post({ query: `{ all_jobs } #${'x'.repeat(300 * 1024)}` });
    assert.equal(large.status, 413);
  });

  test('an error of a field says where it is and has a code', async () => {
    const { errors, data } = await (await post({ query: '{\n  ok: all_jobs\n  get_company(id: "x") { name }\n}' }, { 'Accept-Language': 'en' })).json();
    assert.equal(data, null);
    assert.deepEqual(errors, [
      { message: 'This company does not exist', locations: [{ line: 3, column: 3 }], path: ['get_company'], extensions: { error_code: 100026 } },
    ]);
  });

  test('introspection is there for developers and gone in production', async () => {
    const query = '{ __schema { queryType { name } } }';
    assert.equal((await site.graphql(query)).data.__schema.queryType.name, 'Query');
    const production = await Site.start({ ...settings, environment: 'production', public_url: 'https://www.example.hk', otp_sender: 'http', otp_gateway_url: 'https://sms.example.hk/send' });
    try {
      const answer = await production.graphql(query);
      assert.match(answer.errors[0].message, /introspection/i);
      assert.equal((await production.graphql('{ __typename }')).data.__typename, 'Query');
    } finally {
      await production.stop();
    }
  });
});
