// Starts the built program on a private database and free ports, as an operator would.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { after } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
export const binary = process.env.BINARY_UNDER_TEST ?? join(root, 'build/release/hoigung');

// Folders to remove when the tests are over, however they end.
const folders = new Set();
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

// What a failed test leaves running would keep its file waiting for ever. A minute for the hooks of the file itself.
if (process.env.NODE_TEST_CONTEXT !== undefined) after(() => void setTimeout(() => process.exit(1), 60_000).unref());

/** A folder that is removed when the tests are over. */
export function privateFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hoigung-test-'));
  folders.add(folder);
  return folder;
}

let beside;

/** A file that belongs to a site on PostgreSQL, which has no database file to put it beside. */
function fileBeside(database, name) {
  if (!database?.startsWith('postgresql:')) return undefined;
  beside ??= privateFolder();
  return join(beside, `${database.replaceAll(/\W+/g, '-')}.${name}`);
}

/** The environment of a program under test. */
export function siteEnvironment(settings) {
  const variables = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!name.startsWith('HOIGUNG_')) variables[name] = value;
  }
  const all = {
    erasures_file: fileBeside(settings.database, 'erasures'),
    audit_key_file: fileBeside(settings.database, 'audit-key'),
    environment: 'development',
    web_root: join(root, 'web/dist'),
    requests_per_second: 100000,
    request_burst: 100000,
    ...settings,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) variables[`HOIGUNG_${name.toUpperCase()}`] = String(value);
  }
  return variables;
}

/** Runs a command of the program to its end. */
export function hoigung(args, settings = {}, input) {
  const done = spawnSync(binary, args, { env: siteEnvironment(settings), cwd: tmpdir(), input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/**
 * Imports a catalogue, the given text unless `args` name a file, into a database, which is created if
 * necessary.
 */
export function importCatalogue(settings, input, args = ['-']) {
  const made = hoigung(['migrate'], settings);
  return made.code === 0 ? hoigung(['import', ...args], settings, input) : made;
}

/** Starts a command that reads from its `stdin`; `ended` settles when it exits. */
export function startHoigung(args, settings = {}) {
  const child = spawn(binary, args, { env: siteEnvironment(settings), cwd: tmpdir(), stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.on('error', () => {});
  return { child, ended: once(child, 'exit') };
}

let demonstration;

/** The path of a private SQLite file with the demonstration catalogue. */
export function demonstrationDatabase(folder) {
  if (demonstration === undefined) {
    demonstration = join(privateFolder(), 'demonstration.db');
    const made = hoigung(['demo'], { database: `sqlite:${demonstration}` });
    if (made.code !== 0) throw new Error(`hoigung demo failed: ${made.err}`);
  }
  const copy = join(folder, 'site.db');
  for (const ending of ['', '-wal', '.audit-key']) {
    if (existsSync(demonstration + ending)) copyFileSync(demonstration + ending, copy + ending);
  }
  return copy;
}

/** A running site: its addresses, and how to end it. */
export class Site {
  /** `through`: a command to start it with, for example with fewer rights. */
  static async start(settings = {}, through = []) {
    const site = Site.launch(settings, through);
    await site.ready();
    return site;
  }

  /** Like start(), but without waiting until the site is ready. */
  static launch(settings = {}, through = []) {
    const [command, ...args] = [...through, binary, 'serve'];
    const child = spawn(command, args, {
      env: siteEnvironment({ port: 0, ops_port: 0, ...settings }),
      cwd: tmpdir(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Site(child);
  }

  constructor(child) {
    this.child = child;
    this.log = '';
    child.stderr.on('data', (text) => {
      this.log += text;
    });
    this.ended = once(child, 'exit');
    running.add(child);
    child.on('exit', () => running.delete(child));
  }

  async ready() {
    let said = '';
    for await (const text of this.child.stdout) {
      said += text;
      const found = /http:\/\/localhost:(\d+)\/hk\/ \(operations: http:\/\/localhost:(\d+)/.exec(said);
      if (found) {
        this.url = `http://127.0.0.1:${found[1]}`;
        this.ops = `http://127.0.0.1:${found[2]}`;
        return;
      }
    }
    const [code] = await this.ended;
    throw new Error(`hoigung serve ended with ${code}: ${this.log}`);
  }

  get(path, headers = {}) {
    return fetch(this.url + path, { headers, redirect: 'manual' });
  }

  /** The answer to a GraphQL query, as JSON. */
  async graphql(query, variables = {}, headers = {}) {
    const answer = await fetch(`${this.url}/api/seeker/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return answer.json();
  }

  /** Stops it as an operator would; returns the exit code. */
  async stop() {
    this.child.kill('SIGTERM');
    const [code] = await this.ended;
    return code;
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
