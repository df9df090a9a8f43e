import { expect, test } from 'vitest';
import { circleOf } from './circles.ts';
import type { Manifest } from './client-assets.ts';

function manifestOf(imports: Readonly<Record<string, readonly string[]>>): Manifest {
  const chunks = Object.entries(imports).map(([file, imported]) => [file, { file, imports: [...imported] }]);
  return Object.fromEntries(chunks) as Manifest;
}

test('files that share others are in no circle', () => {
  const manifest = manifestOf({ entry: ['base', 'a'], a: ['b', 'base'], b: ['base'], base: [] });
  expect(circleOf(manifest)).toBeUndefined();
});

test('files that import each other are told, however far apart', () => {
  expect(circleOf(manifestOf({ run: ['portal'], portal: ['run'] }))).toBe('run -> portal -> run');
  expect(circleOf(manifestOf({ entry: ['run'], run: ['bar'], bar: ['portal'], portal: ['run'] }))).toBe(
    'run -> bar -> portal -> run',
  );
});
