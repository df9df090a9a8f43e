import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/**
 * Methods that Chrome 99, Safari 15.4 or Firefox 97 lack; the build transpiles syntax, but adds no polyfills.
 */
const newer =
  /\.(findLast|findLastIndex|toSorted|toReversed|toSpliced|isSubsetOf)\(|\b(AbortSignal\.(timeout|any)|(Object|Map)\.groupBy|Promise\.(withResolvers|try)|Array\.fromAsync|URL\.canParse)\(/;

it('no application calls what the oldest supported browsers lack, but where it looks for it first', () => {
  const calling = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .filter((file) => newer.test(readFileSync(join(source, file), 'utf8')));
  expect(calling).toEqual(['shared/services/browser/timeout-signal.ts']);
});
