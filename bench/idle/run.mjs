// What an idle node asks of its database, and how long it takes until a change of one node is followed by another: a job that a
// partner changes, and a seeker who logs out. BINARY_UNDER_TEST names another build to compare with.
import { join } from 'node:path';
import { company, id, job } from '../../tests/support/catalogue.mjs';
import { importLines } from '../../tests/support/import.mjs';
import { pause } from '../../tests/support/outage.mjs';
import { addKey, Partner } from '../../tests/support/partner.mjs';
import { Postgres } from '../../tests/support/postgres.mjs';
import { askAs, freshTelephone, post, signIn } from '../../tests/support/seeker.mjs';
import { privateFolder, Site } from '../../tests/support/site.mjs';

const seconds = Number(process.env.SECONDS ?? 30);
const changes = Number(process.env.CHANGES ?? 25);
const postgres = new Postgres();

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))].toFixed(0);
const shown = (list) => `median ${at(list, 0.5)} ms, nine of ten within ${at(list, 0.9)} ms`;

async function statements(site) {
  const text = await (await fetch(`${site.ops}/metrics`)).text();
  // A build from before the figure was told has none.
  return Number(/^hoigung_sql_statements_total (\S+)$/m.exec(text)?.[1]);
}

/** How long until `isFollowed` says so; asks again at once. */
async function delay(isFollowed) {
  const began = performance.now();
  while (!(await isFollowed())) await pause(1);
  return performance.now() - began;
}

async function measure(kind, database) {
  importLines(database, [company(1), job(1)]);
  const [here, there] = [await Site.start({ database, log_level: 'warning' }), await Site.start({ database, log_level: 'warning' })];
  await pause(5000);
  const [before, began] = [await statements(here), performance.now()];
  await pause(seconds * 1000);
  const idle = ((await statements(here)) - before) / ((performance.now() - began) / 1000);

  const partner = new Partner(here, addKey(database, 'Bench'));
  const followed = [];
  for (let n = 0; n < changes; n += 1) {
    const isClosed = n % 2 === 0;
    // Not in step with the nodes' own turns.
    await pause(300 + Math.random() * 500);
    const answer = await partner.call('PUT', `jobs/${id(1)}/state`, { state: isClosed ? 'closed' : 'published' });
    if (answer.status !== 200) throw new Error(await answer.text());
    followed.push(await delay(async () => (await there.graphql(`{ get_jobs(ids: ["${id(1)}"]) { is_closed } }`)).data.get_jobs[0].is_closed === isClosed));
  }
  const refused = [];
  for (let n = 0; n < changes; n += 1) {
    const token = await signIn(here, freshTelephone());
    await askAs(there, token, '{ config { job_claim } }');
    await pause(300 + Math.random() * 500);
    await post(here, 'logout', {}, token);
    refused.push(await delay(async () => (await askAs(there, token, '{ config { job_claim } }')).status === 401));
  }
  console.log(`${kind}: ${idle.toFixed(1)} statements a second while idle; another node's job after ${shown(followed)}; its logout after ${shown(refused)}`);
  await Promise.all([here.stop(), there.stop()]);
}

await measure('SQLite', `sqlite:${join(privateFolder(), 'site.db')}`);
await measure('PostgreSQL', postgres.url());
postgres.remove();
process.exit(0);
