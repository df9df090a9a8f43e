// seekers.mjs [SEEKERS]: what a node needs where there are so many seekers (ten million): until it is ready, in memory, for a sign-in and for a
// session that it has not in memory. Fills a PostgreSQL of its own (fill.mjs), which is gone afterwards; ten million take some minutes and
// 10 GB of disk. The program is build/release/hoigung.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Postgres } from '../../tests/support/postgres.mjs';
import { askAs, freshTelephone, signIn } from '../../tests/support/seeker.mjs';
import { hoigung, Site } from '../../tests/support/site.mjs';

const seekers = process.argv[2] ?? '10000000';
const people = 60;
const milliseconds = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const median = (times) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)].toFixed(1);
const memory = (site) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))[1]) / 1024);

const postgres = new Postgres();
const settings = { database: postgres.url(), otp_requests_per_network: 10_000, otp_requests_per_range: 10_000, otp_requests_per_address: 10_000, log_level: 'warning' };
const made = hoigung(['demo'], settings);
if (made.code !== 0) throw new Error(made.err);
const filled = await milliseconds(() => execFileSync(process.execPath, [join(import.meta.dirname, 'fill.mjs'), settings.database, seekers], { stdio: 'inherit' }));
console.log(`${seekers} seekers were made in ${(filled / 1000).toFixed(0)} s; ${execFileSync('du', ['-sm', postgres.data], { encoding: 'utf8' }).split('\t')[0]} MiB on disk`);

const start = async () => {
  let site;
  const took = await milliseconds(async () => {
    site = await Site.start(settings);
  });
  console.log(`a node is ready after ${(took / 1000).toFixed(1)} s, with ${memory(site)} MiB`);
  return site;
};
const first = await start();
const tokens = [];
const signIns = [];
for (let n = 0; n < people; n += 1) signIns.push(await milliseconds(async () => tokens.push(await signIn(first, freshTelephone()))));
console.log(`a sign-in, with the request of its code and a look into the outbox: ${median(signIns)} ms`);
await first.stop();
// A node that has none of these sessions in memory.
const second = await start();
const look = (token) => milliseconds(() => askAs(second, token, '{ portfolio { telephone } }'));
const [misses, hits] = [[], []];
for (const token of tokens) {
  misses.push(await look(token));
  hits.push(await look(token));
}
console.log(`a request with a session that is read from the database: ${median(misses)} ms; that is in memory: ${median(hits)} ms`);
await second.stop();
postgres.remove();
