import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { id } from '../support/catalogue.mjs';
import { expectDocumented } from '../support/openapi.mjs';
import { advance } from '../support/seeker.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const event = (more = {}) => ({
  event: 'job_impression',
  job_id: id(1),
  company_id: id(1, 'c0'),
  position: 3,
  sessionId: randomUUID(),
  source: 'search',
  sourceSection: 'result',
  trackingParams: { adid: id(1, 'b1'), bidid: '370.1794706200000.abc', requestid: randomUUID() },
  at: new Date().toISOString(),
  ...more,
});

const send = (site, path, body, type = 'application/json', headers = {}) =>
  fetch(site.url + path, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('the collectors', () => {
  let file;
  let site;
  const rows = (sql) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };

  before(async () => {
    file = join(privateFolder(), 'site.db');
    site = await Site.start({ database: `sqlite:${file}`, log_level: 'warning', collector_per_minute: 1000, trusted_proxies: '127.0.0.1' });
  });
  after(async () => assert.equal(await site.stop(), 0));

  test('a text with a zero byte is refused on either database, and nothing of it is kept', async () => {
    const thrown = { kind: 'thrown', message: 'a\u0000b' };
    assert.equal((await send(site, '/api/errors', thrown)).status, 400);
    assert.equal((await send(site, '/api/events', { events: [event({ path: '/hk/\u0000/' })] })).status, 400);
    assert.equal(rows('SELECT * FROM error_reports').length + rows('SELECT * FROM tracking_events').length, 0);
  });

  test('[7.47] [7.46] job-card events and page views are taken as a browser’s beacon sends them, and kept', async () => {
    const clicked = event({ event: 'job_click' });
    const seen = event({ event: 'page_view', job_id: undefined, company_id: undefined, position: undefined, trackingParams: undefined, path: '/hk/en/find-jobs/' });
    const answer = await send(site, '/api/events', { events: [clicked, seen] });
    assert.equal(answer.status, 204);
    await expectDocumented('/api/events', answer);
    assert.equal((await send(site, '/api/events', { events: [event({ strange: 'ignored' })] }, 'text/plain;charset=UTF-8')).status, 204);

    const kept = rows('SELECT * FROM tracking_events ORDER BY event');
    assert.deepEqual(kept.map((row) => row.event), ['job_click', 'job_impression', 'page_view']);
    assert.equal(kept[0].session_id, clicked.sessionId);
    assert.equal(kept[0].position, 3);
    assert.deepEqual(JSON.parse(kept[0].tracking_params), clicked.trackingParams);
    assert.equal(kept[2].path, '/hk/en/find-jobs/');
  });

  test('nothing is kept of what is not valid', async () => {
    const before = rows('SELECT count(*) AS n FROM tracking_events')[0].n;
    const bad = [
      { events: [] },
      { events: 'all' },
      {},
      [],
      'nonsense',
      { events: Array.from({ length: 51 }, () => event()) },
      { events: [event(), event({ event: 'keystroke' })] },
      { events: [event({ sessionId: undefined })] },
      { events: [event({ sessionId: 'Chan Tai Man' })] },
      { events: [event({ job_id: 'x' })] },
      { events: [event({ job_id: null })] },
      { events: [event({ position: 0 })] },
      { events: [event({ source: '<script>' })] },
      { events: [event({ trackingParams: { adid: 'a b' } })] },
      { events: [event({ at: 'yesterday' })] },
    ];
    for (const body of bad) {
      const answer = await send(site, '/api/events', body);
      assert.equal(answer.status, 400, JSON.stringify(body).slice(0, 100));
      await expectDocumented('/api/events', answer);
    }
    const form = await send(site, '/api/events', 'a=1', 'application/x-www-form-urlencoded');
    assert.equal(form.status, 415);
    await expectDocumented('/api/events', form);
    const huge = await send(site, '/api/events', { events: [event({ path: '/'.repeat(70_000) })] });
    assert.equal(huge.status, 413);
    await expectDocumented('/api/events', huge);
    assert.equal((await site.get('/api/events')).status, 405);
    assert.equal(rows('SELECT count(*) AS n FROM tracking_events')[0].n, before);
  });

  test('searches that found nothing are counted, and their text is kept when three visitors typed it', async () => {
    const typed = (address, term) =>
      send(site, '/api/events', { events: [event({ event: 'empty_search', job_id: undefined, term })] }, 'application/json', { 'X-Forwarded-For': address });
    const counted = async () => Number(/hoigung_empty_searches_total (\d+)/.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
    const kept = () => ({ ...rows('SELECT text, searches, visitors FROM empty_searches')[0] });
    const before = await counted();
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) assert.equal((await typed(address, 'Tea  lady')).status, 204);
    assert.deepEqual(kept(), { text: '', searches: 4, visitors: 2 });
    assert.equal((await typed('192.0.2.3', 'tea lady')).status, 204);
    assert.deepEqual(kept(), { text: 'tea lady', searches: 5, visitors: 3 });
    assert.equal(await counted(), before + 5);
    const missing = await typed('192.0.2.1', ' ');
    assert.equal(missing.status, 400);
    await expectDocumented('/api/events', missing);
  });

  test('errors of pages are taken, with telephones masked', async () => {
    const report = { kind: 'thrown', message: 'no job for 61234567', stack: 'at x', path: '/hk/', version: 'sw-2.17.3', environment: 'development' };
    const answer = await send(site, '/api/errors', report);
    assert.equal(answer.status, 204);
    await expectDocumented('/api/errors', answer);
    assert.equal((await send(site, '/api/errors', { kind: 'server', message: 'answered 502', status: 502 })).status, 204);
    const [first, second] = rows('SELECT * FROM error_reports ORDER BY kind DESC');
    assert.equal(first.message, 'no job for ******67');
    assert.equal(first.version, 'sw-2.17.3');
    assert.equal(second.status, 502);
    for (const body of [{ kind: 'whim', message: 'x' }, { kind: 'thrown' }, { kind: 'thrown', message: ' ' }, { kind: 'server', message: 'x', status: 'high' }]) {
      const refused = await send(site, '/api/errors', body);
      assert.equal(refused.status, 400, JSON.stringify(body));
      await expectDocumented('/api/errors', refused);
    }
  });

  test('what was kept is gone after 90 days', async () => {
    assert.equal((await send(site, '/api/events', { events: [event()] })).status, 204);
    const gone = async (n) => {
      for (let i = 0; i < 100 && rows('SELECT count(*) AS n FROM tracking_events')[0].n !== n; ++i) await new Promise((go) => setTimeout(go, 50));
      return rows('SELECT count(*) AS n FROM tracking_events')[0].n;
    };
    const held = rows('SELECT count(*) AS n FROM tracking_events')[0].n;
    await advance(site, 89 * 24 * 3600);
    assert.equal(await gone(held), held);
    assert.equal((await send(site, '/api/events', { events: [event()] })).status, 204);
    await advance(site, 2 * 24 * 3600);
    assert.equal(await gone(1), 1);
    assert.equal(rows('SELECT count(*) AS n FROM error_reports')[0].n, 0);
  });
});

test('a client address that sends too much is told to wait', async () => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level: 'warning', collector_per_minute: 5 });
  try {
    const answers = [];
    for (let i = 0; i < 6; ++i) answers.push(await send(site, '/api/events', { events: [event()] }));
    assert.deepEqual(answers.map((answer) => answer.status), [204, 204, 204, 204, 204, 429]);
    await expectDocumented('/api/events', answers[5]);
    assert.match(answers[5].headers.get('retry-after'), /^\d+$/);
  } finally {
    await site.stop();
  }
});

test('an address stores only so many events a day, and the oldest go when there are too many', async () => {
  const file = join(privateFolder(), 'site.db');
  const site = await Site.start({ database: `sqlite:${file}`, log_level: 'warning', collector_rows_per_day: 100, collector_rows: 30 });
  const figure = async (name) => Number(new RegExp(`${name} (\\d+)`).exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
  try {
    const events = Array.from({ length: 40 }, (_, n) => event({ position: n + 1 }));
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push((await send(site, '/api/events', { events })).status);
    assert.deepEqual(answers, [204, 204, 429]);
    assert.equal(await figure('hoigung_collector_rows_refused_total'), 40);
    await advance(site, 60);
    const until = Date.now() + 10_000;
    while ((await figure('hoigung_collector_rows_dropped_total')) < 50 && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
    assert.equal(await figure('hoigung_collector_rows_dropped_total'), 50);
    const database = new DatabaseSync(file, { readOnly: true });
    assert.equal(database.prepare('SELECT COUNT(*) AS n FROM tracking_events').get().n, 30);
    database.close();
  } finally {
    assert.equal(await site.stop(), 0);
  }
});

test('[4.48] tracking can be switched off or pointed elsewhere by the settings', async () => {
  const config = async (site) => JSON.parse(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(await (await site.get('/hk/en/')).text())[1]).config;
  const off = await Site.start({
    database: `sqlite:${join(privateFolder(), 'site.db')}`,
    log_level: 'error',
    job_card_tracking: 'off',
    events_url: 'off',
    page_views_url: 'https://stats.example.hk/collect',
    errors_url: 'https://key@errors.example.hk/42',
  });
  try {
    for (const path of ['/api/events', '/api/errors']) assert.equal((await send(off, path, { events: [event()] })).status, 404);
    const page = await off.get('/hk/en/');
    assert.match(page.headers.get('content-security-policy'), /connect-src 'self' https:\/\/errors\.example\.hk https:\/\/stats\.example\.hk;/);
    const given = await config(off);
    assert.equal(given.job_card_tracking, 'off');
    assert.equal(given.events_url, 'off');
    assert.equal(given.page_views_url, 'https://stats.example.hk/collect');
  } finally {
    await off.stop();
  }
});
