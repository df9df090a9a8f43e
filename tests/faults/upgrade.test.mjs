// Two nodes behind nginx, upgraded one after the other while people look and partners write, and taken back to the version before. With
// PREVIOUS_BINARY (`script/prove upgrade` builds it) between two versions; otherwise this version is the older one, and the newer one is
// what it leaves behind in the database.
import assert from 'node:assert/strict';
import { Agent, get } from 'node:https';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { company, id, job } from '../support/catalogue.mjs';
import { importLines } from '../support/import.mjs';
import { freePort, Nginx } from '../support/nginx.mjs';
import { eventually } from '../support/outage.mjs';
import { addKey, Partner } from '../support/partner.mjs';
import { Postgres } from '../support/postgres.mjs';
import { hoigung, privateFolder, Site } from '../support/site.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
after(() => agent.destroy());
const look = (nginx, path) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: nginx.secure, path, headers: { Host: 'www.example.hk' }, agent }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode))).on('error', reject);
  });

const previous = process.env.PREVIOUS_BINARY;
// Site puts this version's program first; the shell starts the other one in its place.
const asPrevious = ['sh', '-c', 'shift; exec "$PREVIOUS_BINARY" "$@"', 'sh'];
const searchPath = `/api/seeker/graphql?query=${encodeURIComponent('{ job_search(limit: 5) { total } }')}`;

/** Two nodes on one PostgreSQL behind nginx, whom visitors ask all the time. */
class Cluster {
  static async start(through) {
    const cluster = new Cluster();
    cluster.postgres = new Postgres();
    cluster.database = cluster.postgres.url();
    cluster.ports = [await freePort(), await freePort()];
    cluster.nodes = [];
    for (const n of [0, 1]) await cluster.startNode(n, through);
    // The first command of a newer version brings the schema up to date, while both nodes run on.
    importLines(cluster.database, [company(1), job(1)]);
    cluster.operator = addKey(cluster.database, 'Operations');
    cluster.nginx = await Nginx.start(cluster.ports);
    cluster.number = 1;
    cluster.failures = [];
    cluster.asked = 0;
    cluster.isRunning = true;
    cluster.visitors = [0, 1, 2, 3].map((n) => cluster.#visit(n % 2 ? searchPath : `/hk/en/?visitor=${n}`));
    return cluster;
  }

  async #visit(path) {
    while (this.isRunning) {
      const status = await look(this.nginx, path).catch((error) => error.code);
      this.asked += 1;
      if (status !== 200) this.failures.push(`${path}: ${status}`);
    }
  }

  async startNode(n, through) {
    this.nodes[n] = await Site.start({ database: this.database, public_url: 'https://www.example.hk', trusted_proxies: '127.0.0.1', port: this.ports[n] }, through);
  }

  async replaceNode(n, through) {
    assert.equal(await this.nodes[n].stop(), 0);
    await this.startNode(n, through);
  }

  /** What is written through one node is shown by both. */
  async writeThroughEach(nodes = this.nodes) {
    for (const node of nodes) {
      this.number += 1;
      await new Partner(node, this.operator).batch(`${JSON.stringify(job(this.number))}\n`);
      const query = 'query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id } }';
      for (const each of nodes) await eventually(async () => (await each.graphql(query, { ids: [id(this.number)] })).data?.get_jobs?.length === 1, `job ${this.number}`);
    }
  }

  async noRequestFailed() {
    this.isRunning = false;
    await Promise.all(this.visitors);
    assert.ok(this.asked > 20, `only ${this.asked} requests`);
    assert.deepEqual(this.failures, [], this.nginx.errors);
  }

  async end() {
    this.isRunning = false;
    await Promise.all(this.visitors);
    await this.nginx.stop();
    for (const node of this.nodes) await node.kill();
    this.postgres.remove();
  }
}

test('[15.02] an upgrade one node after the other, and back, fails no request; both versions show what the other writes', { skip: !previous && 'needs PREVIOUS_BINARY' }, async (t) => {
  const cluster = await Cluster.start(asPrevious);
  t.after(() => cluster.end());
  await cluster.writeThroughEach();
  // Taken back after the first node: the older one goes on alone, and another starts where the schema lets it.
  await cluster.replaceNode(0);
  await cluster.writeThroughEach();
  assert.equal(await cluster.nodes[0].stop(), 0);
  await cluster.writeThroughEach([cluster.nodes[1]]);
  const refusal = await cluster.startNode(0, asPrevious).then(() => undefined, (error) => error.message);
  if (refusal) assert.match(refusal, /made by a newer version/);
  t.diagnostic(refusal ? 'the version before does not start on the newer schema' : 'the version before starts on the newer schema');
  if (refusal) await cluster.startNode(0);
  await cluster.writeThroughEach();
  // All the way, and all the way back.
  for (const n of [0, 1]) {
    await cluster.replaceNode(n);
    await cluster.writeThroughEach();
  }
  for (const n of refusal ? [] : [0, 1]) {
    await cluster.replaceNode(n, asPrevious);
    await cluster.writeThroughEach();
  }
  await cluster.noRequestFailed();
});

describe('what a newer version leaves behind', () => {
  let cluster;
  before(async () => {
    cluster = await Cluster.start();
  });
  after(() => cluster.end());
  const migrate = (number, name, statements) =>
    cluster.postgres.sql(`BEGIN; ${statements}; INSERT INTO migrations (number, name, sha256, applied_at) VALUES (${number}, '${name}', 'newer', 0); COMMIT`);
  const shown = async (node) => (await node.graphql('{ job_search(limit: 30) { result { _id } } }')).data.job_search.result.map((each) => each._id);

  test('[15.02] additions to the schema and values that it does not know stop no older node, whether it runs or starts', async () => {
    migrate(9001, '9001_notes.additive', "ALTER TABLE jobs ADD COLUMN note TEXT NOT NULL DEFAULT ''; CREATE TABLE notes (id TEXT NOT NULL PRIMARY KEY)");
    await cluster.writeThroughEach();
    const newest = id(cluster.number);
    cluster.postgres.sql(`BEGIN; UPDATE jobs SET document = jsonb_set(document::jsonb, '{employment}', '"by-the-hour"')::text WHERE id = '${newest}';
      UPDATE counters SET value = value + 1 WHERE name = 'change';
      INSERT INTO changes (number, kind, entity_id, at, token) SELECT value, 'job', '${newest}', 0, 'newer' FROM counters WHERE name = 'change'; COMMIT;`);
    for (const n of [0, 1]) {
      await cluster.replaceNode(n);
      await cluster.writeThroughEach();
    }
    for (const node of cluster.nodes) {
      assert.ok(!(await shown(node)).includes(newest));
      assert.match(node.log, /migration 9001_notes.additive of a newer version/);
    }
  });

  test('a backup, which would be without the additions, is refused in words', () => {
    const done = hoigung(['backup', join(privateFolder(), 'site.backup')], { database: cluster.database });
    assert.equal(done.code, 1);
    assert.match(done.err, /9001_notes\.additive.*newer version/);
  });

  test('[15.02] other changes of the schema let no older node start, and those that run go on', async () => {
    migrate(9002, '9002_moved', 'SELECT 1');
    const done = hoigung(['serve'], { database: cluster.database, port: 0, ops_port: 0 });
    assert.equal(done.code, 1);
    assert.match(done.err, /9002_moved.*newer version/);
    await cluster.writeThroughEach();
    await cluster.noRequestFailed();
  });
});
