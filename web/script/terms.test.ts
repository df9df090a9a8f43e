import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The texts of the shared code and of every application. */
const files = Object.fromEntries(
  globSync('src/*/messages/*/*.ts', { cwd: root }).map((file) => [file, read(file)]),
);

const terms = read('../docs/terms.md');

/** The words in the table's last column, and the spoken ones below it. */
function forbiddenWords(): string[] {
  const rows = terms.split('\n').filter((line) => /^\| (?!thing|---)/.test(line));
  const listed = rows.flatMap((row) => row.split('|').at(-2)?.split(',') ?? []);
  const spoken = /\(not: ([^)]*)\)/.exec(terms)?.[1]?.split(',') ?? [];
  return [...listed, ...spoken].map((word) => word.trim()).filter(Boolean);
}

/** The texts in a file, without their keys and comments. */
function textsOf(source: string): string {
  const quoted = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g) ?? [];
  return quoted.join('\n');
}

/** The home page's greeting may be colloquial. */
const greeting = '今日想去邊度開工？';

test('no text says what the list of terms has another word for', () => {
  const words = forbiddenWords();
  expect(Object.keys(files).filter((file) => file.startsWith('src/portal/')).length).toBeGreaterThan(0);
  expect(words).toContain('職類');
  expect(words).toContain('睇');
  const found = Object.entries(files).flatMap(([file, source]) => {
    const texts = textsOf(source).replace(greeting, '');
    return words.filter((word) => texts.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('brackets round Chinese are full-width', () => {
  const found = Object.entries(files).filter(([, source]) =>
    /\([^()`'{}]*[\u4e00-\u9fff][^()`'{}]*\)/.test(textsOf(source)),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

/** A language's words for the statuses of an application, from a file of messages or of CSV texts. */
const statusesIn = (file: string) =>
  Object.fromEntries(
    [...read(file).matchAll(/^ +(Contacted|Reviewed|Rejected|JobClosed|Hired): '([^']+)',$/gm)]
      .reverse()
      .map(([, status, words]) => [status, words]),
  );

test('[10.26] a status of an application has one name: in the portal, on the site and in the CSV', () => {
  const csv = read('../server/domain/applicants/applicant_texts.cpp');
  for (const locale of ['zh-hant', 'en']) {
    const portal = statusesIn(`src/portal/messages/${locale}/applicants.ts`);
    expect(Object.keys(portal)).toHaveLength(5);
    const site = read(`src/site/messages/${locale}/profile.ts`);
    for (const [status, words] of Object.entries(portal)) {
      expect(site).toContain(`      ${status}: '${words}',`);
      expect(csv).toContain(`"${words}"`);
    }
  }
});
