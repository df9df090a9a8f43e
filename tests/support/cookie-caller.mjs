// Somebody whom a GraphQL service knows by cookies, which are kept as a browser keeps them.
import assert from 'node:assert/strict';

export class CookieCaller {
  /** `path` is that of the service. */
  constructor(site, path, language = 'en') {
    this.site = site;
    this.path = path;
    this.language = language;
    this.cookies = new Map();
    /** The last Set-Cookie header of each cookie. */
    this.setCookies = new Map();
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
    const answer = await fetch(`${this.site.url}${this.path}/graphql`, {
      method: 'POST',
      headers: this.headers({ 'Content-Type': 'application/json', ...headers }),
      body: JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
      this.setCookies.set(name, set);
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

  download(path) {
    return fetch(`${this.site.url}${this.path}/${path}`, { headers: this.headers() });
  }
}
