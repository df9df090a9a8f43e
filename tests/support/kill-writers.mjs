// Writers for a site that is killed repeatedly. Each remembers the acknowledged calls, and the one call whose
// answer never came; after a restart it compares them with the site's data, and repeats the unanswered call.
import assert from 'node:assert/strict';
import { id, job, ndjson } from './catalogue.mjs';
import { applyQuery, claimsOf, post, updateProfileQuery } from './seeker.mjs';

const withdrawQuery = 'mutation ($id: ID!) { withdraw_application(id: $id) { _id } }';
const saveQuery = 'mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }';
const unsaveQuery = 'mutation ($job: ID!) { unbookmark_job(job_id: $job) { _id } }';
const applicationsQuery = `query ($offset: Int) { get_applications(limit: 30, offset: $offset) {
  total applications { _id status history { event } job { _id } } } }`;
const savedQuery = 'query ($offset: Int) { bookmarked_jobs(limit: 30, offset: $offset) { total jobs { _id } } }';
const notificationsQuery = `query ($offset: Int) { get_notifications(limit: 30, offset: $offset) {
  total notifications { type job { _id } } } }`;

/** The site died before it answered. */
const gone = Symbol('gone');
const numberOf = (jobId) => Number(jobId.slice(8));
const jobClosed = 100002;
const jobIsNotThere = 100001;
const cannotSave = 100019;
const noSuchApplication = 100039;
const steps = ['Reviewed', 'Contacted'];

/** The answer's data, the error code of a refusal, or `gone`. */
async function ask(site, token, query, variables, headers = {}) {
  let answer;
  try {
    const response = await post(site, 'graphql', { query, variables }, token, headers);
    answer = { status: response.status, ...(await response.json()) };
  } catch {
    return gone;
  }
  assert.equal(answer.status, 200, JSON.stringify(answer));
  if (!answer.errors) return answer.data;
  const code = answer.errors[0].extensions?.error_code;
  assert.ok(code, JSON.stringify(answer.errors));
  return { code };
}

async function all(site, token, query, list) {
  const found = [];
  for (;;) {
    const [page] = Object.values(await ask(site, token, query, { offset: found.length }));
    found.push(...page[list]);
    if (found.length >= page.total || page[list].length === 0) {
      assert.equal(found.length, page.total);
      return found;
    }
  }
}

/**
 * Applies, withdraws, saves and removes jobs, and renames the seeker. Applications for even jobs are left to
 * the employer.
 */
export class SeekerWriter {
  #calls = 0;

  constructor(token, shelf, random) {
    Object.assign(this, { token, shelf, random, name: undefined, applied: new Map(), withdrawn: new Set(), saved: new Set(), doubt: undefined, acknowledged: 0 });
  }

  async live(site) {
    while (this.doubt === undefined) {
      const call = this.#choose();
      this.doubt = call;
      if ((await this.#make(site, call)) === gone) return;
      this.doubt = undefined;
      this.acknowledged += 1;
    }
  }

  #choose() {
    const { random } = this;
    const open = this.shelf.open.filter((each) => each !== this.shelf.closingInDoubt);
    const number = random.pick(open);
    const own = [...this.applied.keys()].filter((each) => each % 2 && open.includes(each));
    const what = random.below(10);
    if (what < 4 && !this.applied.has(number)) return { kind: 'apply', number, key: `key-${++this.#calls}` };
    if (what < 5 && own.length > 0) return { kind: 'withdraw', number: random.pick(own) };
    if (what < 8) return { kind: this.saved.has(number) ? 'unsave' : 'save', number };
    return { kind: 'rename', name: `Chan ${++this.#calls}` };
  }

  /** Makes a call and records its outcome. */
  async #make(site, { kind, number, key, name }) {
    const job = number && id(number);
    if (kind === 'apply') {
      const answer = await ask(site, this.token, applyQuery, { job, at: [id(number, 'ad')] }, { 'Idempotency-Key': key });
      if (answer === gone) return gone;
      if (answer.code) assert.ok([jobClosed, jobIsNotThere].includes(answer.code), `apply: ${answer.code}`);
      else this.applied.set(number, answer.apply_job._id);
    } else if (kind === 'withdraw') {
      const application = this.applied.get(number);
      const answer = await ask(site, this.token, withdrawQuery, { id: application });
      if (answer === gone) return gone;
      // The job was closed meanwhile, which has ended the application.
      if (answer.code) return assert.equal(answer.code, noSuchApplication);
      this.applied.delete(number);
      this.withdrawn.add(application);
    } else if (kind === 'save' || kind === 'unsave') {
      const answer = await ask(site, this.token, kind === 'save' ? saveQuery : unsaveQuery, { job });
      if (answer === gone) return gone;
      // A new job appears on the site within a second.
      if (answer.code) assert.ok(kind === 'save' && [cannotSave, jobIsNotThere].includes(answer.code), `${kind}: ${answer.code}`);
      else if (kind === 'save') this.saved.add(number);
      else this.saved.delete(number);
    } else {
      const parts = { _id: claimsOf(this.token).sub, name };
      const answer = await ask(site, this.token, updateProfileQuery(parts), parts);
      if (answer === gone) return gone;
      assert.equal(answer.code, undefined);
      this.name = name;
    }
    return undefined;
  }

  /**
   * Nothing acknowledged is missing, nothing is there twice, and the unanswered call took effect once or not
   * at all.
   */
  async settle(site, tray) {
    const doubt = this.doubt ?? {};
    const list = await all(site, this.token, applicationsQuery, 'applications');
    const byJob = new Map(list.map((one) => [numberOf(one.job._id), one]));
    assert.equal(byJob.size, list.length, 'one application for a job');
    for (const [number, application] of this.applied) {
      if (doubt.kind === 'withdraw' && doubt.number === number) continue;
      assert.equal(byJob.get(number)?._id, application, `the application for job ${number}`);
    }
    for (const [number, one] of byJob) {
      assert.ok(!this.withdrawn.has(one._id), 'withdrawn and back');
      assert.ok(this.applied.get(number) === one._id || (doubt.kind === 'apply' && doubt.number === number), `an application for job ${number} that nobody made`);
      this.#checkHistory(number, one, tray);
    }
    const saved = new Set((await all(site, this.token, savedQuery, 'jobs')).map((one) => numberOf(one._id)));
    for (const number of new Set([...saved, ...this.saved])) {
      if (number !== doubt.number) assert.equal(saved.has(number), this.saved.has(number), `the saved job ${number}`);
    }
    const { portfolio } = await ask(site, this.token, '{ portfolio { name } }');
    if (this.name !== undefined) assert.ok([this.name, doubt.kind === 'rename' ? doubt.name : this.name].includes(portfolio.name), `is called ${portfolio.name}, not ${this.name}`);
    if (this.doubt) await this.#again(site, byJob, saved);
    this.doubt = undefined;
  }

  #checkHistory(number, one, tray) {
    const events = one.history.map(({ event }) => event);
    assert.equal(new Set(events).size, events.length, `twice in ${events}`);
    const told = tray.taken.get(one._id) ?? [];
    const expected = ['Applied', ...told];
    const doubtful = tray.doubt?.application === one._id ? [tray.doubt.status] : [];
    const rest = events.slice(expected.length);
    assert.deepEqual(events.slice(0, expected.length), expected);
    const closing = this.shelf.closed.has(number) || this.shelf.closingInDoubt === number;
    assert.ok(rest.every((event) => doubtful.includes(event) || (event === 'JobClosed' && closing)), `${events} of job ${number}`);
    if (this.shelf.closed.has(number)) assert.equal(events.at(-1), 'JobClosed');
    assert.equal(one.status, events.at(-1));
  }

  async #again(site, byJob, saved) {
    const { doubt } = this;
    if (doubt.kind === 'apply') {
      const there = byJob.get(doubt.number)?._id;
      await this.#make(site, doubt);
      if (there) assert.equal(this.applied.get(doubt.number), there, 'the same key gives the same application');
    } else if (doubt.kind === 'withdraw') {
      if (byJob.has(doubt.number)) return;
      this.withdrawn.add(this.applied.get(doubt.number));
      this.applied.delete(doubt.number);
    } else if (doubt.kind === 'rename') {
      await this.#make(site, doubt);
    } else if (saved.has(doubt.number)) {
      this.saved.add(doubt.number);
    } else {
      this.saved.delete(doubt.number);
    }
  }

  /** The seeker's number of notifications. */
  async toldInAll(site) {
    return (await ask(site, this.token, notificationsQuery)).get_notifications.total;
  }

  /**
   * The jobs in the notifications of a type, each once. Pages are only stable when no more notifications
   * come.
   */
  async told(site, type) {
    const list = (await all(site, this.token, notificationsQuery, 'notifications')).filter((one) => one.type === type);
    const numbers = new Set(list.map((one) => numberOf(one.job._id)));
    assert.equal(numbers.size, list.length, 'told twice');
    return numbers;
  }
}

/** The answer to a partner's call, or `gone`. */
async function call(partner, ...what) {
  try {
    const answer = await partner.call(...what);
    return { status: answer.status, text: await answer.text() };
  } catch {
    return gone;
  }
}

/** Publishes jobs in batches, changes some, and closes some of the initial ones. */
export class CatalogueWriter {
  #revision = 0;

  constructor(partner, first, random) {
    Object.assign(this, { partner, first, random, names: new Map(first.map((number) => [number, `Waiter ${number}`])), published: new Set(), closed: new Set(), doubt: undefined, acknowledged: 0 });
    this.next = Math.max(...first) + 1;
  }

  get open() {
    return [...this.names.keys()].filter((number) => !this.closed.has(number));
  }

  get closingInDoubt() {
    return this.doubt?.closing;
  }

  async live() {
    while (this.doubt === undefined) {
      const closable = this.first.filter((number) => !this.closed.has(number));
      this.doubt = this.random.chance(0.1) && closable.length > 5 ? { closing: this.random.pick(closable) } : { batch: this.#makeBatch() };
      if ((await this.#make(this.doubt)) === gone) return;
      this.doubt = undefined;
      this.acknowledged += 1;
    }
  }

  #makeBatch() {
    const name = (number) => [number, `Waiter ${number} of ${++this.#revision}`];
    const fresh = Array.from({ length: 1 + this.random.below(4) }, () => name(this.next++));
    const known = [...this.published];
    return new Map([...fresh, ...(known.length > 0 ? [name(this.random.pick(known)), name(this.random.pick(known))] : [])]);
  }

  async #make({ batch, closing }) {
    if (closing !== undefined) {
      const answer = await call(this.partner, 'PUT', `jobs/${id(closing)}/state`, { state: 'closed' });
      if (answer === gone) return gone;
      assert.equal(answer.status, 200, answer.text);
      this.closed.add(closing);
      return undefined;
    }
    const lines = [...batch].map(([number, name]) => job(number, { job_name: { 'zh-hant': name, en: name } }));
    const answer = await call(this.partner, 'POST', 'batch', ndjson(lines), { 'Content-Type': 'application/x-ndjson' });
    if (answer === gone) return gone;
    assert.equal(answer.status, 200, answer.text);
    const results = answer.text.trimEnd().split('\n').map((line) => JSON.parse(line));
    assert.deepEqual(results.map((one) => one._id), lines.map((one) => one._id), answer.text);
    for (const [number, name] of batch) {
      this.names.set(number, name);
      if (number > Math.max(...this.first)) this.published.add(number);
    }
    return undefined;
  }

  async settle(site) {
    const wanted = [...new Set([...[...this.names.keys()].slice(-60), ...(this.doubt?.batch?.keys() ?? []), ...this.closed, ...(this.doubt?.closing ? [this.doubt.closing] : [])])];
    const found = new Map();
    for (let from = 0; from < wanted.length; from += 29) {
      // Includes an id that certainly exists, because a request with only unknown ids is refused.
      const ids = [this.first[0], ...wanted.slice(from, from + 29)].map((number) => id(number));
      const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name state } }', { ids });
      for (const one of data.get_jobs) found.set(numberOf(one._id), one);
    }
    const doubtful = this.doubt?.batch ?? new Map();
    for (const number of wanted) {
      if (!doubtful.has(number) && this.names.has(number)) assert.equal(found.get(number)?.job_name, this.names.get(number), `the name of job ${number}`);
      if (this.closed.has(number)) assert.equal(found.get(number).state, 'closed');
    }
    const done = [...doubtful].filter(([number, name]) => found.get(number)?.job_name === name).length;
    assert.ok(done === 0 || done === doubtful.size, `${done} of ${doubtful.size} lines of a batch`);
    if (this.doubt?.closing !== undefined && found.get(this.doubt.closing).state === 'closed') this.closed.add(this.doubt.closing);
    else if (this.doubt) await this.#make(this.doubt);
    this.doubt = undefined;
  }
}

/** Moves applications for even jobs forward, step by step. */
export class EmployerWriter {
  constructor(partner, seekers, shelf, random) {
    Object.assign(this, { partner, seekers, shelf, random, taken: new Map(), ended: new Set(), doubt: undefined, acknowledged: 0 });
  }

  #waiting() {
    return this.seekers
      .flatMap(({ applied }) => [...applied])
      .filter(([number, application]) => number % 2 === 0 && !this.shelf.closed.has(number) && !this.ended.has(application))
      .map(([, application]) => application);
  }

  async live(site) {
    while (site.child.signalCode === null) {
      const waiting = this.#waiting();
      if (waiting.length === 0) {
        await new Promise((go) => setTimeout(go, 5));
        continue;
      }
      const application = this.random.pick(waiting);
      const status = steps[this.taken.get(application)?.length ?? 0];
      this.doubt = { application, status };
      const answer = await call(this.partner, 'POST', `applications/${application}/status`, { status });
      if (answer === gone) return;
      // If the job was closed meanwhile, there is no further step.
      assert.ok(answer.status === 200 || answer.status === 409, answer.text);
      if (answer.status === 200) this.#took(application, status);
      else this.ended.add(application);
      this.doubt = undefined;
      this.acknowledged += 1;
    }
  }

  #took(application, status) {
    this.taken.set(application, [...(this.taken.get(application) ?? []), status]);
    if (status === steps.at(-1)) this.ended.add(application);
  }

  async settle() {
    if (!this.doubt) return;
    const { application, status } = this.doubt;
    const answer = await this.partner.call('GET', `applications/${application}`);
    const { history } = (await answer.json()).data;
    if (history.some(({ event }) => event === status)) this.#took(application, status);
    this.doubt = undefined;
  }
}
