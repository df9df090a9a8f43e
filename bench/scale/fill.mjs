// fill.mjs URL [SEEKERS]: fills a database that `hoigung migrate` and `hoigung demo` have made with rows of seekers who never lived: for
// each an account, a session and a profile; ten applications and ten notifications for every hundred. Tells how long each table took and
// how large it is. Made by PostgreSQL itself, without checking references and with indexes that are made afterwards (both need a
// superuser), since what is measured is not how fast rows come in.
import { execFileSync } from 'node:child_process';

const [url, count = '10000000'] = process.argv.slice(2);
if (!url) throw new Error('usage: fill.mjs URL [SEEKERS]');
const seekers = Number(count);
const psql = (sql) => execFileSync('psql', [url, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', sql], { encoding: 'utf8' }).trim();

const id = (kind, number) => `'${kind}' || lpad(to_hex(${number}), 22, '0')`;
const profile = `'{"name":"Seeker ' || n || '","gender":"female","date_of_birth":"1990-01-01"}'`;
const jobs = Number(psql('SELECT count(*) FROM jobs'));
if (jobs === 0) throw new Error('there are no jobs: run `hoigung demo` first');
const range = (last) => `generate_series(1, ${last}) n`;
const few = Math.floor(seekers / 10);

const tables = {
  seekers: `INSERT INTO seekers SELECT ${id('aa', 'n')}, '+8526' || lpad(n::text, 9, '0'), 1794700000000, FALSE, NULL, '' FROM ${range(seekers)}`,
  sessions: `INSERT INTO sessions SELECT ${id('ab', 'n')}, ${id('aa', 'n')}, FALSE, 0, '[]', 1797300000000, CASE WHEN n % 2 = 0 THEN n ELSE 0 END FROM ${range(seekers)}`,
  profiles: `INSERT INTO profiles SELECT ${id('aa', 'n')}, 1794700000000, NULL, ${profile} FROM ${range(seekers)}`,
  applications: `WITH chosen AS MATERIALIZED (SELECT array_agg(id ORDER BY id) AS ids FROM jobs)
    INSERT INTO applications (id, seeker_id, job_id, status, applied_at, upload_id, document, summary)
    SELECT ${id('ac', 'n')}, ${id('aa', 'n')}, ids[1 + n % ${jobs}], 'Applied', 1794700000000 + n, NULL, '{}', '{}' FROM ${range(few)}, chosen`,
  notifications: `WITH chosen AS MATERIALIZED (SELECT array_agg(id ORDER BY id) AS ids FROM jobs)
    INSERT INTO notifications (id, seeker_id, type, job_id, alert_id, application_id, is_read, updated_at, occasion)
    SELECT ${id('ad', 'n')}, ${id('aa', 'n')}, 'JobAlertMatched', ids[1 + n % ${jobs}], NULL, NULL, FALSE, 1794700000000 + n, n FROM ${range(few)}, chosen`,
};
for (const [table, sql] of Object.entries(tables)) {
  const began = performance.now();
  psql(`SET synchronous_commit = off; SET session_replication_role = replica; SET maintenance_work_mem = '512MB';
    UPDATE pg_index SET indisready = FALSE, indisvalid = FALSE WHERE indrelid = '${table}'::regclass; ${sql}; REINDEX TABLE ${table}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const [rows, bytes] = psql(`ANALYZE ${table}; SELECT reltuples::bigint, pg_total_relation_size('${table}') FROM pg_class WHERE relname = '${table}'`).split('|');
  console.log(`${table}: ${rows} rows in ${seconds} s, ${(bytes / 2 ** 20).toFixed(0)} MiB, ${Math.round(bytes / rows)} bytes a row`);
}
psql("UPDATE counters SET value = greatest(value, (SELECT max(changed) FROM sessions)) WHERE name = 'identity'");
