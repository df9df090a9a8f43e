// Core fields of 30 jobs over HTTP on loopback, asked for by id (get_jobs) and found by a text (job_search): Hoigung,
// nginx serving the same bytes from a file, and Mercurius over the same SQLite file and its FTS5, in turns within one
// run. Prints requests a second and the ratios.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 4);
const connections = 64;

const core = `_id job_name slug { locale value } company { _id name company_logo_thumbnail slug { locale value } } employment
  from_hourly_rate to_hourly_rate from_monthly_rate to_monthly_rate address { district_name } published_at
  is_applied is_closed is_ad`;

const folder = privateFolder();
const file = demonstrationDatabase(folder);
const site = await Site.start({ database: `sqlite:${file}`, threads: 1, log_level: 'warning' });
const anew = await Site.start({ database: `sqlite:${file}`, threads: 1, log_level: 'warning', answer_cache_mib: 0 });
const { data } = await site.graphql('{ all_jobs }');
const questions = {
  get_jobs: {
    query: `query ($ids: [ID!]!) { get_jobs(ids: $ids) { ${core} } }`,
    variables: { ids: data.all_jobs.slice(0, 30) },
  },
  job_search: {
    query: `query ($term: String, $employment: [String!]) { job_search(term: $term, employment: $employment, limit: 30) { total result { ${core} } } }`,
    variables: { term: 'waiter', employment: ['pt'] },
  },
};
const jobsIn = (answer) => (answer.data?.get_jobs ?? answer.data?.job_search?.result ?? []).length;
const ask = async (url, body) => (await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' }, body })).text();

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

function wrk(url, script) {
  const args = ['-t1', '--timeout', '20s', `-c${connections}`, `-d${seconds}s`, ...(script ? ['-s', script] : []), url];
  const out = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(out)) throw new Error(out);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)[1]);
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const urls = { hoigung: `${site.url}/api/seeker/graphql`, anew: `${anew.url}/api/seeker/graphql`, mercurius: `http://127.0.0.1:${nginxPort + 1}/graphql` };

/** Holds the servers to the question, and writes down what wrk and nginx need; gives the size of the answer. */
async function prepare(name, question) {
  const body = JSON.stringify(question);
  // More than once: the peer compiles a query after it has met it.
  for (const url of Array(3).fill(Object.values(urls)).flat()) {
    const answer = await ask(url, body);
    if (jobsIn(JSON.parse(answer)) !== 30) throw new Error(`${url}: ${answer.slice(0, 300)}`);
  }
  const answer = await ask(urls.hoigung, body);
  writeFileSync(join(folder, `${name}.json`), answer);
  writeFileSync(join(folder, `${name}.lua`), `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept-Language"] = "en"
wrk.body = ${JSON.stringify(body)}
`);
  return Buffer.byteLength(answer);
}

function measure(name, size) {
  const script = join(folder, `${name}.lua`);
  const figures = { hoigung: [], anew: [], nginx: [], mercurius: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.hoigung.push(wrk(urls.hoigung, script));
    figures.anew.push(wrk(urls.anew, script));
    figures.nginx.push(wrk(`http://127.0.0.1:${nginxPort}/${name}.json`));
    figures.mercurius.push(wrk(urls.mercurius, script));
  }
  const of = Object.fromEntries(Object.entries(figures).map(([server, list]) => [server, median(list)]));
  console.log(`## ${name}: an answer of ${size} bytes`);
  for (const [server, value] of Object.entries(of)) console.log(`${server.padEnd(10)} ${Math.round(value)} requests/s`);
  console.log(`ratio to nginx      ${(of.hoigung / of.nginx).toFixed(2)} (budget 0.33), anew ${(of.anew / of.nginx).toFixed(2)}`);
  console.log(`ratio to Mercurius  ${(of.hoigung / of.mercurius).toFixed(1)} (budget 10), anew ${(of.anew / of.mercurius).toFixed(1)}`);
}

console.log(`${rounds} rounds of ${seconds} s, ${connections} connections, one server thread each; load before: ${loadavg()[0].toFixed(1)}`);
console.log('anew: without the cache of answers, each made from the catalogue again');
const sizes = {};
for (const [name, question] of Object.entries(questions)) sizes[name] = await prepare(name, question);
for (const [name, size] of Object.entries(sizes)) measure(name, size);
await Promise.all([site.stop(), anew.stop()]);
process.exit(0);
