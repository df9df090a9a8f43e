import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { mutants } from '../mutants/mutants.mjs';
import { readRows } from './coverage.mjs';

const root = join(import.meta.dirname, '../..');
const rows = new Set(readRows().map(({ id }) => id));

test('every mutant still has its place: its text stands once in its file, and its row and test are there', () => {
  for (const { name, row, in: file, text, becomes, http, web, browser } of mutants) {
    const parts = readFileSync(join(root, file), 'utf8').split(text).length;
    assert.equal(parts, 2, `${name}: its text stands ${parts - 1} times in ${file}`);
    assert.notEqual(text, becomes, name);
    assert.ok(rows.has(row), `${name}: there is no row ${row}`);
    const tests = (http && `tests/http/${http}`) ?? (web && `web/src/${web}`) ?? (browser && `tests/browser/${browser}`);
    if (tests) assert.ok(readFileSync(join(root, tests), 'utf8').includes(`[${row}]`), `${name}: ${tests} has no test of row ${row}`);
  }
});

test('there are at least 40 mutants, told apart by name, and in every area of the specification', () => {
  assert.ok(mutants.length >= 40);
  assert.equal(new Set(mutants.map(({ name }) => name)).size, mutants.length);
  assert.deepEqual([...new Set(mutants.map(({ row }) => row.split('.')[0]))].sort(), ['1', '10', '12', '2', '3', '4', '5', '6', '7', '8', '9']);
});
