// The site behind each proxy whose settings the package brings, started from those very files.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { after, describe, test } from 'node:test';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Caddy } from '../support/caddy.mjs';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { Nginx } from '../support/nginx.mjs';
import { importCatalogue, privateFolder, Site } from '../support/site.mjs';

const visitor = '127.0.0.7';

/** A page over TLS and HTTP/2, asked for from the visitor's own address. */
async function page(proxy, path, headers = {}) {
  const socket = connectTls({ host: '127.0.0.1', port: proxy.secure, localAddress: visitor, servername: 'www.example.hk', ALPNProtocols: ['h2'], rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  assert.equal(socket.alpnProtocol, 'h2');
  const session = connect('https://www.example.hk', { createConnection: () => socket });
  try {
    const stream = session.request({ ':path': path, ...headers });
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    const [answer] = await once(stream, 'response');
    await once(stream, 'end');
    return { headers: answer, body: Buffer.concat(chunks) };
  } finally {
    session.close();
  }
}

/** What plain HTTP answers to who asks for the site by its name. */
function plainly(proxy, path) {
  return new Promise((resolve, reject) => {
    const sent = plainRequest({ host: '127.0.0.1', port: proxy.plain, path, headers: { Host: 'www.example.hk' } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    sent.on('error', reject).end();
  });
}

const database = `sqlite:${privateFolder()}/site.db`;
const settings = { database, environment: 'production', public_url: 'https://www.example.hk', trusted_proxies: '127.0.0.1', hsts: true, log_level: 'info' };

for (const [name, Proxy, permanent] of [['nginx', Nginx, 301], ['Caddy', Caddy, 308]]) {
  describe(`behind ${name}`, async () => {
    const filled = importCatalogue(settings, ndjson([company(1), job(1)]));
    assert.equal(filled.code, 0, filled.err);
    const site = await Site.start(settings);
    const proxy = await Proxy.start([new URL(site.url).port]);
    after(() => Promise.all([proxy.stop(), site.stop()]));

    test('plain HTTP leads to HTTPS', async () => {
      const { status, location } = await plainly(proxy, '/hk/en/?a=b');
      assert.equal(status, permanent);
      assert.match(location, /^https:\/\/www\.example\.hk(:\d+)?\/hk\/en\/\?a=b$/);
    });

    test('a page comes over HTTP/2, compressed as the browser likes it', async () => {
      for (const [encoding, unpack] of [['br', brotliDecompressSync], ['gzip', gunzipSync]]) {
        const { headers, body } = await page(proxy, '/hk/en/find-jobs/', { 'accept-encoding': encoding });
        assert.deepEqual([headers[':status'], headers['content-encoding']], [200, encoding]);
        assert.match(headers['strict-transport-security'], /max-age=\d+/);
        assert.match(unpack(body).toString(), /Waiter 1/);
      }
    });

    test('the site knows the visitor by the address that the proxy saw, whatever the visitor says', async () => {
      const path = `/hk/en/?by=${name}`;
      assert.equal((await page(proxy, path, { 'x-forwarded-for': '203.0.113.9' })).headers[':status'], 200);
      const told = () => site.log.split('\n').filter((line) => line.includes('"request"') && line.includes(`"client":"${visitor}"`));
      while (told().length === 0) await new Promise((go) => setTimeout(go, 20));
      assert.ok(!site.log.includes('203.0.113.9'), site.log);
    });
  });
}
