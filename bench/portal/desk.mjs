// Somebody at the portal, as the browser asks for them: persisted documents by their hashes, under a cookie, on a connection
// that stays open.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Employer } from '../../tests/support/portal.mjs';

const read = (path) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
const documents = read('web/dist/portal/server/documents.json');
const idOf = new Map(Object.entries(documents).map(([hash, text]) => [/(?:query|mutation) (\w+)/.exec(text)[1], `sha256:${hash}`]));

export class Desk extends Employer {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** One call; gives the whole body of an answer that is a good one. */
  call(method, path, body) {
    const headers = this.headers(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    return new Promise((resolve, reject) => {
      const asked = request(this.site.url + path, { method, agent: this.#agent, headers: { ...headers, 'Accept-Encoding': 'identity' } }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part)).on('error', reject).on('end', () => {
          const text = Buffer.concat(parts).toString();
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** The data of a document of the web. */
  async show(name, variables) {
    const documentId = idOf.get(name);
    if (documentId === undefined) throw new Error(`the portal has no document ${name}`);
    const { data, errors } = JSON.parse(await this.call('POST', '/api/portal/graphql', JSON.stringify({ documentId, variables })));
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors).slice(0, 300)}`);
    return data;
  }
}

/** Does something with each, so many at a time. */
export async function each(list, atOnce, work) {
  const waiting = list.entries();
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const [at, item] of waiting) await work(item, at);
  }));
}

/** p50 and p99, in the unit of the times. */
export function percentiles(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (part) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A job as it is typed. */
export const jobContent = (title, places, more = {}) => ({
  name: { zh_hant: `侍應 ${title}`, en: `Waiter ${title}` },
  description: { zh_hant: '招呼客人、落單及保持樓面整潔。'.repeat(8), en: 'Serve guests, take orders and keep the floor tidy. '.repeat(8) },
  employment: 'pt',
  job_types: ['WW'],
  places,
  hourly_rate: { from: 60, to: 65 },
  working_hours: ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => ({ day, start: '09:00', end: '18:00' })),
  vacancy: 5,
  ...more,
});

export const districts = read('data/districts.json').map(({ shortCode }) => shortCode);
export const branchInput = (number) => ({
  name: { zh_hant: `${number} 號分店`, en: `Branch ${number}` },
  address: { zh_hant: `彌敦道 ${number} 號`, en: `${number} Nathan Road` },
  district: districts[number % districts.length],
});
