import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { build } from 'vite';

/**
 * dist/client   what the browser loads, with .br and .gz beside every text file
 * dist/server   the page renderer as one classic script, and what the server reads beside it
 */
const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');
const server = join(root, 'dist/server');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const url = (file: string) => `/hk/${file}`;

/** A module's own files and those of what it imports, besides the ones that every page has. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): { js: string[]; css: string[] } {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen));
  return {
    js: [...below.flatMap((files) => files.js), url(chunk.file)],
    css: [...below.flatMap((files) => files.css), ...(chunk.css ?? []).map(url)],
  };
}

/** A stylesheet as it can stand in a style element. */
function inlineStyle(file: string): { hash: string; text: string } {
  const text = readFileSync(join(client, file), 'utf8');
  if (/<\/style|url\(|@import/i.test(text)) throw new Error(`${file} cannot stand in a document`);
  return { hash: `sha256-${createHash('sha256').update(text).digest('base64')}`, text };
}

function clientAssets(manifest: Manifest) {
  const entryKey = 'src/entry-client.tsx';
  const entryFile = url(manifest[entryKey]?.file ?? '');
  const entry = filesOf(manifest, entryKey);
  const assetsOf = (key: string) => {
    const files = filesOf(manifest, key);
    return {
      address: url(manifest[key]?.file ?? ''),
      scripts: [],
      styles: files.css.filter((file) => !entry.css.includes(file)),
      preloads: files.js.filter((file) => !entry.js.includes(file)),
    };
  };
  const allOf = (pattern: RegExp) => {
    const found = Object.keys(manifest).flatMap((key) => {
      const name = pattern.exec(key)?.[1];
      return name === undefined ? [] : [[name, assetsOf(key)] as const];
    });
    return Object.fromEntries(found);
  };
  // The footer's script comes late, but its styles must be there with its HTML. The default layout
  // is in the script of every page.
  const footer = assetsOf('src/app/frame/Footer.tsx');
  const layouts = allOf(/^src\/app\/layouts\/(.+Layout)\.tsx$/);
  const footerStyles = { scripts: [], preloads: [], styles: footer.styles };
  const sheets = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
  return {
    sheets: Object.fromEntries(sheets.map((file) => [url(file), inlineStyle(file)])),
    entry: {
      scripts: [entryFile],
      styles: entry.css,
      preloads: entry.js.filter((file) => file !== entryFile),
    },
    screens: allOf(/^src\/features\/(.+Screen)\.tsx$/),
    layouts: { ...layouts, DefaultLayout: footerStyles },
    lateParts: Object.fromEntries(
      Object.entries(allOf(/^src\/features\/(.+\/late\/.+)\.tsx$/)).map(([file, assets]) => [
        file.replace('/late/', '/'),
        assets,
      ]),
    ),
    texts: allOf(/^src\/messages\/([^/]+\/[^/]+)\.ts$/),
    late: assetsOf('src/app/life/life.tsx'),
    table: {
      scripts: [],
      styles: [],
      preloads: ['code', 'apply-head'].flatMap((name) => assetsOf(`src/app/life/${name}.ts`).preloads),
    },
  };
}

async function buildClient(): Promise<Manifest> {
  await build({ root, logLevel: 'warn' });
  const file = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(dirname(file), { recursive: true });
  return manifest;
}

/** One classic script for an engine that has the language but nothing of a browser or of Node. */
async function buildServer(assets: object): Promise<void> {
  const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __CLIENT_ASSETS__: JSON.stringify(assets), 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        'react-dom/server': join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
      },
    },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: 'dist/server',
      target: 'es2022',
      minify: true,
      manifest: false,
      rolldownOptions: {
        input: 'src/entry-server.tsx',
        output: { format: 'iife', entryFileNames: 'entry-server.js', codeSplitting: false },
      },
    },
  });
}

interface Renderer {
  shells: () => string;
  routes: () => string;
  assets: () => string;
}

/** Runs the server's script as the server does, with nothing but the language around it. */
function loadRenderer(): Renderer {
  const context = vm.createContext({});
  vm.runInContext(readFileSync(join(server, 'entry-server.js'), 'utf8'), context);
  return (context as { hoigung: Renderer }).hoigung;
}

function writeServerFiles(): void {
  const renderer = loadRenderer();
  writeFileSync(join(server, 'shells.json'), renderer.shells());
  writeFileSync(join(server, 'routes.json'), renderer.routes());
  writeFileSync(join(server, 'assets.json'), renderer.assets());
  const persisted = JSON.parse(
    readFileSync(join(root, 'src/generated/persisted-documents.json'), 'utf8'),
  ) as Record<string, string>;
  const documents = Object.entries(persisted).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]);
  writeFileSync(join(server, 'documents.json'), JSON.stringify(Object.fromEntries(documents)));
}

/** Zopfli saves 3% of what gzip makes, but takes its time: it pays for the large files. */
async function gzipped(bytes: Buffer): Promise<Uint8Array> {
  return bytes.length < 8_000 ? gzipSync(bytes, { level: 9 }) : gzipAsync(bytes, { numiterations: 5 });
}

async function compress(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt|html)$/.test(entry.name)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, await gzipped(bytes));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
mkdirSync(server, { recursive: true });
const manifest = await buildClient();
await buildServer(clientAssets(manifest));
writeServerFiles();
await compress(client);
