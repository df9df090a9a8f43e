// SQLite without room, without the right to write, or locked by another program: what a visitor and a seeker see.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { Witness } from '../support/outage.mjs';
import { binary, privateFolder, Site, siteEnvironment } from '../support/site.mjs';

const jobs = [company(1), ...Array.from({ length: 30 }, (_, n) => job(n + 1))];

/** Root need not mind the permissions of files; a site that runs as an ordinary user does. */
const minding = process.getuid() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', '--'] : [];

describe('a database file', () => {
  const folder = privateFolder();
  const file = join(folder, 'site.db');
  const settings = { database: `sqlite:${file}`, database_wait_ms: 500 };
  let site;
  let witness;
  before(async () => {
    importLines(settings.database, jobs);
    site = await Site.start(settings, minding);
    witness = await Witness.of(site);
  });
  after(() => site.kill());

  // A limit on the size of files works everywhere; to the program it is a disk without room.
  const limitFiles = (limit) => execFileSync('prlimit', ['--pid', site.child.pid, `--fsize=${limit}:`]);
  const allowWriting = (may) => {
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), may ? 0o600 : 0o400);
    chmodSync(folder, may ? 0o700 : 0o500);
  };

  test('that may not grow: reading goes on, writing answers 503, and goes on when there is room', async () => {
    limitFiles(4096);
    await witness.fillsUp();
    await witness.readsOn();
    await witness.cannotWrite();
    assert.equal((await fetch(`${site.ops}/healthz`)).status, 200);
    limitFiles('unlimited');
    await witness.isWellAgain(6);
  });

  test('that may only be read: reading goes on, writing answers 503, and goes on when it may be written', async () => {
    // What is open may still be written; a write that fails has it opened anew.
    limitFiles(4096);
    await witness.fillsUp();
    allowWriting(false);
    limitFiles('unlimited');
    await witness.readsOn();
    await witness.cannotWrite();
    assert.match(site.log, /readonly database/);
    allowWriting(true);
    await witness.isWellAgain(7);
  });

  test('that another program has locked: reading goes on, writing answers 503 after a wait, and goes on without the lock', async () => {
    const holder = spawn('sqlite3', [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      // The holder waits for its lock: the site may be writing at this moment.
      holder.stdin.write(".timeout 30000\nBEGIN IMMEDIATE; SELECT 'held';\n");
      await once(holder.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
      await witness.readsOn();
      await witness.cannotWrite();
      assert.equal((await fetch(`${site.ops}/readyz`)).status, 200, 'what visitors come for goes on');
    } finally {
      holder.stdin.end('ROLLBACK;\n');
      await once(holder, 'exit');
    }
    await witness.isWellAgain(8);
  });

  test('that may only be read at the start is refused in words, and taken when it may be written', async () => {
    assert.equal(await site.stop(), 0);
    allowWriting(false);
    const [command, ...args] = [...minding, binary, 'serve'];
    const refused = spawnSync(command, args, { env: siteEnvironment({ ...settings, port: 0, ops_port: 0 }), cwd: folder, encoding: 'utf8', timeout: 120_000 });
    assert.ok(refused.status > 0, `ended with ${refused.status}, ${refused.signal}`);
    assert.match(refused.stderr, /readonly database|unable to open database/);
    allowWriting(true);
    site = await Site.start(settings, minding);
    witness.site = site;
    await witness.isWellAgain(9);
    assert.equal(await site.stop(), 0);
  });
});

/** A file system of its own and how to fill it, where one may be mounted. */
function mountedFolder() {
  const folder = join(privateFolder(), 'disk');
  mkdirSync(folder);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' }).status !== 0) return undefined;
  const unmount = () => spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
  after(unmount);
  process.on('exit', unmount);
  const filler = join(folder, 'filler');
  return { folder, fill: () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096'], { stdio: 'ignore' }), free: () => rmSync(filler) };
}

const disk = mountedFolder();
if (disk !== undefined) {
  test('a full disk: reading goes on, writing answers 503, and goes on when there is room', async () => {
    const database = `sqlite:${join(disk.folder, 'site.db')}`;
    importLines(database, jobs);
    const site = await Site.start({ database });
    const witness = await Witness.of(site);
    disk.fill();
    await witness.fillsUp();
    await witness.readsOn();
    await witness.cannotWrite();
    disk.free();
    await witness.isWellAgain(6);
    disk.fill();
    assert.equal(await site.stop(), 0, 'a search index that cannot be saved is made anew');
    disk.free();
    const again = await Site.start({ database });
    witness.site = again;
    await witness.isWellAgain(7);
    assert.equal(await again.stop(), 0);
  });
}
