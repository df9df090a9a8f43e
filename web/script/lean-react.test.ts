import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leanReact, unusedFeatures } from './lean-react.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(unusedFeatures))('no application uses %s', (_, { use }) => {
  const users = Object.entries(sources).filter(([, text]) => use.test(text));
  expect(users.map(([path]) => path)).toEqual([]);
});

test.each([
  ['view transitions', '<ViewTransition name="card">'],
  ['refs of fragments', '<Fragment key={id} ref={ref}>'],
  ['states of actions', 'const [state, run] = useActionState(act, 0);'],
  ['lists of suspense', '<SuspenseList>'],
  ['preloading by functions', "import { preload } from 'react-dom';"],
])('a use of %s is found', (feature, text) => {
  expect(text).toMatch(unusedFeatures[feature]?.use ?? /^$/);
  expect('<Fragment key={id}><input ref={ref} /></Fragment>').not.toMatch(
    unusedFeatures[feature]?.use ?? /./,
  );
});

test('React without the features is the same program for everything else', () => {
  const lean = leanReact(react);
  expect(lean.length).toBeLessThan(react.length - 40_000);
  expect(() => new Function('require', 'exports', lean)).not.toThrow();
  const left = lean.replaceAll(/^function \w+\(\) \{.*\}$/gm, '').split('\n');
  const before = new Set(react.split('\n'));
  expect(left.filter((line) => !before.has(line))).toEqual([]);
});

test('a function that React does not have any more stops the build', () => {
  expect(() => leanReact('function other() {\n}\n')).toThrow('React has no function startViewTransition');
});
