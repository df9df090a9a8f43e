// Starts the peer as its operators would.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export class Peer {
  /** `cacheMib`: of each process, for rendered pages; 0 for none. */
  static async start({ file, port, gateway, cacheMib }) {
    const script = join(import.meta.dirname, 'peer/server.mjs');
    const child = spawn(process.execPath, [script, file, String(port), gateway, '2', String(cacheMib)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.on('exit', () => child.kill('SIGTERM'));
    const ended = once(child, 'exit').then(() => {
      throw new Error('the peer ended');
    });
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => {});
    return new Peer(child, port);
  }

  constructor(child, port) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Takes a line to it. It has no adverts, so that bids are nothing to it. */
  async change(line) {
    if (line.kind === 'bid') return;
    const answer = await fetch(`${this.url}/changes`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(line) });
    if (!answer.ok) throw new Error(`a change was refused: ${await answer.text()}`);
  }

  async stop() {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}
