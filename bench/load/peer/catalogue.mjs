// Jobs in tables of columns, as a team would lay them out, and their texts in FTS5, Han characters as pairs: its own
// tokenizers find nothing in unspaced Chinese.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const data = (name) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../data', `${name}.json`), 'utf8'));
const districts = new Map(data('districts').map((each) => [each.shortCode, each.name]));
export const districtNames = [...districts.values()];

export function open(file) {
  const database = new DatabaseSync(file, { timeout: 30_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY');
  return database;
}

const slug = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
const both = (text) => `${text?.['zh-hant'] ?? ''} ${text?.en ?? ''}`;

function words(text) {
  return text.replace(/\p{Script=Han}+/gu, (run) => {
    const characters = [...run];
    if (characters.length === 1) return ` ${run} `;
    return ` ${characters.slice(1).map((character, i) => characters[i] + character).join(' ')} `;
  });
}

/** Makes the peer's own tables beside those of the site. */
export function prepare(file) {
  const database = open(file);
  database.exec(`
    CREATE TABLE peer_jobs (
      number INTEGER PRIMARY KEY, id TEXT UNIQUE, company_id TEXT, employment TEXT, job_type TEXT, published_at INTEGER,
      name_zh TEXT, name_en TEXT, slug_zh TEXT, slug_en TEXT, description_zh TEXT, description_en TEXT,
      company_zh TEXT, company_en TEXT, company_slug_zh TEXT, company_slug_en TEXT, logo TEXT, addresses TEXT,
      from_hourly_rate REAL, to_hourly_rate REAL, from_monthly_rate REAL, to_monthly_rate REAL,
      from_working_days_per_week INTEGER, to_working_days_per_week INTEGER,
      from_working_hours_per_day REAL, to_working_hours_per_day REAL, closed INTEGER);
    CREATE INDEX peer_jobs_newest ON peer_jobs (published_at);
    CREATE INDEX peer_jobs_by_type ON peer_jobs (job_type, published_at);
    CREATE VIRTUAL TABLE peer_texts USING fts5(name, company, place, description, content = '', tokenize = 'porter unicode61');
    CREATE TABLE peer_codes (telephone TEXT PRIMARY KEY, digest TEXT, expires_at INTEGER);
    CREATE TABLE peer_seekers (id TEXT PRIMARY KEY, telephone TEXT UNIQUE, profile TEXT);
    CREATE TABLE peer_sessions (id TEXT PRIMARY KEY, seeker_id TEXT, began_at INTEGER);
    CREATE TABLE peer_applications (id TEXT PRIMARY KEY, seeker_id TEXT, job_id TEXT, addresses TEXT, profile TEXT, applied_at INTEGER, UNIQUE (seeker_id, job_id));
    CREATE TABLE peer_application_changes (number INTEGER PRIMARY KEY, application_id TEXT, step TEXT, at INTEGER);
  `);
  const jobs = new JobWriter(database);
  database.exec('BEGIN');
  for (const row of database.prepare("SELECT * FROM jobs WHERE state = 'published' ORDER BY published_at").all()) {
    jobs.add({ ...JSON.parse(row.document), _id: row.id, company_id: row.company_id }, Number(row.published_at));
  }
  database.exec("COMMIT; INSERT INTO peer_texts (peer_texts) VALUES ('optimize'); ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
}

class JobWriter {
  constructor(database) {
    this.columns = database.prepare('SELECT * FROM peer_jobs').columns().map(({ name }) => name).filter((name) => name !== 'number');
    this.addJob = database.prepare(`INSERT INTO peer_jobs (${this.columns.join(', ')}) VALUES (${this.columns.map((name) => `:${name}`).join(', ')})`);
    this.addText = database.prepare('INSERT INTO peer_texts (rowid, name, company, place, description) VALUES (?, ?, ?, ?, ?)');
    this.companies = new Map(database.prepare('SELECT id, document FROM companies').all().map(({ id, document }) => [id, JSON.parse(document)]));
  }

  add(job, publishedAt) {
    const company = this.companies.get(job.company_id);
    const addresses = (job.address ?? []).map((each) => ({ _id: each._id, address: each.address, district: districts.get(each.district) }));
    const values = {
      id: job._id,
      company_id: job.company_id,
      employment: job.employment,
      job_type: job.job_types[0],
      published_at: publishedAt,
      closed: 0,
      logo: `/content/media/${company.company_logo_thumbnail}`,
      addresses: JSON.stringify(addresses),
    };
    for (const [short, locale] of [['zh', 'zh-hant'], ['en', 'en']]) {
      const [name, companyName] = [job.job_name[locale] ?? job.job_name.en, company.name[locale] ?? company.name.en];
      Object.assign(values, { [`name_${short}`]: name, [`slug_${short}`]: slug(name), [`company_${short}`]: companyName, [`company_slug_${short}`]: slug(companyName) });
      values[`description_${short}`] = job.job_description[locale] ?? job.job_description.en;
    }
    for (const column of this.columns) values[column] ??= job[column] ?? null;
    const { lastInsertRowid: number } = this.addJob.run(values);
    const places = addresses.map(({ address, district }) => `${both(address)} ${both(district)}`).join(' ');
    this.addText.run(number, words(both(job.job_name)), words(both(company.name)), words(places), words(both(job.job_description)));
  }
}

const weights = '14, 9, 5, 1';
const inKinds = 'NOT closed AND employment IN (SELECT value FROM json_each(?))';

export class Catalogue {
  constructor(file) {
    const database = open(file);
    this.byId = database.prepare('SELECT * FROM peer_jobs WHERE id = ?');
    this.allIds = database.prepare('SELECT id FROM peer_jobs WHERE NOT closed ORDER BY published_at DESC');
    this.newest = database.prepare(`SELECT * FROM peer_jobs WHERE ${inKinds} ORDER BY published_at DESC LIMIT ? OFFSET ?`);
    this.all = database.prepare(`SELECT count(*) AS total FROM peer_jobs WHERE ${inKinds}`);
    const matching = `FROM peer_texts JOIN peer_jobs ON number = peer_texts.rowid WHERE peer_texts MATCH ? AND ${inKinds}`;
    this.found = database.prepare(`SELECT peer_jobs.* ${matching} ORDER BY bm25(peer_texts, ${weights}) LIMIT ? OFFSET ?`);
    this.counted = database.prepare(`SELECT count(*) AS total ${matching}`);
    this.ofType = database.prepare('SELECT * FROM peer_jobs WHERE job_type = ? AND id <> ? AND NOT closed ORDER BY published_at DESC LIMIT ?');
    this.lists = database.prepare('SELECT document FROM job_lists').all().map(({ document }) => JSON.parse(document));
    this.companies = database.prepare('SELECT company_id, company_zh, company_en, company_slug_zh, company_slug_en, logo FROM peer_jobs GROUP BY company_id ORDER BY count(*) DESC LIMIT 30');
    this.closing = database.prepare('UPDATE peer_jobs SET closed = 1 WHERE id = ?');
    this.editing = database.prepare('UPDATE peer_jobs SET from_hourly_rate = ?, to_hourly_rate = ?, from_monthly_rate = ?, to_monthly_rate = ?, description_en = ? WHERE id = ?');
    this.writer = new JobWriter(database);
  }

  /** One change of a job: closed, published, or with another pay or description. */
  change(job) {
    if (job.state === 'closed') this.closing.run(job._id);
    else if (this.byId.get(job._id) === undefined) this.writer.add(job, Date.now());
    else this.editing.run(...['from_hourly_rate', 'to_hourly_rate', 'from_monthly_rate', 'to_monthly_rate'].map((name) => job[name] ?? null), job.job_description.en, job._id);
  }

  ids() {
    return this.allIds.all().map(({ id }) => id);
  }

  search({ term, employment, limit, offset, locale }) {
    const kinds = JSON.stringify(employment?.length ? employment : ['ft', 'pt', 'ct']);
    const asked = words(term ?? '').match(/[\p{L}\p{N}]+/gu)?.map((word) => `"${word}"`).join(' ');
    const rows = asked ? this.found.all(asked, kinds, limit, offset) : this.newest.all(kinds, limit, offset);
    const { total } = asked ? this.counted.get(asked, kinds) : this.all.get(kinds);
    return { total, result: rows.map((row) => cardOf(row, locale)) };
  }

  job(id, locale) {
    const row = this.byId.get(id);
    if (row === undefined) return undefined;
    const description = locale === 'en' ? row.description_en : row.description_zh;
    return { ...cardOf(row, locale), description, related: this.ofType.all(row.job_type, id, 12).map((each) => cardOf(each, locale)) };
  }

  /** The home page's lists: five, of twelve jobs each. */
  featured(locale) {
    return this.lists.slice(0, 5).map(({ _id, name, job_ids }) => ({
      _id,
      name: [{ locale, value: name[locale] }],
      total: job_ids.length,
      jobs: job_ids.map((id) => this.byId.get(id)).filter((row) => row && !row.closed).slice(0, 12).map((row) => cardOf(row, locale)),
    }));
  }

  topCompanies(locale) {
    return this.companies.all().map((row) => companyOf(row, locale));
  }
}

function companyOf(row, locale) {
  return {
    _id: row.company_id,
    name: locale === 'en' ? row.company_en : row.company_zh,
    company_logo_thumbnail: row.logo,
    slug: [{ locale: 'zh-hant', value: row.company_slug_zh }, { locale: 'en', value: row.company_slug_en }],
  };
}

function cardOf(row, locale) {
  return {
    ...row,
    _id: row.id,
    job_name: locale === 'en' ? row.name_en : row.name_zh,
    slug: [{ locale: 'zh-hant', value: row.slug_zh }, { locale: 'en', value: row.slug_en }],
    company: companyOf(row, locale),
    address: JSON.parse(row.addresses).map(({ _id, address, district }) => ({ _id, address: address[locale] ?? address.en, district_name: district[locale] })),
    published_at: new Date(row.published_at).toISOString(),
    is_applied: false,
    is_closed: Boolean(row.closed),
    is_ad: false,
  };
}
