import { expect, test } from 'vitest';

/** The texts of all applications, by "src/<application>/messages/<language>/<namespace>.ts". */
const files = import.meta.glob<Record<string, unknown>>('../src/*/messages/{zh-hant,en}/*.ts', {
  eager: true,
});

/** The namespaces of one language with the keys of their texts, "apply.steps.send: string". */
function textsIn(language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, module] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) found[path.replace(`/${language}/`, '/*/')] = keysOf(module).sort();
  }
  return found;
}

function keysOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${at}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, below]) => keysOf(below, at === '' ? key : `${at}.${key}`));
}

test('every language has the same files with the same texts', () => {
  const source = textsIn('zh-hant');
  expect(Object.keys(source).length).toBeGreaterThan(40);
  expect(textsIn('en')).toEqual(source);
});
