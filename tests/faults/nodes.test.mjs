// Two nodes on one PostgreSQL behind nginx, set up as docs/operations.md tells.
import assert from 'node:assert/strict';
import { connect, constants } from 'node:http2';
import { Agent, request } from 'node:https';
import { after, describe, test } from 'node:test';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { freePort, Nginx } from '../support/nginx.mjs';
import { Postgres } from '../support/postgres.mjs';
import { importCatalogue, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
after(() => agent.destroy());

function ask(nginx, { method = 'GET', path, body }) {
  return new Promise((resolve, reject) => {
    const headers = { Host: 'www.example.hk', ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } : {}) };
    const sent = request({ host: '127.0.0.1', port: nginx.secure, method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const search = { method: 'POST', path: '/api/seeker/graphql', body: JSON.stringify({ query: '{ job_search(term: "waiter", limit: 5) { total result { _id } } }' }) };

describe('two nodes behind nginx', async () => {
  const ports = [await freePort(), await freePort()];
  const settings = { database: postgres.url(), environment: 'production', public_url: 'https://www.example.hk', trusted_proxies: '127.0.0.1', hsts: true };
  const filled = importCatalogue(settings, ndjson([company(1), ...Array.from({ length: 40 }, (_, n) => job(n + 1))]));
  assert.equal(filled.code, 0, filled.err);
  const startNode = (n) => Site.start({ ...settings, port: ports[n] });
  const nodes = [await startNode(0), await startNode(1)];
  const nginx = await Nginx.start(ports);
  after(() => Promise.all([nginx.stop(), ...nodes.map((node) => node.stop())]));

  test('pages come over TLS and HTTP/2, compressed, and plain HTTP leads there', async () => {
    const plain = await fetch(`http://127.0.0.1:${nginx.plain}/hk/en/?a=b`, { redirect: 'manual' });
    assert.deepEqual([plain.status, plain.headers.get('location')], [301, 'https://www.example.hk/hk/en/?a=b']);
    const session = connect(`https://127.0.0.1:${nginx.secure}`, { rejectUnauthorized: false, servername: 'www.example.hk' });
    try {
      const stream = session.request({ ':path': '/hk/en/', ':authority': 'www.example.hk', 'accept-encoding': 'br' });
      const headers = await new Promise((resolve, reject) => stream.on('response', resolve).on('error', reject));
      assert.equal(headers[constants.HTTP2_HEADER_STATUS], 200);
      assert.equal(headers['content-encoding'], 'br');
      assert.match(headers['strict-transport-security'], /max-age=\d+/);
      stream.resume();
      await new Promise((resolve) => stream.on('end', resolve));
    } finally {
      session.close();
    }
  });

  test('a rolling restart under load fails no request', async () => {
    const failures = [];
    let asked = 0;
    let running = true;
    const visitors = Array.from({ length: 8 }, async (_, n) => {
      while (running) {
        const what = n % 2 ? search : { path: `/hk/en/?visitor=${n}` };
        const answer = await ask(nginx, what).catch((error) => ({ status: error.code, text: String(error) }));
        asked += 1;
        if (answer.status !== 200) failures.push(`${what.path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
    });
    for (const n of [0, 1]) {
      assert.equal(await nodes[n].stop(), 0);
      nodes[n] = await startNode(n);
    }
    running = false;
    await Promise.all(visitors);
    assert.ok(asked > 20, `only ${asked} requests`);
    assert.deepEqual(failures, [], nginx.errors);
  });

  test('a node that is killed costs no visitor a page', async () => {
    await nodes[0].kill();
    for (let n = 0; n < 20; n += 1) assert.equal((await ask(nginx, { path: '/hk/en/' })).status, 200);
    nodes[0] = await startNode(0);
  });
});
