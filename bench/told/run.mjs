// How soon ten thousand people hear of a job, where a million alerts are stored: a job is published whose word 10,000 alerts ask for,
// each of another seeker who wants to be told at once. The pushes go over TLS to a service on loopback. The first job is published on an
// otherwise idle site, the second while pages are asked for as fast as they come. ALERTS and PEOPLE try it with fewer. The rows are copied
// by PostgreSQL from those of seekers who were made by the site.
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Shop } from '../../tests/support/contact.mjs';
import { changeNews } from '../../tests/support/emails.mjs';
import { eventually, pause } from '../../tests/support/outage.mjs';
import { Postgres } from '../../tests/support/postgres.mjs';
import { PushBrowser } from '../../tests/support/push.mjs';
import { advance, askAs, freshTelephone, signIn } from '../../tests/support/seeker.mjs';
import { hoigung, privateFolder, Site } from '../../tests/support/site.mjs';

const alerts = Number(process.env.ALERTS ?? 1_000_000);
const people = Number(process.env.PEOPLE ?? 10_000);
const seconds = Number(process.env.SECONDS ?? 20);
const word = 'Pastrycook';
const folder = privateFolder();
const postgres = new Postgres();
const database = postgres.url();
const psql = (sql) => execFileSync('psql', [database, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', sql], { encoding: 'utf8' }).trim();
const shown = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

// A certificate of its own, which the site knows in a mount namespace of its own.
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
const known = '/etc/ssl/certs/ca-certificates.crt';
const through = ['unshare', '--map-root-user', '--mount', 'sh', '-c', `mount --bind ${certificate} ${known} && exec "$@"`, 'sh'];

/** When each browser was first sent a push, and how many came more than once. */
const arrived = new Map();
let again = 0;
const service = createServer({ key: readFileSync(key), cert: readFileSync(certificate), keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume().on('end', () => {
    if (arrived.has(request.url)) again += 1;
    else arrived.set(request.url, performance.now());
    response.writeHead(201).end();
  });
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const origin = `https://127.0.0.1:${service.address().port}`;

const settings = { database, company_verification: 'false', push_anywhere: 'true', log_level: 'warning' };
const made = hoigung(['demo'], settings);
if (made.code !== 0) throw new Error(made.err);

const createAlert = 'mutation ($payload: JobAlertPayload!) { create_job_alert(payload: $payload) { _id } }';
async function seeker(site, payloads) {
  const token = await signIn(site, freshTelephone());
  for (const payload of payloads) {
    const { errors } = await askAs(site, token, createAlert, { payload });
    if (errors) throw new Error(JSON.stringify(errors));
  }
  const [{ id }] = JSON.parse(psql('SELECT json_agg(s) FROM (SELECT id FROM seekers ORDER BY created_at DESC, id DESC LIMIT 1) s'));
  return { token, id };
}
/** Copies the rows of one seeker as those of others. `columns` make what differs out of the number n; `which` chooses among the rows. */
function copy(table, owner, first, last, columns, which = 'TRUE') {
  const changed = Object.entries(columns).map(([name, sql]) => `'${name}', ${sql}`).join(', ');
  const key = table === 'seekers' ? 'id' : 'seeker_id';
  psql(`SET synchronous_commit = off; INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
    FROM ${table} t, generate_series(${first}, ${last}) n WHERE t.${key} = '${owner}' AND ${which}`);
}
const id = (kind, number = 'n') => `'${kind}' || lpad(to_hex(${number}), 22, '0')`;

const first = await Site.start(settings);
const told = await seeker(first, [{ term: word }]);
await changeNews(first, told, { switches: [{ kind: 'alert_matched', push: 'at_once' }], at_night: true });
const browser = new PushBrowser({ origin });
const registered = await browser.register(first, told.token);
if (registered.errors) throw new Error(JSON.stringify(registered.errors));
const others = ['waiter', 'cleaner', 'driver', 'cashier', 'cook'];
const untold = await seeker(first, others.map((term, at) => ({ term, employment: at % 2 ? ['pt'] : undefined })));
await first.stop();

const began = performance.now();
const total = Math.ceil((alerts - people) / others.length);
copy('seekers', told.id, 1, people, { id: id('aa'), telephone: "'+8526' || lpad(n::text, 9, '0')" });
copy('sessions', told.id, 1, people, { id: id('ab'), seeker_id: id('aa'), changed: '0' }, 't.id IN (SELECT session_id FROM push_subscriptions)');
copy('devices', told.id, 1, people, { id: id('ac'), seeker_id: id('aa') }, 't.id IN (SELECT device_id FROM push_subscriptions)');
copy('news_preferences', told.id, 1, people, { seeker_id: id('aa') });
copy('push_subscriptions', told.id, 1, people, { id: id('ad'), seeker_id: id('aa'), device_id: id('ac'), session_id: id('ab'), endpoint: `'${origin}/push/' || n` });
copy('job_alerts', told.id, 1, people, { id: id('ae'), seeker_id: id('aa'), changed: `(SELECT value FROM counters WHERE name = 'alert') + n` });
copy('seekers', untold.id, 1, total, { id: id('ba'), telephone: "'+8525' || lpad(n::text, 9, '0')" });
copy('job_alerts', untold.id, 1, total, {
  id: `'be' || lpad(to_hex(n), 12, '0') || right(t.id, 10)`,
  seeker_id: id('ba'),
  changed: `(SELECT value FROM counters WHERE name = 'alert') + ${people} + n`,
});
psql(`UPDATE counters SET value = (SELECT max(changed) FROM job_alerts) WHERE name = 'alert'; ANALYZE`);
console.log(`${psql('SELECT count(*) FROM job_alerts')} alerts of ${psql('SELECT count(*) FROM seekers')} seekers were stored in ${shown(performance.now() - began)}`);

const launched = performance.now();
const site = await Site.start(settings, through);
console.log(`the site was ready after ${shown(performance.now() - launched)}`);
const shop = await Shop.open(site);
await pause(5000);

const paths = ['/hk/', '/hk/en/', '/hk/find-jobs/', '/hk/en/find-jobs/'];
const lua = join(folder, 'pages.lua');
writeFileSync(lua, `paths = {${paths.map((path) => `"${path}"`).join(', ')}}\nat = 0\nrequest = function() at = at % #paths + 1 return wrk.format("GET", paths[at]) end\n`);
/** Pages a second, while the given work goes on for the same time. */
async function pages() {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c8', `-d${seconds}s`, '-s', lua, site.url]);
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

/** Milliseconds of the processor that the site has used. */
function used() {
  const fields = readFileSync(`/proc/${site.child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Publishes a job and tells how soon the pushes came. */
async function publish(title) {
  arrived.clear();
  const usedBefore = used();
  const at = performance.now();
  await shop.publish(title);
  const published = performance.now();
  await eventually(() => arrived.size >= people, `${people} pushes`, 300);
  const times = [...arrived.values()].sort((a, b) => a - b);
  console.log(`${title}: published in ${shown(published - at)}; first push after ${shown(times[0] - published)}, half after ${shown(times[Math.floor(people / 2)] - published)}, the last of ${people} after ${shown(times[people - 1] - published)}; ${((used() - usedBefore) / people).toFixed(2)} ms of the processor a push`);
}

await publish(`${word} I`);
await pages();
const alone = await pages();
// Pushes about alerts are some minutes apart.
await advance(site, 3600);
const [beside] = await Promise.all([pages(), publish(`${word} II`)]);
console.log(`pages: ${Math.round(alone)} a second alone, ${Math.round(beside)} beside the pushes: ${(beside / alone).toFixed(2)}; pushes that came twice: ${again}`);
if ((await site.stop()) !== 0) throw new Error(site.log);
postgres.remove();
process.exit(0);
