import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Postgres } from '../support/postgres.mjs';
import { askAs, freshTelephone, signIn } from '../support/seeker.mjs';
import { demonstrationDatabase, hoigung, privateFolder, Site } from '../support/site.mjs';

const postgres = new Postgres();
after(() => postgres.remove());

const jobIds = '{ all_jobs }';
const register = 'mutation { register_device(agent: "a", name: "b", token: "t") { _id } }';

test('a backup of a running site moves everything to PostgreSQL and from there to SQLite again', async () => {
  const folder = privateFolder();
  const first = { database: `sqlite:${demonstrationDatabase(folder)}` };
  const site = await Site.start(first);
  const telephone = freshTelephone();
  let token;
  let ids;
  let device;
  const files = [join(folder, 'one.backup'), join(folder, 'two.backup')];
  try {
    token = await signIn(site, telephone);
    device = (await askAs(site, token, register)).data;
    ids = (await askAs(site, token, jobIds)).data.all_jobs;
    assert.ok(ids.length > 4000);
    const made = hoigung(['backup', files[0]], first);
    assert.equal(made.code, 0, made.err);
  } finally {
    await site.stop();
  }

  const second = { database: postgres.url() };
  assert.equal(hoigung(['restore', files[0]], second).code, 0);
  assert.equal(hoigung(['backup', files[1]], second).code, 0);
  const third = { database: `sqlite:${join(folder, 'third.db')}` };
  assert.equal(hoigung(['restore', files[1]], third).code, 0);

  for (const settings of [second, third]) {
    const restored = await Site.start(settings);
    try {
      assert.deepEqual((await askAs(restored, undefined, jobIds)).data.all_jobs, ids);
      assert.equal((await askAs(restored, token, register)).status, 401, 'all sessions have ended');
      const again = await signIn(restored, telephone);
      assert.deepEqual((await askAs(restored, again, register)).data, device, 'the account and its device are there');
    } finally {
      await restored.stop();
    }
  }
});

test('no command but serve, migrate, demo and restore makes a database, and the others say that there is none', () => {
  const folder = privateFolder();
  const calls = [
    ['backup', join(folder, 'saved')],
    ['import', '-'],
    ['purge'],
    ['keys', 'list'],
    ['keys', 'rotate'],
    ['partner-key', 'list'],
    ['partner-key', 'add', 'Portal', '--operator'],
    ['seeker', 'suspend', '+85261234567'],
  ];
  const file = join(folder, 'none', 'site.db');
  const blank = join(folder, 'blank.db');
  writeFileSync(blank, '');
  for (const args of calls) {
    for (const database of [`sqlite:${file}`, `sqlite:${blank}`, postgres.url()]) {
      const done = hoigung(args, { database }, '');
      assert.equal(done.code, 1, `${args} on ${database}`);
      assert.match(done.err, /there is no site in/);
    }
  }
  assert.ok(!existsSync(join(folder, 'none')) && !existsSync(join(folder, 'saved')));
  assert.equal(readFileSync(blank).length, 0);
});

test('a backup says what it saved, and saves nothing of an empty site or into a folder that is not there', () => {
  const folder = privateFolder();
  const empty = { database: `sqlite:${join(folder, 'empty.db')}` };
  assert.equal(hoigung(['migrate'], empty).code, 0);
  const refused = hoigung(['backup', join(folder, 'empty.backup')], empty);
  assert.equal(refused.code, 1);
  assert.match(refused.err, /is empty: nothing was saved/);

  const settings = { database: `sqlite:${demonstrationDatabase(folder)}` };
  const nowhere = hoigung(['backup', join(folder, 'no', 'folder', 'x.backup')], settings);
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.err, /no\/folder: there is no such folder/);
  assert.deepEqual(readdirSync(folder).filter((name) => name.includes('backup')), []);

  const done = hoigung(['backup', join(folder, 'x.backup')], settings);
  assert.match(done.out, /^ +300 companies$/m);
  assert.match(done.out, /^ +4\d{3} jobs$/m);
  assert.match(done.out, /saved from sqlite:.*site\.db in .*x\.backup/);
});

test('a backup overwrites nothing, and a restore fills no database that holds something and takes no other file', () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${demonstrationDatabase(folder)}` };
  const file = join(folder, 'kept.backup');
  assert.equal(hoigung(['backup', file], settings).code, 0);
  assert.match(hoigung(['backup', file], settings).err, /there already/);
  assert.match(hoigung(['restore', file], settings).err, /not empty/);
  assert.match(hoigung(['restore', join(folder, 'none')], settings).err, /not there/);

  const nonsense = join(folder, 'nonsense');
  writeFileSync(nonsense, 'no database at all'.repeat(1000));
  const empty = { database: `sqlite:${join(folder, 'empty.db')}` };
  assert.equal(hoigung(['restore', nonsense], empty).code, 1);
  assert.ok(!existsSync(join(folder, 'kept.backup.part')));
});
