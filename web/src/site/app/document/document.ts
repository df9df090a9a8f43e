import { type Locale, languageTag, locales } from '@/shared/lib/locale';
import { href } from '@/site/lib/address';
import { paths } from '@/site/lib/paths';
import { withoutScripts } from '@/site/messages/without-scripts';
import type { PageInfo } from '@/site/page/usePage';
import type { Assets, ClientAssets } from './assets';
import type { HeadTag } from './head-tags';

export interface DocumentParts {
  locale: Locale;
  tags: readonly HeadTag[];
  /** The tags that load the page's files. */
  assets: string;
  /** HTML of the app's element; empty in a shell. */
  body: string;
  /** The browser renders the page; the body, if any, is only a preview. */
  isForBrowser?: boolean;
  /** The data script, or the placeholder that the server replaces by it. */
  pageData: string;
  /** Extra HTML for the head. */
  extraHead: string;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes JSON for a script element: no `<` can end it. */
export function inlineJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function writeTag(tag: HeadTag): string {
  const attributes = Object.entries(tag.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  if (tag.name === 'title') return `<title>${escapeHtml(tag.text ?? '')}</title>`;
  if (tag.name === 'script') {
    return `<script${attributes} data-head="">${inlineJson(tag.text ?? '')}</script>`;
  }
  return `<${tag.name}${attributes} data-head="">`;
}

/**
 * The script with the data that the page was rendered from. `inlined` is JSON that is already escaped for a
 * script.
 */
export function pageDataScript(config: string, page?: { about: object; inlined: string }): string {
  const about = page && inlineJson(JSON.stringify(page.about)).slice(0, -1);
  const shown = page ? `,"page":${about},"answers":${page.inlined}}` : '';
  return `<script type="application/json" id="page-data">{"config":${inlineJson(config)}${shown}}</script>`;
}

/** Tags with the version and environment, for the site's operators. */
export function releaseTags(config: PageInfo['config']): string {
  const version = `<meta name="app-version" content="${escapeHtml(config.version)}">`;
  return `${version}<meta name="app-environment" content="${escapeHtml(config.environment)}">`;
}

/**
 * Vite's loader of later scripts looks for link elements; the disabled one keeps it from loading the file
 * again.
 */
function writeStyle(file: string, sheets: ClientAssets['sheets']): string {
  const sheet = sheets[file];
  const link = `<link rel="stylesheet" href="${file}"`;
  return sheet === undefined ? `${link}>` : `<style>${sheet.text}</style>${link} disabled>`;
}

interface AssetTagsParts {
  assets: Assets;
  /** The stylesheets to inline, so that the first paint needs no other file. */
  sheets: ClientAssets['sheets'];
  /** Without the scripts there is nothing to read. */
  isUrgent?: boolean;
}

/** The tags that load a document's files. Readable content takes precedence over scripts. */
export function writeAssets({ assets, sheets, isUrgent }: AssetTagsParts): string {
  const low = isUrgent ? '' : ' fetchpriority="low"';
  return [
    ...assets.styles.map((file) => writeStyle(file, sheets)),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}"${low}>`),
    ...assets.scripts.map((file) => `<script type="module" src="${file}"${low}></script>`),
  ].join('');
}

/** The text, in both languages with the page's own first, for browsers that are too old or run no scripts. */
function writeScriptsNeeded(own: Locale): string {
  const inOrder = [own, ...locales.filter((locale) => locale !== own)];
  const parts = inOrder.map((locale) => {
    const { title, text, search } = withoutScripts[locale];
    const link = `<a href="${href(locale, paths.findJobs())}">${escapeHtml(search)}</a>`;
    const lines = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${link}</p>`;
    return `<section lang="${languageTag[locale]}">${lines}</section>`;
  });
  const tooOld = inOrder.map((locale) => {
    const { tooOld } = withoutScripts[locale];
    return `<p lang="${languageTag[locale]}">${escapeHtml(tooOld)}</p>`;
  });
  return `<noscript><div>${parts.join('')}</div></noscript><div id="too-old">${tooOld.join('')}</div>`;
}

export function writeDocument(parts: DocumentParts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...parts.tags.map(writeTag),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ec">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101613">',
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest${parts.locale === 'en' ? '-en' : ''}.webmanifest">`,
    parts.assets,
    parts.extraHead,
  ].join('');
  const inert = parts.isForBrowser && parts.body !== '' ? ' inert=""' : '';
  const before = parts.isForBrowser ? writeScriptsNeeded(parts.locale) : '';
  const body = `${before}<div id="app"${inert}>${parts.body}</div>${parts.pageData}`;
  return `<!doctype html><html lang="${languageTag[parts.locale]}"><head>${head}</head><body>${body}</body></html>`;
}
