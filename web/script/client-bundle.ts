import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { Application } from '../applications.ts';
import { isOnEveryPage } from '../base-bundle.ts';
import { leanReactPlugin } from './lean-react.ts';
import { stylesheets } from './stylesheets.ts';

export const root = join(import.meta.dirname, '..');

/** The libraries that every page needs beside the modules of base-bundle.ts. */
const baseLibraries = /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/;

function isInBase(module: string): boolean {
  return baseLibraries.test(module) || isOnEveryPage(module.replace(/\?.*/, '').replace(/^.*\/src\//, ''));
}

/**
 * Files that several pages load together, by the folders of their modules (without subfolders) and by single
 * modules; an application adds its own. A module used only by one of these files and one other file has to be
 * named here, or the two files import each other.
 */
const kitChunks: Readonly<Record<string, readonly string[]>> = {
  cards: ['shared/components/job-card', 'shared/components/company-logo'],
  service: ['shared/services/api'],
  button: ['shared/ui/button', 'shared/hooks/action'],
  empty: ['shared/ui/empty-state'],
  ui: ['shared/ui/dialog'],
  application: [
    'shared/components/confirm',
    'shared/components/form-error',
    'shared/components/query',
    'shared/hooks/application',
    'shared/ui/page',
    'shared/client/PageHead.tsx',
    'shared/lib/localized-text.ts',
    'shared/lib/moments.ts',
    'shared/services/ask.ts',
    'shared/services/session.ts',
  ],
  files: [
    'shared/services/transfer.ts',
    'shared/services/download-file.ts',
    'shared/services/browser/save-file.ts',
  ],
  fields: ['shared/ui/fields'],
  forms: ['shared/forms/shared-form', 'shared/lib/is-same.ts'],
  panels: ['shared/ui/panels'],
};

function chunkGroups({ chunks = {} }: Application) {
  const names = [...new Set([...Object.keys(kitChunks), ...Object.keys(chunks)])];
  return names.map((name) => {
    const places = [...(kitChunks[name] ?? []), ...(chunks[name] ?? [])];
    const modules = places.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/[^/]+`));
    return { name, test: new RegExp(`/src/(${modules.join('|')})$`) };
  });
}

export function folderOf({ name }: Application, part: 'client' | 'server'): string {
  return join(root, 'dist', name, part);
}

/** The entry file of an application's bundle. */
export function entryOf({ name }: Application): string {
  return `src/${name}/entry-client.tsx`;
}

/** The first browsers with cascade layers; README.md names them, too. */
const supportedBrowsers = ['chrome99', 'edge99', 'firefox97'];
const supportedSafari = 'safari15.4';

const fileOfMark = new Map<string, string>();

/**
 * The class name for a stylesheet's class: its own name and a hash of the file. It is short, because it is in
 * a stylesheet, in a script and in every page, and equal in each build of one tree, because the browser
 * hydrates what the server renders.
 */
export function scopedName(name: string, path: string): string {
  const file = relative(root, path.replace(/\?.*/, ''));
  const mark = createHash('sha256').update(file).digest('base64url').slice(0, 4);
  const other = fileOfMark.get(mark) ?? file;
  if (other !== file) throw new Error(`The classes of ${file} and ${other} would have the same names`);
  fileOfMark.set(mark, file);
  return `${name}_${mark}`;
}

/** The build configuration of an application's browser bundle. */
export function clientBundle(application: Application): InlineConfig {
  const publicDir = join(root, 'public', application.name);
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    base: application.base,
    publicDir: existsSync(publicDir) && publicDir,
    plugins: [react(), stylesheets(), leanReactPlugin()],
    resolve: { tsconfigPaths: true },
    css: { lightningcss: { drafts: { customMedia: true } }, modules: { generateScopedName: scopedName } },
    build: {
      outDir: folderOf(application, 'client'),
      assetsDir: 'assets',
      // The only ES2022 feature that Safari 15.4 lacks is static blocks, which the build refuses; naming
      // Safari here would transpile far more.
      target: ['es2022', ...supportedBrowsers],
      cssTarget: [...supportedBrowsers, supportedSafari],
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entryOf(application),
        // Constants go where they are used. Otherwise a screen would import a whole file because of one error code.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'base', test: isInBase }, ...chunkGroups(application)],
          },
        },
      },
    },
  };
}
