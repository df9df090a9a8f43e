// nginx in front of nodes, with the example configuration for operators, in a private folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { privateFolder } from './site.mjs';

const examples = resolve(import.meta.dirname, '../../packaging/examples');

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Creates a certificate for www.example.hk and its key, as files. */
export function selfSigned(folder) {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=www.example.hk', '-addext', 'subjectAltName=DNS:www.example.hk', '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

export class Nginx {
  /** `ports`: the ports of the nodes. */
  static async start(ports) {
    const folder = privateFolder();
    const [plain, secure] = [await freePort(), await freePort()];
    const { certificate, key } = selfSigned(folder);
    const site = readFileSync(join(examples, 'nginx.conf'), 'utf8')
      .replace(/server 127\.0\.0\.1:8080(.*);/, ports.map((port) => `server 127.0.0.1:${port}$1;`).join('\n    '))
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
      .replace('/etc/ssl/certs/www.example.hk.pem', certificate)
      .replace('/etc/ssl/private/www.example.hk.key', key)
      .replaceAll('/etc/nginx/hoigung-proxy.conf', join(examples, 'hoigung-proxy.conf'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`);
    mkdirSync(join(folder, 'logs'));
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
worker_processes 1;${process.getuid() === 0 ? ' user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')} ${site} }`,
    );
    const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
    const nginx = new Nginx(child, folder, plain, secure);
    await nginx.#ready();
    return nginx;
  }

  constructor(child, folder, plain, secure) {
    Object.assign(this, { child, folder, plain, secure, said: '' });
    child.stderr.on('data', (text) => {
      this.said += text;
    });
    process.on('exit', () => child.kill('SIGKILL'));
  }

  async #ready() {
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`nginx ended: ${this.said}`);
      const answer = await fetch(`http://127.0.0.1:${this.plain}/hk/`, { redirect: 'manual' }).catch(() => undefined);
      if (answer?.status === 301) return;
      await new Promise((go) => setTimeout(go, 50));
    }
  }

  get errors() {
    return readFileSync(join(this.folder, 'error.log'), 'utf8');
  }

  async stop() {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
