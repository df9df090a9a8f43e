// What operators watch is what the site really tells.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { Gateway } from '../support/gateway.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { advance, applyQuery, askAs, freshTelephone, requestCode, signInWithProfile } from '../support/seeker.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

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

  test('every figure of the alerts is told', () => {
    const expressions = [...alerts.matchAll(/expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/g)].map(([, long, short]) => (long ?? short).trim());
    assert.equal(expressions.length, alerts.match(/- alert:/g).length);
    for (const expression of expressions) assertTold(expression);
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
