import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { company, job, ndjson } from '../support/catalogue.mjs';
import { Gateway } from '../support/gateway.mjs';
import { eventually } from '../support/outage.mjs';
import { freshTelephone, signIn, updateProfile } from '../support/seeker.mjs';
import { MailServer } from '../support/smtp.mjs';
import { binary, hoigung, importCatalogue, privateFolder, Site, siteEnvironment } from '../support/site.mjs';

test('check prints what is in force and where it came from', () => {
  const file = join(privateFolder(), 'hoigung.toml');
  writeFileSync(file, 'port = 9000\nsite_name = "開工"\n');
  const done = hoigung(['check', '--settings', file, '--ops-port', '9005'], { idle_seconds: 12 });
  assert.equal(done.code, 0);
  assert.match(done.out, /^port = 9000 {3}\(.*hoigung\.toml line 1\)$/m);
  assert.match(done.out, /^idle_seconds = 12 {3}\(HOIGUNG_IDLE_SECONDS\)$/m);
  assert.match(done.out, /^ops_port = 9005 {3}\(--ops_port\)$/m);
  assert.match(done.out, /^settings are good$/m);
});

test('check names every wrong and unknown setting at once, with its line', () => {
  const file = join(privateFolder(), 'hoigung.toml');
  writeFileSync(file, 'port = "high"\nprot = 1\n\nlog_level = "loud"\n');
  const done = hoigung(['check', '--settings', file]);
  assert.equal(done.code, 2);
  assert.match(done.err, /line 1: port must be/);
  assert.match(done.err, /line 2: there is no setting 'prot'/);
  assert.match(done.err, /line 4: log_level must be one of/);
});

test('relative paths belong to the folder of the settings, wherever a command is run', () => {
  const folder = privateFolder();
  const file = join(folder, 'hoigung.toml');
  writeFileSync(file, 'database = "sqlite:data/site.db"\nweb_root = "../web"\ncontent_dir = "/srv/words"\n');
  const { out } = hoigung(['check', '--settings', file, '--page-file-dir', 'pages'], { web_root: undefined });
  assert.ok(out.includes(`database = sqlite:${folder}/data/site.db `), out);
  assert.ok(out.includes(`web_root = ${join(folder, '../web')} `), out);
  assert.match(out, /^content_dir = \/srv\/words /m);
  assert.match(out, /^page_file_dir = pages /m);
});

test('minimum wages and synonyms lie beside the settings, and a fault in them is told with its line', async () => {
  const folder = privateFolder();
  const file = join(folder, 'hoigung.toml');
  writeFileSync(file, '');
  writeFileSync(join(folder, 'minimum_wage.txt'), '2020-01-01 90\n');
  writeFileSync(join(folder, 'synonyms.txt'), '水怪, kraken keeper\n');
  const settings = { database: `sqlite:${join(folder, 'site.db')}`, settings: file };
  const paid = (rate) => job(1, { from_hourly_rate: rate, to_hourly_rate: rate, job_name: { en: 'Kraken keeper' } });
  assert.match(importCatalogue(settings, ndjson([company(1), paid(80)])).err, /minimum wage/);
  assert.equal(importCatalogue(settings, ndjson([paid(95)])).code, 0);
  const site = await Site.start(settings);
  try {
    const { data } = await site.graphql('{ job_search(term: "水怪") { total } config { minimum_wages { from cents_per_hour } } }');
    assert.deepEqual(data, { job_search: { total: 1 }, config: { minimum_wages: [{ from: '2020-01-01', cents_per_hour: 9000 }] } });
  } finally {
    await site.stop();
  }
  writeFileSync(join(folder, 'synonyms.txt'), '# words\nalone\n');
  for (const command of ['check', 'serve']) {
    const done = hoigung([command], settings);
    assert.notEqual(done.code, 0);
    assert.match(done.err, /synonyms\.txt: line 2: must be two words/);
  }
});

test('check finds what serve would stop at, and what would leave a site of little use', () => {
  const content = privateFolder();
  mkdirSync(join(content, 'pages/en'), { recursive: true });
  writeFileSync(join(content, 'pages/en/privacy-policy.md'), 'Write to privacy@example.hk.');
  const done = hoigung(['check'], {
    environment: 'production',
    public_url: 'https://www.example.hk',
    web_root: '/nowhere',
    trusted_proxies: '127.0.0.1, ::1, proxy',
    otp_gateway_body: '{"to":"{to}","words":"{message}","of":{"a":1}}',
    app_store_url: 'https://apps.example.hk/ios',
    youtube_url: 'https://videos.hoigung.hk/',
    content_dir: content,
  });
  assert.equal(done.code, 2);
  const told = done.err.trim().split('\n');
  const expected = [
    /^web_root: .*\/nowhere/,
    /^trusted_proxies: 'proxy' is no address or network$/,
    /^otp_gateway_url is not set: nobody can log in$/,
    /^otp_gateway_body: \{message\} stands for nothing/,
    /^smtp_url is not set: nobody can log in to the portal/,
    /^audit_key_file: .*audit-key is not there/,
    /^public_url is https:\/\/www\.example\.hk, which leads nowhere/,
    /^app_store_url /,
    /^facebook_url /,
    /^instagram_url /,
    /privacy-policy\.md still names example\.hk/,
  ];
  assert.equal(told.length, expected.length, done.err);
  for (const [index, pattern] of expected.entries()) assert.match(told[index], pattern);
});

test('a production start with unsafe settings is refused with every reason', () => {
  const database = join(privateFolder(), 'open.db');
  hoigung(['migrate'], { database: `sqlite:${database}` });
  chmodSync(database, 0o644);
  const done = hoigung(['serve'], { environment: 'production', otp_sender: 'outbox', database: `sqlite:${database}` });
  assert.equal(done.code, 2);
  assert.match(done.err, /outbox/);
  assert.match(done.err, /public_url/);
  assert.match(done.err, /can be read by others/);
});

test('a database that is newer than the program is refused', async () => {
  const { DatabaseSync } = await import('node:sqlite');
  const file = join(privateFolder(), 'newer.db');
  hoigung(['migrate'], { database: `sqlite:${file}` });
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO migrations SELECT 9999, 'from_the_future', sha256, applied_at FROM migrations WHERE number = 1");
  database.close();
  const done = hoigung(['migrate'], { database: `sqlite:${file}` });
  assert.equal(done.code, 1);
  assert.match(done.err, /newer/);
});

test('check tells by its code what stops a site from what is advice', () => {
  const good = { environment: 'development' };
  assert.deepEqual([hoigung(['check'], good).code, hoigung(['check'], good).err], [0, '']);
  const advised = hoigung(['check'], { ...good, otp_sender: 'http' });
  assert.deepEqual([advised.code, advised.err], [4, 'otp_gateway_url is not set: nobody can log in\n']);
  assert.equal(hoigung(['check'], { ...good, otp_sender: 'http', trusted_proxies: 'proxy' }).code, 2);
  assert.equal(hoigung(['check'], { ...good, port: 'many' }).code, 2);
  const postgresql = hoigung(['check'], { ...good, database: 'postgresql://somebody@localhost/site', erasures_file: '' });
  assert.equal(postgresql.code, 4);
  assert.match(postgresql.err, /^erasures_file is not set: .*which all nodes have to share$/m);
});

test('check --connect tries the database, the mail server and the gateway', async () => {
  // Not as `hoigung()` does: the servers of this process have to answer meanwhile.
  const run = async (settings) => {
    const done = await promisify(execFile)(binary, ['check', '--connect'], { env: siteEnvironment(settings) }).catch((failed) => failed);
    return { code: done.code ?? 0, out: done.stdout, err: done.stderr };
  };
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  const mail = await MailServer.start();
  const gateway = await Gateway.start();
  try {
    const settings = { database, smtp_url: mail.url, otp_sender: 'http', otp_gateway_url: `${gateway.url}/messages` };
    const none = await run(settings);
    assert.equal(none.code, 2);
    assert.match(none.err, /^database: there is no site in sqlite:/m);
    assert.equal(hoigung(['migrate'], { database }).code, 0);
    const well = await run(settings);
    assert.deepEqual([well.code, well.err], [0, '']);
    assert.match(well.out, /^database: sqlite:.* answers$[^]*^smtp_url: 127\.0\.0\.1 answers$[^]*^otp_gateway_url: 127\.0\.0\.1 answers$/m);
    assert.equal(mail.arrived.length, 0);
    const away = await run({ ...settings, smtp_url: 'smtp://127.0.0.1:1', otp_gateway_url: 'http://127.0.0.1:1/messages' });
    assert.equal(away.code, 4);
    assert.match(away.err, /^smtp_url: .*[Cc]onnect.*\notp_gateway_url: .*[Cc]onnect/m);
    const elsewhere = await run({ ...settings, database: 'postgresql://somebody@127.0.0.1:1/site', erasures_file: '/nowhere/erasures' });
    assert.equal(elsewhere.code, 2);
    assert.match(elsewhere.err, /^database: [^]*refused/m);
  } finally {
    await mail.close();
    await gateway.stop();
  }
});

test('the program says which version it is', () => {
  const { code, out } = hoigung(['--version']);
  assert.equal(code, 0);
  assert.match(out, /^hoigung \d+\.\d+\.\d+$/m);
});

test('others than this machine reach the operations port only when ops_address and ops_networks say so', async (context) => {
  const unnamed = hoigung(['check'], { ops_address: '0.0.0.0' });
  assert.equal(unnamed.code, 2);
  assert.match(unnamed.err, /^ops_address is 0\.0\.0\.0: ops_networks must say who may ask there$/m);
  assert.match(hoigung(['check'], { ops_address: 'here' }).err, /^ops_address 'here' is no address to listen on$/m);
  assert.match(hoigung(['check'], { ops_address: '0.0.0.0', ops_networks: 'all' }).err, /^ops_networks: 'all' is no address or network$/m);

  const own = Object.values(networkInterfaces()).flat().find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  if (own === undefined) return context.skip('this machine has no address but its loopback');
  const database = `sqlite:${join(privateFolder(), 'site.db')}`;
  for (const [ops_networks, answers] of [['198.51.100.0/24', [403, 403]], [`198.51.100.0/24,${own}`, [200, 404]]]) {
    const site = await Site.start({ database, ops_address: '0.0.0.0', ops_networks });
    try {
      const { port } = new URL(site.ops);
      const ask = async (host, path) => (await fetch(`http://${host}:${port}${path}`)).status;
      assert.deepEqual([await ask(own, '/metrics'), await ask(own, '/dev/clock')], answers);
      assert.deepEqual([await ask('127.0.0.1', '/metrics'), await ask('127.0.0.1', '/dev/clock')], [200, 200]);
    } finally {
      await site.stop();
    }
  }
  const closed = await Site.start({ database });
  try {
    await assert.rejects(fetch(`http://${own}:${new URL(closed.ops).port}/healthz`));
  } finally {
    await closed.stop();
  }
});

test('at the level debug the log has each SQL statement with its time, without values; at info it has none', async (t) => {
  const statements = (site) => site.log.split('\n').filter((line) => /"sql \d+\.\d\d ms: /.test(line));
  const [loud, quiet] = await Promise.all(['debug', 'info'].map((log_level) => Site.start({ database: `sqlite:${join(privateFolder(), 'site.db')}`, log_level })));
  t.after(() => Promise.all([loud.stop(), quiet.stop()]));
  for (const site of [loud, quiet]) {
    const token = await signIn(site, freshTelephone());
    assert.equal((await updateProfile(site, token, { name: 'Chan Siu Ming Secretive' })).errors, undefined);
  }
  const told = await eventually(() => {
    const lines = statements(loud);
    return lines.some((line) => line.includes('profiles')) && lines.some((line) => line.includes('COMMIT')) && lines;
  }, 'the statements of the profile');
  assert.ok(told.some((line) => /"level":"debug"/.test(line)), told[0]);
  assert.ok(!told.some((line) => line.includes('Secretive')));
  assert.deepEqual(statements(quiet), []);
});
