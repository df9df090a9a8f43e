import { expect, test } from 'vitest';
import errors from '../../api/errors.json' with { type: 'json' };
import portalErrors from '../../api/portal-errors.json' with { type: 'json' };

const files = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const literal = new RegExp(
  `\\bE?(${[...errors, ...portalErrors].map(({ code }) => code).join('|')})\\b`,
  'g',
);

/** The error codes that a text writes out instead of naming them. */
function literalsIn(text: string): string[] {
  return [...text.matchAll(literal)].map(([code]) => code);
}

test('an error code is written out as text or number only in what is generated and in tests', () => {
  const sources = Object.entries(files).filter(([path]) => !/\/generated\/|\.test\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(([path, text]) => literalsIn(text).map((code) => `${path}: ${code}`));
  expect(found, 'use generated/errors/codes').toEqual([]);
});

test('codes are found as text and as number', () => {
  expect(literalsIn("if (code === 'E100049' || number === 200021) wait(120_000, 1000490)")).toEqual([
    'E100049',
    '200021',
  ]);
});
