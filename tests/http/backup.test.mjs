import assert from 'node:assert/strict';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { company, id, job, ndjson } from '../support/catalogue.mjs';
import { eventually } from '../support/outage.mjs';
import { Employer } from '../support/portal.mjs';
import { Postgres } from '../support/postgres.mjs';
import { advance, askAs, claimsOf, freshTelephone, signIn } from '../support/seeker.mjs';
import { demonstrationDatabase, hoigung, importCatalogue, privateFolder, Site } from '../support/site.mjs';

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

for (const [kind, makeDatabase] of Object.entries({
  SQLite: () => `sqlite:${join(privateFolder(), 'site.db')}`,
  PostgreSQL: () => postgres.url(),
})) {
  test(`who and what was erased after a backup stays erased when it is restored into ${kind}`, async () => {
    const folder = privateFolder();
    const settings = { database: makeDatabase(), erasures_file: join(folder, 'record', 'erasures') };
    const catalogue = [company(1), company(2), job(1), job(2), job(3, { company_id: id(2, 'c0') })];
    assert.equal(importCatalogue(settings, ndjson(catalogue)).code, 0);
    const [gone, left, kept] = [freshTelephone(), freshTelephone(), freshTelephone()];
    const file = join(folder, 'site.backup');
    const site = await Site.start(settings);
    let seekers;
    let owner;
    let colleague;
    try {
      seekers = [];
      for (const telephone of [gone, left, kept]) seekers.push(claimsOf(await signIn(site, telephone)).sub);
      owner = await new Employer(site).logIn();
      colleague = await new Employer(site).logIn();
      const backup = hoigung(['backup', file], settings);
      assert.equal(backup.code, 0, backup.err);
      // One by command; one by the account's own deletion and the 90 days after it; an employer's person by themselves.
      assert.equal(hoigung(['seeker', 'erase', gone, '--yes'], settings).code, 0);
      await owner.get('mutation ($email: String!) { delete_account(email: $email) { sessions } }', { email: owner.email });
      const token = await signIn(site, left);
      const asked = await askAs(site, token, 'mutation ($typed: String) { delete_account(action: delete, telephone: $typed) { _id } }', { typed: left.slice(4) });
      assert.ok(asked.data, JSON.stringify(asked));
      await advance(site, 91 * 24 * 3600);
      await eventually(() => hoigung(['seeker', 'find', left], settings).out === '', 'the account to be removed');
    } finally {
      await site.stop();
    }
    assert.equal(hoigung(['job', 'delete', id(1), '--yes'], settings).code, 0);
    assert.equal(hoigung(['company', 'delete', id(2, 'c0'), '--yes'], settings).code, 0);

    const record = readFileSync(settings.erasures_file, 'utf8');
    for (const secret of [gone, ...seekers, owner.email, id(1)]) assert.ok(!record.includes(secret), 'the record names nobody');
    assert.equal(statSync(`${settings.erasures_file}.key`).mode & 0o777, 0o600);
    assert.ok(!readdirSync(folder).some((name) => name.endsWith('.key')), 'no backup holds the key');

    const second = { ...settings, database: makeDatabase(), environment: 'production', public_url: 'https://jobs.example.hk' };
    const restored = hoigung(['restore', file], second);
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.out, /erased again: 2 seekers, 1 people of employers, 1 companies, 1 jobs/);
    const known = (text) => hoigung(['seeker', 'find', text], second).out;
    for (const telephone of [gone, left]) assert.equal(known(telephone), '', 'the person stays gone');
    assert.match(known(kept), new RegExp(seekers[2]));
    assert.match(hoigung(['job', 'find', id(1)], second).out, / deleted /);
    assert.match(hoigung(['job', 'find', id(2)], second).out, / published /);
    assert.match(hoigung(['company', 'find', id(2, 'c0')], second).out, / deleted /);

    const again = await Site.start({ ...second, environment: 'development' });
    try {
      const ids = [];
      for (const email of [owner.email, colleague.email]) ids.push((await new Employer(again, { email }).logIn()).id);
      assert.notEqual(ids[0], owner.id, 'who deleted their account begins anew');
      assert.equal(ids[1], colleague.id);
    } finally {
      await again.stop();
    }
  });
}

test('a new machine restores with the copy beside the backup and the key, and in production not without them', async () => {
  const folder = privateFolder();
  const first = { database: `sqlite:${join(folder, 'first.db')}` };
  assert.equal(importCatalogue(first, ndjson([company(1), job(1), job(2)])).code, 0);
  const [old, newer] = [join(folder, 'old.backup'), join(folder, 'newer.backup')];
  assert.equal(hoigung(['backup', old], first).code, 0);
  assert.equal(hoigung(['job', 'delete', id(1), '--yes'], first).code, 0);
  assert.equal(hoigung(['backup', newer], first).code, 0);
  // What is kept elsewhere: the old backup, and the newest copy of the record.
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  copyFileSync(old, join(kept, 'old.backup'));

  const machine = (name) => ({ database: `sqlite:${join(folder, `${name}.db`)}`, environment: 'production', public_url: 'https://jobs.example.hk' });
  const file = join(kept, 'old.backup');
  const without = hoigung(['restore', file], machine('second'));
  assert.equal(without.code, 1);
  assert.match(without.err, /neither .*second\.db\.erasures nor .*old\.backup\.erasures is there.*--without-erasures/s);
  assert.ok(!existsSync(join(folder, 'second.db')));

  copyFileSync(`${newer}.erasures`, `${file}.erasures`);
  const keyless = hoigung(['restore', file], machine('second'));
  assert.equal(keyless.code, 1);
  assert.match(keyless.err, /its key .*second\.db\.erasures\.key is not there/);
  writeFileSync(join(folder, 'second.db.erasures.key'), 'another key\n', { mode: 0o600 });
  assert.match(hoigung(['restore', file], machine('second')).err, /second\.db\.erasures\.key is not its key/);

  copyFileSync(join(folder, 'first.db.erasures.key'), join(folder, 'second.db.erasures.key'));
  const restored = hoigung(['restore', file], machine('second'));
  assert.equal(restored.code, 0, restored.err);
  assert.match(hoigung(['job', 'find', id(1)], machine('second')).out, / deleted /);
  // The record goes on there, for the backups that are still kept.
  assert.equal(readFileSync(join(folder, 'second.db.erasures'), 'utf8'), readFileSync(`${newer}.erasures`, 'utf8'));

  const told = hoigung(['restore', file, '--without-erasures'], machine('third'));
  assert.equal(told.code, 0, told.err);
  assert.match(hoigung(['job', 'find', id(1)], machine('third')).out, / published /);
});

test('what cannot be recorded is not erased, and lines go when no backup is as old', async () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}`, erasures_file: join(folder, 'erasures') };
  assert.equal(importCatalogue(settings, ndjson([company(1), job(1), job(2)])).code, 0);
  mkdirSync(settings.erasures_file);
  const refused = hoigung(['job', 'delete', id(1), '--yes'], settings);
  assert.equal(refused.code, 1);
  assert.match(refused.err, /the record of erasures .*erasures: /);
  assert.match(hoigung(['job', 'find', id(1)], settings).out, / published /);
  rmdirSync(settings.erasures_file);

  assert.equal(hoigung(['job', 'delete', id(1), '--yes'], settings).code, 0);
  const lines = () => readFileSync(settings.erasures_file, 'utf8').split('\n').filter((line) => / job /.test(line));
  const [line] = lines();
  appendFileSync(settings.erasures_file, `${line.replace(/^\d+/, '2020')}\n`);
  assert.equal(hoigung(['purge'], settings).code, 0);
  assert.deepEqual(lines(), [line]);
  // Without its key a record is of no use: nothing is erased that it could not tell of later.
  unlinkSync(`${settings.erasures_file}.key`);
  assert.match(hoigung(['job', 'delete', id(2), '--yes'], settings).err, /its key .*erasures\.key is not there/);
  assert.match(hoigung(['job', 'find', id(2)], settings).out, / published /);
});

test('a byte that changed in a backup is noticed, by verifying and by restoring it', () => {
  const folder = privateFolder();
  const settings = { database: `sqlite:${join(folder, 'site.db')}` };
  assert.equal(importCatalogue(settings, ndjson([company(1), job(1)])).code, 0);
  const file = join(folder, 'site.backup');
  assert.equal(hoigung(['backup', file], settings).code, 0);
  assert.match(readFileSync(`${file}.sha256`, 'utf8'), /^[0-9a-f]{64} {2}site\.backup\n$/);
  const verified = hoigung(['backup', '--verify', file], settings);
  assert.deepEqual([verified.code, verified.out], [0, `${file}: is as it was written\n`]);
  const into = (name) => ({ database: `sqlite:${join(folder, name)}` });
  assert.equal(hoigung(['restore', file], into('good.db')).code, 0);
  assert.equal(hoigung(['backup', file, '--verify'], settings).code, 0, 'restoring changes nothing in it');

  const bytes = readFileSync(file);
  bytes[bytes.length - 100] ^= 1;
  writeFileSync(file, bytes);
  for (const done of [hoigung(['backup', '--verify', file], settings), hoigung(['restore', file], into('bad.db'))]) {
    assert.equal(done.code, 1);
    assert.match(done.err, /site\.backup: is not as it was written/);
  }
  assert.ok(!existsSync(join(folder, 'bad.db')));
  unlinkSync(`${file}.sha256`);
  assert.match(hoigung(['backup', '--verify', file], settings).err, /site\.backup\.sha256: is not there/);
});
