// An employer with a job, seekers who apply for it, and what both can do afterwards.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from './outage.mjs';
import { loggedIn } from './portal.mjs';
import { insertRows } from './rows.mjs';
import { applyQuery, askAs, freshTelephone, signInWithProfile, updateProfile } from './seeker.mjs';

export const interviewFields = 'id state version times minutes time is_by_telephone note answer changed_at calendar_path attendance reported report_until outcome';
export const messageFields = 'id number from_seeker by text at warnings is_reported';
const conversationFields = `state last_number read_by_seeker read_by_company messages { ${messageFields} }`;

const branchQuery = 'mutation ($company: ID!, $branch: BranchInput!) { add_branch(company: $company, branch: $branch) { id } }';
const beginQuery = 'mutation ($company: ID!, $key: String!) { begin_draft(company: $company, key: $key) { id version } }';
const saveQuery =
  'mutation ($company: ID!, $id: ID!, $version: Int!, $job: JobInput!) { save_draft(company: $company, id: $id, version: $version, job: $job) { version } }';
const publishQuery = 'mutation ($company: ID!, $id: ID!, $version: Int!) { publish_job(company: $company, id: $id, version: $version) { id } }';

let jobs = 0;

/** A company with a published job, and its people. */
export class Shop {
  static async open(site, options) {
    const shop = new Shop();
    shop.site = site;
    shop.owner = await loggedIn(site, options);
    shop.company = (await shop.owner.found()).id;
    const branch = { name: { zh_hant: '旺角店', en: 'Mong Kok' }, address: { en: '700 Nathan Road' }, district: '030503' };
    shop.branch = (await shop.owner.get(branchQuery, { company: shop.company, branch })).add_branch.id;
    shop.job = await shop.publish();
    return shop;
  }

  async publish(title = `Barista ${++jobs}`) {
    const { company, owner } = this;
    const draft = (await owner.get(beginQuery, { company, key: randomUUID() })).begin_draft;
    const job = {
      name: { zh_hant: `咖啡師 ${title}`, en: title },
      description: { zh_hant: '沖咖啡。', en: 'Make coffee.' },
      employment: 'pt',
      job_types: ['BR'],
      places: [this.branch],
      hourly_rate: { from: 70, to: 75 },
      working_hours: [{ day: 'mon', start: '09:00', end: '18:00' }],
    };
    const { version } = (await owner.get(saveQuery, { company, id: draft.id, version: draft.version, job })).save_draft;
    await owner.get(publishQuery, { company, id: draft.id, version });
    this.title = title;
    return draft.id;
  }

  /** A new seeker who has applied for a job of the shop. */
  async applicant(job = this.job) {
    return Applicant.of(this.site, job, this.branch);
  }

  ask(query, variables, by = this.owner) {
    return by.ask(query, { company: this.company, ...variables });
  }
  get(query, variables, by = this.owner) {
    return by.get(query, { company: this.company, ...variables });
  }

  async send(applicant, text, key = randomUUID(), by = this.owner) {
    const query = `mutation ($company: ID!, $applicant: ID!, $key: String!, $text: String!) { send_message(company: $company, applicant: $applicant, key: $key, text: $text) { ${messageFields} } }`;
    return (await this.get(query, { applicant: applicant.application, key, text }, by)).send_message;
  }

  offerVariables(applicant, interview, key = randomUUID()) {
    return { company: this.company, applicant: applicant.application, key, interview: { branch: this.branch, ...interview } };
  }
  async offer(applicant, interview, key) {
    return (await this.get(offerQuery, this.offerVariables(applicant, interview, key))).offer_interview;
  }

  async seen(applicant, by = this.owner) {
    const query = `query ($company: ID!, $id: ID!) { company(id: $company) { applicant(id: $id) { id interviews { ${interviewFields} applicant applicant_name job_name { en } place { en } } conversation { ${conversationFields} } } } }`;
    return (await this.get(query, { id: applicant.application }, by)).company.applicant;
  }
}

export const offerQuery = `mutation ($company: ID!, $applicant: ID!, $key: String!, $interview: InterviewInput!) { offer_interview(company: $company, applicant: $applicant, key: $key, interview: $interview) { ${interviewFields} } }`;
export const cancelQuery = `mutation ($company: ID!, $id: ID!, $version: Int!, $note: String) { cancel_interview(company: $company, id: $id, version: $version, note: $note) { ${interviewFields} } }`;
export const acceptQuery = `mutation ($id: ID!, $version: Int!, $time: Timestamp!) { accept_interview(id: $id, version: $version, time: $time) { ${interviewFields} place } }`;
export const anotherQuery = `mutation ($id: ID!, $version: Int!, $text: String) { ask_another_time(id: $id, version: $version, text: $text) { ${interviewFields} } }`;
export const declineQuery = `mutation ($id: ID!, $version: Int!, $text: String) { decline_interview(id: $id, version: $version, text: $text) { ${interviewFields} } }`;

/** A seeker with an application. */
export class Applicant {
  /** `parts`: additional parts of the profile. */
  static async of(site, job, place, parts = []) {
    const applicant = new Applicant();
    applicant.site = site;
    applicant.telephone = freshTelephone();
    applicant.token = await signInWithProfile(site, applicant.telephone);
    for (const part of parts) assert.equal((await updateProfile(site, applicant.token, part)).errors, undefined);
    await eventually(async () => (await applicant.ask(`{ get_jobs(ids: ["${job}"]) { _id } }`)).data !== null, 'the job');
    applicant.application = (await applicant.get(applyQuery, { job, at: [place] })).apply_job._id;
    return applicant;
  }

  ask(query, variables = {}, site = this.site) {
    return askAs(site, this.token, query, variables);
  }
  async get(query, variables = {}, site = this.site) {
    const answer = await this.ask(query, variables, site);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return answer.data;
  }
  async refusal(query, variables) {
    return (await this.ask(query, variables)).errors?.[0]?.extensions?.error_code ?? 0;
  }

  async send(text, key = randomUUID(), site = this.site) {
    const query = `mutation ($id: ID!, $key: String!, $text: String!) { send_message(application_id: $id, key: $key, text: $text) { ${messageFields} } }`;
    return this.ask(query, { id: this.application, key, text }, site);
  }

  async seen(site = this.site) {
    const query = `query ($ids: [ID!]) { get_applications(applicationIDs: $ids) { applications { status interviews { ${interviewFields} place } conversation { ${conversationFields} } } } }`;
    return (await this.get(query, { ids: [this.application] }, site)).get_applications.applications[0];
  }

  withdraw() {
    return this.get('mutation ($id: ID!) { withdraw_application(id: $id) { _id } }', { id: this.application });
  }

  async notifications(types) {
    const query = 'query ($types: [NotificationType!]) { get_notifications(types: $types) { total unread_total notifications { type read application_id } } }';
    return (await this.get(query, { types })).get_notifications;
  }
}

/** An open stream and the events received so far. */
export class EventStream {
  static async open(url, headers) {
    const stream = new EventStream();
    stream.controller = new AbortController();
    stream.answer = await fetch(url, { headers, signal: stream.controller.signal });
    stream.text = '';
    stream.ended = false;
    stream.reading = stream.read();
    return stream;
  }

  async read() {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.answer.body) this.text += decoder.decode(chunk, { stream: true });
    } catch (problem) {
      if (problem.name !== 'AbortError' && !/terminated/.test(problem.message)) throw problem;
    }
    this.ended = true;
  }

  get events() {
    return [...this.text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({ event, ...JSON.parse(data) }));
  }

  /** Waits until the stream is open. */
  async here() {
    await eventually(() => this.text.includes(': here\n\n'), 'the first sign of life', 10);
    return this;
  }

  async close() {
    this.controller.abort();
    await this.reading;
  }
}

export const seekerStream = (applicant, site = applicant.site) =>
  EventStream.open(`${site.url}/api/seeker/stream`, { Authorization: `Bearer ${applicant.token}` });
export const shopStream = (shop, site = shop.site, by = shop.owner) =>
  EventStream.open(`${site.url}/api/portal/companies/${shop.company}/stream`, { Cookie: by.cookie });

/** Fills an empty conversation with `count` messages, as if both sides had been writing for months. */
export function fillConversation(database, { application, company, person }, count) {
  const began = Date.now() - 90 * 24 * 3600_000;
  const messages = Array.from({ length: count }, (_, i) => ({
    application_id: application,
    number: i + 1,
    id: `a0${application.slice(-12)}${String(i + 1).padStart(10, '0')}`,
    company_id: company,
    from_seeker: i % 2 === 1,
    person_id: i % 2 === 1 ? null : person,
    request_key: `key ${i + 1}`,
    sent_at: began + i * 60_000,
    warnings: '',
    text: `Message ${i + 1}`,
  }));
  insertRows(database, 'messages', messages);
  const read = { read_by_seeker: count, read_by_company: count };
  const told = { seeker_told: count, company_told: count };
  insertRows(database, 'conversations', [{ application_id: application, company_id: company, state: 'open', last_number: count, last_at: messages.at(-1).sent_at, ...read, ...told }]);
}
