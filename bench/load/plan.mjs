// What the people ask for: the same addresses, questions, jobs and weights for every server, and for each server what
// its answers must hold.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { claimsOf, profileParts, updateProfileQuery } from '../../tests/support/seeker.mjs';
import { mayClose } from './changes.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
const seekersCount = 300;

export const core = `_id job_name slug { locale value } company { _id name company_logo_thumbnail slug { locale value } } employment
  from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate from_working_days_per_week to_working_days_per_week
  from_working_hours_per_day to_working_hours_per_day address { _id district_name } published_at is_applied is_closed is_ad`;
const searchQuery = `query ($term: String, $employment: [String!]) { job_search(term: $term, employment: $employment, limit: 30) { total result { ${core} } } }`.replace(/\s+/g, ' ');

let asked = 0;
/** Asks as somebody else each time: one address may not ask so often. */
async function send(site, path, body, headers = {}) {
  asked += 1;
  const answer = await fetch(site.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', 'X-Forwarded-For': `11.0.${(asked >> 8) & 255}.${asked & 255}`, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}

async function graphql(site, query, variables = {}, headers = {}) {
  const { text } = await send(site, '/api/seeker/graphql', { query, variables }, headers);
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`${site.url}: ${text.slice(0, 300)}`);
  return data;
}
const languages = { en: 'en', 'zh-hant': 'zh-HK' };

/** Always the same numbers between 0 and 1. */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled(list, random) {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** Shares that sum up to `share`, the n-th a part of the first as people's interest falls off (Zipf). */
function fallingShares(count, share, exponent) {
  const raw = Array.from({ length: count }, (_, i) => (i + 1) ** -exponent);
  const sum = raw.reduce((a, b) => a + b);
  return raw.map((each) => (each / sum) * share);
}

/** Every open job of the site, as it tells about them. */
async function openJobs(site) {
  const { all_jobs } = await graphql(site, '{ all_jobs }');
  const jobs = [];
  for (let i = 0; i < all_jobs.length; i += 30) {
    const query = 'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name slug { locale value } address { _id } } }';
    const variables = { ids: all_jobs.slice(i, i + 30) };
    const { get_jobs: english } = await graphql(site, query, variables);
    const { get_jobs: chinese } = await graphql(site, query, variables, { 'Accept-Language': languages['zh-hant'] });
    english.forEach((job, at) => jobs.push({ ...job, names: { en: job.job_name, 'zh-hant': chinese[at].job_name } }));
  }
  return jobs;
}

const rootOf = (locale) => (locale === 'en' ? '/hk/en/' : '/hk/');
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

/** What is asked for, whoever is asked. */
export async function drawUp(site) {
  const random = randomNumbers(2026);
  const jobs = await openJobs(site);
  const typed = read('data/judged_searches.json').map(({ text }) => text);
  const districts = read('data/districts.json').flatMap(({ name }) => Object.values(name));
  const names = [...new Set(jobs.flatMap((job) => Object.values(job.names)))];
  const terms = [...new Set([...shuffled([...typed, ...districts], random), ...shuffled(names, random)])].filter((term) => !/[\t\n"\\]/.test(term));
  return { jobs: shuffled(jobs, random), terms: terms.slice(0, 1500) };
}

/** A gateway that keeps the codes it is sent. */
async function openGateway(port) {
  const codes = new Map();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const text of request) body += text;
    const { to, text } = JSON.parse(body);
    codes.set(to, Number(/#(\d{6})/.exec(text)[1]));
    response.end('{"status":"ok"}');
  });
  await new Promise((go) => server.listen(port, '127.0.0.1', go));
  return { codes, close: () => new Promise((go) => { server.close(go); server.closeAllConnections(); }) };
}

async function seekersOf(site, gatewayPort) {
  const gateway = await openGateway(gatewayPort);
  const seekers = [];
  for (let i = 0; i < seekersCount; i += 1) {
    const telephone = `+8529${String(i * 3331).padStart(7, '0')}`;
    const post = async (path, body) => {
      const { status, text } = await send(site, `/api/seeker/${path}`, { channel: 'sms', channel_id: telephone, display_language: 'en', ...body });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return JSON.parse(text).data;
    };
    await post('request-mfa-login', { device: { agent: 'load', name: 'web', token: null } });
    const { access_token } = await post('mfa-login', { token: gateway.codes.get(telephone) });
    for (const part of profileParts) {
      const parts = { _id: claimsOf(access_token).sub, ...part };
      await graphql(site, updateProfileQuery(parts), parts, { Authorization: `Bearer ${access_token}` });
    }
    seekers.push({ token: access_token, id: claimsOf(access_token).sub });
  }
  await gateway.close();
  return seekers;
}

/** The answer of each server to every question of some terms; those terms only for which each of them finds something. */
async function askAll(sites, terms, variablesOf, locale = 'en') {
  const asked = [];
  for (const term of terms) {
    const variables = variablesOf(term);
    const answers = [];
    for (const site of sites) answers.push((await graphql(site, searchQuery, variables, { 'Accept-Language': languages[locale] })).job_search);
    if (answers.every(({ total }) => total > 0)) asked.push({ term, variables, answers });
  }
  return asked;
}

// How many pages of jobs are asked for while jobs change: with the home pages and the lists, 1,260 addresses.
const livingViews = 650;
// What every list and every search has, whatever it finds: while jobs change, nobody knows what that will be.
const anyPage = '<main';
const anySearch = '"total":';

/**
 * Writes two plans for each of the servers, for while nothing changes and for while jobs do; gives their files, and the
 * seekers who are logged in. Servers of one `family` answer alike: its first is asked.
 */
export async function writePlans(servers, { jobs, terms }, { folder, gatewayPort }) {
  const families = [...new Set(servers.map(({ family }) => family))];
  const sites = families.map((family) => servers.find((server) => server.family === family));
  const plans = sites.map(() => ({ frozen: [], living: [] }));
  const addTo = (kind, line) => plans.forEach((plan, i) => plan[kind].push(line(i).join('\t')));
  /** `needle`: what the answer must hold while jobs change, if it is not the same. */
  const add = (line, needle) => {
    addTo('frozen', line);
    addTo('living', (i) => (needle === undefined ? line(i) : line(i).with(-1, needle)));
  };

  for (const [locale, share] of [['zh-hant', 9], ['en', 6]]) {
    const homes = [];
    for (const site of sites) homes.push((await graphql(site, '{ homepage { job_featured_lists { jobs { job_name } } } }', {}, { 'Accept-Language': languages[locale] })).homepage);
    add((i) => ['page', share, rootOf(locale), escaped(homes[i].job_featured_lists[0].jobs[0].job_name)], anyPage);
  }
  for (const [locale, share] of [['zh-hant', 24], ['en', 16]]) {
    const found = (await askAll(sites, terms.slice(0, 300), (term) => ({ term }), locale)).map((each) => ({ ...each, path: `${rootOf(locale)}find-jobs/?q=${encodeURIComponent(each.term)}` }));
    const lists = [];
    for (const each of found) if ((await send(sites[0], each.path)).status === 200) lists.push(each);
    fallingShares(lists.length, share, 0.9).forEach((weight, at) => add((i) => ['page', weight, lists[at].path, escaped(lists[at].answers[i].result[0].job_name)], anyPage));
  }
  const views = jobs.flatMap((job) => ['zh-hant', 'en'].map((locale) => ({ job, locale })));
  for (const [kind, count] of [['frozen', views.length], ['living', livingViews]]) {
    fallingShares(count, 45, 0.8).forEach((weight, at) => {
      const { job, locale } = views[at];
      const slug = encodeURIComponent(job.slug.find((each) => each.locale === locale).value);
      addTo(kind, () => ['page', weight, `${rootOf(locale)}job/${slug}/${job._id}/`, escaped(job.names[locale])]);
    });
  }

  const kinds = [undefined, ['pt'], ['ft']];
  const questions = [];
  for (const employment of kinds) questions.push(...(await askAll(sites, employment ? terms.slice(0, 400) : terms, (term) => ({ term, employment }))));
  const order = shuffled(questions, randomNumbers(7));
  fallingShares(order.length, 100, 0.9).forEach((weight, at) => {
    const { variables, answers } = order[at];
    const body = JSON.stringify({ query: searchQuery, variables });
    add((i) => ['search', weight, body, `"total":${answers[i].total},`], anySearch);
  });

  for (const job of jobs) if (job.address.length > 0 && !mayClose(job._id)) add(() => ['job', job._id, job.address[0]._id]);
  const files = [];
  for (const [i, server] of servers.entries()) {
    const seekers = await seekersOf(server, gatewayPort);
    files.push({ seekers });
    for (const [kind, lines] of Object.entries(plans[families.indexOf(server.family)])) {
      files[i][kind] = resolve(folder, `${kind}-${i}.tsv`);
      writeFileSync(files[i][kind], `${[...lines, ...seekers.map(({ token, id }) => ['seeker', token, id].join('\t'))].join('\n')}\n`);
    }
  }
  const results = questions.map(({ answers }) => answers.map(({ total }) => total));
  const typical = (i) => results.map((totals) => totals[i]).sort((a, b) => a - b)[Math.floor(results.length / 2)];
  const found = sites.map((_, i) => `${typical(i)} jobs by ${families[i]}`).join(', ');
  console.error(`${views.length + 600} pages at most, ${questions.length} questions (the median one finds ${found}), ${seekersCount} seekers`);
  return files;
}
