import { expect, test, vi } from 'vitest';
import { FakeCaches } from '@/shared/testing/fake-caches';
import { keepBuild, keepOnly } from './build';

const entry = '/hk/assets/entry-2.js';
const shell = '/hk/en/account-restore/success/';

/** A site that answers with the build. */
function createSite(more: Record<string, () => Response> = {}) {
  const basic = (body: string, type: string) =>
    Object.defineProperty(new Response(body, { headers: { 'Content-Type': type } }), 'type', {
      value: 'basic',
    });
  const answers: Record<string, () => Response> = {
    '/files-en.json': () =>
      basic(JSON.stringify({ entry, files: [entry, '/hk/assets/a.css'] }), 'application/json'),
    [entry]: () => basic('script', 'text/javascript'),
    '/hk/assets/a.css': () => basic('styles', 'text/css'),
    [shell]: () => basic(`<script type="module" src="${entry}"></script>`, 'text/html'),
    ...more,
  };
  const load = vi.fn(async (path: string) => answers[path]?.() ?? new Response('', { status: 404 }));
  const fake = new FakeCaches();
  const pages = { open: 1 };
  const ports = { caches: fake.storage, load, openPages: async () => pages.open };
  const keptIn = (name: string) => [...(fake.all.get(name)?.keys() ?? [])];
  return { fake, load, pages, keptIn, keep: (of = entry) => keepBuild('en', of, ports), basic };
}

test('[12.05] the files of a build are kept once, and its empty page last', async () => {
  const { keep, keptIn, load } = createSite();
  await keep();
  expect(keptIn('files-entry-2.js')).toEqual([entry, '/hk/assets/a.css', shell]);
  load.mockClear();
  await keep();
  expect(load).not.toHaveBeenCalled();
});

test('[12.04] the files of an older build go once no other page is open', async () => {
  const { keep, fake, pages } = createSite();
  await fake.storage.open('files-entry-1.js');
  await fake.storage.open('answers');
  pages.open = 2;
  await keep();
  expect(fake.names()).toEqual(['files-entry-1.js', 'answers', 'files-entry-2.js']);
  pages.open = 1;
  await keep();
  expect(fake.names()).toEqual(['answers', 'files-entry-2.js']);
});

test('[12.04] nothing is mixed: a page of another build than the site has keeps nothing and deletes nothing', async () => {
  const { keep, keptIn, fake } = createSite();
  await fake.storage.open('files-entry-2.js');
  await keep('/hk/assets/entry-1.js');
  expect(keptIn('files-entry-1.js')).toEqual([]);
  expect(fake.names()).toContain('files-entry-2.js');
});

test.each([
  ['the list', '/files-en.json'],
  ['a file', '/hk/assets/a.css'],
  ['the empty page', shell],
])('[12.05] a network that answers for %s with its own page leaves no empty page', async (_, path) => {
  const own: { make?: () => Response } = {};
  const { keep, keptIn, fake, basic } = createSite({ [path]: () => own.make?.() ?? new Response() });
  own.make = () => basic('<title>Log in</title>', 'text/html');
  await fake.storage.open('files-entry-1.js');
  await keep();
  expect(keptIn('files-entry-2.js')).not.toContain(shell);
  expect(fake.names()).toContain('files-entry-1.js');
});

test('[12.04] what is of another login, or of an earlier worker, goes', async () => {
  const { fake } = createSite();
  for (const name of ['pages', 'personal-1', 'personal-2']) await fake.storage.open(name);
  await keepOnly((name) => name === 'personal-2', fake.storage);
  expect(fake.names()).toEqual(['personal-2']);
});
