// Jobs of the employers' portal, from the draft to the site, from outside.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { eventually } from '../support/outage.mjs';
import { loggedIn, outboxMail } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { freshTelephone, signIn } from '../support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const jobFields = `id stage published_at publish_at closes_at days_left close_reason waits_for_verification schedule_problem page_path
  views openings applications unread_applications is_kept_by_feed
  content { name { zh_hant en } places { id name { en } is_branch } hourly_rate { from to } close_on reference vacancy }
  draft { version is_outdated saved_by findings { kind weight field message law words locale } content { name { en } } }`;
const jobQuery = `query ($company: ID!, $id: ID!) { company(id: $company) { job(id: $id) { ${jobFields} } } }`;
const beginDraft = 'mutation ($company: ID!, $key: String!, $template: ID, $copy_of: ID) { begin_draft(company: $company, key: $key, template: $template, copy_of: $copy_of) { id version content { name { zh_hant en } description { zh_hant en } attributes { category { en } name { en } } working_hours { day start end } } } }';
const saveDraft = 'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version saved_by findings { kind weight field message law words } } }';
const publishJob = `mutation ($company: ID!, $id: ID!, $version: Int!, $at: Timestamp, $overwrite: Boolean) { publish_job(company: $company, id: $id, version: $version, at: $at, overwrite: $overwrite) { ${jobFields} } }`;
const listJobs = `query ($company: ID!, $term: String, $stage: JobStage, $branch: ID, $sort: EmployerJobSort, $limit: Int, $offset: Int) {
  company(id: $company) { jobs(term: $term, stage: $stage, branch: $branch, sort: $sort, limit: $limit, offset: $offset) { total counts { stage count } jobs { id stage content { name { en } } } } } }`;
const bulk = (name, extra = '', given = '') =>
  `mutation ($company: ID!, $ids: [ID!]!${extra}) { ${name}(company: $company, ids: $ids${given}) { done results { id error_code message job { id stage close_reason days_left content { close_on name { en } } } } } }`;

let serial = 0;
const freshTitle = () => `Waiter ${++serial}`;

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  describe(`jobs of the portal on ${kind}`, () => {
    let database;
    let site;
    let second;
    let owner;
    let company;
    let branch;

    const job = (title, more = {}) => ({
      name: { zh_hant: `侍應 ${title}`, en: title },
      description: { zh_hant: '招呼客人。', en: 'Look after guests.' },
      employment: 'pt',
      job_types: ['WW'],
      places: [branch],
      hourly_rate: { from: 60, to: 65 },
      working_hours: [{ day: 'mon', start: '09:00', end: '18:00' }],
      ...more,
    });
    const begin = async (more = {}) => (await owner.get(beginDraft, { company, key: `key ${++serial}`, ...more })).begin_draft;
    const save = async (draft, content, version = draft.version) => (await owner.get(saveDraft, { company, id: draft.id, version, job: content })).save_draft;
    const publish = (id, version, more = {}) => owner.ask(publishJob, { company, id, version, ...more });
    const find = async (id) => (await owner.get(jobQuery, { company, id })).company.job;
    /** A job that is on the site. */
    const published = async (title = freshTitle(), more = {}) => {
      const draft = await begin();
      const { version } = await save(draft, job(title, more));
      const answer = await publish(draft.id, version);
      assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
      return answer.data.publish_job;
    };

    before(async () => {
      database = makeDatabase();
      const settings = { database, log_level: 'warning', company_verification: 'false', webhook_anywhere: 'true' };
      site = await Site.start(settings);
      second = await Site.start(settings);
      owner = await loggedIn(site);
      company = (await owner.found()).id;
      const branchInput = { name: { zh_hant: '旺角店', en: 'Mong Kok' }, address: { en: '700 Nathan Road' }, district: '030503' };
      branch = (await owner.get('mutation ($company: ID!, $branch: BranchInput!) { add_branch(company: $company, branch: $branch) { id } }', { company, branch: branchInput })).add_branch.id;
    });
    after(async () => {
      for (const each of [site, second]) assert.equal(await each.stop(), 0);
    });

    test('[10.14] [10.22] what is typed is kept, and published it is on every node within a second', async () => {
      const draft = await begin();
      assert.equal(draft.version, 1);
      const title = freshTitle();
      const saved = await save(draft, job(title));
      assert.equal(saved.version, 2);
      assert.deepEqual(saved.findings, []);
      const elsewhere = await loggedIn(second, { email: owner.email });
      assert.equal((await elsewhere.get(jobQuery, { company, id: draft.id })).company.job.draft.content.name.en, title);
      const answer = (await publish(draft.id, saved.version)).data.publish_job;
      assert.equal(answer.stage, 'open');
      assert.equal(answer.draft, null);
      for (const each of [site, second]) {
        await eventually(async () => {
          const page = await fetch(each.url + answer.page_path);
          return page.status === 200 && (await page.text()).includes(title);
        }, 'the job is on the site');
      }
      assert.equal((await publish(draft.id, saved.version)).data.publish_job.id, draft.id, 'again: the same job');
      const list = (await owner.get(listJobs, { company, term: title })).company.jobs;
      assert.equal(list.total, 1);
    });

    test('[10.15] two tabs on one draft: the second is told and nothing is overwritten', async () => {
      const draft = await begin();
      const first = await save(draft, job('First'));
      const answer = await owner.ask(saveDraft, { company, id: draft.id, version: draft.version, job: job('Second') });
      assert.deepEqual(answer.errors[0].extensions, { error_code: 200021, version: first.version });
      assert.equal((await save(draft, job('First'))).version, first.version, 'a repeated save');
      assert.equal((await save(draft, job('Second'), first.version)).version, first.version + 1);
      assert.equal((await publish(draft.id, first.version)).errors[0].extensions.error_code, 200021);
    });

    test("[10.17] job types are found by the site's synonyms and titles, in both languages", async () => {
      const find = async (text) =>
        (await owner.get('query ($text: String!) { job_types(text: $text) { code name } }', { text })).job_types.map(({ code }) => code);
      for (const [text, code] of [['樓面', 'WW'], ['waiter', 'WW'], ['看更', 'SG'], ['執貨', 'SK'], ['picker', 'WA'], ['保安', 'SG']])
        assert.equal((await find(text))[0], code, text);
      assert.ok((await find('水吧')).includes('DR'));
      assert.deepEqual(await find(' '), []);
      assert.deepEqual(await find('Quokka wrangler'), []);
      for (const place of ['in Tai Po', 'in Fanling']) {
        const draft = await begin();
        const typed = { ...job(`Quokka wrangler ${place}`), job_types: ['PG'] };
        const { version } = await save(draft, typed);
        assert.equal((await publish(draft.id, version)).errors, undefined);
      }
      await eventually(async () => (await find('quokka wrangler')).join() === 'PG', 'finding by titles');
    });

    test('[10.17] a draft begins from a template or as a copy', async () => {
      const { job_templates } = await owner.get('{ job_templates { code name content { name { en zh_hant } job_types } } }');
      assert.ok(job_templates.length >= 60);
      const some = await owner.get('{ job_templates(codes: ["WW", "SA", "nothing"]) { code content { name { en } description { zh_hant } } } }');
      assert.deepEqual(some.job_templates.map(({ code }) => code), ['SA', 'WW']);
      assert.ok(some.job_templates.every(({ content }) => content.name.en && content.description.zh_hant));
      const draft = await begin({ template: 'WW' });
      assert.ok(draft.content.name.zh_hant && draft.content.description.en && draft.content.working_hours.length > 0);
      assert.ok(draft.content.attributes.some(({ category }) => category.en === 'Requirements'));
      const { job_templates: [offer] } = await owner.get('{ job_templates(codes: ["WW"]) { benefits { zh_hant en } } }');
      assert.ok(offer.benefits.length > 0 && offer.benefits.every(({ zh_hant, en }) => zh_hant && en));
      assert.ok(draft.content.attributes.every(({ category }) => category.en !== 'Benefits'), 'nothing is promised unasked');
      assert.equal(await owner.refusal(beginDraft, { company, key: 'x', template: 'nothing' }), 100012);
      const first = await published();
      assert.equal((await begin({ copy_of: first.id })).content.name.en, first.content.name.en);
    });

    test('[10.18] what is wrong is said while it is typed, in words and with the law', async () => {
      const check = async (more, language = 'en') => {
        owner.language = language;
        const { check_job } = await owner.get('query ($company: ID!, $job: JobInput!) { check_job(company: $company, job: $job) { kind weight field message law words } }', { company, job: job('Waiter', more) });
        owner.language = 'en';
        return check_job;
      };
      assert.deepEqual(await check({}), []);
      const [wage] = await check({ hourly_rate: { from: 20 } });
      assert.deepEqual([wage.kind, wage.weight, wage.field, wage.law], ['below_minimum_wage', 'blocks', 'hourly_rate', 'Minimum Wage Ordinance']);
      assert.match((await check({ hourly_rate: { from: 20 } }, 'zh-HK'))[0].message, /最低工資/);
      assert.deepEqual((await check({ places: [] })).map(({ kind, weight }) => [kind, weight]), [['place_missing', 'blocks']]);
      assert.deepEqual((await check({ hourly_rate: {} })).map(({ kind, weight }) => [kind, weight]), [['pay_missing', 'warns']]);
      const [scam] = await check({ description: { en: 'A refundable deposit of $500 must be paid before your first day.', zh_hant: '招呼客人。' } });
      assert.deepEqual([scam.kind, scam.weight, scam.field], ['asks_for_money', 'waits', 'description']);
      const [sex] = await check({ description: { en: 'Serve guests. Ladies only.', zh_hant: '招呼客人。' } });
      assert.deepEqual([sex.kind, sex.law], ['sex', 'Sex Discrimination Ordinance']);
      const draft = await begin();
      const saved = await save(draft, job('Waiter', { hourly_rate: { from: 20 } }));
      assert.equal((await publish(draft.id, saved.version)).errors[0].extensions.error_code, 200025);
      assert.equal((await find(draft.id)).stage, 'draft', 'nothing is lost');
    });

    test('[10.19] one language is enough, and the portal reminds', async () => {
      const draft = await begin();
      const title = freshTitle();
      const saved = await save(draft, job(title, { name: { zh_hant: `侍應 ${title}` } }));
      assert.deepEqual(saved.findings.map(({ kind, weight }) => [kind, weight]), [['translation_missing', 'warns']]);
      assert.equal((await publish(draft.id, saved.version)).data.publish_job.stage, 'open');
    });

    test('[10.20] the same job within 14 days is offered to be reopened', async () => {
      const first = await published();
      const copy = (await owner.get(bulk('copy_jobs', ', $key: String!', ', key: $key'), { company, ids: [first.id], key: 'k' })).copy_jobs.results[0].job;
      assert.equal(copy.stage, 'draft');
      assert.deepEqual((await publish(copy.id, 1)).errors[0].extensions, { error_code: 200023, job: first.id });
      await owner.get(bulk('close_jobs', ', $reason: CloseReason!', ', reason: $reason'), { company, ids: [first.id], reason: 'filled_here' });
      const reopened = (await owner.get(bulk('reopen_jobs'), { company, ids: [first.id] })).reopen_jobs;
      assert.equal(reopened.results[0].job.stage, 'open');
      assert.equal((await find(first.id)).published_at, first.published_at, 'the date is not renewed');
    });

    test('[10.13] [10.21] closing, reopening, extending and copying work for many at once, with a result per line', async () => {
      const made = [await published(), await published()].map(({ id }) => id);
      const ids = [...made, 'ffffffffffffffffffffffff'];
      const closed = (await owner.get(bulk('close_jobs', ', $reason: CloseReason!', ', reason: $reason'), { company, ids, reason: 'filled_elsewhere' })).close_jobs;
      assert.equal(closed.done, 2);
      assert.deepEqual(closed.results.map(({ id, error_code, job: done }) => [id, error_code, done?.stage, done?.close_reason]), [
        [made[0], null, 'closed', 'filled_elsewhere'],
        [made[1], null, 'closed', 'filled_elsewhere'],
        [ids[2], 100012, undefined, undefined],
      ]);
      assert.ok(closed.results[2].message);
      const extended = (await owner.get(bulk('extend_jobs'), { company, ids: made })).extend_jobs;
      assert.deepEqual(extended.results.map(({ error_code }) => error_code), [100002, 100002]);
      const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const closeOn = dayIn(10);
      const reopened = (await owner.get(bulk('reopen_jobs', ', $close_on: String', ', close_on: $close_on'), { company, ids: made, close_on: closeOn })).reopen_jobs;
      assert.deepEqual(reopened.results.map(({ job: done }) => done.content.close_on), [closeOn, closeOn]);
      assert.ok([9, 10].includes(reopened.results[0].job.days_left));
      const past = (await owner.get(bulk('extend_jobs', ', $close_on: String', ', close_on: $close_on'), { company, ids: made, close_on: '2020-01-01' })).extend_jobs;
      assert.deepEqual(past.results.map(({ error_code }) => error_code), [200026, 200026]);
      const until = async (day) => {
        const { extend_jobs: moved } = await owner.get(bulk('extend_jobs', ', $close_on: String', ', close_on: $close_on'), { company, ids: made, close_on: day });
        return moved.results.map(({ job: done }) => done?.content.close_on);
      };
      assert.deepEqual(await until(dayIn(90)), [dayIn(90), dayIn(90)], 'the day that was chosen');
      assert.deepEqual(await until(dayIn(2)), [dayIn(2), dayIn(2)], 'sooner, too');
      assert.deepEqual(await until(dayIn(200)), [undefined, undefined]);
      assert.equal((await owner.get(bulk('extend_jobs'), { company, ids: made })).extend_jobs.done, 2);
      assert.equal(await owner.refusal(bulk('extend_jobs'), { company, ids: Array(201).fill(made[0]) }), 200005);
    });

    test('[10.13] the list is found by text, stage and branch, sorted, by pages', async () => {
      const list = async (variables) => (await owner.get(listJobs, { company, ...variables })).company.jobs;
      const all = await list({});
      assert.equal(all.total, all.counts.reduce((sum, { count }) => sum + count, 0));
      const open = await list({ stage: 'open' });
      assert.equal(open.total, all.counts.find(({ stage }) => stage === 'open').count);
      assert.ok(open.jobs.every(({ stage }) => stage === 'open'));
      assert.equal((await list({ branch })).total, (await list({ term: 'MONG kok' })).total);
      const titles = (await list({ stage: 'open', sort: 'title' })).jobs.map(({ content }) => content.name.en).filter(Boolean);
      assert.deepEqual(titles, [...titles].sort());
      assert.deepEqual((await list({ limit: 1, offset: 1 })).jobs[0].id, (await list({ limit: 2 })).jobs[1].id);
      assert.equal(await owner.refusal(listJobs, { company, limit: 31 }), 100011);
    });

    test('[10.21] a scheduled job comes out at its time', async () => {
      const draft = await begin();
      const { version } = await save(draft, job(freshTitle()));
      const { now } = await owner.get('{ now }');
      const at = (seconds) => new Date(Date.parse(now) + seconds * 1000).toISOString();
      assert.equal((await publish(draft.id, version, { at: at(-86_400) })).errors[0].extensions.error_code, 200026);
      assert.equal((await publish(draft.id, version, { at: at(3600) })).data.publish_job.stage, 'scheduled');
      const taken = await owner.get('mutation ($company: ID!, $id: ID!) { unschedule_job(company: $company, id: $id) { stage } }', { company, id: draft.id });
      assert.equal(taken.unschedule_job.stage, 'draft');
      const soon = (await publish(draft.id, version, { at: at(2) })).data.publish_job;
      assert.equal(soon.publish_at, at(2));
      await eventually(async () => (await find(draft.id)).stage === 'open', 'it is published');
    });

    test('[10.16] the preview is the page of the site, for frames of this origin alone', async () => {
      const draft = await begin();
      await save(draft, job('Previewed waiter', { hourly_rate: { from: 77 }, places: [], regions: ['03'] }));
      const { company: answer } = await owner.get('query ($company: ID!, $id: ID!) { company(id: $company) { job(id: $id) { en: preview_path(locale: en) zh: preview_path(locale: zh_hant) card: preview_path(locale: en, card: true) } } }', { company, id: draft.id });
      for (const [path, words] of [[answer.job.en, 'Kowloon'], [answer.job.zh, '侍應 Previewed waiter'], [answer.job.zh, '九龍'], [answer.job.card, 'In a list of jobs'], [answer.job.card, 'Kowloon']]) {
        const page = await fetch(site.url + path, { headers: owner.headers() });
        const html = await page.text();
        assert.equal(page.status, 200);
        assert.ok(html.includes(words) && html.includes('Previewed waiter') && html.includes('77'));
        assert.ok(!html.includes('<script'));
        assert.equal(page.headers.get('x-frame-options'), 'SAMEORIGIN');
        assert.match(page.headers.get('content-security-policy'), /script-src 'none'.*frame-ancestors 'self'/);
      }
      const home = await fetch(`${site.url}/hk/en/`);
      assert.equal(home.headers.get('x-frame-options'), 'DENY');
      assert.match(home.headers.get('content-security-policy'), /frame-ancestors 'none'/);
      assert.equal((await fetch(site.url + answer.job.en)).status, 401);
    });

    test('[10.13] openings are counted by the server, without redirects and robots', async () => {
      const shunned = await published();
      const made = await published();
      const visit = (path, browser) =>
        fetch(site.url + path, { headers: { 'User-Agent': browser }, redirect: 'manual' });
      const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
      const elsewhere = shunned.page_path.replace(/\/job\/[^/]+\//, '/job/another-name/');
      assert.notEqual(elsewhere, shunned.page_path);
      // A page can be had a moment before the node follows the publication, and is not counted then. What was counted
      // is written together.
      await eventually(async () => {
        assert.equal((await visit(elsewhere, phone)).status, 301);
        for (const robot of ['curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']) assert.equal((await visit(shunned.page_path, robot)).status, 200);
        assert.equal((await visit(made.page_path, phone)).status, 200);
        return (await find(made.id)).openings > 0;
      }, 'it was counted');
      assert.equal((await find(shunned.id)).openings, 0);
    });

    test('[10.13] a visit within the site is counted by the job that is read, whatever the operation is called', async () => {
      const [made, beside] = [await published(), await published()];
      const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
      const ask = async (question, token, browser = phone) => {
        const headers = { 'Content-Type': 'application/json', 'User-Agent': browser, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
        const answer = await fetch(`${site.url}/api/seeker/graphql`, { method: 'POST', headers, body: JSON.stringify(question) });
        const { data, errors } = await answer.json();
        assert.equal(errors, undefined, JSON.stringify(errors));
        return data.get_jobs;
      };
      const opens = (...ids) => ({ query: 'query AnyName($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_description } }', variables: { ids } });
      const lists = (...ids) => ({ query: 'query AnyName($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name } }', variables: { ids } });
      await eventually(async () => (await ask(lists(made.id, beside.id))).length === 2, 'the node follows');
      // The site's own operation, by its hash.
      const documents = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../web/dist/site/server/documents.json'), 'utf8'));
      const [hash] = Object.entries(documents).find(([, text]) => /\bquery JobDetail\(/.test(text));
      const own = { documentId: `sha256:${hash}`, variables: { ids: [made.id] } };
      // Each twice: the second answer is kept from the first.
      for (const question of [opens(made.id), own]) for (let turn = 0; turn < 2; turn += 1) assert.equal((await ask(question)).length, 1);
      const seeker = await signIn(site, freshTelephone());
      assert.equal((await ask(own, seeker)).length, 1);
      // Neither a robot nor a list opens a job.
      await ask(opens(made.id), undefined, 'curl/8.5.0');
      await ask(opens(made.id, beside.id));
      await ask(lists(beside.id));
      await eventually(async () => (await find(made.id)).openings >= 5, 'it was counted');
      assert.deepEqual([(await find(made.id)).openings, (await find(beside.id)).openings], [5, 0]);
    });

    test('[10.18] monthly pay is held to the minimum wage by the hours that are drawn', async () => {
      const working_hours = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => ({ day, start: '09:00', end: '18:00' }));
      const rate = (await owner.get('{ job_choices { minimum_wage_cents } }')).job_choices.minimum_wage_cents / 100;
      const monthly = (hours) => Math.ceil((rate * hours * 52) / 12);
      const ofPay = async (from) => {
        const draft = await begin();
        const { version, findings } = await save(draft, job(freshTitle(), { hourly_rate: null, monthly_rate: { from }, working_hours }));
        const { errors } = await publish(draft.id, version);
        return [findings.filter(({ field }) => field === 'monthly_rate').map(({ kind, weight }) => `${kind} ${weight}`), errors?.[0].extensions.error_code];
      };
      assert.deepEqual(await ofPay(3000), [['below_minimum_wage blocks'], 200025]);
      assert.deepEqual(await ofPay(monthly(40) - 10), [['below_minimum_wage blocks'], 200025]);
      assert.deepEqual(await ofPay(monthly(40) + 10), [['below_minimum_wage_with_breaks warns'], undefined]);
      assert.deepEqual(await ofPay(monthly(45) + 10), [[], undefined]);
      const csv = `Title (English),description_en,工種,分店,monthly_from,工作時間\nCheap,Help.,店務員,旺角店,3000,mon-fri 09:00-18:00\n`;
      const { data } = await (await owner.upload(`companies/${company}/jobs/import`, csv, 'jobs.csv')).json();
      const read = (await owner.get('query ($company: ID!, $id: ID!) { company(id: $company) { job_import(id: $id) { lines { act problems { column weight } } } } }', { company, id: data.id })).company.job_import;
      assert.equal(read.lines[0].act, 'skip');
      assert.ok(read.lines[0].problems.some(({ column, weight }) => column === 'monthly_from' && weight === 'blocks'), JSON.stringify(read));
    });

    test('[10.23] a file of jobs is read, confirmed, and updates when it comes again', async () => {
      const lines = Array.from({ length: 20 }, (_, i) => `R${i},Helper ${i},Help.,店務員,旺角店,${60 + i},mon-fri 10:00-19:00`);
      const heading = '編號,Title (English),description_en,工種,分店,時薪由,工作時間';
      const upload = async (text) => {
        const answer = await owner.upload(`companies/${company}/jobs/import`, text, '職位.csv');
        return { status: answer.status, ...(await answer.json()) };
      };
      const importQuery = 'query ($company: ID!, $id: ID!) { company(id: $company) { job_import(id: $id) { file_name encoding unknown_columns line_count create_count change_count unchanged_count skip_count confirmed_at lines(only_problems: true) { line act problems { column weight message } } } } }';
      const confirm = 'mutation ($company: ID!, $id: ID!) { confirm_import(company: $company, id: $id) { created changed unchanged skipped refused { line problems { message } } } }';
      const first = await upload(`\uFEFF${[heading, ...lines, 'R99,Bad,Help.,nothing,旺角店,1,never', '=1+1,=HYPERLINK(1),Text.,店務員,旺角店,60,'].join('\r\n')}`);
      assert.equal(first.status, 200, JSON.stringify(first));
      const seen = (await owner.get(importQuery, { company, id: first.data.id })).company.job_import;
      assert.deepEqual([seen.encoding, seen.line_count, seen.create_count, seen.skip_count, seen.confirmed_at], ['utf-8', 22, 21, 1, null]);
      const bad = seen.lines.find(({ act }) => act === 'skip');
      assert.equal(bad.line, 22);
      assert.deepEqual(bad.problems.filter(({ weight }) => weight === 'blocks').map(({ column }) => column).sort(), ['工作時間', '工種', '時薪由'].sort());
      assert.equal((await owner.get(listJobs, { company, term: 'Helper' })).company.jobs.total, 0, 'nothing is written');
      const done = (await owner.get(confirm, { company, id: first.data.id })).confirm_import;
      assert.deepEqual([done.created, done.changed, done.skipped], [21, 0, 1]);
      assert.deepEqual((await owner.get(confirm, { company, id: first.data.id })).confirm_import, done);
      assert.equal((await owner.get(listJobs, { company, term: 'Helper' })).company.jobs.total, 20);
      const again = await upload([heading, lines[0].replace(',60,', ',88,'), ...lines.slice(1)].join('\n'));
      const changed = (await owner.get(confirm, { company, id: again.data.id })).confirm_import;
      assert.deepEqual([changed.created, changed.changed, changed.unchanged], [0, 1, 19]);
      for (const broken of ['', 'one column only', `\u0089PNG\r\n\u001a\n${'\0'.repeat(20)}`, `name_en${',x'.repeat(201)}\nA`, 'name_en\n"never ends']) {
        const { status, error_code } = await upload(broken);
        assert.ok(status === 400, `${status} ${error_code}`);
      }
      const workbook = await owner.upload(`companies/${company}/jobs/import`, Buffer.from('504b030414000600080000002100', 'hex'), 'jobs.csv');
      assert.deepEqual([workbook.status, (await workbook.json()).error_code], [400, 200048]);
      const template = await owner.download(`companies/${company}/jobs/import-template?locale=zh_hant`);
      assert.match(await template.text(), /職位名稱/);
    });

    test('[10.37] keys and webhooks are made, shown once, tried and revoked here', async (context) => {
      const received = [];
      const receiver = createServer((request, response) => {
        let body = '';
        request.on('data', (part) => (body += part));
        request.on('end', () => {
          received.push({ body, signature: request.headers['hoigung-signature'] });
          response.statusCode = received.length === 1 ? 200 : 500;
          response.end('thanks');
        });
      });
      await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));
      context.after(() => receiver.close());
      const { make_key: made } = await owner.get('mutation ($company: ID!) { make_key(company: $company, name: "ATS") { secret key { id name revoked_at webhook { url } } } }', { company });
      assert.match(made.secret, /^hgp_/);
      assert.equal((await owner.get('query ($company: ID!) { company(id: $company) { upkeep } }', { company })).company.upkeep, 'portal');
      const asPartner = () => fetch(`${site.url}/api/partner/key`, { headers: { Authorization: `Bearer ${made.secret}` } });
      assert.notEqual((await asPartner()).status, 401);
      const keysQuery = 'query ($company: ID!) { company(id: $company) { keys { id name webhook { url deliveries { total deliveries { id event state status answer body is_manual } } } } } }';
      assert.equal(JSON.stringify(await owner.get(keysQuery, { company })).includes(made.secret), false);
      const set = 'mutation ($company: ID!, $id: ID!, $url: String!) { set_webhook(company: $company, id: $id, url: $url) { secret key { webhook { url } } } }';
      assert.equal(await owner.refusal(set, { company, id: made.key.id, url: 'ftp://x' }), 200028);
      const url = `http://127.0.0.1:${receiver.address().port}/hook`;
      assert.match((await owner.get(set, { company, id: made.key.id, url })).set_webhook.secret, /^hgw_/);
      const deliveries = async () => (await owner.get(keysQuery, { company })).company.keys.find(({ id }) => id === made.key.id).webhook.deliveries.deliveries;
      const { send_test_event: asked } = await owner.get('mutation ($company: ID!, $id: ID!) { send_test_event(company: $company, id: $id) { id state event } }', { company, id: made.key.id });
      assert.equal(asked.event, 'test');
      await eventually(async () => (await deliveries())[0].state === 'taken', 'the test was taken');
      assert.equal(JSON.parse(received[0].body).event, 'test');
      assert.match(received[0].signature, /^t=\d+,v1=/);
      const again = 'mutation ($company: ID!, $id: ID!, $delivery: ID!) { send_again(company: $company, id: $id, delivery: $delivery) { id state } }';
      await owner.get(again, { company, id: made.key.id, delivery: asked.id });
      await eventually(async () => (await deliveries())[0].state === 'failed', 'the second was not');
      const [failed] = await deliveries();
      assert.deepEqual([failed.status, failed.answer, failed.is_manual], [500, 'thanks', true]);
      assert.equal(failed.body, received[0].body);
      const { revoke_key: revoked } = await owner.get('mutation ($company: ID!, $id: ID!) { revoke_key(company: $company, id: $id) { revoked_at webhook { url } } }', { company, id: made.key.id });
      assert.ok(revoked.revoked_at && revoked.webhook === null);
      assert.equal((await asPartner()).status, 401);
      assert.equal(await owner.refusal(set, { company, id: made.key.id, url }), 100012);
    });

    test('a job that changes on the site, or is suspended, while it is edited is not overwritten unseen', async () => {
      const made = await published();
      const { edit_job: draft } = await owner.get('mutation ($company: ID!, $id: ID!) { edit_job(company: $company, id: $id) { id version } }', { company, id: made.id });
      const { version } = await save(draft, job(freshTitle(), { vacancy: 3 }));
      await owner.get(bulk('extend_jobs'), { company, ids: [made.id] });
      assert.equal((await find(made.id)).draft.is_outdated, true);
      assert.equal((await publish(made.id, version)).errors[0].extensions.error_code, 200024);
      assert.equal((await publish(made.id, version, { overwrite: true })).data.publish_job.content.vacancy, 3);
    });

    test('[10.36] a pay lies among others only when there are enough of them', async () => {
      const query = 'query ($type: ID!, $amount: Int!) { pay_among(job_type: $type, district: "030503", unit: hour, amount: $amount) { middle percent_below job_count } }';
      assert.deepEqual(await owner.get(query, { type: 'WW', amount: 60 }), { pay_among: null });
      assert.equal(await owner.refusal(query, { type: 'nothing', amount: 60 }), 100012);
    });

    test('a company that waits for the operator prepares its jobs, and they come out when it is verified', async () => {
      const strict = await Site.start({ database, log_level: 'warning' });
      try {
        const person = await loggedIn(strict);
        const { id } = await person.found();
        const { begin_draft: draft } = await person.get(beginDraft, { company: id, key: 'first' });
        const content = { ...job(freshTitle()), places: [], regions: ['03'] };
        const { version } = (await person.get(saveDraft, { company: id, id: draft.id, version: 1, job: content })).save_draft;
        const waiting = (await person.get(publishJob, { company: id, id: draft.id, version })).publish_job;
        assert.deepEqual([waiting.stage, waiting.waits_for_verification], ['scheduled', true]);
        assert.equal(hoigung(['company', 'verify', id], { database }).code, 0);
        await eventually(async () => (await person.get(jobQuery, { company: id, id: draft.id })).company.job.stage === 'open', 'it is out');
        assert.ok(await outboxMail(strict, person.email));
      } finally {
        await strict.stop();
      }
    });
  });
}
