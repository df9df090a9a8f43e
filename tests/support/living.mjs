// A catalogue that changes all the time, and what may be shown of it.
import { company, id, job } from './catalogue.mjs';

const nameOf = (number, edition) => `Waiter ${number} edition ${edition}`;

/** Jobs of one company that are constantly edited, closed and reopened. */
export class LivingCatalogue {
  /** The editions of each job: whether it was open, and when the site acknowledged it. */
  #editions = new Map();
  /** The editions of each job that the observed site has shown, and since when. */
  #seen = new Map();

  /** `send` sends the lines of a batch to the site. */
  constructor(count, random, send) {
    this.random = random;
    this.send = send;
    for (let number = 1; number <= count; number += 1) {
      this.#editions.set(number, [{ isOpen: true, takenAt: 0 }]);
      this.#seen.set(number, []);
    }
  }

  get first() {
    return [company(1), ...[...this.#editions.keys()].map((number) => this.#line(number))];
  }

  #line(number) {
    const editions = this.#editions.get(number);
    const { isOpen } = editions.at(-1);
    const name = nameOf(number, editions.length - 1);
    return job(number, { job_name: { 'zh-hant': name, en: name }, state: isOpen ? 'published' : 'closed' });
  }

  /** Makes one random change: a bid, an edit, a closing or a reopening. */
  async change() {
    const number = this.random.below(this.#editions.size) + 1;
    const kind = this.random.below(10);
    if (kind < 3) {
      await this.send([{ kind: 'bid', _id: id(number, 'b1'), job_id: id(number), price_cents: this.random.below(50) + 100, daily_budget_cents: 10_000 }]);
      return;
    }
    const editions = this.#editions.get(number);
    const { isOpen } = editions.at(-1);
    const next = { isOpen: kind < 6 ? isOpen : !isOpen, takenAt: Number.POSITIVE_INFINITY };
    editions.push(next);
    await this.send([this.#line(number)]);
    next.takenAt = performance.now();
  }

  /** Records which editions the site shows now. */
  async look(site) {
    const ids = [...this.#editions.keys()].map((number) => id(number));
    const { data } = await site.graphql('query ($ids: [ID!]!) { get_jobs(ids: $ids) { _id job_name } }', { ids });
    const at = performance.now();
    for (const [index, { job_name }] of data.get_jobs.entries()) {
      const edition = Number(/edition (\d+)/.exec(job_name)[1]);
      const seen = this.#seen.get(index + 1);
      if (seen.at(-1)?.edition !== edition) seen.push({ edition, at });
    }
  }

  /** Faults in the jobs, `{_id, job_name, isOpen}`, shown by a page that was requested at `began`. */
  faults(jobs, began) {
    return jobs.flatMap(({ _id, job_name, isOpen }) => {
      const [, number, shown] = /^Waiter (\d+) edition (\d+)$/.exec(job_name).map(Number);
      if (_id !== id(number)) return [`${_id} is called ${job_name}`];
      const editions = this.#editions.get(number);
      const least = editions.findLastIndex(({ takenAt }) => takenAt < began - 1000);
      const newest = this.#seen.get(number).findLast(({ at }) => at < began)?.edition ?? 0;
      const faults = [];
      if (editions[shown].isOpen !== isOpen) faults.push(`${job_name} is ${isOpen ? 'open' : 'closed'}`);
      if (shown < least) faults.push(`${job_name} is shown more than a second after edition ${least}`);
      if (isOpen && shown < newest && !editions[newest].isOpen) faults.push(`${job_name} is shown as open after it was closed`);
      return faults;
    });
  }

  /** Jobs missing from a list of all open jobs although they were open from a second before `began`. */
  lacking(jobs, began) {
    const isShown = new Set(jobs.map(({ _id }) => _id));
    return [...this.#seen].flatMap(([number, seen]) => {
      const last = seen.findLast(({ at }) => at < began - 1000);
      const editions = this.#editions.get(number);
      const isOpen = last !== undefined && editions.slice(last.edition).every((edition) => edition.isOpen);
      return isOpen && !isShown.has(id(number)) ? [`Waiter ${number} is not shown a second after it was open`] : [];
    });
  }
}

/** Every job in the data that a page was rendered from. */
export function jobsOfPage(html) {
  const { page } = JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)[1]);
  const jobs = new Map();
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return;
    if (typeof value.job_name === 'string' && typeof value._id === 'string') {
      const isOpen = !(value.is_closed ?? (value.state !== undefined && value.state !== 'published'));
      jobs.set(value._id, { _id: value._id, job_name: value.job_name, isOpen });
    }
    Object.values(value).forEach(visit);
  };
  visit(page.answers);
  return [...jobs.values()];
}
