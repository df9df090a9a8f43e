// What operators watch is what the site really tells.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { Gateway } from '../support/gateway.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { runSql } from '../support/rows.mjs';
import { advance, applyQuery, askAs, freshTelephone, requestCode, signInWithProfile } from '../support/seeker.mjs';
import { hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

const example = (name) => readFileSync(resolve(import.meta.dirname, '../../packaging/examples', name), 'utf8');
const dashboard = JSON.parse(example('grafana-dashboard.json'));
const alerts = example('prometheus-alerts.yml');

/** What an expression of PromQL asks for: a name, the labels it must have and their values where one is told. */
function asked(expression) {
  return [...expression.matchAll(/\b(hoigung_\w+)(?:\{([^}]*)\})?/g)].map(([, name, selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)(=~?)"([^"]*)"/g)].map(([, label, relation, value]) => ({ label, value: relation === '=' ? value : undefined })),
  }));
}
const grouped = (expression) => [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels]) => labels.split(/,\s*/));
// What Prometheus itself adds to what it collects.
const added = ['instance', 'job'];

/** Reads a site's figures by their name and labels. */
async function figuresOf(site) {
  const lines = (await (await fetch(`${site.ops}/metrics`)).text()).split('\n');
  return (figure) => {
    const line = lines.find((each) => each.startsWith(`${figure} `));
    assert.ok(line, `the site does not tell ${figure}`);
    return Number(line.slice(figure.length + 1));
  };
}

const opened = async (port) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const postgres = new Postgres();
after(() => postgres.remove());

describe('what operators watch', async () => {
  const database = `sqlite:${privateFolder()}/site.db`;
  assert.equal(importCatalogue({ database }, ndjson([company(1), job(1)])).code, 0);
  const site = await Site.start({ database, feeds: 'board 1d http://127.0.0.1:1/feed.xml' });
  after(() => site.stop());
  await site.get('/hk/en/');
  const told = (await (await fetch(`${site.ops}/metrics`)).text()).split('\n').filter((line) => line && !line.startsWith('#'));

  function assertTold(expression) {
    const names = asked(expression);
    assert.ok(names.length > 0 || expression.startsWith('up{'), expression);
    for (const { name, labels } of names) {
      const lines = told.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      assert.ok(lines.length > 0, `the site does not tell ${name}`);
      for (const { label, value } of labels.filter((each) => !added.includes(each.label))) {
        assert.ok(lines.some((line) => line.includes(value === undefined ? `${label}="` : `${label}="${value}"`)), `no ${name} with ${label} ${value ?? ''}`);
      }
      for (const label of grouped(expression).filter((each) => !added.includes(each))) {
        assert.ok(lines.every((line) => line.includes(`${label}="`)), `${name} has no ${label}`);
      }
    }
  }

  test('every figure of the Grafana dashboard is told', () => {
    for (const { targets } of dashboard.panels) for (const { expr } of targets) assertTold(expr);
    const [, nodes] = dashboard.templating.list;
    assertTold(/label_values\((\w+), instance\)/.exec(nodes.query.query)[1]);
  });

  const rules = [...alerts.matchAll(/expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/g)].map(([, long, short]) => (long ?? short).trim());

  test('every figure of the alerts is told', () => {
    assert.equal(rules.length, alerts.match(/- alert:/g).length);
    for (const expression of rules) assertTold(expression);
  });

  test('what the process, its database and its background work tell has a panel and an alert each', () => {
    const figures = [
      'hoigung_build_info',
      'hoigung_memory_resident_bytes',
      'hoigung_open_descriptors',
      'hoigung_database_connections',
      'hoigung_database_connections_in_use',
      'hoigung_database_callers_waiting',
      'hoigung_task_failures_total',
      'hoigung_task_done_timestamp_seconds',
      'hoigung_queue_age_seconds',
      'hoigung_feed_failing',
      'hoigung_backup_timestamp_seconds',
      'hoigung_unreadable_rows',
    ];
    const panels = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => asked(expr).map(({ name }) => name)));
    const alerted = rules.flatMap((expression) => asked(expression).map(({ name }) => name));
    const documented = readFileSync(resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    for (const figure of figures) {
      assert.ok(panels.includes(figure), `no panel shows ${figure}`);
      assert.ok(alerted.includes(figure), `no alert watches ${figure}`);
      assert.ok(documented.includes(figure), `docs/operations.md does not name ${figure}`);
    }
    // A rule about some queues alone, and a task of each kind, names those that there are.
    const queues = new Set(told.flatMap((line) => /^hoigung_queue_age_seconds\{queue="(\w+)"\}/.exec(line)?.[1] ?? []));
    const named = rules.flatMap((rule) => [...rule.matchAll(/queue[!=]~"([^"]*)"/g)].flatMap(([, list]) => list.split('|')));
    assert.ok(named.length > 0);
    for (const queue of named) assert.ok(queues.has(queue), `there is no queue ${queue}`);
  });

  test('the process tells its version, its memory, its descriptors and its connections', async (t) => {
    const other = await Site.start({ database: `sqlite:${privateFolder()}/site.db` });
    t.after(() => other.stop());
    const read = await figuresOf(other);
    const version = hoigung(['--version']).out.trim().replace('hoigung ', '');
    assert.equal(read(`hoigung_build_info{version="${version}"}`), 1);
    const status = readFileSync(`/proc/${other.child.pid}/status`, 'utf8');
    const resident = 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)[1]);
    const memory = read('hoigung_memory_resident_bytes');
    assert.ok(memory > resident / 2 && memory < resident * 2, `${memory} of ${resident}`);
    assert.ok(read('hoigung_memory_limit_bytes') > memory);
    const descriptors = read('hoigung_open_descriptors');
    assert.ok(descriptors > 5 && descriptors < read('hoigung_descriptors_limit'), `${descriptors}`);
    // Each of ten connections is one more; the one that asks is counted both times.
    const sockets = await Promise.all(Array.from({ length: 10 }, () => opened(Number(new URL(other.url).port))));
    t.after(() => sockets.forEach((socket) => socket.destroy()));
    await eventually(async () => (await figuresOf(other))('hoigung_open_descriptors') >= descriptors + 10, 'ten descriptors more');
    assert.equal(read('hoigung_database_connections{pool="readers"}'), 8);
    assert.equal(read('hoigung_database_connections{pool="writer"}'), 1);
    assert.equal(read('hoigung_database_callers_waiting{pool="readers"}'), 0);
  });

  test('a background task that fails is counted, and one that goes on is told', async (t) => {
    const own = `sqlite:${privateFolder()}/site.db`;
    const other = await Site.start({ database: own });
    t.after(() => other.stop());
    const seconds = async (task) => (await figuresOf(other))(`hoigung_task_done_timestamp_seconds{task="${task}"}`);
    await eventually(async () => (await seconds('close due jobs')) > Date.now() / 1000 - 3600, 'a task that was done');
    const failures = async () => (await figuresOf(other))('hoigung_task_failures_total{task="sweep pictures"}');
    assert.equal(await failures(), 0);
    runSql(own, 'ALTER TABLE banners RENAME TO banners_elsewhere');
    await eventually(async () => {
      await advance(other, 7200);
      return (await failures()) > 0;
    }, 'a failure that is counted');
  });

  for (const [kind, makeDatabase] of Object.entries({ SQLite: () => `sqlite:${privateFolder()}/site.db`, PostgreSQL: () => postgres.url() })) {
    test(`how long the oldest of a queue waits is told, on ${kind}`, async (t) => {
      const own = makeDatabase();
      assert.equal(importCatalogue({ database: own }, ndjson([company(1), job(1)])).code, 0);
      const other = await Site.start({ database: own });
      t.after(() => other.stop());
      const age = async (queue) => (await figuresOf(other))(`hoigung_queue_age_seconds{queue="${queue}"}`);
      await eventually(async () => (await age('reports')) === 0, 'a queue that is empty');
      const seeker = await signInWithProfile(other);
      const { errors } = await askAs(other, seeker, 'mutation ($job: ID!) { report_job(job_id: $job, reason: scam, text: "Deposit") { _id } }', { job: id(1) });
      assert.equal(errors, undefined);
      await advance(other, 3600);
      await eventually(async () => (await age('reports')) >= 3600, 'a report that has waited for an hour');
      assert.ok((await age('reports')) < 7200);
      assert.equal(await age('mail'), 0);
      const operator = new Partner(other, addKey(own, 'operator'));
      const [report] = (await operator.data('GET', 'reports')).reports;
      assert.equal((await operator.call('POST', `reports/${report._id}/handle`)).status, 200);
      await advance(other, 1);
      await eventually(async () => (await age('reports')) === 0, 'a queue that is empty again');
    });

    test(`when the last backup was made is told, on ${kind}`, async (t) => {
      const folder = privateFolder();
      const own = makeDatabase();
      assert.equal(importCatalogue({ database: own }, ndjson([company(1), job(1)])).code, 0);
      const other = await Site.start({ database: own });
      t.after(() => other.stop());
      const madeAt = async () => (await figuresOf(other))('hoigung_backup_timestamp_seconds');
      assert.equal(await madeAt(), 0);
      const began = Date.now() / 1000;
      assert.equal(hoigung(['backup', `${folder}/one.backup`], { database: own }).code, 0);
      await advance(other, 1);
      await eventually(async () => (await madeAt()) >= began - 1, 'the time of the backup');
    });
  }

  test('a row that cannot be read is counted by its table', async (t) => {
    const own = `sqlite:${privateFolder()}/site.db`;
    assert.equal(importCatalogue({ database: own }, ndjson([company(1), job(1)])).code, 0);
    runSql(own, "UPDATE jobs SET document = '{'");
    const other = await Site.start({ database: own });
    t.after(() => other.stop());
    const read = await figuresOf(other);
    assert.equal(read('hoigung_unreadable_rows{table="jobs"}'), 1);
    assert.equal(read('hoigung_unreadable_rows{table="seekers"}'), 0);
  });

  test('login codes are counted, those that the gateway took and those that it did not', async (t) => {
    const gateway = await Gateway.start();
    const sender = await Site.start({ database: `sqlite:${privateFolder()}/site.db`, otp_sender: 'http', otp_gateway_url: gateway.url, otp_resend_seconds: 0 });
    t.after(() => Promise.all([sender.stop(), gateway.stop()]));
    const telephone = freshTelephone();
    await requestCode(sender, telephone);
    await gateway.behave('fail');
    await requestCode(sender, telephone);
    await requestCode(sender, telephone);
    const figures = await (await fetch(`${sender.ops}/metrics`)).text();
    assert.match(figures, /^hoigung_login_codes_total\{channel="sms",result="taken"\} 1$/m);
    assert.match(figures, /^hoigung_login_codes_total\{channel="sms",result="failed"\} 2$/m);
    assert.match(figures, /^hoigung_login_codes_seconds_count\{channel="sms"\} 3$/m);
  });

  test('events for webhooks are counted, those that were taken and those that were not', async (t) => {
    const own = `sqlite:${privateFolder()}/site.db`;
    assert.equal(importCatalogue({ database: own }, ndjson([company(1), job(1)])).code, 0);
    const gateway = await Gateway.start();
    const teller = await Site.start({ database: own });
    t.after(() => Promise.all([teller.stop(), gateway.stop()]));
    const partner = new Partner(teller, addKey(own, 'portal'));
    await partner.data('PUT', 'webhook', [], { url: gateway.url });
    await gateway.behave('fail');
    const { errors } = await askAs(teller, await signInWithProfile(teller), applyQuery, { job: id(1), at: [id(1, 'ad')] });
    assert.equal(errors, undefined);
    const failures = async () => (await partner.data('GET', 'webhook')).failures;
    await eventually(async () => (await failures()) > 0, 'a failure');
    await gateway.behave('take');
    await advance(teller, 3600);
    await eventually(async () => (await failures()) === 0, 'a success');
    const figures = await (await fetch(`${teller.ops}/metrics`)).text();
    const tries = gateway.requests.length;
    assert.match(figures, /^hoigung_webhook_events_total\{result="taken"\} 1$/m);
    assert.match(figures, new RegExp(`^hoigung_webhook_events_total\\{result="failed"\\} ${tries - 1}$`, 'm'));
    assert.match(figures, new RegExp(`^hoigung_webhook_events_seconds_count ${tries}$`, 'm'));
  });

  test('the dashboard is one that Grafana imports', () => {
    assert.ok(dashboard.title && dashboard.uid && dashboard.schemaVersion >= 36);
    assert.deepEqual(dashboard.templating.list.map(({ name, type }) => [name, type]), [['datasource', 'datasource'], ['instance', 'query']]);
    assert.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length);
    const taken = new Set();
    for (const { title, type, datasource, gridPos, targets } of dashboard.panels) {
      assert.ok(['timeseries', 'stat'].includes(type), title);
      assert.equal(datasource.uid, '${datasource}', title);
      assert.equal(new Set(targets.map(({ refId }) => refId)).size, targets.length, title);
      assert.ok(gridPos.x + gridPos.w <= 24, title);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          assert.ok(!taken.has(`${x} ${y}`), `${title} lies on another panel`);
          taken.add(`${x} ${y}`);
        }
      }
    }
  });
});
