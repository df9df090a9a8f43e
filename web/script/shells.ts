import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientApplication } from '../applications.ts';
import { type Locale, languageTag, locales } from '../src/shared/lib/locale.ts';
import { type DocumentAssets, documentAssets, type Manifest } from './client-assets.ts';
import { folderOf } from './client-bundle.ts';

/** What a document shows until the browser has rendered its page. */
export interface Preview {
  title: string;
  html: string;
}

/** The previews of an application's documents. */
export type Previews = Readonly<Record<Locale, Readonly<Record<string, Preview>>>>;

/** A document as the server reads it, with the hashes of its styles for its Content-Security-Policy. */
interface Shell {
  html: string;
  styles: string[];
}

/**
 * A preview is inert, so that nothing is typed into it that would be lost. Browsers that do not know `inert` must
 * not take input either.
 */
function withoutInput(html: string): string {
  return html
    .replaceAll(' autofocus=""', '')
    .replaceAll('<input ', '<input readonly="" ')
    .replaceAll('type="submit"', 'type="button"');
}

/** Vite's loader of later scripts looks for link elements; the disabled one keeps it from loading the file again. */
function styleTags({ address, text }: DocumentAssets['styles'][number]): string {
  return `<style>${text}</style><link rel="stylesheet" href="${address}" disabled>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Replaces what a pattern matches once. */
function fill(html: string, place: RegExp, by: string): string {
  if (!place.test(html)) throw new Error(`The document has no ${place.source}`);
  return html.replace(place, () => by);
}

/** What can be read takes precedence over what the scripts add to it. */
const late = 'fetchpriority="low"';

/** Writes a document from the application's own, which names its title, its element and nothing that it loads. */
export function writeShell(
  template: string,
  locale: Locale,
  preview: Preview,
  assets: DocumentAssets,
): string {
  const head = [
    ...assets.styles.map(styleTags),
    ...assets.preloads.map((address) => `<link rel="modulepreload" href="${address}" ${late}>`),
    `<script type="module" src="${assets.script}" ${late}></script>`,
  ];
  const own = template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '');
  const parts: [RegExp, string][] = [
    [/<html lang="[^"]*">/, `<html lang="${languageTag[locale]}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeText(preview.title)}</title>`],
    [/\s*<\/head>/, `${head.join('')}</head>`],
    [/<div id="app"><\/div>/, `<div id="app" inert="">${withoutInput(preview.html)}</div>`],
  ];
  return parts.reduce((html, [place, by]) => fill(html, place, by), own);
}

interface Shells {
  /** By language and path; `any` for all other pages. */
  shells: Record<string, Record<string, Shell>>;
  /** What each of them loads at once, relative to the bundle's folder. */
  scripts: string[][];
}

/** The documents of an application that the browser renders, from the one that its bundle has. */
export function shellsOf(application: ClientApplication, manifest: Manifest, previews: Previews): Shells {
  const template = readFileSync(join(folderOf(application, 'client'), 'index.html'), 'utf8');
  const shells: Shells = { shells: {}, scripts: [] };
  for (const locale of locales) {
    const own: Record<string, Shell> = {};
    for (const [path, modules] of Object.entries(application.documents)) {
      const preview = previews[locale][path];
      if (preview === undefined) throw new Error(`${application.name} has no preview of ${path}`);
      const assets = documentAssets(application, manifest, [...application.modules[locale], ...modules]);
      const html = writeShell(template, locale, preview, assets);
      own[path] = { html, styles: assets.styles.map(({ hash }) => hash) };
      const scripts = [...assets.preloads, assets.script];
      shells.scripts.push(scripts.map((address) => address.slice(application.base.length)));
    }
    shells.shells[locale] = own;
  }
  return shells;
}
