import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
import { clientAssets, firstScreenScripts, type Manifest } from './client-assets.ts';
import { clientBundle, entryOf, folderOf, root } from './client-bundle.ts';

/**
 * For each application:
 * dist/<application>/client   what the browser loads, with .br and .gz beside every text file
 * dist/<application>/server   what the server reads: the persisted documents and, where it renders the pages, the
 *                             renderer as one classic script with its shells, routes and assets; where the browser
 *                             renders them, the scripts of the first screen for the check of sizes
 */
async function buildClient(application: Application): Promise<Manifest> {
  await build(clientBundle(application));
  const client = folderOf(application, 'client');
  const file = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(dirname(file), { recursive: true });
  const circle = circleOf(manifest);
  if (circle !== undefined) throw new Error(`Files of the ${application.name} import each other: ${circle}`);
  if (application.render === 'client') {
    renameSync(join(client, entryOf(application)), join(client, 'index.html'));
    rmSync(join(client, 'src'), { recursive: true });
  }
  return manifest;
}

/** Bundles one classic script for an engine without browser or Node APIs. */
async function buildRenderer(application: RenderedApplication, manifest: Manifest): Promise<void> {
  const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const entry = `src/${application.name}/entry-server.tsx`;
  const { plugins, build: _, ...shared } = clientBundle(application);
  await build(
    mergeConfig(shared, {
      publicDir: false,
      plugins,
      define: {
        __CLIENT_ASSETS__: JSON.stringify(clientAssets(application, manifest)),
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

interface Renderer {
  shells: () => string;
  routes: () => string;
  assets: () => string;
}

/** Runs the server's script as the server does, without browser or Node APIs. */
function loadRenderer(server: string): Renderer {
  const context = vm.createContext({});
  vm.runInContext(readFileSync(join(server, 'entry-server.js'), 'utf8'), context);
  return (context as { hoigung: Renderer }).hoigung;
}

function writeRendererFiles(server: string): void {
  const renderer = loadRenderer(server);
  writeFileSync(join(server, 'shells.json'), renderer.shells());
  writeFileSync(join(server, 'routes.json'), renderer.routes());
  writeFileSync(join(server, 'assets.json'), renderer.assets());
}

function writeFirstScreen(application: ClientApplication, manifest: Manifest): void {
  const scripts = firstScreenScripts(application, manifest);
  writeFileSync(join(folderOf(application, 'server'), 'first-screen.json'), JSON.stringify(scripts));
}

/** The texts of the application's documents by hash. */
function writeDocuments({ contract }: Application, server: string): void {
  const persisted = JSON.parse(
    readFileSync(join(root, `src/generated/${contract}/persisted-documents.json`), 'utf8'),
  ) as Record<string, string>;
  const documents = Object.entries(persisted).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]);
  writeFileSync(join(server, 'documents.json'), JSON.stringify(Object.fromEntries(documents)));
}

/** Zopfli saves 3% compared to gzip, but is slow: it pays off for the large files. */
async function gzipped(bytes: Buffer): Promise<Uint8Array> {
  return bytes.length < 8_000 ? gzipSync(bytes, { level: 9 }) : gzipAsync(bytes, { numiterations: 5 });
}

async function compress(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt|html)$/.test(entry.name)) continue;
    const bytes = readFileSync(file);
    if (/\.js$/.test(entry.name) && /\bstatic\s*\{/.test(bytes.toString()))
      throw new Error(`${entry.name} has a static block, which Safari 15.4 does not know`);
    writeFileSync(`${file}.gz`, await gzipped(bytes));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
for (const application of applications) {
  const server = folderOf(application, 'server');
  mkdirSync(server, { recursive: true });
  const manifest = await buildClient(application);
  if (application.render === 'server') {
    await buildRenderer(application, manifest);
    writeRendererFiles(server);
  } else {
    writeFirstScreen(application, manifest);
  }
  writeDocuments(application, server);
  await compress(folderOf(application, 'client'));
}
