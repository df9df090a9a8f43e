import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { build, mergeConfig } from 'vite';
import {
  type Application,
  applications,
  type ClientApplication,
  type RenderedApplication,
} from '../applications.ts';
import { circleOf } from './circles.ts';
import { clientAssets, type Manifest } from './client-assets.ts';
import { clientBundle, folderOf, root } from './client-bundle.ts';
import { fileLists } from './file-lists.ts';
import { type LocalizedPreviews, shellsOf } from './shells.ts';

/** With --quick, for script/watch.ts, files are hardly compressed. */
const isQuick = process.argv.includes('--quick');

/**
 * For each application:
 * dist/<application>/client   what the browser loads, with .br and .gz beside every text file
 * dist/<application>/server   what the server reads: the persisted documents and, where it renders the pages, the
 *                             renderer as one classic script with its shells, routes and assets, and the service
 *                             worker; where the browser
 *                             renders them, its documents, and what each loads at once for the check of sizes
 */
async function buildClient(application: Application): Promise<Manifest> {
  await build(clientBundle(application));
  const client = folderOf(application, 'client');
  const file = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(dirname(file), { recursive: true });
  const circle = circleOf(manifest);
  if (circle !== undefined) throw new Error(`Files of the ${application.name} import each other: ${circle}`);
  return manifest;
}

/**
 * Bundles one classic script for an engine without browser or Node APIs. `define` gives values to names that only
 * the build knows.
 */
async function buildRenderer(application: Application, define: Record<string, string> = {}): Promise<void> {
  const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const entry = `src/${application.name}/entry-server.tsx`;
  const { plugins, build: _, ...shared } = clientBundle(application);
  await build(
    mergeConfig(shared, {
      publicDir: false,
      plugins,
      define: {
        ...define,
        'process.env.NODE_ENV': '"production"',
      },
      resolve: {
        alias: {
          'react-dom/server': join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
        },
      },
      ssr: { noExternal: true, target: 'webworker' },
      build: {
        ssr: entry,
        outDir: folderOf(application, 'server'),
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        target: 'es2022',
        minify: true,
        rolldownOptions: {
          input: entry,
          output: { format: 'iife', entryFileNames: 'entry-server.js', codeSplitting: false },
        },
      },
    }),
  );
}

/**
 * Builds worker.js, the application's service worker, and worker-off.js, which the server answers in its place when
 * it is switched off. The server gives them their address, so they lie beside what it reads.
 */
async function buildWorkers(application: RenderedApplication): Promise<void> {
  const { plugins: _, publicDir: __, build: ___, ...shared } = clientBundle(application);
  for (const name of ['worker', 'worker-off']) {
    await build({
      ...shared,
      publicDir: false,
      build: {
        outDir: folderOf(application, 'server'),
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: `src/${application.name}/worker/${name}.ts`,
          output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
        },
      },
    });
  }
}

/** Runs the script of `buildRenderer` as the server does, without browser or Node APIs but those given. */
function loadRenderer<Renderer>(server: string, given: object): Renderer {
  const context = vm.createContext({ ...given });
  vm.runInContext(readFileSync(join(server, 'entry-server.js'), 'utf8'), context);
  return (context as { hoigung: Renderer }).hoigung;
}

async function buildRendered(application: RenderedApplication, manifest: Manifest): Promise<void> {
  const server = folderOf(application, 'server');
  await buildRenderer(application, {
    __CLIENT_ASSETS__: JSON.stringify(clientAssets(application, manifest)),
  });
  const renderer = loadRenderer<Record<'shells' | 'routes' | 'assets', () => string>>(server, {});
  writeFileSync(join(server, 'shells.json'), renderer.shells());
  writeFileSync(join(server, 'routes.json'), renderer.routes());
  writeFileSync(join(server, 'assets.json'), renderer.assets());
  await buildWorkers(application);
  for (const [name, list] of Object.entries(fileLists(application, manifest)))
    writeFileSync(join(folderOf(application, 'client'), name), JSON.stringify(list));
}

/** The server does not serve the scripts that render the previews. */
async function buildDocuments(application: ClientApplication, manifest: Manifest): Promise<void> {
  const server = folderOf(application, 'server');
  await buildRenderer(application);
  // The previews are for a browser that keeps nothing.
  const nothing = { getItem: () => null };
  const { previews } = loadRenderer<{ previews: () => string }>(server, { sessionStorage: nothing });
  const { shells, scripts } = shellsOf(application, manifest, JSON.parse(previews()) as LocalizedPreviews);
  writeFileSync(join(server, 'shells.json'), JSON.stringify(shells));
  writeFileSync(join(server, 'first-screens.json'), JSON.stringify(scripts));
  rmSync(join(server, 'entry-server.js'));
}

/** The texts of the application's documents by hash; an application without a contract has none. */
function writeDocuments({ contract }: Application, server: string): void {
  const persisted =
    contract === undefined
      ? {}
      : (JSON.parse(
          readFileSync(join(root, `src/generated/${contract.folder}/persisted-documents.json`), 'utf8'),
        ) as Record<string, string>);
  const documents = Object.entries(persisted).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]);
  writeFileSync(join(server, 'documents.json'), JSON.stringify(Object.fromEntries(documents)));
}

async function compress(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt|html)$/.test(entry.name)) continue;
    const bytes = readFileSync(file);
    if (/\.js$/.test(entry.name) && /\bstatic\s*\{/.test(bytes.toString()))
      throw new Error(`${entry.name} has a static block, which Safari 15.4 does not know`);
    writeFileSync(`${file}.gz`, isQuick ? gzipSync(bytes) : await gzipAsync(bytes, { numiterations: 5 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 1 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
for (const application of applications) {
  const server = folderOf(application, 'server');
  mkdirSync(server, { recursive: true });
  const manifest = await buildClient(application);
  if (application.render === 'server') await buildRendered(application, manifest);
  else await buildDocuments(application, manifest);
  writeDocuments(application, server);
  await compress(folderOf(application, 'client'));
}
