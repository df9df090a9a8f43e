import { expect, test } from 'vitest';
import { paths } from '../lib/paths';
import { findRoute, routes } from './routes';

test('every path leads to a route of its own, and every route has a path', () => {
  const written = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('a', 'b')));
  const found = written.map((path) => findRoute(path.replace(/\?.*/, '')).route.pattern);
  expect([...new Set(found)].toSorted()).toEqual(routes.map(({ pattern }) => pattern).toSorted());
});
