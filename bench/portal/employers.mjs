// Employers of small companies on a working day: each has three jobs and forty applicants, and does one thing every five
// seconds.
import { randomUUID } from 'node:crypto';
import { applyQuery } from '../../tests/support/seeker.mjs';
import { eventually } from '../../tests/support/outage.mjs';
import { branchInput, Desk, each, jobContent } from './desk.mjs';

const jobsOfEach = 3;
const applicantsOfEach = 40;
// With these the employer talks and meets; about the others decisions are made.
const talkedWith = 10;
const undoWithin = 8_000;
const atOnce = 12;

/** Somebody at a desk of the public site, behind an address of their own; codes come by mail. */
class PublicDesk extends Desk {
  constructor(site, mail, number) {
    super(site, { email: `owner.${number}@example.hk` });
    this.mail = mail;
    this.number = number;
  }

  headers(more = {}) {
    return super.headers({ 'X-Forwarded-For': `12.0.${this.number >> 8}.${this.number & 255}`, ...more });
  }

  code() {
    return eventually(() => /\n(\d{6})\n/.exec(this.mail.to(this.email)[0]?.text ?? '')?.[1], 'a mail with a code');
  }
}

export class Working {
  #opened = 0;
  #decided = talkedWith;
  #undecided;
  #saved = 0;

  constructor(desk, number) {
    this.desk = desk;
    this.number = number;
    this.applicants = [];
  }

  /** What another thread has to know to go on as the same. */
  get state() {
    const { number, company, branch, jobs, draft, applicants } = this;
    return { number, company, branch, jobs, draft, applicants, cookie: this.desk.cookie };
  }

  static from(site, { cookie, ...state }) {
    const desk = new PublicDesk(site, undefined, state.number);
    desk.cookie = cookie;
    return Object.assign(new Working(desk, state.number), state);
  }

  async open() {
    const { desk } = this;
    await desk.logIn();
    this.company = (await desk.found({ registration_number: String(30_000_000 + this.number) })).id;
    this.branch = (await desk.show('AddBranch', { company: this.company, branch: branchInput(this.number) })).add_branch.id;
    this.jobs = [];
    for (let i = 0; i < jobsOfEach; i += 1) this.jobs.push(await this.#publish(`${this.number}-${i}`));
    this.draft = (await desk.show('BeginDraft', { company: this.company, key: randomUUID(), template: null })).begin_draft;
  }

  async #publish(title) {
    const { company } = this;
    const { id, version } = (await this.desk.show('BeginDraft', { company, key: randomUUID(), template: null })).begin_draft;
    const saved = (await this.desk.show('SaveDraft', { company, id, version, job: jobContent(title, [this.branch]) })).save_draft;
    await this.desk.show('PublishJob', { company, id, version: saved.version, at: null, overwrite: false });
    return id;
  }

  /** The name of what is done next, and the doing of it; `dice` is from 0 to 1. */
  next(dice) {
    const undecided = this.#undecided && performance.now() - this.#undecided.at < undoWithin ? this.#undecided.id : undefined;
    this.#undecided = undefined;
    if (undecided && dice < 0.3) return ['takes a decision back', () => this.#undo(undecided)];
    const mayDecide = this.#decided < this.applicants.length;
    const share = [
      [0.25, 'opens the inbox', () => this.#inbox()],
      [0.25, 'opens an applicant', () => this.#openApplicant()],
      [mayDecide ? 0.09 : 0, 'shortlists', () => this.#decide('Reviewed', null)],
      [mayDecide ? 0.09 : 0, 'declines', () => this.#decide('Rejected', 'position_filled')],
      [0.05, 'offers an interview', () => this.#offer()],
      [0.1, 'sends a message', () => this.#send()],
      [0.09, 'lists the jobs', () => this.#list()],
      [0.08, 'saves a draft', () => this.#save()],
    ];
    let left = dice * share.reduce((sum, [weight]) => sum + weight, 0);
    const [, name, work] = share.find(([weight]) => (left -= weight) < 0) ?? share[0];
    return [name, work];
  }

  #inbox() {
    return this.desk.show('Applicants', { company: this.company, filter: {}, sort: 'newest', limit: 30, offset: 0 });
  }

  #openApplicant() {
    const id = this.applicants[this.#opened++ % this.applicants.length];
    return this.desk.show('OpenApplicant', { company: this.company, id, filter: {}, sort: 'newest' });
  }

  async #decide(status, reason) {
    const id = this.applicants[this.#decided++];
    const { decide } = await this.desk.show('Decide', { company: this.company, ids: [id], status, reason, replace: false });
    if (decide.done !== 1) throw new Error(`a decision was refused: ${decide.results[0].message}`);
    this.#undecided = { id, at: performance.now() };
  }

  async #undo(id) {
    const { undo_decisions } = await this.desk.show('UndoDecisions', { company: this.company, ids: [id] });
    if (undo_decisions.done !== 1) throw new Error(`undoing was refused: ${undo_decisions.results[0].message}`);
  }

  #talkedWith() {
    return this.applicants[this.#opened % talkedWith];
  }

  #offer() {
    const day = Date.now() + (1 + (this.#opened % 20)) * 24 * 3600_000;
    const times = [new Date(day - (day % 900_000)).toISOString()];
    const interview = { times, minutes: 30, branch: this.branch, place_text: null, is_by_telephone: false, note: null };
    return this.desk.show('OfferInterview', { company: this.company, applicant: this.#talkedWith(), key: randomUUID(), interview });
  }

  #send() {
    return this.desk.show('SendMessage', { company: this.company, applicant: this.#talkedWith(), key: randomUUID(), text: '你好，請問你幾時可以返工？' });
  }

  #list() {
    const filters = { term: null, stage: null, branch: null, jobType: null, employment: null };
    return this.desk.show('Jobs', { company: this.company, ...filters, sort: 'newest', limit: 30, offset: 0 });
  }

  async #save() {
    const job = jobContent(`draft ${++this.#saved}`, [this.branch]);
    const { save_draft } = await this.desk.show('SaveDraft', { company: this.company, id: this.draft.id, version: this.draft.version, job });
    this.draft = { id: this.draft.id, version: save_draft.version };
  }
}

/** Opens so many companies with jobs, which are on the site; nobody has applied yet. */
export async function openCompanies(site, mail, count) {
  const employers = Array.from({ length: count }, (_, i) => new Working(new PublicDesk(site, mail, i), i));
  await each(employers, atOnce, (employer) => employer.open());
  await eventually(async () => {
    const open = new Set((await site.graphql('{ all_jobs }')).data.all_jobs);
    return employers.every(({ jobs }) => jobs.every((job) => open.has(job)));
  }, "every employer's jobs on the site");
  return employers;
}

/** Has seekers apply to them, who are logged in. */
export async function applyToAll(site, employers, seekers) {
  await each(employers, atOnce, async ({ jobs, branch, applicants, number }) => {
    for (let i = 0; i < applicantsOfEach; i += 1) {
      const { token, id } = seekers[(number * 7 + i) % seekers.length];
      const answer = await site.graphql(applyQuery, { job: jobs[i % jobs.length], at: [branch] }, { Authorization: `Bearer ${token}`, 'X-Forwarded-For': `13.0.${number >> 8}.${number & 255}` });
      if (answer.errors) throw new Error(`${id} could not apply: ${JSON.stringify(answer.errors)}`);
      applicants.push(answer.data.apply_job._id);
    }
  });
}
