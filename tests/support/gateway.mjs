// A message gateway that can accept messages, fail, stall, answer nonsense or hang up. Run as a process of
// its own: it prints its port, then every request as a line of JSON; lines on its input change its behaviour.
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const answers = {
  take: (socket) => socket.end('HTTP/1.1 201 Created\r\nContent-Length: 15\r\n\r\n{"status":"ok"}'),
  fail: (socket) => socket.end('HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n'),
  refuse: (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 18\r\n\r\n{"status":"error"}'),
  redirect: (socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n'),
  nonsense: (socket) => socket.end('\u0000\u0001 this is not HTTP at all\r\n\r\n'),
  flood: (socket) => socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n${'{"status":"ok"}'.repeat(100_000)}`),
  stall: () => {},
  hang_up: (socket) => socket.destroy(),
};

function serve() {
  let behaviour = 'take';
  createInterface({ input: process.stdin }).on('line', (line) => {
    behaviour = line;
    console.log(JSON.stringify({ behaviour }));
  });
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      text += bytes;
      const [head, ...rest] = text.split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (rest.length === 0 || Buffer.byteLength(body) < length) return;
      console.log(JSON.stringify({ head, body }));
      text = '';
      answers[behaviour](socket);
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
}

/** The gateway as a child process. */
export class Gateway {
  static async start() {
    const gateway = new Gateway(spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['pipe', 'pipe', 'inherit'] }));
    gateway.url = `http://127.0.0.1:${(await gateway.#next('port')).port}`;
    return gateway;
  }

  constructor(child) {
    this.child = child;
    this.ended = once(child, 'exit');
    this.requests = [];
    this.waiting = [];
    this.said = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      const event = JSON.parse(line);
      if ('head' in event) this.requests.push(event);
      else this.said.push(event);
      for (const wake of this.waiting.splice(0)) wake();
    });
    process.on('exit', () => child.kill('SIGKILL'));
  }

  async #next(kind) {
    for (;;) {
      const at = this.said.findIndex((event) => kind in event);
      if (at >= 0) return this.said.splice(at, 1)[0];
      await new Promise((wake) => this.waiting.push(wake));
    }
  }

  async behave(how) {
    this.child.stdin.write(`${how}\n`);
    await this.#next('behaviour');
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
