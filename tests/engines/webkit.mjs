// Safari's engine, in the small browser that Debian has around it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/nginx.mjs';

/** A program that is gone when the tests are over, however they end. */
function start(command, args, options) {
  const child = spawn(command, args, options);
  process.on('exit', () => child.kill('SIGKILL'));
  return child;
}

/** A screen that nobody sees, and its name. */
async function startScreen() {
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(child.stdio[3], 'data');
  return { child, name: `:${String(number).trim()}` };
}

async function end(child) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Its window is as narrow as it can be: a little wider than most telephones. */
export async function startWebKit() {
  const screen = await startScreen();
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });

  async function call(method, path, body = {}) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  /** The driver listens a moment after it was started. */
  async function begin(tries = 50) {
    try {
      return await call('POST', '/session', { capabilities: {} });
    } catch (error) {
      if (tries === 0 || error.cause?.code !== 'ECONNREFUSED') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return begin(tries - 1);
    }
  }
  const session = `/session/${(await begin()).sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 390, height: 900 });

  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    run: (work, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args }),
    close: async () => {
      await call('DELETE', session);
      await end(driver);
      await end(screen.child);
    },
  };
}
