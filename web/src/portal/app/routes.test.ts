import { expect, test } from 'vitest';
import { findRoute, routes } from './routes';

const found = (path: string) => {
  const { route, params } = findRoute(path);
  return [route.pattern, params];
};

test('[10.05] the addresses of a company name it', () => {
  expect(found('/5f0c00000000000000000001/')).toEqual([
    '/:company/',
    { company: '5f0c00000000000000000001' },
  ]);
  expect(found('/5f0c00000000000000000001/people/')).toEqual([
    '/:company/people/',
    { company: '5f0c00000000000000000001' },
  ]);
});

test('a name of the table wins over a parameter', () => {
  expect(found('/new/')).toEqual(['/new/', {}]);
  expect(found('/a/branches/new/')).toEqual(['/:company/branches/new/', { company: 'a' }]);
  expect(found('/a/branches/b/')).toEqual(['/:company/branches/:branch/', { company: 'a', branch: 'b' }]);
});

test('an unknown path is not found', () => {
  expect(found('/a/b/c/d/')).toEqual(['', {}]);
});

test('every route has its screen', async () => {
  const modules = await Promise.all(routes.map(({ load }) => load()));
  for (const { screen } of modules) expect(screen.Component).toBeTypeOf('function');
}, 30_000);
