// A PgBouncer in front of a private PostgreSQL, in a folder of its own on loopback, stopped by its own pid.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './outage.mjs';

const isRoot = process.getuid() === 0;
const numberOf = (kind) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (port) =>
  new Promise((tell) => {
    const socket = connect(port, '127.0.0.1', () => tell(true)).on('error', () => tell(false));
    socket.on('connect', () => socket.destroy());
  });

export class PgBouncer {
  /** `mode`: session or transaction; `more`: further lines of its configuration. */
  static async start(postgres, mode, more = []) {
    const bouncer = new PgBouncer();
    bouncer.folder = mkdtempSync(join(tmpdir(), 'hoigung-pgbouncer-'));
    bouncer.port = await freePort();
    const users = join(bouncer.folder, 'users.txt');
    const settings = join(bouncer.folder, 'pgbouncer.ini');
    writeFileSync(users, '"hoigung" ""\n');
    writeFileSync(
      settings,
      [
        '[databases]',
        `* = host=${postgres.folder} user=hoigung`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${bouncer.port}`,
        'unix_socket_dir =',
        'auth_type = trust',
        `auth_file = ${users}`,
        `pool_mode = ${mode}`,
        ...more,
        '',
      ].join('\n'),
    );
    // PgBouncer refuses to run as root.
    if (isRoot) {
      chmodSync(bouncer.folder, 0o755);
      for (const path of [bouncer.folder, users, settings]) chownSync(path, numberOf('-u'), numberOf('-g'));
    }
    const command = ['/usr/sbin/pgbouncer', '-q', settings];
    const [program, ...args] = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command] : command;
    bouncer.child = spawn(program, args, { stdio: 'ignore', cwd: '/' });
    bouncer.ended = once(bouncer.child, 'exit');
    process.on('exit', () => bouncer.child.kill('SIGKILL'));
    await eventually(() => answers(bouncer.port), 'PgBouncer');
    return bouncer;
  }

  /** The address of a database through PgBouncer, given its direct address. */
  url(direct) {
    return `postgresql://hoigung@127.0.0.1:${this.port}/${/\/(site\d+)\?/.exec(direct)[1]}`;
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
