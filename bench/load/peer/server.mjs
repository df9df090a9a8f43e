// The peer: what a team would build with Node instead. Fastify, Mercurius with its compiler on, React rendered on the
// server, SQLite with FTS5; a process a core, as in production.
//   server.mjs DATABASE PORT GATEWAY WORKERS PAGE_CACHE_MIB
// Answers the same addresses as the site. It leaves out what the site does beside: limits by address, counts beside
// filters, adverts, articles.
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { Catalogue, prepare } from './catalogue.mjs';
import { PageCache } from './page-cache.mjs';
import { renderHome, renderJob, renderList } from './pages.mjs';
import { Seekers } from './seekers.mjs';

const [file, port, gateway, workers, cacheMib] = process.argv.slice(2);

function lead() {
  prepare(file);
  let ready = 0;
  for (let i = 0; i < Number(workers); i += 1) cluster.fork();
  cluster.on('message', (_, what) => {
    if (what === 'changed') return Object.values(cluster.workers).forEach((worker) => worker.send(what));
    ready += 1;
    if (ready === Number(workers)) console.log('ready');
  });
  process.on('SIGTERM', () => process.exit(0));
}

const resolvers = (catalogue, seekers) => ({
  Query: {
    job_search: (_, { term, employment, limit = 20, offset = 0 }, { locale }) => catalogue.search({ term, employment, limit, offset, locale }),
    homepage: (_, __, { locale }) => ({ job_featured_lists: catalogue.featured(locale) }),
    all_jobs: () => catalogue.ids(),
  },
  Mutation: {
    apply_job: (_, { job_id, address_ids }, { seeker }) => seekers.apply(seeker, job_id, address_ids),
    update_profile: (_, parts, { seeker }) => seekers.updateProfile(seeker, parts),
  },
});

const deflate = promisify(gzip);
const packed = (text) => deflate(text, { level: constants.Z_BEST_SPEED });

async function work() {
  const catalogue = new Catalogue(file);
  const seekers = new Seekers(file, gateway);
  const pages = new PageCache(Number(cacheMib) << 20);
  const app = Fastify({ trustProxy: true, keepAliveTimeout: 30_000 });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < 1024 || !/gzip/.test(request.headers['accept-encoding'])) return payload;
    reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding').removeHeader('Content-Length');
    return packed(payload);
  });

  app.register(mercurius, {
    schema: readFileSync(resolve(import.meta.dirname, '../../../api/schema.graphql'), 'utf8'),
    resolvers: resolvers(catalogue, seekers),
    path: '/api/seeker/graphql',
    jit: 1,
    context: (request) => ({
      locale: request.headers['accept-language']?.startsWith('en') ? 'en' : 'zh-hant',
      seeker: seekers.of(request.headers.authorization),
    }),
  });
  app.post('/api/seeker/request-mfa-login', async ({ body }) => ({ data: await seekers.requestCode(body.channel_id) }));
  app.post('/api/seeker/mfa-login', async ({ body }, reply) => {
    const token = seekers.logIn(body.channel_id, body.token);
    return token ? { data: { access_token: token } } : reply.code(400).send({ error_code: 100040 });
  });

  app.post('/changes', ({ body }) => {
    catalogue.change(body);
    process.send('changed');
    return {};
  });
  process.on('message', () => pages.changed());

  const page = (make) => async (request, reply) => {
    const locale = request.url.startsWith('/hk/en/') ? 'en' : 'zh-hant';
    reply.type('text/html; charset=utf-8');
    if (pages.bytes === 0) return make(request, locale);
    reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding');
    return pages.find(request.url) ?? pages.put(request.url, await packed(make(request, locale)));
  };
  for (const root of ['/hk', '/hk/en']) {
    app.get(`${root}/`, page((_, locale) => renderHome(catalogue, locale)));
    app.get(`${root}/find-jobs/`, page(({ query }, locale) => renderList(catalogue, query.q, locale)));
    app.get(`${root}/job/:slug/:id/`, page(({ params }, locale) => renderJob(catalogue, params.id, locale)));
  }
  await app.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 });
  process.send('ready');
}

if (cluster.isPrimary) lead();
else await work();
