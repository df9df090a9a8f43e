// Two nodes behind nginx of which one is of the version before (PREVIOUS_BINARY): upgraded one after the other while people look and
// partners write, and back again as far as the schema lets it. `script/prove upgrade` builds that version and runs this.
import assert from 'node:assert/strict';
import { Agent, get } from 'node:https';
import { after, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { freePort, Nginx } from '../support/nginx.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { Site } from '../support/site.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
after(() => agent.destroy());
const look = (nginx, path) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: nginx.secure, path, headers: { Host: 'www.example.hk' }, agent }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode))).on('error', reject);
  });

const previous = process.env.PREVIOUS_BINARY;
// Site puts this version's program first; the shell starts the other one in its place.
const asPrevious = ['sh', '-c', 'shift; exec "$PREVIOUS_BINARY" "$@"', 'sh'];

test('[15.02] an upgrade one node after the other fails no request, and both versions show what the other writes', { skip: !previous && 'needs PREVIOUS_BINARY' }, async () => {
  const postgres = new Postgres();
  after(() => postgres.remove());
  const database = postgres.url();
  const ports = [await freePort(), await freePort()];
  const settings = { database, public_url: 'https://www.example.hk', trusted_proxies: '127.0.0.1' };
  const start = (n, through) => Site.start({ ...settings, port: ports[n] }, through);
  const nodes = [await start(0, asPrevious)];
  after(() => Promise.all(nodes.map((node) => node.kill())));
  nodes.push(await start(1, asPrevious));
  // The first command of the new version brings the schema up to date, while both nodes run on.
  importLines(database, [company(1), job(1)]);
  const nginx = await Nginx.start(ports);
  after(() => nginx.stop());
  const operator = addKey(database, 'Operations');

  const failures = [];
  let asked = 0;
  let running = true;
  const visitors = Array.from({ length: 4 }, async (_, n) => {
    while (running) {
      const status = await look(nginx, `/hk/en/?visitor=${n}`).catch((error) => error.code);
      asked += 1;
      if (status !== 200) failures.push(status);
    }
  });
  let number = 1;
  const writeThroughEach = async () => {
    for (const node of nodes) {
      number += 1;
      await new Partner(node, operator).batch(`${JSON.stringify(job(number))}\n`);
      const query = 'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }';
      for (const each of nodes) await eventually(async () => (await each.graphql(query, { ids: [id(number)] })).data?.get_jobs?.length === 1, `job ${number}`);
    }
  };
  await writeThroughEach();
  for (const n of [0, 1]) {
    assert.equal(await nodes[n].stop(), 0);
    nodes[n] = await start(n);
    await writeThroughEach();
  }
  running = false;
  await Promise.all(visitors);
  assert.ok(asked > 20, `only ${asked} requests`);
  assert.deepEqual(failures, []);
});
