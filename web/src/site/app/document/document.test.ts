import { expect, test } from 'vitest';
import { inlineJson, writeAssets, writeDocument } from './document';

test('inlined data cannot end its script element', () => {
  const json = inlineJson(JSON.stringify({ text: '</script><script>alert(1)</script>' }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});

test('texts and attributes of the head are escaped', () => {
  const html = writeDocument({
    locale: 'en',
    tags: [
      { name: 'title', attributes: {}, text: 'A & B </title>' },
      { name: 'meta', attributes: { name: 'description', content: '"><script>' } },
    ],
    assets: '',
    body: '',
    pageData: '',
    extraHead: '',
  });
  expect(html).toContain('<title>A &amp; B &lt;/title&gt;</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
});

test('a stylesheet is inlined, with a disabled link in the name of its file', () => {
  const html = writeAssets({
    assets: { styles: ['/hk/assets/a.css', '/hk/assets/b.css'], scripts: [], preloads: [] },
    sheets: { '/hk/assets/a.css': { hash: 'sha256-x', text: '.a{color:red}' } },
  });
  expect(html).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/hk/assets/a.css" disabled>',
  );
  expect(html).toContain('<link rel="stylesheet" href="/hk/assets/b.css">');
});
