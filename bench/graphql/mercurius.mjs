// The peer: the same queries from the same SQLite file, by Fastify and Mercurius with its compiler on. Texts are found
// by FTS5 over the fields that the site searches, weighted alike.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { resolve } from 'node:path';
import Fastify from 'fastify';
import mercurius from 'mercurius';

const [file, port] = process.argv.slice(2);
const database = new DatabaseSync(file, { readOnly: true });
const schema = readFileSync(resolve(import.meta.dirname, '../../api/schema.graphql'), 'utf8');
const districts = new Map(
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../data/districts.json'), 'utf8')).map((each) => [each.shortCode, each.name]),
);

const jobById = database.prepare('SELECT * FROM jobs WHERE id = ?');
const companyById = database.prepare('SELECT * FROM companies WHERE id = ?');
const slug = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
const slugs = (name) => ['zh-hant', 'en'].map((locale) => ({ locale, value: slug(name[locale] ?? name.en) }));

function companyOf(id) {
  const row = companyById.get(id);
  const document = JSON.parse(row.document);
  return { _id: row.id, name: document.name.en, company_logo_thumbnail: `/content/media/${document.company_logo_thumbnail}`, slug: slugs(document.name) };
}

function jobOf(row) {
  const document = JSON.parse(row.document);
  return {
    ...document,
    _id: row.id,
    job_name: document.job_name.en,
    slug: slugs(document.job_name),
    published_at: new Date(Number(row.published_at)).toISOString(),
    address: (document.address ?? []).map((address) => ({ ...address, district_name: districts.get(address.district).en })),
    company_id: row.company_id,
    is_applied: false,
    is_closed: row.state === 'closed',
    is_ad: false,
  };
}

const texts = new DatabaseSync(':memory:');
texts.exec("CREATE VIRTUAL TABLE job USING fts5(id UNINDEXED, employment UNINDEXED, name, company, place, description, tokenize = 'porter unicode61')");
const addText = texts.prepare('INSERT INTO job VALUES (?, ?, ?, ?, ?, ?)');
texts.exec('BEGIN');
for (const row of database.prepare("SELECT * FROM jobs WHERE state = 'published'").all()) {
  const { job_name, employment, job_description, address = [] } = JSON.parse(row.document);
  const { name } = JSON.parse(companyById.get(row.company_id).document);
  const both = (text) => `${text['zh-hant'] ?? ''} ${text.en ?? ''}`;
  const places = address.map((each) => `${both(each.address)} ${districts.get(each.district).en}`).join(' ');
  addText.run(row.id, employment, both(job_name), both(name), places, both(job_description));
}
texts.exec('COMMIT');
const found = texts.prepare(`SELECT id FROM job WHERE job MATCH ? AND employment IN (SELECT value FROM json_each(?))
  ORDER BY bm25(job, 0, 0, 14, 9, 5, 1) LIMIT ? OFFSET ?`);
const counted = texts.prepare('SELECT count(*) AS total FROM job WHERE job MATCH ? AND employment IN (SELECT value FROM json_each(?))');

// The compiler calls resolvers, but no functions that it finds in an object.
const resolvers = {
  Job: { company: ({ company_id }) => companyOf(company_id) },
  JobSearchResult: {
    total: ({ term, kinds }) => counted.get(term, kinds).total,
    result: ({ term, kinds, limit, offset }) => found.all(term, kinds, limit, offset).map(({ id }) => jobOf(jobById.get(id))),
  },
  Query: {
    job_search: (_, { term, employment, limit = 20, offset = 0 }) => ({
      term, limit, offset, kinds: JSON.stringify(employment ?? ['ft', 'pt', 'ct']),
    }),
    get_jobs: (_, { ids }) => ids.map((id) => jobById.get(id)).filter(Boolean).map(jobOf),
  },
};

const app = Fastify();
app.register(mercurius, { schema, resolvers, path: '/graphql', jit: 1 });
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
