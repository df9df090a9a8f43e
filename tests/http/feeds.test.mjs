import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const feed = (name) => join(import.meta.dirname, 'feeds', name);
const found = `{ job_search(limit: 30) { total result {
  _id job_name job_description employment state from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate vacancy
  start_date end_date company { _id name } address { address district_name } job_types { name }
} } }`;

test('a job board’s XML feed becomes jobs of the catalogue, and a second import changes nothing', async () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const done = importCatalogue({ database }, undefined, [feed('jobs.xml')]);
  assert.equal(done.code, 3);
  assert.match(done.out, /^6 created, 0 changed, \d+ unchanged, 2 refused/);
  assert.match(done.err, /job 4: no district of Hong Kong is named by 'London'/);
  assert.match(done.err, /job 5: .*minimum wage/);
  const again = importCatalogue({ database }, undefined, [feed('jobs.xml')]);
  assert.match(again.out, /^0 created, 0 changed, \d+ unchanged, 2 refused/);

  const site = await Site.start({ database, log_level: 'warning' });
  try {
    const { data } = await site.graphql(found);
    const jobs = Object.fromEntries(data.job_search.result.map((each) => [each.job_name, each]));
    assert.equal(data.job_search.total, 3);
    const waiter = jobs['Part-time Waiter / Waitress'];
    assert.equal(waiter.job_description, 'Look after guests in a busy dim sum restaurant.\n• Take orders & serve\n• Clear tables\nMeals provided.');
    assert.deepEqual([waiter.employment, waiter.from_hourly_rate, waiter.to_hourly_rate], ['pt', 62, 68]);
    assert.deepEqual(waiter.address, [{ address: 'Shop 5, 88 Argyle Street', district_name: 'Mong Kok' }]);
    assert.deepEqual(waiter.job_types.map((each) => each.name), ['Waiter or Waitress']);
    assert.equal(waiter.company.name, 'Silver Dragon Restaurant Group');
    const guard = jobs['屋苑保安員（夜更）'];
    assert.deepEqual([guard.employment, guard.from_monthly_rate, guard.to_monthly_rate], ['ft', 17500, 18500]);
    assert.equal(guard.address[0].district_name, 'Tseung Kwan O');
    assert.deepEqual(guard.job_types.map((each) => each.name), ['Security Guard']);
    const helper = jobs['Exhibition helper, 3 days'];
    assert.deepEqual([helper.employment, helper.start_date, helper.end_date], ['ct', '2027-01-08', '2027-01-10']);
    assert.equal(helper.company._id, waiter.company._id);
  } finally {
    await site.stop();
  }
});

test('schema.org JobPostings as JSON-LD become jobs of the catalogue', async () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const done = importCatalogue({ database }, undefined, [feed('jobs.jsonld')]);
  assert.equal(done.code, 3);
  assert.match(done.err, /job 3: the job has no reference of its own; the description is missing; no district/);
  const site = await Site.start({ database, log_level: 'warning' });
  let id;
  try {
    const { data } = await site.graphql(found);
    const jobs = Object.fromEntries(data.job_search.result.map((each) => [each.job_name, each]));
    const attendant = jobs['Room Attendant'];
    id = attendant.company._id;
    assert.deepEqual([attendant.employment, attendant.from_monthly_rate, attendant.to_monthly_rate, attendant.vacancy], ['ft', 16500, 17500, 4]);
    assert.equal(attendant.address[0].district_name, 'Tsim Sha Tsui');
    assert.deepEqual(jobs['Banquet Server'].job_types.map((each) => each.name), ['Banquet Server']);
    assert.equal(jobs['Banquet Server'].from_hourly_rate, 70);
  } finally {
    await site.stop();
  }

  // A feed knows a company’s name only; what the site knows beside is kept.
  const company = { kind: 'company', _id: id, name: { en: 'Ocean Hotel' }, about: { en: 'By the harbour.' } };
  assert.equal(importCatalogue({ database }, `${JSON.stringify(company)}\n`).code, 0);
  importCatalogue({ database }, readFileSync(feed('jobs.jsonld')), ['--format', 'jsonld', '-']);
  const again = await Site.start({ database, log_level: 'warning' });
  try {
    const kept = await again.graphql('query ($id: ID!) { get_company(id: $id) { about } }', { id });
    assert.equal(kept.data.get_company.about, 'By the harbour.');
  } finally {
    await again.stop();
  }
});

test('what is no feed is told in one line', () => {
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const tell = (format, text) => importCatalogue({ database, log_level: 'warning' }, text, ['--format', format, '-']);
  assert.match(tell('xml', '<source><job>').err, /^-: not XML: .*\n$/);
  assert.match(tell('jsonld', '{"@type":"Person"}').err, /^-: the document has no JobPosting\n$/);
  assert.equal(tell('xml', '').code, 1);
  assert.notEqual(tell('csv', 'a,b').code, 0);
});
