// Employers at work, in a thread of its own: in life they sit at other machines, so here their browsers give way to the
// site and to the seekers that are measured.
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { pause } from '../../tests/support/outage.mjs';
import { randomNumbers } from '../load/plan.mjs';
import { percentiles } from './desk.mjs';
import { Working } from './employers.mjs';

/** The thread, from outside. */
export class WorkingDay {
  #thread;

  constructor(site, employers, { rate, seed }) {
    this.#thread = new Worker(import.meta.filename, { workerData: { url: site.url, states: employers.map(({ state }) => state), rate, seed } });
  }

  /** So many acts a second by turns, until the next call. */
  start() {
    this.#thread.postMessage('start');
  }

  /** Ends when the last act has; gives what was done so far and what went wrong. */
  async stop() {
    this.#thread.postMessage('stop');
    const [done] = await once(this.#thread, 'message');
    return done;
  }

  close() {
    return this.#thread.terminate();
  }
}

class Acts {
  #times = new Map();
  #errors = new Map();
  #running = new Set();

  begin(name, due, doIt) {
    const act = doIt()
      .catch(({ message }) => this.#errors.set(message, (this.#errors.get(message) ?? 0) + 1))
      .then(() => {
        this.#times.set(name, [...(this.#times.get(name) ?? []), performance.now() - due]);
        this.#running.delete(act);
      });
    this.#running.add(act);
  }

  ended() {
    return Promise.all(this.#running);
  }

  /** Rows of name, count and times from when it was due, the last of all together. */
  get told() {
    const row = (name, list) => ({ name, count: list.length, ...percentiles(list) });
    const rows = [...this.#times].map(([name, list]) => row(name, list)).sort((a, b) => b.count - a.count);
    const errors = [...this.#errors].map(([message, count]) => `${count} times ${message}`);
    return { rows: [...rows, row('all', [...this.#times.values()].flat())], errors };
  }
}

function work({ url, states, rate, seed }) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const employers = states.map((state) => Working.from({ url }, state));
  const random = randomNumbers(seed);
  const acts = new Acts();
  let isWorking = false;
  let made = 0;
  // None is put off by a slow one.
  const goOn = async () => {
    for (let due = performance.now(); isWorking; due += 1000 / rate, made += 1) {
      await pause(Math.max(0, due - performance.now()));
      const [name, doIt] = employers[made % employers.length].next(random());
      acts.begin(name, due, doIt);
    }
  };
  let going;
  parentPort.on('message', async (what) => {
    isWorking = what === 'start';
    if (isWorking) {
      going = goOn();
    } else {
      await going;
      await acts.ended();
      parentPort.postMessage(acts.told);
    }
  });
}

if (!isMainThread) work(workerData);
