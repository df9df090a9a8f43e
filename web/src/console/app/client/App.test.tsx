// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '@/console/lib/paths';
import { meOf, refusal, show } from '@/console/testing/show';
import { findRoute, routes } from '../routes';

afterEach(cleanup);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const menu = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('[11.01] the console is there in both languages', async () => {
  await show({ path: '/console/en/' });
  expect(heading()).toBe('Operator console');
  expect(screen.getByText('You are logged in as may@hoigung.test (Administrator).')).toBeTruthy();
  expect(document.title).toBe('Operator console · Hoigung operator console');
  expect(screen.getByRole('link', { name: '中文' }).getAttribute('href')).toBe('/console/');
  cleanup();
  await show({ path: '/console/' });
  expect(heading()).toBe('管理後台');
});

test('[11.03] the menu names the pages that the role can use', async () => {
  await show({ path: '/console/en/' });
  expect(menu()).toEqual(['Log', 'Staff', 'Keys', 'My account', '中文']);
  cleanup();
  await show({ path: '/console/en/', me: meOf('moderator') });
  expect(menu()).toEqual(['Log', 'My account', '中文']);
  cleanup();
  await show({ path: '/console/en/', me: meOf('support') });
  expect(menu()).toEqual(['My account', '中文']);
});

test('a role that may not see a page is told so, and not asked to try again', async () => {
  await show({
    path: '/console/en/staff/',
    me: meOf('editor'),
    answers: { Staff: refusal('E100027'), Me: { me: meOf('editor') } },
  });
  expect(await screen.findByText('Your role cannot see this page')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('whoever is not logged in logs in where they are, and then sees the page', async () => {
  const { session } = await show({
    path: '/console/en/account/',
    me: null,
    answers: { Account: { me: null } },
  });
  expect(await screen.findByRole('heading', { name: 'Log in to the console' })).toBeTruthy();
  expect(menu()).toEqual(['中文']);
  act(() => session.begin({ ...meOf(), id: 's1' }));
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeTruthy();
});

test('an address without a page says so, and leads back to the start', async () => {
  const { visit } = await show({ path: '/console/en/nothing/' });
  expect(heading()).toBe('Not found');
  const back = screen.getByRole('link', { name: 'Back to the start' });
  await visit(back.getAttribute('href') ?? '');
  expect(heading()).toBe('Operator console');
});

test('every path leads to a route of its own, and every route has a path', () => {
  const found = Object.values(paths).map((path) => findRoute(path).route.pattern);
  expect(found.toSorted()).toEqual(routes.map(({ pattern }) => pattern).toSorted());
});
