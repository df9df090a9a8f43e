// A private PostgreSQL cluster in a folder of its own, stopped by its own pid.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const programs = '/usr/lib/postgresql/15/bin';

// PostgreSQL refuses to run as root.
function ownersCommand(program, args) {
  const file = join(programs, program);
  return process.getuid() === 0 ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', file, ...args]] : [file, args];
}

function asOwner(program, args) {
  // No pipes: the server would hold them open, and waiting for their end would never finish.
  execFileSync(...ownersCommand(program, args), { stdio: 'ignore', cwd: '/' });
}

function numberOf(kind) {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

/** Starts at once; `url()` creates a new, empty database and returns its address. */
export class Postgres {
  /** A copy of the primary's current state that follows nobody: a standby that misses everything later. */
  static copyOf(primary) {
    return new Postgres((data) => asOwner('pg_basebackup', ['-h', primary.folder, '-U', 'hoigung', '-D', data, '-X', 'stream', '-c', 'fast', '--no-sync']));
  }

  /** A cluster that follows the primary; from then on every commit waits for it. */
  static standbyOf(primary) {
    const standby = new Postgres((data) => asOwner('pg_basebackup', ['-h', primary.folder, '-U', 'hoigung', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']));
    primary.set('synchronous_standby_names', '*');
    return standby;
  }

  constructor(fill = (data) => asOwner('initdb', ['-D', data, '-A', 'trust', '-U', 'hoigung', '--no-sync', '-E', 'UTF8', '--locale=C'])) {
    this.folder = mkdtempSync(join(tmpdir(), 'hoigung-pg-'));
    this.data = join(this.folder, 'data');
    mkdirSync(this.data, { mode: 0o700 });
    chmodSync(this.folder, 0o755);
    if (process.getuid() === 0) {
      for (const path of [this.folder, this.data]) chownSync(path, numberOf('-u'), numberOf('-g'));
    }
    fill(this.data);
    this.start();
    this.databases = 0;
    process.on('exit', () => this.remove());
  }

  start() {
    const options = `-c listen_addresses='' -c unix_socket_directories=${this.folder} -c fsync=off -c max_connections=100`;
    asOwner('pg_ctl', ['-D', this.data, '-w', '-l', join(this.folder, 'log'), '-o', options, 'start']);
    this.running = true;
  }

  stop(mode = 'fast') {
    asOwner('pg_ctl', ['-D', this.data, '-w', '-m', mode, 'stop']);
    this.running = false;
  }

  /** Suspends all its processes until end() of the result is called. */
  freeze() {
    const main = Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    const all = [main, ...children];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    return { end: () => all.forEach((pid) => process.kill(pid, 'SIGCONT')) };
  }

  /** Makes a standby the primary. */
  promote() {
    asOwner('pg_ctl', ['-D', this.data, '-w', 'promote']);
    this.set('synchronous_standby_names', '');
  }

  set(setting, value) {
    for (const sql of [`ALTER SYSTEM SET ${setting} = '${value}'`, 'SELECT pg_reload_conf()'])
      asOwner('psql', ['-h', this.folder, '-U', 'hoigung', '-d', 'postgres', '-c', 'SET default_transaction_read_only = off', '-c', sql]);
  }

  url() {
    const name = `site${++this.databases}`;
    asOwner('createdb', ['-h', this.folder, '-U', 'hoigung', name]);
    return `postgresql://hoigung@/${name}?host=${encodeURIComponent(this.folder)}`;
  }

  /** Runs a statement in the newest database, as a program of another version would. */
  sql(statement) {
    asOwner('psql', ['-h', this.folder, '-U', 'hoigung', '-d', `site${this.databases || 1}`, '-v', 'ON_ERROR_STOP=1', '-q', '-c', statement]);
  }

  /**
   * A separate connection to the newest database: run() returns a statement's output, and end() disconnects,
   * which rolls back an open transaction.
   */
  session() {
    const psql = spawn(...ownersCommand('psql', ['-h', this.folder, '-U', 'hoigung', '-d', `site${this.databases}`, '-X', '-q', '-A', '-t']), { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/' });
    let said = '';
    psql.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const run = async (statement) => {
      psql.stdin.write(`${statement};\n\\echo done\n`);
      while (!said.endsWith('done\n')) await once(psql.stdout, 'data');
      const printed = said.slice(0, -'done\n'.length).trimEnd();
      said = '';
      return printed;
    };
    const end = async () => {
      const ended = once(psql, 'exit');
      psql.stdin.end();
      await ended;
    };
    return { run, end };
  }

  /** Locks a table of the newest database exclusively until the returned function is called. */
  async lock(table) {
    const session = this.session();
    await session.run(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return session.end;
  }

  remove() {
    if (this.running) this.stop('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
