// Kills a site under write load repeatedly, and checks after each restart that nothing acknowledged was lost.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { company, job } from './catalogue.mjs';
import { importLines } from './import.mjs';
import { CatalogueWriter, EmployerWriter, SeekerWriter } from './kill-writers.mjs';
import { eventually, pause } from './outage.mjs';
import { addKey, Partner } from './partner.mjs';
import { Random } from './random.mjs';
import { askAs, freshTelephone, signIn, signInWithProfile } from './seeker.mjs';
import { hoigung, privateFolder, Site } from './site.mjs';

// The most writes before the site is killed: on a slow machine it takes longer, but still happens among
// writes.
const mostWrites = 80;
const createAlert = 'mutation { create_job_alert(payload: { hourly_rate: 1 }) { _id } }';

class Run {
  constructor(database, seed) {
    this.settings = { database, log_level: 'warning', render_threads: 1 };
    this.random = new Random(seed);
    this.starts = [];
  }

  async begin() {
    const first = Array.from({ length: 40 }, (_, n) => n + 1);
    importLines(this.settings.database, [company(1), ...first.map((number) => job(number))]);
    await this.start();
    this.partners = ['batches', 'steps'].map((name) => new Partner(this.site, addKey(this.settings.database, name)));
    this.catalogue = new CatalogueWriter(this.partners[0], first, this.random);
    this.seekers = [];
    for (let n = 0; n < 3; n += 1) this.seekers.push(new SeekerWriter(await signInWithProfile(this.site), this.catalogue, this.random));
    this.watcher = new SeekerWriter(await signIn(this.site, freshTelephone()), this.catalogue, this.random);
    await askAs(this.site, this.watcher.token, createAlert);
    this.employer = new EmployerWriter(this.partners[1], this.seekers, this.catalogue, this.random);
    this.writers = [...this.seekers, this.catalogue, this.employer];
  }

  get acknowledged() {
    return this.writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  }

  async start() {
    const began = Date.now();
    this.site = Site.launch(this.settings);
    await this.site.ready();
    this.starts.push(Date.now() - began);
    for (const partner of this.partners ?? []) partner.site = this.site;
  }

  async kill() {
    const lives = Promise.all(this.writers.map((writer) => writer.live(this.site)));
    const enough = this.acknowledged + this.random.below(mostWrites);
    await Promise.race([lives, eventually(() => this.acknowledged >= enough, `${mostWrites} writes`)]);
    await pause(this.random.below(20));
    await this.site.kill();
    await lives;
    // Sometimes it is killed during its start, too.
    while (this.random.chance(0.2)) {
      const begun = Site.launch(this.settings);
      await Promise.race([begun.ended, pause(this.random.below(this.starts[0]))]);
      await begun.kill();
    }
    await this.start();
  }

  async settle() {
    for (const seeker of this.seekers) await seeker.settle(this.site, this.employer);
    await this.catalogue.settle(this.site);
    await this.employer.settle();
  }

  /** Checks that everybody got each notification that concerns them exactly once. */
  async checkNews() {
    const { published, closed } = this.catalogue;
    const concerns = (seeker) => [...seeker.applied.keys()].filter((number) => closed.has(number)).sort();
    const told = async (seeker) => [...(await seeker.told(this.site, 'JobClosed'))].sort();
    await eventually(async () => (await this.watcher.toldInAll(this.site)) >= published.size, `news of ${published.size} jobs`, 120);
    for (const seeker of this.seekers)
      await eventually(async () => (await seeker.toldInAll(this.site)) >= concerns(seeker).length, 'news of closed jobs');
    await pause(1000);
    assert.deepEqual([...(await this.watcher.told(this.site, 'JobAlertMatched'))].sort(), [...published].sort());
    for (const seeker of this.seekers) assert.deepEqual(await told(seeker), concerns(seeker));
  }

  /** Checks the tables, read from a backup. */
  checkTables() {
    const file = join(privateFolder(), 'all.backup');
    const saved = hoigung(['backup', file], this.settings);
    assert.equal(saved.code, 0, saved.err);
    const ask = (sql) => execFileSync('sqlite3', [file, sql], { encoding: 'utf8' }).trim();
    assert.equal(ask('PRAGMA integrity_check'), 'ok');
    assert.equal(ask('PRAGMA foreign_key_check'), '');
    const twice = (table, columns, where = '1') => ask(`SELECT ${columns}, count(*) FROM ${table} WHERE ${where} GROUP BY ${columns} HAVING count(*) > 1`);
    assert.equal(twice('applications', 'seeker_id, job_id', "status <> 'Withdrawn'"), '');
    assert.equal(twice('application_changes', 'application_id, event'), '');
    assert.equal(twice('notifications', 'seeker_id, job_id, type'), '');
    assert.equal(ask('SELECT count(*) FROM applications a WHERE status <> (SELECT event FROM application_changes c WHERE c.application_id = a.id ORDER BY number DESC LIMIT 1)'), '0');
    return ask("SELECT (SELECT count(*) FROM applications) || ' applications, ' || (SELECT count(*) FROM application_changes) || ' lines of history, ' || (SELECT count(*) FROM notifications) || ' notifications, ' || (SELECT count(*) FROM jobs) || ' jobs'");
  }
}

/** Returns figures about the run. Throws, with the seed, if a check fails. */
export async function killAgainAndAgain({ database, kills, seed, tell = () => {} }) {
  const run = new Run(database, seed);
  try {
    await run.begin();
    for (let n = 1; n <= kills; n += 1) {
      await run.kill();
      await run.settle();
      tell(n);
    }
    await run.checkNews();
    const tables = run.checkTables();
    assert.equal(await run.site.stop(), 0);
    const starts = run.starts.slice(1).sort((a, b) => a - b);
    return {
      kills,
      acknowledged: run.acknowledged,
      start: { median: starts[starts.length >> 1], longest: starts.at(-1) },
      tables,
    };
  } catch (error) {
    error.message = `seed ${seed}: ${error.message}`;
    throw error;
  } finally {
    await run.site?.kill();
  }
}
