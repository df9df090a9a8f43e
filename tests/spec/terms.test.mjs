// The Chinese articles keep to the list of terms, as the texts of the web do.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const read = (path) => readFileSync(resolve(root, path), 'utf8');
const terms = read('docs/terms.md');

/** The Chinese words of the table's last column, and the spoken ones below it. */
function forbiddenWords() {
  const rows = terms.split('\n').filter((line) => /^\| (?!thing|---)/.test(line));
  const listed = rows.flatMap((row) => row.split('|').at(-2).split(','));
  const spoken = /\(not: ([^)]*)\)/.exec(terms)[1].split(',');
  return [...listed, ...spoken].map((word) => word.trim()).filter((word) => /[\u4e00-\u9fff]/.test(word));
}

/** The text that people read, without addresses. */
const textOf = (article) => article.replace(/\]\([^)]*\)/g, ']');

const articles = globSync('content/*/zh-hant/*.md', { cwd: root }).map((path) => [path, textOf(read(path))]);

test('no article says what the list of terms has another word for', () => {
  assert.ok(articles.length > 50);
  const words = forbiddenWords();
  for (const word of ['職類', '睇', '人工']) assert.ok(words.includes(word), word);
  const found = articles.flatMap(([path, text]) => words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
  assert.deepEqual(found, []);
});

test('the names of categories keep to it, too', () => {
  const names = Object.values(JSON.parse(read('content/categories.json'))).flat().map(({ name }) => name['zh-hant']);
  assert.deepEqual(names.filter((name) => forbiddenWords().some((word) => name.includes(word))), []);
});

test('dates have one form, and brackets round Chinese are full-width', () => {
  const found = articles.flatMap(([path, text]) => {
    const body = text.replace(/^---.*?^---/ms, '');
    const odd = body.match(/\d{4} 年|\d ?月 \d|\d{4}-\d\d-\d\d|\([^()]*[\u4e00-\u9fff][^()]*\)/g) ?? [];
    return odd.map((word) => `${path}: ${word}`);
  });
  assert.deepEqual(found, []);
});
