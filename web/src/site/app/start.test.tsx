// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '@/shared/testing/open-tab';
import type { PageData } from './page-data';
import { start } from './start';

vi.mock('./client/bootstrap', () => {
  throw new Error('no script');
});

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
});

/** A document of the site. Its page, if the server rendered one, has a script that does not come. */
function openDocument(html: string, data: PageData): void {
  openTab('http://site.test/hk/en/find-jobs/');
  document.body.innerHTML = `<div id="app"${html === '' ? ' inert' : ''}>${html}</div>`;
  const script = document.createElement('script');
  script.id = 'page-data';
  script.type = 'application/json';
  script.textContent = JSON.stringify(data);
  document.body.append(script);
}

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('a page whose script stays away can be read after a new document, and offers another try', async () => {
  const page = {
    renderedAt: '2026-03-02T00:00:00Z',
    layout: 'default',
    params: {},
    query: [],
    modules: { screen: '/no-such-screen.js', texts: {} },
    own: 0,
    answers: [],
  } as const;
  openDocument('<h1>Jobs</h1>', { page });
  await start();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('Try again');
  await start();
  await start();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(document.querySelector('h1')?.textContent).toBe('Jobs');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Part of this page could not be loaded.',
  );
  expect(links()).toEqual([['Try again', '']]);
});

test('a page that the browser should have rendered offers another try, and a way home', async () => {
  openDocument('', {});
  await start();
  await start();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(document.querySelector('h1')?.textContent).toBe('The page could not be shown');
  expect(links()).toEqual([
    ['Try again', ''],
    ['Back to Home', '/hk/en/'],
  ]);
});
