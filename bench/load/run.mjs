// Mixed traffic on loopback: 70% pages, 25% searches, 5% logins, applications and profile edits, at 64, 512 and 5,000
// connections, against the site and against a Node stack on the same data, in turns. Prints tables for bench/RESULTS.md.
//   SECONDS     how long the memory is watched (600)
//   EACH        how long each other measurement takes (a twentieth of that, at least 5 s)
//   WARM_UP     how long each server runs before (60)
//   CONNECTIONS which numbers of connections (64,512,5000)
// Ends with 1 when an answer of the site was wrong or missing.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/support/nginx.mjs';
import { demonstrationDatabase, privateFolder, Site } from '../../tests/support/site.mjs';
import { Peer } from './peer.mjs';
import { drawUp, writePlans } from './plan.mjs';

const watched = Number(process.env.SECONDS ?? 600);
const seconds = Number(process.env.EACH ?? Math.max(5, Math.round(watched / 20)));
const warmUp = Number(process.env.WARM_UP ?? 60);
const sizes = (process.env.CONNECTIONS ?? '64,512,5000').split(',').map(Number);
const generator = join(import.meta.dirname, '../../build/bench/load_generator');
const run = promisify(execFile);

// What was started ends with this, also when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const gatewayPort = await freePort();
const gateway = `http://127.0.0.1:${gatewayPort}/`;
const freshDatabase = () => demonstrationDatabase(privateFolder());

async function startSite(more = {}) {
  const settings = {
    environment: 'production', public_url: 'https://www.example.hk', trusted_proxies: '127.0.0.1', log_level: 'warning',
    requests_per_second: 50, request_burst: 200, otp_sender: 'http', otp_gateway_url: gateway,
    database: `sqlite:${freshDatabase()}`, ...more,
  };
  const site = await Site.start(settings);
  return site;
}

/** Resident memory of a process and those it started, in MiB. */
function memoryOf(pid) {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/PPid:\s+(\d+)/.exec(status)[1]);
      if (Number(name) === pid || parent === pid) sum += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    } catch {
      // It has ended meanwhile.
    }
  }
  return Math.round(sum);
}

const servers = [
  { name: 'hoigung', family: 'hoigung', start: () => startSite() },
  { name: 'hoigung, room for all pages', family: 'hoigung', start: () => startSite({ page_cache_mib: 160, page_file_mib: 0 }) },
  { name: 'hoigung, caches off', family: 'hoigung', start: () => startSite({ page_cache_mib: 0, page_file_mib: 0, answer_cache_mib: 0 }) },
  { name: 'Node', family: 'node', start: async () => Peer.start({ file: freshDatabase(), port: await freePort(), gateway, cacheMib: 0 }) },
  { name: 'Node, with a page cache', family: 'node', start: async () => Peer.start({ file: freshDatabase(), port: await freePort(), gateway, cacheMib: 32 }) },
];
for (const server of servers) {
  const started = await server.start();
  Object.assign(server, { url: started.url, child: started.child, stop: () => started.stop(), logins: 0, applications: 0 });
}
const plans = await writePlans(servers, await drawUp(servers[0]), { folder: privateFolder(), gatewayPort });

/** One measurement; `mix` is the share of pages and of searches. */
async function measure(server, mix, connections, length, seed) {
  const args = [plans[servers.indexOf(server)], new URL(server.url).port, gatewayPort, connections, length, mix, seed, server.logins, server.applications];
  const { stdout } = await run(generator, args.map(String), { maxBuffer: 1 << 26 });
  const figures = JSON.parse(stdout);
  Object.assign(server, { logins: figures.logins, applications: figures.applications });
  return { ...figures, memory: memoryOf(server.child.pid) };
}

const total = ({ kinds }) => ['page', 'search', 'write'].reduce((sum, kind) => sum + kinds[kind].count, 0);
const rate = (figures, kind) => (kind ? figures.kinds[kind].count : total(figures)) / figures.seconds;
const shown = (number) => (number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(2));
const times = ({ p50, p99 }) => `${shown(p50)} / ${shown(p99)}`;
const leftToBrowser = 'left to the browser';

/** What went wrong, by kind and cause. */
function errorsOf({ kinds }) {
  const causes = Object.entries(kinds).filter(([kind]) => kind !== 'write').flatMap(([kind, { errors }]) =>
    Object.entries(errors).filter(([cause]) => cause !== leftToBrowser).map(([cause, count]) => `${count} ${kind} ${cause}`));
  return causes.length ? causes.join(', ') : '0';
}
const shellsOf = ({ kinds }) => kinds.page.errors[leftToBrowser] ?? 0;

const faulty = [];
function note(server, what, figures) {
  if (server.family === 'hoigung' && errorsOf(figures) !== '0') faulty.push(`${server.name}, ${what}: ${errorsOf(figures)}`);
  if (figures.generator > 0.95) console.error(`the generator was busy all the time (${server.name}, ${what})`);
}

const kept = new Map();
async function mixedTable() {
  console.log(`\n### Mixed traffic, ${seconds} s each\n\n| connections | server | requests/s | pages: p50 / p99 ms | searches | logins, applications, profiles | errors | left to the browser | MiB |\n|---|---|---|---|---|---|---|---|---|`);
  for (const connections of sizes) {
    for (const server of servers) {
      const figures = await measure(server, '70,25', connections, seconds, connections);
      note(server, `${connections} connections`, figures);
      kept.set(`${server.name} ${connections}`, figures);
      const { page, search, write } = figures.kinds;
      console.log(`| ${[connections, server.name, shown(rate(figures)), times(page), times(search), times(write), errorsOf(figures), shellsOf(figures), figures.memory].join(' | ')} |`);
    }
  }
}

async function aloneTable() {
  console.log(`\n### Pages alone and searches alone, 64 connections, ${seconds} s each\n\n| server | pages/s | p50 / p99 ms | searches/s | p50 / p99 ms | errors | left to the browser |\n|---|---|---|---|---|---|---|`);
  for (const server of servers) {
    const pages = await measure(server, '100,0', 64, seconds, 1);
    const searches = await measure(server, '0,100', 64, seconds, 2);
    note(server, 'pages alone', pages);
    note(server, 'searches alone', searches);
    kept.set(`${server.name} pages`, rate(pages, 'page')).set(`${server.name} searches`, rate(searches, 'search'));
    const errors = [pages, searches].map(errorsOf).filter((text) => text !== '0').join(', ') || '0';
    console.log(`| ${[server.name, shown(rate(pages, 'page')), times(pages.kinds.page), shown(rate(searches, 'search')), times(searches.kinds.search), errors, shellsOf(pages)].join(' | ')} |`);
  }
}

function goals() {
  const ratio = (kind, peer) => kept.get(`hoigung ${kind}`) / kept.get(`${peer} ${kind}`);
  const of = (kind, goal) => `${kind}: ${shown(ratio(kind, 'Node'))}x Node (goal ${goal}x), ${shown(ratio(kind, 'Node, with a page cache'))}x with its page cache`;
  console.log(`\n${of('pages', 5)}\n${of('searches', 10)}`);
  for (const connections of sizes) {
    const part = (kind) => shown(kept.get(`hoigung ${connections}`).kinds[kind].p99 / kept.get(`Node ${connections}`).kinds[kind].p99);
    console.log(`p99 at ${connections} connections, parts of Node's (goal 0.2): pages ${part('page')}, searches ${part('search')}, writes ${part('write')}`);
  }
}

async function watchMemory() {
  const [server] = servers;
  const samples = [];
  const timer = setInterval(() => samples.push(memoryOf(server.child.pid)), 1000);
  const figures = await measure(server, '70,25', 512, watched, 3);
  clearInterval(timer);
  note(server, 'memory', figures);
  const parts = Math.min(10, samples.length);
  const most = Array.from({ length: parts }, (_, i) => Math.max(...samples.slice((i * samples.length) / parts, ((i + 1) * samples.length) / parts)));
  console.log(`\n### Memory over ${watched} s of mixed traffic, 512 connections\n\nMost MiB in each tenth: ${most.join(' ')}. ${total(figures).toLocaleString('en')} requests, ${shown(rate(figures))}/s, errors: ${errorsOf(figures)}, left to the browser: ${shellsOf(figures)}.`);
}

console.log(`Load before: ${loadavg()[0].toFixed(1)}; the generator shares the two cores with the servers.`);
// Engines compile what runs often, and caches fill: nobody is measured on his first minute.
for (const server of servers) await measure(server, '70,25', 64, warmUp, 4);
await mixedTable();
await aloneTable();
goals();
await watchMemory();
for (const server of servers) await server.stop();
if (faulty.length) console.log(`\nFaults:\n${faulty.join('\n')}`);
process.exit(faulty.length ? 1 : 0);
