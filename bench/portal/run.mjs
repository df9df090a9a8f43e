// The employers' portal: what 200 employers at work do to seekers, and how long the lists of a chain take. Prints tables for
// bench/RESULTS.md.
//   PARTS     which parts (employers,lists)
//   SECONDS   how long each measurement of seekers takes (12)
//   ROUNDS    how often each is measured, without and with employers in turn (4)
//   EMPLOYERS how many there are (200), each with one act every five seconds
//   RATE      requests a second that seekers make (2000)
//   WARM_UP   how long the site runs before, when every page was opened once (5)
// Ends with 1 when an answer was wrong or missing.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/nginx.mjs';
import { pause } from '../../tests/support/outage.mjs';
import { Postgres } from '../../tests/support/postgres.mjs';
import { demonstrationDatabase, privateFolder } from '../../tests/support/site.mjs';
import { MailServer } from '../../tests/support/smtp.mjs';
import { drawUp, writePlans } from '../load/plan.mjs';
import { budget, errorsOf, measureTraffic, median, openEveryPage, shellsOf, shown, startPublicSite, times, total } from '../load/traffic.mjs';
import { Chain } from './chain.mjs';
import { applyToAll, openCompanies } from './employers.mjs';
import { WorkingDay } from './working_day.mjs';

const parts = (process.env.PARTS ?? 'employers,lists').split(',');
const number = (name, otherwise) => Number(process.env[name] ?? otherwise);
const [seconds, rounds, warmUp] = [number('SECONDS', 12), number('ROUNDS', 4), number('WARM_UP', 5)];
const [employerCount, rate] = [number('EMPLOYERS', 200), number('RATE', 2000)];
const secondsBetweenActs = 5;
const connections = 256;
const slowList = 20;
const faults = [];

/** Decisions take effect after ten seconds: so long employers are at work, or gone, before anything is measured. */
const settling = 11_000;

async function employersBesideSeekers() {
  const began = performance.now();
  const gatewayPort = await freePort();
  const mail = await MailServer.start();
  const database = `sqlite:${demonstrationDatabase(privateFolder())}`;
  const site = await startPublicSite(database, `http://127.0.0.1:${gatewayPort}/`, { company_verification: 'false', smtp_url: mail.url });
  const employers = await openCompanies(site, mail, employerCount);
  const own = new Set(employers.flatMap(({ jobs }) => jobs));
  const { jobs, terms } = await drawUp(site);
  // Seekers of the mixed load apply for other jobs than the employers'.
  const others = jobs.filter(({ _id }) => !own.has(_id));
  const server = Object.assign(site, { family: 'hoigung', logins: 0, applications: 0 });
  const [{ frozen, seekers }] = await writePlans([server], { jobs: others, terms }, { folder: privateFolder(), gatewayPort });
  await applyToAll(site, employers, seekers);

  const day = new WorkingDay(site, employers, { rate: employerCount / secondsBetweenActs, seed: 30 });
  const measure = (length, seed) => measureTraffic(server, { plan: frozen, gatewayPort, connections, seconds: length, mix: '70,25', seed, rate });
  const columns = 'requests/s | all: p50 / p99 ms | pages | searches | logins, applications, profiles | late | errors | left to the browser';
  await openEveryPage(server, frozen);
  console.error(`made ready in ${Math.round((performance.now() - began) / 1000)} s`);
  await measure(warmUp, 0);
  console.log(`\n### Employers beside seekers\n\n${employerCount} employers with one act every ${secondsBetweenActs} s beside ${rate.toLocaleString('en')} requests a second; ${seconds} s each.\n`);
  console.log(`| round | employers | ${columns} |\n|${'---|'.repeat(10)}`);
  const kept = { without: [], with: [] };
  const tell = (round, who, figures) => {
    kept[who].push(figures.kinds.all);
    const { all, page, search, write } = figures.kinds;
    if (errorsOf(figures) !== '0') faults.push(`round ${round} ${who} employers: ${errorsOf(figures)}`);
    if (figures.generator > 0.95) console.error(`the generator was busy all the time (round ${round})`);
    console.log(`| ${[round, who, shown(total(figures) / figures.seconds), times(all), times(page), times(search), times(write), figures.late, errorsOf(figures), shellsOf(figures)].join(' | ')} |`);
  };
  let done;
  for (let round = 1; round <= rounds; round += 1) {
    tell(round, 'without', await measure(seconds, round));
    day.start();
    await pause(settling);
    tell(round, 'with', await measure(seconds, round));
    done = await day.stop();
    if (round < rounds) await pause(settling);
  }
  await day.close();
  tellOfEmployers(done);
  for (const [name, bound] of [['p50', 0], ['p99', 1.2]]) {
    const ratio = median(kept.with.map((each) => each[name])) / median(kept.without.map((each) => each[name]));
    if (bound) budget(`seekers' ${name} with employers, times that without (medians)`, ratio, bound, ratio <= bound);
    else console.log(`seekers' ${name} with employers, times that without (medians): ${ratio.toPrecision(2)}`);
  }
  await site.stop();
  await mail.close();
}

function tellOfEmployers({ rows, errors }) {
  console.log('\n| what employers did | times | p50 / p99 ms |\n|---|---|---|');
  for (const row of rows) console.log(`| ${[row.name, row.count, times(row)].join(' | ')} |`);
  console.log(`\nErrors of employers: ${errors.length || 'none'}`);
  faults.push(...errors);
}

async function listsOfAChain() {
  const postgres = new Postgres();
  const databases = { SQLite: `sqlite:${join(privateFolder(), 'site.db')}`, PostgreSQL: postgres.url() };
  const measured = [];
  for (const database of Object.values(databases)) {
    const chain = await Chain.open(database);
    measured.push(await chain.measure());
    await chain.stop();
  }
  postgres.remove();
  console.log(`\n### A chain's lists\n\n| what | ${Object.keys(databases).map((name) => `${name}: p50 / p99 ms`).join(' | ')} | |\n|---|---|---|---|`);
  for (const name of measured[0].keys()) {
    const figures = measured.map((rows) => rows.get(name));
    console.log(`| ${[name, ...figures.map(times), figures.some(({ p50 }) => p50 > slowList) ? `above ${slowList}` : ''].join(' | ')} |`);
  }
}

console.log(`Load before: ${loadavg()[0].toFixed(1)}; whoever asks shares the two cores with the site.`);
if (parts.includes('employers')) await employersBesideSeekers();
if (parts.includes('lists')) await listsOfAChain();
if (faults.length) console.log(`\nFaults:\n${faults.join('\n')}`);
process.exit(faults.length ? 1 : 0);
