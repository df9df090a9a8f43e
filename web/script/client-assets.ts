import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientApplication, RenderedApplication } from '../applications.ts';
import { entryOf, folderOf } from './client-bundle.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Vite's own description of a bundle: each module that is a file of its own, and what that file imports. */
export type Manifest = Record<string, Chunk>;

/** A stylesheet that can be inlined in a document. */
function inlineStyle(file: string): { hash: string; text: string } {
  const text = readFileSync(file, 'utf8');
  if (/<\/style|url\(|@import/i.test(text)) throw new Error(`${file} cannot be inlined`);
  return { hash: `sha256-${createHash('sha256').update(text).digest('base64')}`, text };
}

/** Layers are ranked in the order in which a document first names them. */
function checkLayers(first: { text: string } | undefined): void {
  if (!first?.text.startsWith('@layer base'))
    throw new Error('The first stylesheet of a document must begin with global.css');
}

interface Files {
  js: string[];
  css: string[];
}

/** A module's own files and those of its imports, relative to the bundle's folder. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Files {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen));
  return {
    js: [...below.flatMap((files) => files.js), chunk.file],
    css: [...below.flatMap((files) => files.css), ...(chunk.css ?? [])],
  };
}

/** What a document of an application that the browser renders loads at once, as addresses. */
export interface DocumentAssets {
  script: string;
  preloads: string[];
  /** In the order of the layers. */
  styles: { address: string; hash: string; text: string }[];
}

export function documentAssets(
  application: ClientApplication,
  manifest: Manifest,
  modules: readonly string[],
): DocumentAssets {
  const keys = modules.map((module) => `src/${application.name}/${module}`);
  const missing = keys.filter((key) => manifest[key] === undefined);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is no script of its own`);
  const files = [entryOf(application), ...keys].map((key) => filesOf(manifest, key));
  const client = folderOf(application, 'client');
  const script = manifest[entryOf(application)]?.file;
  const scripts = [...new Set(files.flatMap(({ js }) => js))];
  const styles = [...new Set(files.flatMap(({ css }) => css))];
  const url = (file: string) => `${application.base}${file}`;
  const sheets = styles.map((file) => ({ address: url(file), ...inlineStyle(join(client, file)) }));
  checkLayers(sheets[0]);
  return {
    script: url(script ?? ''),
    preloads: scripts.filter((file) => file !== script).map(url),
    styles: sheets,
  };
}

/** The files of the browser's bundle, for the server's entry, which writes documents. */
export function clientAssets(application: RenderedApplication, manifest: Manifest) {
  const source = `src/${application.name}`;
  const url = (file: string) => `${application.base}${file}`;

  const urlsOf = (key: string): Files => {
    const { js, css } = filesOf(manifest, key);
    return { js: js.map(url), css: css.map(url) };
  };

  const entryKey = entryOf(application);
  const entryFile = url(manifest[entryKey]?.file ?? '');
  const entry = urlsOf(entryKey);

  /** Leaves out the files that every page has. */
  const assetsOf = (key: string) => {
    const files = urlsOf(key);
    return {
      address: url(manifest[key]?.file ?? ''),
      scripts: [],
      styles: files.css.filter((file) => !entry.css.includes(file)),
      preloads: files.js.filter((file) => !entry.js.includes(file)),
    };
  };
  /** Keyed by the capture groups of the pattern. */
  const allOf = (pattern: RegExp) => {
    const found = Object.keys(manifest).flatMap((key) => {
      const name =
        key.startsWith(`${source}/`) &&
        pattern
          .exec(key.slice(source.length + 1))
          ?.slice(1)
          .join('/');
      return name ? [[name, assetsOf(key)] as const] : [];
    });
    return Object.fromEntries(found);
  };
  // The footer's script is deferred, but its styles are needed with its HTML. The default layout's script is
  // on every page.
  const footer = assetsOf(`${source}/app/frame/Footer.tsx`);
  const footerStyles = { scripts: [], preloads: [], styles: footer.styles };
  const sheets = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
  const client = folderOf(application, 'client');
  const styles = Object.fromEntries(sheets.map((file) => [url(file), inlineStyle(join(client, file))]));
  checkLayers(styles[entry.css[0] ?? '']);
  return {
    sheets: styles,
    entry: {
      scripts: [entryFile],
      styles: entry.css,
      preloads: entry.js.filter((file) => file !== entryFile),
    },
    screens: allOf(/^features\/(.+Screen)\.tsx$/),
    layouts: { ...allOf(/^app\/layouts\/(.+Layout)\.tsx$/), DefaultLayout: footerStyles },
    deferred: allOf(/^features\/(.+)\/deferred\/(.+)\.tsx$/),
    texts: allOf(/^messages\/([^/]+\/[^/]+)\.ts$/),
    bootstrap: assetsOf(`${source}/app/client/bootstrap.tsx`),
    registry: {
      scripts: [],
      styles: [],
      preloads: ['module-registry', 'apply-head'].flatMap(
        (name) => assetsOf(`${source}/app/client/${name}.ts`).preloads,
      ),
    },
  };
}
