import { expect, test } from 'vitest';
import { inlineJson, writeDocument } from './document';

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
    assets: { styles: [], scripts: [], preloads: [] },
    body: '',
    pageData: '',
    extraHead: '',
  });
  expect(html).toContain('<title>A &amp; B &lt;/title&gt;</title>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
});
