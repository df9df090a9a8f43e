import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Lets the bundler leave out generated documents that nobody uses: fragments are text for the server only. */
const unusedDocuments: Plugin = {
  name: 'unused-documents',
  transform: {
    filter: { id: /generated\/graphql\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString('),
      map: null,
    }),
  },
};

/** What every page needs goes into one file, which compresses better than many small ones. */
const onEveryPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'vite/preload-helper',
    'src/app/(?!life/|routing/|head|frame/(Footer|StoreLinks|HongKongFlag)|layouts/(Employer|Simple|Single|operations))',
    'src/lib/(?!forms/|session/(session|machine|token)|login-target|error-text|service|report|device|locale-cookie)',
    'src/ui/(Icon|Logo|Badge|Chip|hidden)',
    'src/parts/',
    'src/generated/graphql',
  ].join('|'),
);

/** Tests render pages without a bundle. */
const none = { styles: [], scripts: [], preloads: [] };
const noAssets = { entry: none, screens: {}, layouts: {}, texts: {}, late: none };

/** The browser's bundle. The server's bundle is built by script/build.ts on top of this. */
export default defineConfig({
  base: '/hk/',
  plugins: [unusedDocuments, react()],
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
          groups: [
            { name: 'base', test: onEveryPage },
            { name: 'ui', test: /src\/ui\/(Button|Dialog|Avatar|EmptyState)/ },
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
