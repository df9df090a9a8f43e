// Caddy in front of the site, with the example configuration for operators, in a private folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, selfSigned } from './nginx.mjs';
import { privateFolder } from './site.mjs';

const example = resolve(import.meta.dirname, '../../packaging/examples/Caddyfile');

export class Caddy {
  /**
   * Takes one port, the site's. Caddy would request a certificate from an authority; here it is given one.
   */
  static async start([port]) {
    const folder = privateFolder();
    const [plain, secure] = [await freePort(), await freePort()];
    const { certificate, key } = selfSigned(folder);
    const site = readFileSync(example, 'utf8')
      .replace('www.example.hk {', `www.example.hk {\n\ttls ${certificate} ${key}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${port}`);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n${site}`);
    const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const caddy = new Caddy(child, plain, secure);
    await caddy.#ready();
    return caddy;
  }

  constructor(child, plain, secure) {
    Object.assign(this, { child, plain, secure, said: '' });
    child.stderr.on('data', (text) => {
      this.said += text;
    });
    process.on('exit', () => child.kill('SIGKILL'));
  }

  async #ready() {
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`caddy ended: ${this.said}`);
      const answer = await fetch(`http://127.0.0.1:${this.plain}/hk/`, { redirect: 'manual', headers: { Host: 'www.example.hk' } }).catch(() => undefined);
      if (answer !== undefined) return;
      await new Promise((go) => setTimeout(go, 50));
    }
  }

  async stop() {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
