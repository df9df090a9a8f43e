// What visitors and seekers see while the database is down, and that everything works afterwards.
import assert from 'node:assert/strict';
import { id } from './catalogue.mjs';
import { applyQuery, freshTelephone, post, requestCode, signInWithProfile } from './seeker.mjs';

export const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

/** Polls until `check` returns something truthy, and returns that. */
export async function eventually(check, what = 'it', seconds = 60) {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > until) throw new Error(`${what} did not happen within ${seconds} s`);
    await pause(20);
  }
}

const saveQuery = 'mutation ($job: ID!) { bookmark_job(job_id: $job) { _id } }';
const searchQuery = '{ job_search(limit: 30) { total result { _id is_applied is_bookmarked } } }';
const listQuery = '{ get_applications(limit: 30) { applications { job { _id } } } bookmarked_jobs(limit: 30) { jobs { _id } } }';
const words = { en: /please try again/, 'zh-hant': /請稍後再試/ };

/** Checks that the answer is a 503 in the caller's language that says when to try again. */
export async function isUnavailable(answer, language) {
  const body = await answer.text();
  assert.equal(answer.status, 503, body);
  assert.match(answer.headers.get('retry-after'), /^\d+$/);
  assert.match(JSON.parse(body).message, words[language]);
  assert.doesNotMatch(body, /sqlite|postgres|disk|I\/O|SELECT|INSERT/i);
}

/** A seeker on a site with the jobs 1 to 30, who has applied for job 1 and saved job 2. */
export class Witness {
  static async of(site) {
    const witness = new Witness(site, await signInWithProfile(site));
    await witness.apply(1);
    await witness.save(2);
    return witness;
  }

  constructor(site, token) {
    Object.assign(this, { site, token, applied: [], saved: [], unsure: new Set() });
  }

  ask(query, variables, language = 'en') {
    return post(this.site, 'graphql', { query, variables }, this.token, { 'Accept-Language': language });
  }

  async data(query, variables) {
    const answer = await this.ask(query, variables);
    const body = await answer.json();
    assert.equal(answer.status, 200, JSON.stringify(body));
    assert.equal(body.errors, undefined, JSON.stringify(body.errors));
    return body.data;
  }

  async apply(number) {
    await this.data(applyQuery, { job: id(number), at: [id(number, 'ad')] });
    this.applied.push(id(number));
  }

  async save(number) {
    await this.data(saveQuery, { job: id(number) });
    this.saved.push(id(number));
  }

  /** Checks that pages and searches are served from memory, to visitors and to logged-in seekers. */
  async readsOn() {
    const nobodyAskedBefore = `?n=${Date.now()}`;
    for (const [path, shown] of [['/hk/en/', /Waiter/], ['/hk/', /侍應/], ['/hk/en/find-jobs/', /Waiter/], [`/hk/job/${encodeURIComponent('侍應3')}/${id(3)}/`, /侍應3/]]) {
      const page = await this.site.get(path + nobodyAskedBefore);
      assert.equal(page.status, 200, path);
      assert.match(await page.text(), shown, path);
    }
    const everybodys = await this.site.graphql('query ($n: Int) { job_search(limit: $n) { total } }', { n: 1 + (Date.now() % 30) });
    assert.equal(everybodys.data.job_search.total, 30);
    const { job_search: own } = await this.data(searchQuery);
    assert.equal(own.total, 30);
    return own.result;
  }

  /**
   * Checks that a call that needs the database is refused in the caller's language, and says when to try
   * again.
   */
  async isRefused(query, variables) {
    for (const language of Object.keys(words)) await isUnavailable(await this.ask(query, variables, language), language);
  }

  cannotWrite() {
    return Promise.all([
      this.isRefused(applyQuery, { job: id(5), at: [id(5, 'ad')] }),
      this.isRefused(saveQuery, { job: id(5) }),
      ...Object.keys(words).map(async (language) =>
        isUnavailable(await requestCode(this.site, freshTelephone(), { display_language: language }), language),
      ),
    ]);
  }

  /** Writes until the disk is full. */
  async fillsUp() {
    const unsaveQuery = 'mutation ($job: ID!) { unbookmark_job(job_id: $job) { _id } }';
    for (let n = 0; n < 10_000; n += 1) {
      const answer = await this.ask(n % 2 ? unsaveQuery : saveQuery, { job: id(30) });
      if (answer.status !== 200) return n % 2 ? this.saved.push(id(30)) : undefined;
    }
    throw new Error('there is room for everything');
  }

  async cannotReadOwn() {
    await this.isRefused(listQuery);
  }

  /** Nothing acknowledged is lost, nothing refused was done, and writing works again. */
  async isWellAgain(number) {
    await eventually(async () => (await fetch(`${this.site.ops}/readyz`)).status === 200, 'readiness');
    const own = await eventually(async () => {
      const answer = await this.ask(listQuery);
      return answer.status === 200 && (await answer.json()).data;
    }, 'reading');
    const ids = (list) => list.map((one) => one._id).sort();
    assert.deepEqual(ids(own.get_applications.applications.map((one) => one.job)), [...this.applied].sort());
    const saved = ids(own.bookmarked_jobs.jobs);
    // An unanswered call may or may not have taken effect.
    for (const one of this.unsure) if (saved.includes(one)) this.saved.push(one);
    this.unsure.clear();
    assert.deepEqual(saved, [...this.saved].sort());
    await eventually(async () => (await this.ask(saveQuery, { job: id(number) })).status === 200, 'writing');
    this.saved.push(id(number));
    await this.apply(number);
    await signInWithProfile(this.site);
    const marked = (await this.readsOn()).find((one) => one._id === id(number));
    assert.deepEqual([marked.is_applied, marked.is_bookmarked], [true, true]);
  }
}
