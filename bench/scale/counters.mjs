// counters.mjs URL [SECONDS]: how many applications a second PostgreSQL takes in a database that fill.mjs filled, with the counter's row
// that gives changes their numbers and with a sequence in its place: the difference is what the row costs.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const [url, seconds = '20'] = process.argv.slice(2);
if (!url) throw new Error('usage: counters.mjs URL [SECONDS]');
const psql = (sql) => execFileSync('psql', [url, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', sql], { encoding: 'utf8' }).trim();
const pgbench = `${execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()}/pgbench`;

psql(`CREATE SEQUENCE IF NOT EXISTS bench_numbers START 1000000000; DROP TABLE IF EXISTS bench_jobs;
  CREATE TABLE bench_jobs AS SELECT row_number() OVER (ORDER BY id) AS number, id FROM jobs; CREATE UNIQUE INDEX ON bench_jobs (number); ANALYZE bench_jobs`);
const seekers = psql("SELECT count(*) FROM seekers WHERE id LIKE 'aa%'");
const jobs = psql('SELECT count(*) FROM bench_jobs');
for (const clients of [1, 8, 32]) {
  for (const numbered of [1, 0]) {
    const told = execFileSync(pgbench, ['-n', '-f', join(import.meta.dirname, 'counters.sql'), '-D', `seekers=${seekers}`, '-D', `jobs=${jobs}`, '-D', `numbered=${numbered}`, '-c', String(clients), '-j', '2', '-T', seconds, url], { encoding: 'utf8' });
    console.log(`${clients} connections, ${numbered ? 'the counter’s row' : 'a sequence'}: ${Math.round(/tps = (\S+)/.exec(told)[1])} applications a second, ${/latency average = (\S+)/.exec(told)[1]} ms each`);
  }
}
psql('DROP TABLE bench_jobs; DROP SEQUENCE bench_numbers');
