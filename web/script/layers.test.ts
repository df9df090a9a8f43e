import { expect, test } from 'vitest';
import { circles, staleBaseModules, violations } from './layers.ts';

const contracts = { site: 'seeker', portal: 'portal', console: undefined };
const entries = {
  'site/entry-client.tsx': '',
  'portal/entry-client.tsx': '',
  'console/entry-client.tsx': '',
};

/** The violations in these files, besides three empty applications. */
function wrongWith(files: Record<string, string>): string[] {
  const all = Object.entries({ ...entries, ...files }).map(([path, text]) => ({ path, text }));
  return violations(all, contracts);
}

test('a feature may not import another feature', () => {
  expect(wrongWith({ 'site/features/home/A.tsx': "import { b } from '../login/B';" })).toEqual([
    'src/site/features/home/A.tsx may not import src/site/features/login/B',
  ]);
  expect(wrongWith({ 'site/features/home/A.tsx': "import { b } from './B';" })).toEqual([]);
});

test('an application may not import another application, not even its types', () => {
  const from = { 'portal/features/jobs/A.tsx': "import type { B } from '../../../site/lib/paths';" };
  expect(wrongWith(from)).toEqual(['src/portal/features/jobs/A.tsx may not import src/site/lib/paths']);
});

test('the kit imports no application, and no contract', () => {
  const card = 'shared/components/job-card/JobCard.tsx';
  expect(wrongWith({ [card]: "import { paths } from '../../../site/lib/paths';" })).toHaveLength(1);
  expect(wrongWith({ [card]: "import type { Job } from '../../../generated/seeker/graphql';" })).toHaveLength(
    1,
  );
  expect(wrongWith({ [card]: "import { Icon } from '../../ui/Icon';" })).toEqual([]);
});

test('every layer may name an error code, and only messages have the texts', () => {
  const codes = "import * as errorCodes from '@/generated/errors/codes';";
  const texts = "import { serviceErrors } from '@/generated/errors/service-errors.en';";
  const generated = { 'generated/errors/codes.ts': '', 'generated/errors/service-errors.en.ts': '' };
  for (const file of ['site/features/home/A.tsx', 'portal/services/a.ts', 'shared/services/a.ts']) {
    expect(wrongWith({ ...generated, [file]: codes })).toEqual([]);
    expect(wrongWith({ ...generated, [file]: texts })).toHaveLength(1);
  }
});

test('an application imports its own contract alone', () => {
  const text = "import type { Job } from '../../../generated/seeker/graphql';";
  expect(wrongWith({ 'site/features/home/A.tsx': text })).toEqual([]);
  expect(wrongWith({ 'portal/features/home/A.tsx': text })).toHaveLength(1);
  expect(wrongWith({ 'console/features/home/A.tsx': text })).toHaveLength(1);
});

test('nothing imports upwards', () => {
  expect(wrongWith({ 'site/components/ads/a.ts': "import { App } from '../../app/App';" })).toHaveLength(1);
  expect(wrongWith({ 'shared/ui/Button.tsx': "import { t } from '../messages/en/common';" })).toHaveLength(1);
  expect(wrongWith({ 'shared/lib/pay.ts': "export { x } from '../ui/Button';" })).toHaveLength(1);
  expect(wrongWith({ 'site/lib/a.ts': "const x = await import('../components/b');" })).toHaveLength(1);
});

test('what a glob names is imported', () => {
  const b = { 'site/app/b.ts': '' };
  expect(wrongWith({ ...b, 'site/lib/a.ts': "import.meta.glob<X>('../app/*.ts');" })).toEqual([
    'src/site/lib/a.ts may not import src/site/app/b.ts',
  ]);
});

test('the allowed directions pass', () => {
  const text =
    "import { A } from '../features/a/A';\nimport x from 'react';\nimport.meta.glob<X>('../features/*/*.tsx')";
  expect(wrongWith({ 'site/app/Registry.tsx': text, 'site/features/a/A.tsx': '' })).toEqual([]);
});

test('the shell stands on the whole kit, which knows nothing of it', () => {
  const text = "import { Toast } from '@/shared/ui/Toast';";
  expect(wrongWith({ 'shared/client/Toasts.tsx': text })).toEqual([]);
  const up = "import { createRouter } from '@/shared/client/router';";
  expect(wrongWith({ 'shared/components/a/A.tsx': up })).toHaveLength(1);
  expect(wrongWith({ 'portal/app/a.ts': up, 'site/app/a.ts': up })).toEqual([]);
});

test("the kit's means for tests are for the tests of every application", () => {
  const text = "import { openTab } from '@/shared/testing/open-tab';";
  expect(wrongWith({ 'shared/client/a.test.ts': text, 'portal/app/a.test.ts': text })).toEqual([]);
  expect(wrongWith({ 'portal/testing/show.tsx': text })).toEqual([]);
  expect(wrongWith({ 'shared/client/a.ts': text, 'portal/app/a.ts': text })).toHaveLength(2);
});

test('only tests import what is there for tests', () => {
  const text = "import { show } from '../../testing/show';";
  expect(wrongWith({ 'site/features/home/A.test.tsx': text })).toEqual([]);
  expect(wrongWith({ 'site/features/home/A.tsx': text })).toHaveLength(1);
});

test('what is on every page brings nothing else there', () => {
  const from = 'site/app/App.tsx';
  expect(wrongWith({ [from]: "import { footer } from './frame/Footer';" })).toEqual([
    'src/site/app/App.tsx would bring src/site/app/frame/Footer onto every page',
  ]);
  expect(wrongWith({ [from]: "import type { Footer } from './frame/Footer';" })).toEqual([]);
  expect(wrongWith({ [from]: "const load = () => import('./frame/Footer');" })).toEqual([]);
  expect(wrongWith({ [from]: "import { page } from './page';" })).toEqual([]);
  expect(wrongWith({ 'site/entry-client.tsx': "import { run } from './app/run';" })).toHaveLength(1);
});

test('an import by its path below src/ is held to the same rules', () => {
  expect(wrongWith({ 'site/lib/a.ts': "import { B } from '@/site/components/b';" })).toEqual([
    'src/site/lib/a.ts may not import src/site/components/b',
  ]);
  expect(wrongWith({ 'site/components/ads/a.ts': "import { b } from '@/site/lib/b';" })).toEqual([]);
});

test('the base bundle names no file that is gone', () => {
  expect(staleBaseModules([])).toContain('base-bundle.ts names src/site/app/App, which is not there');
  expect(staleBaseModules(['site/app/App.tsx'])).not.toContain(
    'base-bundle.ts names src/site/app/App, which is not there',
  );
});

test('a folder with an entry is an application, and has to be in the table', () => {
  expect(wrongWith({ 'other/entry-client.tsx': '' })).toEqual(['src/other is not in applications.ts']);
  expect(wrongWith({ 'helpers/a.ts': '' })).toEqual(['src/helpers has no entry: it is no application']);
});

test('a circle is refused, also one of types or of scripts that load later', () => {
  const a = 'site/lib/a.ts';
  const b = 'site/lib/b.ts';
  const circle = ['a circle of imports: src/site/lib/a.ts -> src/site/lib/b.ts -> src/site/lib/a.ts'];
  expect(wrongWith({ [a]: "import { b } from './b';", [b]: "export { a } from './a';" })).toEqual(circle);
  expect(wrongWith({ [a]: "import type { B } from './b';", [b]: "import { a } from './a';" })).toEqual(
    circle,
  );
  expect(wrongWith({ [a]: "void import('./b');", [b]: "import type { A } from './a';" })).toEqual(circle);
  expect(wrongWith({ [a]: "import { b } from './b';", [b]: '' })).toEqual([]);
});

test('a circle is found behind files that are on none', () => {
  const imports = { start: ['a', 'leaf'], a: ['b', 'leaf'], b: ['c'], c: ['leaf', 'a'], leaf: [] };
  expect(circles(new Map(Object.entries(imports)))).toEqual([['a', 'b', 'c']]);
});
