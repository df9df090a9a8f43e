// With JOBS=100000 (`script/prove held`): whatever people ask for, no request holds a network thread for long. As many jobs as it takes to
// show its limits otherwise.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const count = Number(process.env.JOBS ?? 10_050);
const held = async (site) => Number(/^hoigung_http_longest_hold_seconds\{listener="site"\} (\S+)$/m.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);

describe(`network threads with ${count} jobs`, () => {
  let site;
  before(async () => {
    const folder = privateFolder();
    const file = join(folder, 'lines.ndjson');
    const companies = Array.from({ length: 100 }, (_, n) => company(n + 1));
    const jobs = Array.from({ length: count }, (_, n) => job(n + 1, { company_id: id((n % 100) + 1, 'c0'), job_description: { 'zh-hant': `招呼客人。${n}`, en: `Look after guests of table ${n}.` } }));
    writeFileSync(file, ndjson([...companies, ...jobs]));
    const database = `sqlite:${join(folder, 'site.db')}`;
    const done = importCatalogue({ database }, undefined, [file]);
    assert.equal(done.code, 0, done.err);
    site = await Site.start({ database });
  });
  after(async () => assert.equal(await site.stop(), 0));

  test('all jobs are told whole, as before, also packed and to those who ask together', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => site.graphql('{ all_jobs all_deleted_jobs }', {}, { 'Accept-Encoding': 'gzip' })));
    for (const { data } of asked) {
      assert.equal(data.all_jobs.length, count);
      assert.deepEqual(data.all_deleted_jobs, []);
    }
  });

  test('an offset beyond ten thousand lists nothing, and tells the total all the same', async () => {
    const listed = async (offset) => {
      const { data } = await site.graphql('query ($offset: Int!) { job_search(limit: 30, offset: $offset) { total result { _id } } }', { offset });
      assert.equal(data.job_search.total, count);
      return data.job_search.result.length;
    };
    assert.equal(await listed(10_000), 30);
    for (const offset of [10_001, 1_000_000, 2_147_483_647]) assert.equal(await listed(offset), 0);
  });

  test('none is held for more than 20 ms', { skip: count < 100_000 && 'needs JOBS=100000' }, async () => {
    const fresh = await held(site);
    const queries = ['waiter', 'wairter gusts tabel lok afer', '侍應', 'table 77', 'kitchen helper mong kok night', ''];
    for (const term of queries) {
      await site.graphql('query ($term: String!) { job_search(term: $term, limit: 30, offset: 9990) { total result { _id } } }', { term });
      await site.graphql('query ($term: String!) { job_search(term: $term, limit: 30) { total result { _id job_name { en } } } }', { term });
    }
    await Promise.all(Array.from({ length: 8 }, () => site.graphql('{ all_jobs all_deleted_jobs }')));
    for (const path of ['/hk/en/', '/hk/find-jobs/', '/sitemap.xml']) await (await site.get(path)).arrayBuffer();
    assert.ok((await held(site)) < 0.02, `held for ${await held(site)} s, ${fresh} s before`);
  });
});
