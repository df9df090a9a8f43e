// Firefox, driven by the protocol that it has built in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { privateFolder } from '../support/site.mjs';

/** Where it listens, which it says when it has started. */
async function addressOf(child) {
  let said = '';
  for await (const text of child.stderr) {
    said += text;
    const found = /listening on (ws:\S+)/.exec(said);
    if (found) return found[1];
  }
  throw new Error(`Firefox did not start: ${said}`);
}

export async function startFirefox() {
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', privateFolder()],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.on('exit', () => child.kill('SIGKILL'));
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  child.stderr.resume();
  await once(socket, 'open');
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    const call = waiting.get(id);
    if (type === 'success') call.resolve(result);
    else if (type === 'error') call.reject(new Error(`${call.method}: ${message}`));
  });

  let calls = 0;
  function send(method, params) {
    calls += 1;
    const call = { method, ...Promise.withResolvers() };
    waiting.set(calls, call);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return call.promise;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    act: (actions) => send('input.performActions', { context, actions }),
    run: async (work, ...args) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify((${work})(...${JSON.stringify(args)}))`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    close: async () => {
      const ended = once(child, 'exit');
      await send('browser.close', {});
      await ended;
    },
  };
}
