import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests render pages without a bundle. */
const none = { styles: [], scripts: [], preloads: [] };
const noAssets = {
  sheets: {},
  entry: none,
  screens: {},
  layouts: {},
  texts: {},
  deferred: {},
  bootstrap: none,
  registry: none,
};

/** For the tests. The bundles of the applications are built by script/build.ts. */
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: { __CLIENT_ASSETS__: JSON.stringify(noAssets) },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
    setupFiles: ['src/shared/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    reporters: ['default', ['junit', { outputFile: '../build/results/web.xml' }]],
  },
});
