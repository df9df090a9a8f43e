// A catalogue that lives: jobs are edited, published and closed and bids are made, in the mix of a day.
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

// Of twenty changes, how many are which: as many jobs are closed as published, texts are mended more often than pay, and
// bids go up and down all day.
const mix = [...Array(8).fill('bid'), ...Array(6).fill('mend'), ...Array(2).fill('pay'), ...Array(2).fill('publish'), ...Array(2).fill('close')];

/** The lines of every open job of a database, as they would be imported. */
export function linesOf(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT id, company_id, document FROM jobs WHERE state = 'published' ORDER BY id").all();
  database.close();
  return rows.map(({ id, company_id, document }) => ({ kind: 'job', _id: id, company_id, ...JSON.parse(document) }));
}

/** Whether a job may be closed: nobody applies to those. */
export const mayClose = (id) => Number.parseInt(id.slice(-4), 16) % 8 === 0;

/** Changes that follow each other: what one has closed, none edits after it. */
export class Changes {
  #made = 0;
  #open;
  #closable;

  constructor(lines) {
    this.#open = lines.filter(({ _id }) => !mayClose(_id));
    this.#closable = lines.filter(({ _id }) => mayClose(_id));
  }

  /** The next change as a line. */
  next() {
    this.#made += 1;
    return this[mix[(this.#made * 7) % mix.length]]();
  }

  #some() {
    // No divisor in common with the count, as long as that is not a multiple of it.
    return (this.#made * 7919) % this.#open.length;
  }

  mend() {
    const at = this.#some();
    const { job_description: { en, ...others }, ...job } = this.#open[at];
    this.#open[at] = { ...job, job_description: { ...others, en: `${en.replace(/ \(\d+\)$/, '')} (${this.#made})` } };
    return this.#open[at];
  }

  pay() {
    const at = this.#some();
    const job = this.#open[at];
    const pay = job.from_hourly_rate ? 'hourly' : 'monthly';
    const from = (job[`from_${pay}_rate`] ?? 60) + 1;
    this.#open[at] = { ...job, [`from_${pay}_rate`]: from, [`to_${pay}_rate`]: Math.max(from, job[`to_${pay}_rate`] ?? 0) };
    return this.#open[at];
  }

  publish() {
    const like = this.#open[this.#some()];
    const address = (like.address ?? []).map((each) => ({ ...each, _id: randomBytes(12).toString('hex') }));
    const job = { ...like, _id: randomBytes(12).toString('hex'), address };
    this.#closable.push(job);
    return job;
  }

  close() {
    return { ...this.#closable.shift(), state: 'closed' };
  }

  bid() {
    return { kind: 'bid', _id: randomBytes(12).toString('hex'), job_id: this.#open[this.#some()]._id, price_cents: 100 + (this.#made % 40), daily_budget_cents: 10_000 };
  }
}

/** Makes so many changes a second until `signal` says stop; gives how many were made. */
export async function live({ changes, send, rate, signal }) {
  const began = performance.now();
  let made = 0;
  while (rate > 0 && !signal.aborted) {
    await send(changes.next());
    made += 1;
    await pause(Math.max(0, (made / rate) * 1000 - (performance.now() - began)));
  }
  return made;
}
