import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A component or a hook, up to the brace at the beginning of a line that ends it. */
const component = /^(?:export )?function (?:use)?[A-Z][\s\S]*?^\}/gm;
/** A statement of its own body, not of a function inside it: Biome indents it by two spaces. */
const writtenRef = /^ {2}(?:if \(.*\) )?\w+\.current (?:[-+]|\|\||&&|\?\?)?= .*/gm;

/** The lines that write a ref while a component renders. */
function writtenWhileRendering(source: string): string[] {
  return [...source.matchAll(component)].flatMap(([body]) => body.match(writtenRef) ?? []);
}

test('the check knows a ref that is written while rendering from one that a handler writes', () => {
  const handler = '  const press = () => {\n    last.current = 1;\n  };';
  const sourceOf = (line: string) => `export function useLast() {\n${line}\n}\n`;
  expect(writtenWhileRendering(sourceOf('  last.current = 1;'))).toHaveLength(1);
  expect(writtenWhileRendering(sourceOf('  if (a) last.current ??= 1;'))).toHaveLength(1);
  expect(writtenWhileRendering(sourceOf(handler))).toEqual([]);
});

test('no component writes a ref while it renders', () => {
  const found = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    writtenWhileRendering(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
