// The peer: the same query from the same SQLite file, by Fastify and Mercurius with its compiler on.
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
    company: () => companyOf(row.company_id),
    is_applied: false,
    is_closed: row.state === 'closed',
    is_ad: false,
  };
}

const resolvers = {
  Query: {
    get_jobs: (_, { ids }) => ids.map((id) => jobById.get(id)).filter(Boolean).map(jobOf),
  },
};

const app = Fastify();
app.register(mercurius, { schema, resolvers, path: '/graphql', jit: 1 });
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
