// Nobody reads the log: a pipe that is full, a journal that hangs. No request waits for it, what is lost is counted, and the
// site ends when it is told to.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { eventually } from '../support/outage.mjs';
import { privateFolder, Site } from '../support/site.mjs';

// Lines that wait in the site, and more than go into a pipe.
const waiting = 8192;
const inThePipe = 4096;

describe('a log that nobody reads', () => {
  let site;
  before(async () => {
    const database = `sqlite:${join(privateFolder(), 'site.db')}`;
    importLines(database, [company(1), job(1)]);
    site = await Site.start({ database });
  });
  after(() => site?.kill());

  const dropped = async () => Number(/^hoigung_log_lines_dropped_total (\d+)/m.exec(await (await fetch(`${site.ops}/metrics`)).text())[1]);
  /** Asks for files that are not there, one after the other: an answer and a line of the log each. */
  const ask = async (name, count) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    let answers = '';
    socket.on('data', (bytes) => {
      answers += bytes;
    });
    for (let n = 1; n <= count; n += 1) {
      socket.write(`GET /content/${name}-${n} HTTP/1.1\r\nHost: localhost\r\nConnection: ${n < count ? 'keep-alive' : 'close'}\r\n\r\n`);
    }
    await once(socket, 'end', { signal: AbortSignal.timeout(60_000) });
    assert.equal(answers.match(/HTTP\/1.1 404/g).length, count);
  };
  const lines = (name) => site.log.split('\n').filter((line) => line.includes(`/${name}-`)).length;

  test('holds up no request, and the lines that are dropped are counted', async () => {
    assert.equal(await dropped(), 0);
    site.child.stderr.pause();
    const asked = waiting + 2 * inThePipe;
    await ask('unread', asked);
    const lost = await dropped();
    assert.ok(lost > 0 && lost < asked, `${lost} of ${asked} lines were dropped`);

    site.child.stderr.resume();
    await eventually(() => lines('unread') === asked - lost, 'every line that was kept');
    await ask('again', 1);
    await eventually(() => lines('again') === 1, 'a line of the log that is read again');
    assert.equal(await dropped(), lost);
  });

  test('holds up no end', async () => {
    site.child.stderr.pause();
    await ask('end', 2 * inThePipe);
    assert.equal(await site.stop(), 0);
  });
});

test('a log that is read has every line in its order when the site has ended', async () => {
  const site = await Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}` });
  const asked = Array.from({ length: 500 }, (_, n) => `/content/${n}`);
  for (const path of asked) await (await site.get(path)).arrayBuffer();
  const read = once(site.child.stderr, 'end');
  assert.equal(await site.stop(), 0);
  await read;
  const paths = site.log.trim().split('\n').map((line) => JSON.parse(line).path);
  assert.deepEqual(paths.filter((path) => path?.startsWith('/content/')), asked);
  assert.match(site.log, /stopping: no new requests/);
});
