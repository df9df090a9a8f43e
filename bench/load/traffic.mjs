// The mixed traffic of `generator`, the site that it goes to, and what it tells, for every benchmark with people in it.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hoigung, Site } from '../../tests/support/site.mjs';

const generator = join(import.meta.dirname, '../../build/bench/load_generator');
const run = promisify(execFile);
const clockTicks = 100;

// What was started ends with this, also when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** A site as it is run in public; its codes go to `gateway`. It does not start while the demonstration's staff may log in. */
export function startPublicSite(database, gateway, more = {}) {
  hoigung(['staff', 'remove', 'staff@demo.example'], { database });
  return Site.start({
    environment: 'production', public_url: 'https://www.example.hk', trusted_proxies: '127.0.0.1', log_level: 'warning',
    requests_per_second: 50, request_burst: 200, otp_sender: 'http', otp_gateway_url: gateway,
    otp_requests_per_range: 1_000_000, otp_requests_per_site: 100_000_000, database, ...more,
  });
}

/** What each process that is `pid` or was started by it gives. */
function ofFamily(pid, read) {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ').map(Number);
      if (Number(name) === pid || stat[1] === pid) sum += read(name, stat);
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** Resident memory of a process and those it started, in MiB. */
export const memoryOf = (pid) =>
  Math.round(ofFamily(pid, (name) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? 0) / 1024));

/** Seconds on a processor of a process and those it started. */
export const processorTime = (pid) => ofFamily(pid, (_, stat) => stat[11] + stat[12]) / clockTicks;

/**
 * One measurement: `mix` is the share of pages and of searches, `rate` how many requests a second are due (0: as many as are
 * answered). Remembers in `server` whom it logged in and who applied, so that the next goes on from there.
 */
export async function measureTraffic(server, { plan, gatewayPort, connections, seconds, mix, seed, rate = 0, encodings = 'gzip, deflate, br' }) {
  const args = [plan, new URL(server.url).port, gatewayPort, connections, seconds, mix, seed, server.logins, server.applications, encodings, rate];
  const before = processorTime(server.child.pid);
  const { stdout } = await run(generator, args.map(String), { maxBuffer: 1 << 26 });
  const figures = JSON.parse(stdout);
  Object.assign(server, { logins: figures.logins, applications: figures.applications });
  return { ...figures, processor: processorTime(server.child.pid) - before, memory: memoryOf(server.child.pid) };
}

/** Asks for every page of a plan once, so that the site has made and packed it before anybody is measured. */
export async function openEveryPage(server, plan) {
  const targets = readFileSync(plan, 'utf8').split('\n').filter((line) => line.startsWith('page\t')).map((line) => line.split('\t')[2]).entries();
  const agent = new Agent({ keepAlive: true });
  const open = (path, at) => new Promise((done, failed) => {
    const headers = { Host: 'www.example.hk', 'Accept-Encoding': 'gzip, deflate, br', 'X-Forwarded-For': `14.0.${(at >> 8) & 255}.${at & 255}` };
    get(server.url + path, { agent, headers }, (answer) => answer.resume().on('end', done)).on('error', failed);
  });
  // No more at once than there are engines to render them.
  await Promise.all([1, 2].map(async () => {
    for (const [at, path] of targets) await open(path, at);
  }));
  agent.destroy();
}

/** How many answers came within the time. */
export const total = ({ kinds }) => kinds.all.count;
export const shown = (number) => (number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(2));
export const times = ({ p50, p99 }) => `${shown(p50)} / ${shown(p99)}`;
export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const leftToBrowser = 'left to the browser';
/** Pages that the browser was left to render. */
export const shellsOf = ({ kinds }) => kinds.page.errors[leftToBrowser] ?? 0;

const sums = ['write', 'all'];
/** What went wrong, by kind and cause. */
export function errorsOf({ kinds }) {
  const causes = Object.entries(kinds).filter(([kind]) => !sums.includes(kind)).flatMap(([kind, { errors }]) =>
    Object.entries(errors).filter(([cause]) => cause !== leftToBrowser).map(([cause, count]) => `${count} ${kind} ${cause}`));
  return causes.length ? causes.join(', ') : '0';
}

/** Says whether a ratio is within its budget. */
export function budget(what, value, bound, isMet = value >= bound) {
  console.log(`${what}: ${value.toPrecision(2)} (budget ${bound}${isMet ? '' : ', missed'})`);
}
