import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentAssets } from './client-assets.ts';
import { writeShell } from './shells.ts';

const template = readFileSync(join(import.meta.dirname, 'document.html'), 'utf8');

const assets: DocumentAssets = {
  script: '/x/assets/index.js',
  preloads: ['/x/assets/base.js', '/x/assets/login.js'],
  styles: [{ address: '/x/assets/base.css', hash: 'sha256-a', text: '.a{color:$1;top:{x}}' }],
};

const names = { 'zh-hant': '平台', en: 'platform' };

const write = (html: string, from = template) =>
  writeShell(from, 'en', names, { title: 'R&D', html }, assets);

test('a document carries its language, title, styles and preview, and names what it loads once', () => {
  const html = write('<h1>Log in to {title}</h1>');
  expect(html).toMatch(/^<!doctype html>\n<html lang="en-HK">/);
  expect(html).toContain('<title>R&amp;D</title>');
  expect(html).toContain(
    '<style>.a{color:$1;top:{x}}</style><link rel="stylesheet" href="/x/assets/base.css" disabled>' +
      '<link rel="modulepreload" href="/x/assets/base.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/x/assets/login.js" fetchpriority="low">' +
      '<script type="module" src="/x/assets/index.js" fetchpriority="low"></script>',
  );
  expect(html).toContain('<div id="app" inert=""><h1>Log in to {title}</h1></div>');
  expect(html).toContain('<script type="application/json" id="config">{}</script>');
});

test('a document says in both languages that the application needs scripts, by its name', () => {
  const html = write('');
  expect(html).toContain('<p lang="zh-Hant-HK">平台需要 JavaScript，請在瀏覽器的設定中啟用。</p>');
  expect(html).toContain('<p lang="en-HK">This browser is too old for the platform.');
});

test('a browser that does not know inert takes no input, either', () => {
  const form = '<form><input type="email" autofocus=""/><button type="submit">Send</button></form>';
  expect(write(form)).toContain(
    '<form><input readonly="" type="email"/><button type="button">Send</button></form>',
  );
});

test('a document without a place for the preview is refused', () => {
  expect(() => write('', '{title}{assets}{noScripts}{tooOld}')).toThrow('{preview}');
});
