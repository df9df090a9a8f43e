// Clients that take places and give nothing: slow ones, silent ones, ones that never read, and too many of them. They are
// sent away, and everybody else is served meanwhile.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually, pause } from '../support/outage.mjs';
import { privateFolder, Site } from '../support/site.mjs';

const places = 60;
const head = 'GET /hk/en/ HTTP/1.1\r\nHost: localhost\r\n';

describe('clients', () => {
  let site;
  let port;
  const clients = new Set();
  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    importLines(database, [company(1), ...Array.from({ length: 20 }, (_, n) => job(n + 1))]);
    site = await Site.start({ database, max_connections: places, idle_seconds: 3 });
    port = Number(new URL(site.url).port);
  });
  after(async () => {
    for (const client of clients) client.destroy();
    await site?.kill();
  });

  /** A client with a socket of its own; `closed` says that the site was the one to end it. */
  async function client({ reads = true } = {}) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    clients.add(socket);
    const self = { socket, text: '', closed: false };
    const end = () => {
      self.closed = true;
    };
    socket.on('error', end).on('end', end).on('close', end);
    if (reads) socket.on('data', (bytes) => {
      self.text += bytes;
    });
    else socket.pause();
    await once(socket, 'connect');
    return self;
  }
  const many = (count, options) => Promise.all(Array.from({ length: count }, () => client(options)));
  const leave = (all) => {
    for (const { socket } of all) socket.destroy();
  };
  const isServed = async () => assert.equal((await fetch(`${site.url}/hk/en/`, { headers: { Connection: 'close' } })).status, 200);
  const open = async () => Number(/open_connections\{listener="site"\} (\d+)/.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
  const drip = async (slow, piece) => {
    while (slow.some((one) => !one.closed)) {
      for (const { socket, closed } of slow) if (!closed) socket.write(piece);
      await isServed();
      await pause(300);
    }
  };

  test('who send a head or a body drop by drop, or never read, are closed, and others are served meanwhile', async () => {
    const greedy = await many(5, { reads: false });
    // More than the system's buffers take.
    for (const { socket } of greedy) socket.write(`${head}\r\n`.repeat(2000));
    const heads = await many(10);
    for (const { socket } of heads) socket.write(`${head}X: `);
    const bodies = await many(10);
    for (const { socket } of bodies) socket.write('POST /api/seeker/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    await drip([...heads, ...bodies], 'x');
    for (const { text } of [...heads, ...bodies]) assert.doesNotMatch(text, / 200 /);
    await eventually(async () => (await open()) === 0, 'the end of those who do not read');
  });

  test('who say nothing are closed, before their first request and after it', async () => {
    const silent = await many(10);
    const once = await many(10);
    for (const { socket } of once) socket.write(`${head}\r\n`);
    await eventually(() => [...silent, ...once].every((one) => one.closed), 'the end of the silence');
    for (const { text } of once) assert.match(text, /^HTTP\/1\.1 200 /);
    for (const { text } of silent) assert.equal(text, '');
    await eventually(async () => (await open()) === 0, 'free places');
  });

  test('who close their half of the connection still get their answer', async () => {
    const half = await client();
    half.socket.end(`${head}\r\n`);
    await eventually(() => half.closed, 'the end');
    assert.match(half.text, /^HTTP\/1\.1 200 [\s\S]*<\/html>$/);
  });

  test('who are too many are told so and when to come back, and served when others have gone', async () => {
    const first = await many(places);
    for (const { socket } of first) socket.write(`${head}\r\n`);
    await eventually(() => first.every(({ text }) => text.includes('</html>')), 'the answers to all');
    const late = await client();
    late.socket.write(`${head}\r\n`);
    await eventually(() => late.closed, 'the refusal');
    assert.match(late.text, /^HTTP\/1\.1 503 [\s\S]*Retry-After: 5\r\n[\s\S]*\{"message":"/);
    assert.equal((await fetch(`${site.ops}/healthz`)).status, 200);
    leave(first);
    await eventually(async () => (await fetch(`${site.url}/hk/en/`)).status === 200, 'a place');
  });

  test('who take every file descriptor keep nobody out once they have gone', async () => {
    const first = await client();
    const ask = async () => {
      first.text = '';
      first.socket.write(`${head}\r\n`);
      await eventually(() => first.text.includes('</html>'), 'an answer');
    };
    await ask();
    const used = readdirSync(`/proc/${site.child.pid}/fd`).length;
    execFileSync('prlimit', ['--pid', site.child.pid, `--nofile=${used + 2}:`]);
    const others = await many(20);
    for (const { socket } of others) socket.write(`${head}\r\n`);
    await eventually(() => /No connection could be accepted/.test(site.log), 'a full table');
    await ask();
    leave(others);
    await eventually(async () => (await fetch(`${site.url}/hk/en/`).catch(() => undefined))?.status === 200, 'a place');
    execFileSync('prlimit', ['--pid', site.child.pid, '--nofile=1024:']);
    assert.equal(await site.stop(), 0);
  });
});
