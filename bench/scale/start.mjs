// start.mjs [JOBS [BIDS]]: how long nodes take to start over PostgreSQL with so many jobs (a million) and bids (none). The first node makes
// the search index and leaves it in a folder, the second one reads it. Tells seconds until a node is ready, its memory, and what the
// processor does for a change of one job and of one bid. In a cluster of its own, which is gone afterwards; takes about ten minutes
// and 6 GB of disk for a million jobs. The program is build/release/hoigung.
import { readFileSync } from 'node:fs';
import { company, id, job, ndjson } from '../../tests/support/catalogue.mjs';
import { addKey, Partner } from '../../tests/support/partner.mjs';
import { Postgres } from '../../tests/support/postgres.mjs';
import { hoigung, privateFolder, Site } from '../../tests/support/site.mjs';

const [jobs, bids] = [Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 0)];
const seconds = async (work) => {
  const began = performance.now();
  const done = await work();
  return [((performance.now() - began) / 1000).toFixed(1), done];
};
const memory = (site) => Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))[1]) / 1024);
// Hundredths of a second that the processor worked for a process, as the kernel counts them.
const worked = (site) => readFileSync(`/proc/${site.child.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0);

const postgres = new Postgres();
const settings = { database: postgres.url(), index_dir: privateFolder(), log_level: 'warning' };
const made = hoigung(['demo'], settings);
if (made.code !== 0) throw new Error(made.err);
const [filled] = await seconds(() =>
  // Each copy of a demonstration job says something else in English, so that lists of words and of jobs grow as they would.
  postgres.sql(`SET synchronous_commit = off; SET session_replication_role = replica;
    INSERT INTO jobs (id, company_id, state, published_at, updated_at, expires_at, closes_at, is_removed, document)
    SELECT 'ae' || lpad(to_hex(row_number() OVER ()), 22, '0'), company_id, 'published', published_at - n, updated_at, expires_at + 2592000000, closes_at + 2592000000, FALSE,
      replace(document, '"en":"', '"en":"' || substr(md5((n % 5000)::text), 1, 7) || ' ')
    FROM generate_series(1, ${Math.ceil(jobs / 4000)}) n, (SELECT * FROM jobs WHERE state = 'published') demo LIMIT ${jobs};
    INSERT INTO bids SELECT 'af' || lpad(to_hex(n), 22, '0'), 'ae' || lpad(to_hex(n), 22, '0'), '{"_id":"af' || lpad(to_hex(n), 22, '0') ||
      '","job_id":"ae' || lpad(to_hex(n), 22, '0') || '","price_cents":' || 100 + n % 400 || ',"daily_budget_cents":10000}' FROM generate_series(1, ${bids}) n;
    ANALYZE jobs; ANALYZE bids`),
);
console.log(`${jobs} jobs and ${bids} bids were made in ${filled} s`);

const [alone, first] = await seconds(() => Site.start(settings));
console.log(`a node that makes the index: ready after ${alone} s, at most ${memory(first)} MiB`);
const open = Number(/^hoigung_open_jobs (\S+)$/m.exec(await (await fetch(`${first.ops}/metrics`)).text())[1]);
if (open < jobs || first.log.includes('is left out')) throw new Error(`there are ${open} jobs: ${first.log.slice(0, 500)}`);
const [stopped] = await seconds(() => first.stop());
console.log(`it saved the index and stopped in ${stopped} s`);
const [together, second] = await seconds(() => Site.start(settings));
console.log(`a node that reads it: ready after ${together} s, at most ${memory(second)} MiB, ${(worked(second) / 100).toFixed(1)} s of the processor`);

const operator = new Partner(second, addKey(settings.database, 'Operations'));
await operator.batch(ndjson([company(1), job(1)]));
const changes = 50;
for (const [what, line] of [
  ['a job', (n) => job(1, { from_hourly_rate: 60 + n, to_hourly_rate: 120 })],
  ['a bid', (n) => ({ kind: 'bid', _id: id(1, 'b1'), job_id: id(1), price_cents: 100 + n, daily_budget_cents: 10_000 })],
]) {
  const before = worked(second);
  for (let n = 1; n <= changes; n += 1) {
    await operator.batch(ndjson([line(n)]));
    await new Promise((go) => setTimeout(go, 100));
  }
  console.log(`a change of ${what}: ${((worked(second) - before) * 10) / changes} ms of the processor`);
}
await second.stop();
postgres.remove();
