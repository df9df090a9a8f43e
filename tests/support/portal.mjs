// Employers in tests: people with a session cookie, as a browser keeps it.
import { randomUUID } from 'node:crypto';
import { CookieCaller } from './cookie-caller.mjs';
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
export class Employer extends CookieCaller {
  constructor(site, { language = 'en', email = freshEmail() } = {}) {
    super(site, '/api/portal', language);
    this.email = email;
  }

  get lastSetCookie() {
    return this.setCookies.get('employer_session');
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
