import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

test('the demonstration is put beside other jobs only when told, and taken off the site again', async () => {
  const settings = { database: `sqlite:${join(privateFolder(), 'site.db')}` };
  assert.equal(importCatalogue(settings, ndjson([company(1), job(1)])).code, 0);
  const refused = hoigung(['demo'], settings);
  assert.equal(refused.code, 1);
  assert.match(refused.err, /the database holds 1 jobs that are not of the demonstration; say --yes/);
  assert.equal(hoigung(['demo', '--yes'], settings).code, 0);
  const total = async () => {
    const site = await Site.start({ ...settings, log_level: 'warning' });
    try {
      const { data } = await site.graphql('{ job_search { total } homepage { job_featured_lists { _id } home_banners { link } } }');
      return [data.job_search.total, data.homepage.job_featured_lists.length, data.homepage.home_banners.length];
    } finally {
      await site.stop();
    }
  };
  assert.deepEqual(await total(), [4201, 8, 5]);
  assert.equal(hoigung(['demo', '--remove'], settings).code, 0);
  assert.deepEqual(await total(), [1, 0, 0]);
  assert.equal(hoigung(['demo', '--yes'], settings).code, 0);
  assert.deepEqual(await total(), [4201, 8, 5], 'it is back');
});
