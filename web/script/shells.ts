import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientApplication } from '../applications.ts';
import { type Locale, languageTag, locales } from '../src/shared/lib/locale.ts';
import { withoutScripts } from '../src/shared/messages/without-scripts.ts';
import { type DocumentAssets, documentAssets, type Manifest } from './client-assets.ts';

/** What a document shows until the browser has rendered its page. */
export interface Preview {
  title: string;
  html: string;
}

/** An application's name and the previews of its documents, by their names in the table of applications. */
export interface Previews {
  name: string;
  documents: Readonly<Record<string, Preview>>;
}

export type LocalizedPreviews = Readonly<Record<Locale, Previews>>;

/** A document as the server reads it, with the hashes of its styles for its Content-Security-Policy. */
interface Shell {
  html: string;
  styles: string[];
}

/** The modules that every document of an application loads besides its entry. */
const modulesOf = (locale: Locale) => ['app/client/run.tsx', `messages/all-${locale}.ts`];

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

/** What can be read takes precedence over what the scripts add to it. */
const late = 'fetchpriority="low"';

function assetTags({ styles, preloads, script }: DocumentAssets): string {
  const tags = [
    ...styles.map(styleTags),
    ...preloads.map((address) => `<link rel="modulepreload" href="${address}" ${late}>`),
    `<script type="module" src="${script}" ${late}></script>`,
  ];
  return tags.join('');
}

/** A sentence in both languages, because the visitor may read only one. */
function inBothLanguages(what: 'noScripts' | 'tooOld', names: Readonly<Record<Locale, string>>): string {
  const sentences = locales.map((locale) => {
    const text = escapeText(withoutScripts[locale][what](names[locale]));
    return `<p lang="${languageTag[locale]}">${text}</p>`;
  });
  return sentences.join('');
}

/** Writes the document of an application that the browser renders. */
export function writeShell(
  template: string,
  locale: Locale,
  names: Readonly<Record<Locale, string>>,
  preview: Preview,
  assets: DocumentAssets,
): string {
  const parts = new Map([
    ['{title}', escapeText(preview.title)],
    ['{assets}', assetTags(assets)],
    ['{noScripts}', inBothLanguages('noScripts', names)],
    ['{tooOld}', inBothLanguages('tooOld', names)],
    ['{preview}', withoutInput(preview.html)],
  ]);
  const missing = [...parts.keys()].filter((place) => !template.includes(place));
  if (missing.length > 0) throw new Error(`The document has no ${missing.join(', ')}`);
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${languageTag[locale]}">`)
    .replaceAll(/\{\w+\}/g, (place) => parts.get(place) ?? place);
}

interface Shells {
  /** By language and path; `any` for all other pages. */
  shells: Record<string, Record<string, Shell>>;
  /** What each of them loads at once, relative to the bundle's folder. */
  scripts: string[][];
}

/** The documents of an application that the browser renders. */
export function shellsOf(
  application: ClientApplication,
  manifest: Manifest,
  previews: LocalizedPreviews,
): Shells {
  const template = readFileSync(join(import.meta.dirname, 'document.html'), 'utf8');
  const names = { 'zh-hant': previews['zh-hant'].name, en: previews.en.name };
  const shells: Shells = { shells: {}, scripts: [] };
  for (const locale of locales) {
    const own: Record<string, Shell> = {};
    for (const [path, modules] of Object.entries(application.documents)) {
      const preview = previews[locale].documents[path];
      if (preview === undefined) throw new Error(`${application.name} has no preview of ${path}`);
      const assets = documentAssets(application, manifest, [...modulesOf(locale), ...modules]);
      const html = writeShell(template, locale, names, preview, assets);
      own[path] = { html, styles: assets.styles.map(({ hash }) => hash) };
      const scripts = [...assets.preloads, assets.script];
      shells.scripts.push(scripts.map((address) => address.slice(application.base.length)));
    }
    shells.shells[locale] = own;
  }
  return shells;
}
