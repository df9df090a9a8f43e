import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const documentPrefix = 'document:';

/** The generated module would bring every screen's documents onto every page; each gets a module of its own. */
const documentModules: Plugin = {
  name: 'document-modules',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(documentPrefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${documentPrefix}`)) return null;
    const name = id.slice(documentPrefix.length + 1);
    const generated = readFileSync(join(import.meta.dirname, 'src/generated/graphql.ts'), 'utf8');
    const [, document] = new RegExp(`export const ${name} = (\\{.*\\}) as unknown`).exec(generated) ?? [];
    if (document === undefined) throw new Error(`There is no ${name}`);
    return `export const ${name} = ${document};`;
  },
  transform: {
    filter: { id: /src\/.*\.tsx?$/, code: /generated\/graphql'/ },
    handler: (code) => ({
      code: code.replaceAll(/import \{([^}]*)\} from '[^']*generated\/graphql';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name.endsWith('Document'))
          .map((name) => `import { ${name} } from '${documentPrefix}${name}';`)
          .join(' '),
      ),
      map: null,
    }),
  },
};

/** What every page needs goes into one file, which compresses better than many small ones. */
const onEveryPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'vite/preload-helper',
    'src/app/(?!life/|routing/|head|frame/(Footer|HongKongFlag|Employer)|layouts/(Employer|Simple|Single|operations))',
    'src/lib/(?!forms/|session/(session|machine|token)|login-target|error-text|service|ask|report|device|locale-cookie|show-error|pending-login|coordinates|location|dates|ids|tracking|ads|own-files|date-text)',
    'src/ui/(Icon|Logo|Badge|Chip|hidden)',
    'src/parts/search-box/(JobSearchBox|SearchBox)',
    'src/messages/count',
  ].join('|'),
);

/** Tests render pages without a bundle. */
const none = { styles: [], scripts: [], preloads: [] };
const noAssets = {
  sheets: {},
  entry: none,
  screens: {},
  layouts: {},
  texts: {},
  lateParts: {},
  late: none,
  table: none,
};

/** The browser's bundle. The server's bundle is built by script/build.ts on top of this. */
export default defineConfig({
  base: '/hk/',
  plugins: [documentModules, react()],
  define: { __CLIENT_ASSETS__: JSON.stringify(noAssets) },
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: onEveryPage },
            {
              name: 'search',
              test: /src\/(parts\/search\/(search|slugs)|features\/find-jobs\/subject)/,
            },
            {
              name: 'cards',
              test: /src\/parts\/(job-card\/(?!facts)|CompanyLogo|saved-jobs\/(SaveButton|marks))/,
            },
            { name: 'lists', test: /src\/parts\/(job-list\/JobList|company-card|SectionTitle)/ },
            { name: 'service', test: /src\/lib\/(show-error|error-text|service|ask|login-target)/ },
            { name: 'button', test: /src\/ui\/Button/ },
            { name: 'stores', test: /src\/(parts\/StoreLinks|lib\/device)/ },
            { name: 'empty', test: /src\/ui\/EmptyState/ },
            { name: 'ui', test: /src\/ui\/Dialog/ },
            {
              name: 'fields',
              test: /src\/ui\/(Field|TextField|TextArea|Select|Segments|Checkbox|Card|Notice|Tabs|Skeleton)/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
    restoreMocks: true,
    reporters: ['default', ['junit', { outputFile: '../build/results/web.xml' }]],
  },
});
