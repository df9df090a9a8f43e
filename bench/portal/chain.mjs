// A chain with 80 branches and 2,000 jobs, one of which has 2,000 applicants, and with one of them a conversation of 10,000
// messages. Companies, branches, jobs and the first applicants come by the doors that everybody uses; what would take months
// is copied from them in the database while the site is stopped.
import { randomUUID } from 'node:crypto';
import { Applicant, fillConversation } from '../../tests/support/contact.mjs';
import { insertRows, runSql, runSqlWithRows } from '../../tests/support/rows.mjs';
import { Site } from '../../tests/support/site.mjs';
import { branchInput, Desk, districts, jobContent, percentiles } from './desk.mjs';

const branchCount = 80;
const jobCount = 2000;
const closedCount = 900;
const draftCount = 100;
const applicantCount = 2000;
const messageCount = 10_000;
const day = 24 * 3600_000;
const pageSize = 30;
const messagePage = 50;

// Whom the other applicants are like: free times, languages, work and homes differ.
const kinds = [
  [{ name: 'Chan Tai Man' }],
  [{ name: 'Wong Ka Yan' }, { home_district: districts[3] }, { availability: [{ from_minute_of_week: 480, to_minute_of_week: 1200 }, { from_minute_of_week: 1920, to_minute_of_week: 2640 }] }],
  [{ name: 'Lee Siu Ming' }, { home_district: districts[9] }, { spoken_skill: [{ code: 'cantonese', level: 'excellent' }, { code: 'english', level: 'basic' }] }, { message_to_employer: 'I can start at once, and work at weekends. '.repeat(5) }],
  [{ name: 'Ng Mei Ling' }, { home_district: districts[6] }, { availability: Array.from({ length: 7 }, (_, i) => ({ from_minute_of_week: i * 1440 + 540, to_minute_of_week: i * 1440 + 1080 })) }],
];

const csvLine = (number) => [
  `REF-${number}`, `侍應 ${number}`, `Waiter ${number}`, '招呼客人、落單及保持樓面整潔。'.repeat(8), 'Serve guests, take orders and keep the floor tidy. '.repeat(8),
  number % 3 === 0 ? 'CA' : 'WW', 'pt', `Branch ${number % branchCount}`, 60 + (number % 20), 80 + (number % 20), `mon-fri 0${7 + (number % 3)}:00-18:00`, 5,
].map((cell) => `"${cell}"`).join(',');
const headings = 'reference,name_zh,name_en,description_zh,description_en,job_type,employment,branch,hourly_from,hourly_to,hours,vacancy';

/** Opens the chain on a site of its own; gives what its people ask with. */
export class Chain {
  static async open(database) {
    const chain = new Chain();
    chain.database = database;
    await chain.#start();
    chain.desk = new Desk(chain.site);
    await chain.desk.logIn();
    chain.company = (await chain.desk.found()).id;
    await chain.#addBranches();
    runSql(database, `UPDATE employer_companies SET created_at = created_at - ${400 * day}`);
    await chain.#addJobs();
    await chain.#addApplicants();
    await chain.site.stop();
    chain.#letTimePass();
    await chain.#start();
    chain.desk.site = chain.site;
    return chain;
  }

  async #start() {
    this.site = await Site.start({ database: this.database, log_level: 'warning', company_verification: 'false' });
  }

  stop() {
    return this.site.stop();
  }

  show(name, variables) {
    return this.desk.show(name, { company: this.company, ...variables });
  }

  list(more = {}) {
    const filters = { term: null, stage: null, branch: null, jobType: null, employment: null };
    return this.show('Jobs', { ...filters, sort: 'newest', limit: pageSize, offset: 0, ...more });
  }

  inbox(filter = {}, more = {}) {
    return this.show('Applicants', { filter: { job: this.job, ...filter }, sort: 'newest', limit: pageSize, offset: 0, ...more });
  }

  async #addBranches() {
    this.branches = [];
    for (let i = 0; i < branchCount; i += 1) this.branches.push((await this.show('AddBranch', { branch: branchInput(i) })).add_branch.id);
  }

  async #addJobs() {
    const lines = Array.from({ length: jobCount }, (_, i) => csvLine(i));
    const sent = await this.desk.upload(`companies/${this.company}/jobs/import`, Buffer.from(`${headings}\r\n${lines.join('\r\n')}\r\n`), 'jobs.csv');
    const { confirm_import } = await this.show('ConfirmImport', { id: (await sent.json()).data.id });
    if (confirm_import.created !== jobCount) throw new Error(`only ${confirm_import.created} jobs were imported: ${JSON.stringify(confirm_import.refused[0])}`);
    this.ids = [];
    while (this.ids.length < jobCount) this.ids.push(...(await this.list({ offset: this.ids.length })).company.jobs.jobs.map(({ id }) => id));
    this.job = this.ids[0];
    this.branch = (await this.list()).company.jobs.jobs[0].content.places[0].id;
    const closed = this.ids.slice(-closedCount);
    for (let at = 0; at < closed.length; at += 150) await this.show('CloseJobs', { ids: closed.slice(at, at + 150), reason: 'filled_here' });
    await this.show('CopyJobs', { ids: this.ids.slice(0, draftCount), key: randomUUID() });
    this.draft = (await this.list({ stage: 'draft' })).company.jobs.jobs[0].id;
    this.open = this.ids.slice(0, -closedCount);
  }

  async #addApplicants() {
    this.applicants = [];
    for (const parts of kinds) {
      const applicant = await Applicant.of(this.site, this.job, this.branch, parts);
      this.applicants.push(applicant.application);
    }
  }

  /** What months make: closed jobs that are old, days of views, everybody who applied, the conversation. */
  #letTimePass() {
    const { database, company } = this;
    const closed = `company_id = '${company}' AND state = 'closed'`;
    runSql(database, `UPDATE jobs SET updated_at = updated_at - ${40 * day}, closes_at = closes_at - ${100 * day}, published_at = published_at - ${100 * day} WHERE ${closed}`);
    const days = Array.from({ length: 60 }, (_, i) => ({ day: new Date(Date.now() - (i + 1) * day).toISOString().slice(0, 10), views: 30 + i, openings: 5 + (i % 7), applications: i % 2 }));
    runSqlWithRows(database, days, (table) => `INSERT INTO job_days (job_id, day, views, openings, applications) SELECT j.id, d.day, d.views, d.openings, d.applications FROM jobs j, ${table} AS d WHERE j.company_id = '${company}'`);
    runSql(database, 'DELETE FROM job_totals; INSERT INTO job_totals (job_id, views, openings, applications) SELECT job_id, SUM(views), SUM(openings), SUM(applications) FROM job_days GROUP BY job_id');
    this.#copyApplicants();
    fillConversation(database, { application: this.applicants[0], company, person: this.desk.id }, messageCount);
    // PostgreSQL would have done so by itself meanwhile; SQLite never does.
    if (!database.startsWith('sqlite:')) runSql(database, 'ANALYZE');
  }

  #copyApplicants() {
    const { database } = this;
    const statuses = ['Applied', 'Applied', 'Applied', 'Applied', 'Reviewed', 'Reviewed', 'Contacted', 'Rejected', 'Rejected', 'Hired'];
    const copies = Array.from({ length: applicantCount - kinds.length }, (_, i) => ({
      id: `b1${String(i).padStart(22, '0')}`,
      seeker: `b2${String(i).padStart(22, '0')}`,
      telephone: `+8525${String(i).padStart(7, '0')}`,
      model: this.applicants[i % kinds.length],
      known_as: kinds[i % kinds.length][0].name,
      name: `${kinds[i % kinds.length][0].name} ${i}`,
      status: statuses[i % statuses.length],
      applied_at: Date.now() - i * 3600_000,
      number: 10_000_000 + i,
    }));
    runSqlWithRows(database, copies, (table) => `INSERT INTO seekers (id, telephone, created_at, is_suspended, delete_reason) SELECT seeker, telephone, applied_at, FALSE, '' FROM ${table} AS c`);
    runSqlWithRows(database, copies, (table) =>
      `INSERT INTO applications (id, seeker_id, job_id, status, applied_at, document, summary)
       SELECT c.id, c.seeker, a.job_id, c.status, c.applied_at, replace(a.document, c.known_as, c.name), replace(a.summary, c.known_as, c.name) FROM ${table} AS c JOIN applications a ON a.id = c.model`.replace(/\s+/g, ' '));
    insertRows(database, 'application_changes', copies.map(({ id, number, applied_at }) => ({ number, application_id: id, event: 'Applied', at: applied_at })));
    // Nobody is told of them.
    runSql(database, `UPDATE counters SET value = ${10_000_000 + copies.length} WHERE name IN ('application', 'application_told', 'employer_told', 'webhook')`);
    this.applicants.push(...copies.map(({ id }) => id));
  }

  /** What is measured: name, how often, and the asking. */
  questions() {
    const [talker] = this.applicants;
    let typed = 0;
    let draft;
    const typing = async () => {
      draft ??= (await this.show('JobEditor', { job: this.draft })).company.job.draft;
      const job = jobContent(`typed ${++typed}`, [this.branch]);
      const { save_draft } = await this.show('SaveDraft', { id: this.draft, version: draft.version, job });
      draft.version = save_draft.version;
    };
    const applicant = (sort) => (i) => this.show('OpenApplicant', { id: this.applicants[(i * 37) % applicantCount], filter: { job: this.job }, sort });
    const conversation = (range) => this.show('Conversation', { id: talker, before: null, after: null, limit: messagePage, ...range });
    return [
      ['jobs: first page', 50, () => this.list()],
      ['jobs: page 50', 50, () => this.list({ offset: 49 * pageSize })],
      ['jobs: found by text', 50, (i) => this.list({ term: `waiter ${i}` })],
      ['jobs: open ones of a branch', 50, (i) => this.list({ branch: this.branches[i % branchCount], stage: 'open' })],
      ['jobs: by applications', 50, () => this.list({ sort: 'most_applications' })],
      ['job: its page', 50, (i) => this.show('Job', { job: this.open[i] })],
      ['job: the editor', 50, (i) => this.show('JobEditor', { job: this.open[i] })],
      ['job: saved and checked while typing', 50, typing],
      ['100 jobs extended', 10, (i) => this.show('ExtendJobs', { ids: this.open.slice(i * 100, (i + 1) * 100) })],
      ['applicants: first page', 50, () => this.inbox()],
      ['applicants: page 50', 50, () => this.inbox({}, { offset: 49 * pageSize })],
      ['applicants: by status', 50, () => this.inbox({ status: 'Reviewed' })],
      ['applicants: by name', 50, (i) => this.inbox({ term: `ka yan ${i}` })],
      ['applicants: hours, language and distance', 50, () => this.inbox({ hours_fit: 50, language: 'cantonese', within_km: 10 })],
      ['applicants: best fit', 50, () => this.inbox({}, { sort: 'best_fit' })],
      ['applicants: the board', 50, () => this.#board()],
      ['applicant with neighbours', 50, applicant('newest')],
      ['applicant with neighbours, best fit', 50, applicant('best_fit')],
      ['applicants as CSV', 20, () => this.desk.call('GET', `/api/portal/companies/${this.company}/jobs/${this.job}/applicants.csv?locale=en`)],
      ['conversations', 50, () => this.show('Conversations', { limit: pageSize, offset: 0 })],
      ['conversation: newest messages', 50, () => conversation({})],
      ['conversation: in the middle', 50, (i) => conversation({ before: messageCount / 2 - i })],
      ['conversation: a message sent', 50, (i) => this.show('SendMessage', { applicant: talker, key: `bench ${i}`, text: '你好，請問你幾時可以返工？' })],
      ['today', 50, () => this.show('Today', { isOwner: true })],
    ];
  }

  #board() {
    const of = (status) => ({ job: this.job, status });
    return this.show('Board', { applied: of('Applied'), contacted: of('Contacted'), reviewed: of('Reviewed'), hired: of('Hired'), rejected: of('Rejected'), closed: of('JobClosed') });
  }

  /** p50 and p99 in milliseconds of each, one request at a time. */
  async measure() {
    const rows = new Map();
    for (const [name, count, ask] of this.questions()) {
      const took = [];
      for (let i = 0; i < count; i += 1) {
        const began = performance.now();
        await ask(i);
        took.push(performance.now() - began);
      }
      rows.set(name, percentiles(took));
    }
    return rows;
  }
}
