// The log of what was done for the operator, and staff, by the command line.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { DatabaseSync } from 'node:sqlite';
import { hoigung, privateFolder } from '../support/site.mjs';

/** A new site's settings, and its database to look into. */
function newSite(more = {}) {
  const file = join(privateFolder(), 'site.db');
  const settings = { database: `sqlite:${file}`, ...more };
  const run = (...words) => hoigung(words, settings);
  const done = (...words) => {
    const result = run(...words);
    assert.equal(result.code, 0, `${words.join(' ')}: ${result.err}`);
    return result.out;
  };
  const rows = (sql) => {
    const database = new DatabaseSync(file);
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  const change = (sql) => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };
  done('migrate');
  return { file, key: `${file}.audit-key`, settings, run, done, rows, change };
}

const keyOf = (err) => /^key ([0-9a-f]{24})/m.exec(err)[1];

describe('the log of what was done for the operator', () => {
  test('a command writes who acted, what and when, sealed, and a refused one writes nothing', () => {
    const site = newSite();
    const made = site.run('partner-key', 'add', '測試系統', '--operator');
    const id = keyOf(made.err);
    site.done('partner-key', 'revoke', id);
    assert.equal(site.run('partner-key', 'revoke', id).code, 1);
    const lines = site.rows('SELECT number, actor_kind, actor, act, subject, seal FROM operator_log ORDER BY number');
    assert.deepEqual(lines.map(({ number, act, subject }) => [number, act, subject]), [[1, 'issue_service_key', id], [2, 'revoke_service_key', id]]);
    for (const { actor_kind, actor, seal } of lines) {
      assert.deepEqual([actor_kind, actor], ['cli', userInfo().username]);
      assert.match(seal, /^[\w-]{43}$/);
    }
    assert.ok(!JSON.stringify(lines).includes('測試系統'));
    assert.match(site.done('audit', 'verify'), /^2 lines are as they were written; head 2:[\w-]{43}$/m);
    assert.equal(statSync(site.key).mode & 0o777, 0o600);
    assert.ok(!readFileSync(site.file).includes(readFileSync(site.key, 'utf8').trim()));
  });

  test('verify names the first line that was changed or left out, and a noted head shows what was cut off', () => {
    const site = newSite();
    for (let i = 0; i < 4; ++i) site.done('keys', 'rotate');
    const [, head] = /head (4:\S+)/.exec(site.done('audit', 'verify'));
    site.done('audit', 'verify', '--head', head);
    site.change("UPDATE operator_log SET actor = 'somebody' WHERE number = 3");
    const changed = site.run('audit', 'verify');
    assert.deepEqual([changed.code, changed.err.trim()], [1, 'line 3 does not fit: it was changed, or the line before it was']);
    site.change("DELETE FROM operator_log WHERE number >= 3; UPDATE counters SET value = 2 WHERE name = 'operator_log'");
    site.done('audit', 'verify');
    assert.match(site.run('audit', 'verify', '--head', head).err, /^line 3 does not fit: it is missing/);
    assert.equal(site.run('audit', 'verify', '--head', 'nonsense').code, 1);
  });

  test('outside development nobody acts without the key, check asks for it, and a command makes it once', () => {
    const site = newSite();
    const production = { ...site.settings, environment: 'production', public_url: 'https://www.hoigung.hk' };
    const refused = hoigung(['keys', 'rotate'], production);
    assert.notEqual(refused.code, 0);
    assert.match(refused.err, /site\.db\.audit-key: is not there/);
    assert.deepEqual(site.rows('SELECT * FROM signing_keys'), []);
    assert.match(hoigung(['check'], production).err, /^audit_key_file: .*is not there/m);
    const made = hoigung(['audit', 'make-key'], production);
    assert.equal(made.code, 0, made.err);
    assert.equal(hoigung(['audit', 'make-key'], production).code, 1);
    assert.doesNotMatch(hoigung(['check'], production).err, /audit_key_file/);
    assert.equal(hoigung(['keys', 'rotate'], production).code, 0);
    // Another machine with another file.
    writeFileSync(`${site.file}.other`, 'x'.repeat(43));
    assert.match(hoigung(['audit', 'verify'], { ...production, audit_key_file: `${site.file}.other` }).err, /^line 1 does not fit/);
    writeFileSync(`${site.file}.short`, 'short\n');
    assert.match(hoigung(['keys', 'rotate'], { ...production, audit_key_file: `${site.file}.short` }).err, /too short/);
  });

  test('the log is true after a restore, which is a line of it', () => {
    const site = newSite();
    site.run('partner-key', 'add', 'ATS', '--operator');
    const backup = join(privateFolder(), 'backup.db');
    site.done('backup', backup);
    const second = newSite({ audit_key_file: site.key });
    rmSync(second.file);
    second.done('restore', backup);
    assert.deepEqual(second.rows('SELECT act FROM operator_log ORDER BY number').map(({ act }) => act), ['issue_service_key', 'restore_backup']);
    second.done('audit', 'verify');
    // A disaster does not wait for a key.
    const third = newSite();
    rmSync(third.file);
    const restored = hoigung(['restore', backup, '--without-erasures'], { ...third.settings, environment: 'production', public_url: 'https://www.hoigung.hk' });
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.err, /the operator's log does not tell of this restore/);
    assert.ok(!existsSync(third.key));
  });
});

describe('staff by the command line', () => {
  test('[11.01] are added with a role, listed, reset and removed, and each act is a line', () => {
    const site = newSite();
    assert.match(site.done('staff', 'add', 'May@Example.hk', '--role', 'admin'), /may@example\.hk may log in at \/console\/ as admin/);
    assert.match(site.run('staff', 'add', 'may@example.hk', '--role', 'editor').err, /works here already/);
    assert.match(site.run('staff', 'add', 'nobody', '--role', 'editor').err, /is no mail address/);
    assert.notEqual(site.run('staff', 'add', 'june@example.hk', '--role', 'owner').code, 0);
    site.done('staff', 'add', 'june@example.hk', '--role', 'support');
    assert.match(site.done('staff', 'list'), /may@example\.hk admin .*no second factor yet.*\n.*june@example\.hk support/);
    site.done('staff', 'reset', 'may@example.hk');
    site.done('staff', 'remove', 'may@example.hk');
    assert.match(site.run('staff', 'remove', 'may@example.hk').err, /nobody with this address/);
    assert.match(site.done('staff', 'list'), /may@example\.hk admin .*\(removed /);
    assert.deepEqual(site.rows('SELECT act FROM operator_log ORDER BY number').map(({ act }) => act), ['add_staff', 'add_staff', 'reset_second_factor', 'remove_staff']);
    assert.ok(!JSON.stringify(site.rows('SELECT * FROM operator_log')).includes('example.hk'));
  });

  test('a code is shown once and stands in the database as a digest alone', () => {
    const site = newSite();
    site.done('staff', 'add', 'may@example.hk', '--role', 'admin');
    const code = site.done('staff', 'code', 'may@example.hk').trim();
    assert.match(code, /^[1-9]\d{5}$/);
    assert.ok(!JSON.stringify(site.rows('SELECT * FROM staff_codes')).includes(code));
    assert.equal(site.run('staff', 'code', 'june@example.hk').code, 1);
  });
});
