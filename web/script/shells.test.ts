import { expect, test } from 'vitest';
import type { DocumentAssets } from './client-assets.ts';
import { writeShell } from './shells.ts';

/** As Vite writes it. */
const template = `<!doctype html>
<html lang="zh-Hant-HK">
  <head>
    <title>Both</title>
    <script type="module" crossorigin src="/x/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/x/assets/base.js">
    <link rel="stylesheet" crossorigin href="/x/assets/base.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`;

const assets: DocumentAssets = {
  script: '/x/assets/index.js',
  preloads: ['/x/assets/base.js', '/x/assets/login.js'],
  styles: [{ address: '/x/assets/base.css', hash: 'sha256-a', text: '.a{color:$1}' }],
};

const write = (html: string, from = template) => writeShell(from, 'en', { title: 'R&D', html }, assets);

test('a document carries its language, title, styles and preview, and names what it loads once', () => {
  expect(write('<h1>Log in</h1>')).toBe(`<!doctype html>
<html lang="en-HK">
  <head>
    <title>R&amp;D</title><style>.a{color:$1}</style><link rel="stylesheet" href="/x/assets/base.css" disabled><link rel="modulepreload" href="/x/assets/base.js" fetchpriority="low"><link rel="modulepreload" href="/x/assets/login.js" fetchpriority="low"><script type="module" src="/x/assets/index.js" fetchpriority="low"></script></head>
  <body>
    <div id="app" inert=""><h1>Log in</h1></div>
  </body>
</html>`);
});

test('a browser that does not know inert takes no input, either', () => {
  const form = '<form><input type="email" autofocus=""/><button type="submit">Send</button></form>';
  expect(write(form)).toContain(
    '<form><input readonly="" type="email"/><button type="button">Send</button></form>',
  );
});

test('a document without a place for the preview is refused', () => {
  expect(() => write('', '<html lang="en"><title></title></head>')).toThrow('id="app"');
});
