// api-docs.mjs [--check]: writes the reference of the services, docs/api/, from api/; with --check tells whether it is new.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { graphqlReference } from './api-docs-graphql.mjs';
import { restReference } from './api-docs-rest.mjs';

const root = resolve(import.meta.dirname, '../..');
const web = createRequire(join(root, 'web/package.json'));
const read = (name) => readFileSync(join(root, 'api', name), 'utf8');

const errors = JSON.parse(read('errors.json'));
const portalErrors = [...errors, ...JSON.parse(read('portal-errors.json'))];
const pages = {
  'graphql.md': graphqlReference(web('graphql').buildSchema(read('schema.graphql')), web('graphql'), errors, {
    title: 'The seeker service: GraphQL',
    sources: '`api/schema.graphql` and `api/errors.json`',
    howToAsk: [
      'Questions are posted to `/api/seeker/graphql` as JSON, `{"query": "...", "variables": {...}}`, with',
      '`Authorization: Bearer TOKEN` when a token is held ([rest.md](rest.md) tells how to get one). A refusal is an error whose',
      '`extensions.error_code` is its code; the table of codes is at the end.',
    ],
  }),
  'portal.md': graphqlReference(web('graphql').buildSchema(read('portal.graphql')), web('graphql'), portalErrors, {
    title: "The employers' service: GraphQL",
    sources: '`api/portal.graphql`, `api/errors.json` and `api/portal-errors.json`',
    howToAsk: [
      'Questions are posted to `/api/portal/graphql` as JSON, `{"query": "...", "variables": {...}}`, with the session cookie. A',
      'mutation is taken from pages of the site alone (`Sec-Fetch-Site`, `Origin`). A refusal is an error whose',
      '`extensions.error_code` is its code; the table of codes is at the end.',
    ],
  }),
  'console.md': graphqlReference(web('graphql').buildSchema(read('console.graphql')), web('graphql'), portalErrors, {
    title: "The operator's console: GraphQL",
    sources: '`api/console.graphql`, `api/errors.json` and `api/portal-errors.json`',
    howToAsk: [
      'Questions are posted to `/api/console/graphql` as JSON, `{"query": "...", "variables": {...}}`, with the session cookie. A',
      'mutation is taken from pages of the site alone (`Sec-Fetch-Site`, `Origin`). A refusal is an error whose',
      '`extensions.error_code` is its code; the table of codes is at the end.',
    ],
  }),
  'rest.md': restReference(web('yaml').parse(read('openapi.yaml')), errors),
};

const folder = join(root, 'docs/api');
if (process.argv.includes('--check')) {
  const old = Object.entries(pages).filter(([name, text]) => {
    try {
      return readFileSync(join(folder, name), 'utf8') !== text;
    } catch {
      return true;
    }
  });
  if (old.length) {
    console.error(`docs/api/${old[0][0]} is not what api/ says: run script/tools/node script/tools/api-docs.mjs`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
}
