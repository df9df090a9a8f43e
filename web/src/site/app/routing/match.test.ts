import { expect, test } from 'vitest';
import { matchRoute } from './match';
import { type Route, routes } from './routes';

const table: Route[] = [
  ['advanced', '/find-jobs/advanced/'],
  ['search', '/find-jobs/:slug?/'],
  ['job', '/job/:slug?/:id?/'],
  ['company', '/company/:slug/:companyId?/'],
].map(([name = '', pattern = '']) => ({ name, pattern, screen: '', render: 'server', layout: 'default' }));
table.push({
  name: 'dev',
  pattern: '/dev/',
  screen: '',
  render: 'server',
  layout: 'default',
  environment: 'development',
});

const found = (path: string, environment = 'production') => {
  const match = matchRoute(table, path, environment);
  return match && [match.route.name, match.params];
};

test('[2.03] a route matches only with its trailing slash', () => {
  expect(found('/find-jobs/')).toEqual(['search', {}]);
  expect(found('/find-jobs')).toBeUndefined();
  expect(found('/find-jobs//')).toBeUndefined();
});

test('literal segments win over parameters', () => {
  expect(found('/find-jobs/advanced/')).toEqual(['advanced', {}]);
  expect(found('/find-jobs/mong-kok/')).toEqual(['search', { slug: 'mong-kok' }]);
});

test('optional segments may be left out, others not', () => {
  expect(found('/job/')).toEqual(['job', {}]);
  expect(found('/job/cook/1/')).toEqual(['job', { slug: 'cook', id: '1' }]);
  expect(found('/company/')).toBeUndefined();
  expect(found('/company/a/1/2/')).toBeUndefined();
});

test('parameters are decoded', () => {
  expect(found('/find-jobs/%E6%97%BA%E8%A7%92%EF%BD%9C%E5%85%BC%E8%81%B7/')).toEqual([
    'search',
    { slug: '旺角｜兼職' },
  ]);
});

test('a route of the development environment is unknown elsewhere', () => {
  expect(found('/dev/', 'development')).toEqual(['dev', {}]);
  expect(found('/dev/')).toBeUndefined();
});

test('every route has its screen', () => {
  const screens = Object.keys(import.meta.glob('../../features/*/*Screen.tsx'));
  for (const route of routes) expect(screens).toContain(`../../features/${route.screen}.tsx`);
});
