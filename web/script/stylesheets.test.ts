import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { narrowMaxWidth } from '../src/shared/lib/constants';

const source = join(import.meta.dirname, '../src');

/** The stylesheet lines that match a pattern. */
function linesWith(pattern: RegExp): string[] {
  return globSync('**/*.css', { cwd: source }).flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

it('the width at which the layout changes is written in no stylesheet', () => {
  expect(linesWith(new RegExp(`@media.*\\b(${narrowMaxWidth}|${narrowMaxWidth + 1})px`))).toEqual([]);
});

it('no selector is doubled to beat another: that is what layers are for', () => {
  expect(linesWith(/:root:root/)).toEqual([]);
});

it('what lies over what is written in the tokens alone', () => {
  expect(linesWith(/z-index: *[-\d]/)).toEqual([]);
});

it('the site names a height that the oldest supported browsers lack in the tokens alone', () => {
  const lines = linesWith(/\d[ds]vh/).filter((line) => !line.startsWith('portal/'));
  expect(lines.filter((line) => !line.includes('tokens.css'))).toEqual([]);
});
