// get_jobs of 30 jobs, core fields, over HTTP on loopback: Hoigung, nginx serving the same bytes from a file, and
// Mercurius over the same SQLite file, in turns within one run. Prints requests a second and the ratios.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 4);
const connections = 32;

const query = `query ($ids: [ID!]!) { get_jobs(ids: $ids) {
  _id job_name slug { locale value } company { _id name company_logo_thumbnail slug { locale value } } employment
  from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate address { district_name } published_at
  is_applied is_closed is_ad } }`;

const folder = privateFolder();
const file = demonstrationDatabase(folder);
const site = await Site.start({ database: `sqlite:${file}`, threads: 1, log_level: 'warning' });
const anew = await Site.start({ database: `sqlite:${file}`, threads: 1, log_level: 'warning', answer_cache_mib: 0 });
const { data } = await site.graphql('{ all_jobs }');
const ids = data.all_jobs.slice(0, 30);
const body = JSON.stringify({ query, variables: { ids } });
const answer = await (await fetch(`${site.url}/api/seeker/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' }, body })).text();
if (JSON.parse(answer).data.get_jobs.length !== 30) throw new Error(answer.slice(0, 300));

writeFileSync(join(folder, 'answer.json'), answer);
writeFileSync(join(folder, 'post.lua'), `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept-Language"] = "en"
wrk.body = ${JSON.stringify(body).replaceAll('\\"', '\\"')}
`);

mkdirSync(join(folder, 'logs'));
const nginxPort = 20000 + (process.pid % 20000);
writeFileSync(join(folder, 'nginx.conf'), `${process.getuid() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/json;
  client_body_temp_path ${folder}/logs; proxy_temp_path ${folder}/logs; fastcgi_temp_path ${folder}/logs; uwsgi_temp_path ${folder}/logs; scgi_temp_path ${folder}/logs;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}; } }
`);
const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
const mercurius = spawn(process.execPath, [join(import.meta.dirname, 'mercurius.mjs'), file, String(nginxPort + 1)], { stdio: ['ignore', 'pipe', 'inherit'] });
process.on('exit', () => {
  nginx.kill();
  mercurius.kill();
});
await new Promise((go) => mercurius.stdout.once('data', go));
const peer = await (await fetch(`http://127.0.0.1:${nginxPort + 1}/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json();
if (peer.data?.get_jobs?.length !== 30) throw new Error(JSON.stringify(peer).slice(0, 300));

function wrk(url, script) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...(script ? ['-s', join(folder, 'post.lua')] : []), url];
  const out = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(out)) throw new Error(out);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)[1]);
}

const runners = {
  hoigung: () => wrk(`${site.url}/api/seeker/graphql`, true),
  anew: () => wrk(`${anew.url}/api/seeker/graphql`, true),
  nginx: () => wrk(`http://127.0.0.1:${nginxPort}/answer.json`, false),
  mercurius: () => wrk(`http://127.0.0.1:${nginxPort + 1}/graphql`, true),
};
const figures = { hoigung: [], anew: [], nginx: [], mercurius: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const [name, run] of Object.entries(runners)) figures[name].push(run());
}
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const of = Object.fromEntries(Object.entries(figures).map(([name, list]) => [name, median(list)]));
console.log(`answer of ${Buffer.byteLength(answer)} bytes, ${rounds} rounds of ${seconds} s, ${connections} connections, one server thread each`);
for (const [name, value] of Object.entries(of)) console.log(`${name.padEnd(10)} ${Math.round(value)} requests/s`);
console.log('anew: the same without the cache of answers, each made from the catalogue again');
console.log(`ratio to nginx      ${(of.hoigung / of.nginx).toFixed(2)} (budget 0.33), anew ${(of.anew / of.nginx).toFixed(2)}`);
console.log(`ratio to Mercurius  ${(of.hoigung / of.mercurius).toFixed(1)} (budget 10), anew ${(of.anew / of.mercurius).toFixed(1)}`);
await Promise.all([site.stop(), anew.stop()]);
process.exit(0);
