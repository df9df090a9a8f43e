// A partner with a service key.
import { expectDocumented } from './openapi.mjs';
import { hoigung } from './site.mjs';

/** Creates a key and returns its secret: the operator's, or that of an employer with these companies. */
export function addKey(database, name, companies) {
  const whose = companies === undefined ? ['--operator'] : companies.flatMap((id) => ['--company', id]);
  const made = hoigung(['partner-key', 'add', name, ...whose], { database });
  if (made.code !== 0) throw new Error(made.err);
  return made.out.trim();
}

/** Calls the partner service as the holder of a key. */
export class Partner {
  constructor(site, secret, language = 'en') {
    this.site = site;
    this.secret = secret;
    this.language = language;
  }

  /** Returns the answer; a body that is not a string is sent as JSON. */
  call(method, path, body, headers = {}) {
    return fetch(`${this.site.url}/api/partner/${path}`, {
      method,
      headers: {
        'Accept-Language': this.language,
        ...(this.secret === undefined ? {} : { Authorization: `Bearer ${this.secret}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    });
  }

  /** The data of a successful call that is documented under `pattern`. */
  async data(method, pattern, ids = [], body = undefined, query = '') {
    const rest = [...ids];
    const path = pattern.replace(/\{\w+\}/g, () => rest.shift());
    const answer = await this.call(method, path + query, body);
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await expectDocumented(`/api/partner/${pattern}`, answer, method.toLowerCase())).data;
  }

  /** The answers to a batch, one per line. */
  async batch(lines) {
    const answer = await this.call('POST', 'batch', lines, { 'Content-Type': 'application/x-ndjson' });
    if (answer.status !== 200) throw new Error(`batch answered ${answer.status}: ${await answer.text()}`);
    return (await answer.text()).trimEnd().split('\n').map((line) => JSON.parse(line));
  }
}
