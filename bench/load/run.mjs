// Mixed traffic on loopback: 70% pages, 25% searches, 5% logins, applications and profile edits, at 64, 512 and 5,000
// connections, against the site and against a Node stack on the same data, in turns; then the same while jobs change, and for
// clients that accept only gzip. Prints tables for bench/RESULTS.md.
//   PARTS       which parts (frozen,living)
//   SECONDS     how long the memory is watched (600)
//   EACH        how long each other measurement takes (a twentieth of that, at least 5 s)
//   WARM_UP     how long each server runs before (60)
//   LEAD        how long jobs change before each measurement of the living part (6): the first seconds show pages of before
//   CONNECTIONS which numbers of connections (64,512,5000)
// Ends with 1 when an answer of the site was wrong or missing.
import { loadavg } from 'node:os';
import { ndjson } from '../../tests/support/catalogue.mjs';
import { freePort } from '../../tests/support/nginx.mjs';
import { addKey, Partner } from '../../tests/support/partner.mjs';
import { demonstrationDatabase, privateFolder } from '../../tests/support/site.mjs';
import { Changes, linesOf, live } from './changes.mjs';
import { Peer } from './peer.mjs';
import { drawUp, writePlans } from './plan.mjs';
import { budget, errorsOf, measureTraffic, memoryOf, shellsOf, shown, startPublicSite, times, total } from './traffic.mjs';

const parts = (process.env.PARTS ?? 'frozen,living').split(',');
const watched = Number(process.env.SECONDS ?? 600);
const seconds = Number(process.env.EACH ?? Math.max(5, Math.round(watched / 20)));
const warmUp = Number(process.env.WARM_UP ?? 60);
const lead = Number(process.env.LEAD ?? 6);
const sizes = (process.env.CONNECTIONS ?? '64,512,5000').split(',').map(Number);

const gatewayPort = await freePort();
const gateway = `http://127.0.0.1:${gatewayPort}/`;
const freshDatabase = () => demonstrationDatabase(privateFolder());

/** A site, with `change`, which takes a line to it. */
async function startSite(more = {}) {
  const database = `sqlite:${freshDatabase()}`;
  const site = await startPublicSite(database, gateway, more);
  const operator = new Partner(site, addKey(database, 'Load'));
  site.change = async (line) => {
    const [answer] = await operator.batch(ndjson([line]));
    if (!answer.result) throw new Error(`a change was refused: ${JSON.stringify(answer)}`);
  };
  return site;
}

const allServers = [
  { name: 'hoigung', family: 'hoigung', start: () => startSite() },
  { name: 'hoigung, room for all pages', family: 'hoigung', start: () => startSite({ page_cache_mib: 160, page_file_mib: 0 }) },
  { name: 'hoigung, caches off', family: 'hoigung', start: () => startSite({ page_cache_mib: 0, page_file_mib: 0, answer_cache_mib: 0 }) },
  { name: 'Node', family: 'node', start: async () => Peer.start({ file: freshDatabase(), port: await freePort(), gateway, cacheMib: 0 }) },
  { name: 'Node, with a page cache', family: 'node', start: async () => Peer.start({ file: freshDatabase(), port: await freePort(), gateway, cacheMib: 32 }) },
];
const [site, cachingPeer] = [allServers[0], allServers.at(-1)];

const servers = parts.includes('frozen') ? allServers : [site, cachingPeer];
for (const server of servers) {
  const started = await server.start();
  const { url, child } = started;
  Object.assign(server, { url, child, change: (line) => started.change(line), stop: () => started.stop(), logins: 0, applications: 0 });
}
const plans = await writePlans(servers, await drawUp(servers[0]), { folder: privateFolder(), gatewayPort });

/** One measurement; `mix` is the share of pages and of searches. */
async function measure(server, mix, connections, length, seed, { plan = 'frozen', encodings } = {}) {
  return measureTraffic(server, { plan: plans[servers.indexOf(server)][plan], gatewayPort, connections, seconds: length, mix, seed, encodings });
}

const rate = (figures, kind) => (kind ? figures.kinds[kind].count : total(figures)) / figures.seconds;

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

const changesASecond = [0, 1, 5, 50];
const mixes = { pages: '100,0', searches: '0,100', mixed: '70,25' };

/** Everything that the living table tells of a server, while so many jobs a second change. */
async function measureLiving(server, changes, wanted) {
  const stop = new AbortController();
  const began = performance.now();
  const changing = live({ changes, send: (line) => server.change(line), rate: wanted, signal: stop.signal });
  const figures = {};
  for (const [name, mix] of Object.entries(mixes)) {
    if (wanted > 0) await measure(server, mix, 64, lead, 7, { plan: 'living' });
    figures[name] = await measure(server, mix, 64, seconds, 5, { plan: 'living' });
    note(server, `${name} at ${wanted} changes a second`, figures[name]);
  }
  stop.abort();
  return { ...figures, changed: (await changing) / ((performance.now() - began) / 1000) };
}

async function livingTable() {
  console.log(`\n### While jobs change, 64 connections, ${seconds} s each\n\n| changes/s | server | made | pages/s | p50 / p99 ms | searches/s | p50 / p99 ms | mixed/s | pages: p50 / p99 ms | searches | logins, applications, profiles | processor us a page, a search, mixed | errors | left to the browser | MiB |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|`);
  const lines = linesOf(freshDatabase());
  const living = [site, cachingPeer].map((server) => ({ server, changes: new Changes(lines), at: new Map() }));
  for (const wanted of changesASecond) {
    for (const { server, changes, at } of living) {
      const figures = await measureLiving(server, changes, wanted);
      at.set(wanted, figures);
      const { pages, searches, mixed, changed } = figures;
      const errors = [pages, searches, mixed].map(errorsOf).filter((text) => text !== '0').join(', ') || '0';
      const { page, search, write } = mixed.kinds;
      const costs = [pages, searches, mixed].map((each) => shown((each.processor / total(each)) * 1e6)).join(', ');
      console.log(`| ${[wanted, server.name, shown(changed), shown(rate(pages, 'page')), times(pages.kinds.page), shown(rate(searches, 'search')), times(searches.kinds.search), shown(rate(mixed)), times(page), times(search), times(write), costs, errors, shellsOf(pages) + shellsOf(mixed), mixed.memory].join(' | ')} |`);
    }
  }
  livingBudgets(...living.map(({ at }) => at));
}

function livingBudgets(ours, peers) {
  console.log('');
  for (const [wanted, bound] of [[5, 0.7], [50, 0.3]]) {
    const part = (name, kind) => rate(ours.get(wanted)[name], kind) / rate(ours.get(0)[name], kind);
    budget(`pages at ${wanted} changes a second, parts of none`, part('pages', 'page'), bound);
    budget(`searches at ${wanted}`, part('searches', 'search'), bound);
    budget(`mixed at ${wanted}`, part('mixed'), bound);
  }
  for (const [name, kind] of [['pages', 'page'], ['searches', 'search'], ['mixed', 'page'], ['mixed', 'search']]) {
    const times = ours.get(5)[name].kinds[kind].p99 / ours.get(0)[name].kinds[kind].p99;
    budget(`p99 of ${kind}, ${name} at 5, times that at none`, times, 2, times <= 2);
  }
  for (const wanted of changesASecond)
    budget(`pages at ${wanted}, times Node with a page cache`, rate(ours.get(wanted).pages, 'page') / rate(peers.get(wanted).pages, 'page'), 10);
}

async function gzipAlone() {
  const of = (encodings) => measure(site, mixes.pages, 64, seconds, 6, { plan: 'living', encodings });
  // Pages are packed for the first who asks.
  await of('gzip');
  const [brotli, gzip] = [await of('br'), await of('gzip')];
  console.log(`\nPages for clients that accept only brotli ${shown(rate(brotli, 'page'))}/s, only gzip ${shown(rate(gzip, 'page'))}/s.`);
  budget('gzip, parts of brotli', rate(gzip, 'page') / rate(brotli, 'page'), 0.6);
}

console.log(`Load before: ${loadavg()[0].toFixed(1)}; the generator shares the two cores with the servers.`);
// Engines compile what runs often, and caches fill: nobody is measured on his first minute.
for (const server of servers) await measure(server, '70,25', 64, warmUp, 4);
if (parts.includes('frozen')) {
  await mixedTable();
  await aloneTable();
  goals();
  await watchMemory();
}
if (parts.includes('living')) {
  await gzipAlone();
  await livingTable();
}
for (const server of servers) await server.stop();
if (faulty.length) console.log(`\nFaults:\n${faulty.join('\n')}`);
process.exit(faulty.length ? 1 : 0);
