// Employers in tests: people with a session cookie, as a browser keeps it.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from './outage.mjs';

let last = 0;
export const freshEmail = (name = 'person') => `${name}.${process.pid}.${++last}.${randomUUID().slice(0, 8)}@example.hk`;
export const freshNumber = () => String(10_000_000 + Math.floor(Math.random() * 89_999_999));

/** The outbox's mails to an address, newest first: subject, blank line, text. */
export async function outboxMails(site, email) {
  const html = await (await fetch(`${site.url}/hk/dev/outbox/`)).text();
  const found = [...html.matchAll(/<article data-email="([^"]*)">.*?<pre>([^<]*)<\/pre>/gs)];
  return found.filter(([, to]) => to === email).map(([, , text]) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

export const outboxMail = async (site, email) => (await outboxMails(site, email))[0];

/** Waits for a mail whose text matches. */
export const mailSaying = (site, email, words) =>
  eventually(async () => (await outboxMails(site, email)).find((text) => words.test(text)), `a mail that says ${words}`);

/** An employer at a browser. */
export class Employer {
  constructor(site, { language = 'en', email = freshEmail() } = {}) {
    this.site = site;
    this.language = language;
    this.email = email;
    this.cookies = new Map();
  }

  /** The cookies in the form that the browser sends. */
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text) {
    this.cookies = new Map(text.split('; ').filter(Boolean).map((each) => each.split('=')));
  }

  headers(more = {}) {
    return { 'Accept-Language': this.language, ...(this.cookie ? { Cookie: this.cookie } : {}), ...more };
  }

  async post(body, headers = {}) {
    const answer = await fetch(`${this.site.url}/api/portal/graphql`, {
      method: 'POST',
      headers: this.headers({ 'Content-Type': 'application/json', ...headers }),
      body: JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
      if (name === 'employer_session') this.lastSetCookie = set;
    }
    return answer;
  }

  /** The whole answer: data and errors. */
  async ask(query, variables = {}) {
    return (await this.post({ query, variables })).json();
  }

  /** The data of an answer that has no errors. */
  async get(query, variables = {}) {
    const answer = await this.ask(query, variables);
    assert.equal(answer.errors, undefined, JSON.stringify(answer.errors));
    return answer.data;
  }

  /** The error code of a refused request; 0 if it is not refused. */
  async refusal(query, variables = {}) {
    return (await this.ask(query, variables)).errors?.[0]?.extensions?.error_code ?? 0;
  }

  requestCode() {
    return this.get('mutation ($email: String!) { request_code(email: $email) { resend_after expires_in } }', { email: this.email });
  }

  /** The newest code in the outbox, even if other mails came after it. */
  async newestCode() {
    return (await outboxMails(this.site, this.email)).map((text) => /^\d{6}/.exec(text)?.[0]).find(Boolean);
  }

  /** Waits for a code in the outbox other than `before`. */
  code(before) {
    return eventually(async () => {
      const code = await this.newestCode();
      return code !== before && code;
    }, 'a mail with a code');
  }

  async logIn() {
    const before = await this.newestCode();
    await this.requestCode();
    const data = await this.get('mutation ($email: String!, $code: String!) { log_in(email: $email, code: $code) { id email } }', {
      email: this.email,
      code: await this.code(before),
    });
    this.id = data.log_in.id;
    return this;
  }

  async found(company = {}) {
    const data = await this.get('mutation ($company: CompanyInput!) { found_company(company: $company) { id state missing } }', {
      company: { name: { zh_hant: '陳記麵家', en: "Chan's Noodles" }, registration_number: freshNumber(), proof_kind: 'business_registration', ...company },
    });
    return data.found_company;
  }

  upload(path, bytes, name = 'file.png') {
    const form = new FormData();
    form.set('file', new Blob([bytes]), name);
    return fetch(`${this.site.url}/api/portal/${path}`, { method: 'POST', headers: this.headers(), body: form });
  }

  download(path) {
    return fetch(`${this.site.url}/api/portal/${path}`, { headers: this.headers() });
  }
}

export async function loggedIn(site, options) {
  return new Employer(site, options).logIn();
}

/** The token in the link of an invitation mail. */
export function invitationToken(site, email) {
  return eventually(async () => /invitation\/#([0-9a-f]+)/.exec((await outboxMail(site, email)) ?? '')?.[1], 'an invitation');
}

/** Invites somebody, who accepts; returns them, logged in. */
export async function colleague(owner, company, role, email = freshEmail(role)) {
  await owner.get('mutation ($company: ID!, $email: String!, $role: Role!) { invite(company: $company, email: $email, role: $role) { id } }', {
    company,
    email,
    role,
  });
  const person = new Employer(owner.site, { language: owner.language, email });
  const token = await invitationToken(owner.site, email);
  await person.get('mutation ($token: String!) { accept_invitation(token: $token) { role } }', { token });
  return person.logIn();
}
