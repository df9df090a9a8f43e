// What it costs to know who asks: the same small query with a seeker's token and without one, in turns.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshTelephone, signIn } from '../../tests/support/seeker.mjs';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);
const folder = privateFolder();
const site = await Site.start({ database: `sqlite:${demonstrationDatabase(folder)}`, threads: 1, log_level: 'warning', answer_cache_mib: 0 });
const token = await signIn(site, freshTelephone());

function script(name, authorization) {
  const file = join(folder, name);
  const lines = ['wrk.method = "POST"', 'wrk.headers["Content-Type"] = "application/json"', `wrk.body = '{"query":"{ config { job_claim } }"}'`];
  if (authorization) lines.push(`wrk.headers["Authorization"] = "${authorization}"`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
const scripts = { anonymous: script('anonymous.lua'), seeker: script('seeker.lua', `Bearer ${token}`) };
const figures = { anonymous: [], seeker: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const [name, file] of Object.entries(scripts)) {
    const out = execFileSync('wrk', ['-t1', '-c16', `-d${seconds}s`, '-s', file, `${site.url}/api/seeker/graphql`], { encoding: 'utf8' });
    if (/Non-2xx|Socket errors/.test(out)) throw new Error(out);
    figures[name].push(Number(/Requests\/sec:\s+([\d.]+)/.exec(out)[1]));
  }
}
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const [anonymous, seeker] = [median(figures.anonymous), median(figures.seeker)];
console.log(`anonymous ${Math.round(anonymous)} requests/s, with a seeker's token ${Math.round(seeker)}`);
console.log(`ratio ${(seeker / anonymous).toFixed(2)}; a token costs ${(1e6 / seeker - 1e6 / anonymous).toFixed(1)} us of a request (budget 10)`);
await site.stop();
process.exit(0);
