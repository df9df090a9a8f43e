// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addresses } from '@/console/lib/address';
import { readConfig } from '@/console/lib/config';
import { paths } from '@/console/lib/paths';
import { texts as english } from '@/console/messages/all-en';
import { texts as chinese } from '@/console/messages/all-zh-hant';
import { createNotices } from '@/shared/services/notices';
import { showApplication } from '@/shared/testing/show-application';
import { findRoute, routes } from '../routes';
import { App } from './App';
import { type ConsolePage, screens } from './router';

afterEach(cleanup);

function rethrow(error: unknown): never {
  throw error;
}

async function show(path: string) {
  const address = addresses.parse(path);
  if (address === undefined) throw new Error('not a page');
  return showApplication<ConsolePage>({
    url: `http://console.test${path}`,
    answers: {},
    load: async () => {
      const first = await screens.load(address);
      return () => screens.start(first, vi.fn());
    },
    element: (pages) => (
      <App
        pages={pages}
        notices={createNotices()}
        config={readConfig({})}
        texts={address.locale === 'en' ? english : chinese}
        onError={rethrow}
      />
    ),
  });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the console says in both languages what the operator uses until it can do something', async () => {
  await show('/console/en/');
  expect(heading()).toBe('Operator console');
  expect(screen.getByText(/use hoigung on the command line/)).toBeTruthy();
  expect(document.title).toBe('Operator console · Hoigung operator console');
  expect(screen.getByRole('link', { name: '中文' }).getAttribute('href')).toBe('/console/');
  cleanup();
  await show('/console/');
  expect(heading()).toBe('管理後台');
  expect(screen.getByText(/請在命令列使用 hoigung/)).toBeTruthy();
});

test('an address without a page says so, and leads back to the start', async () => {
  const { visit } = await show('/console/en/nothing/');
  expect(heading()).toBe('Not found');
  const back = screen.getByRole('link', { name: 'Back to the start' });
  await visit(back.getAttribute('href') ?? '');
  expect(heading()).toBe('Operator console');
});

test('every path leads to a route of its own, and every route has a path', () => {
  const found = Object.values(paths).map((path) => findRoute(path).route.pattern);
  expect(found.toSorted()).toEqual(routes.map(({ pattern }) => pattern).toSorted());
});
