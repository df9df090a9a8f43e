import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { judge, readRows, readTests } from './coverage.mjs';

const root = resolve(import.meta.dirname, '../..');

const xml = `<testsuites>
<testcase name="[2.84] a &quot;b&quot; &gt; c" time="1" classname="x"/>
<testcase name="[2.85] fails"><failure message="no">[2.86]</failure></testcase>
<testcase name="[2.87] left out"><skipped/></testcase>
<testcase name="[10.01] [15.08] of the second specification"/>
<testcase name="Multipart" status="run"><properties><property name="rows" value="5.17,5.18"/></properties></testcase>
</testsuites>`;

test('rows are read from titles and properties of tests that ran and passed', () => {
  const tests = readTests(xml, 'http');
  assert.deepEqual(
    tests.map(({ title, rows, passed }) => [title, rows, passed]),
    [
      ['[2.84] a "b" > c', ['2.84'], true],
      ['[2.85] fails', ['2.85'], false],
      ['[2.87] left out', ['2.87'], false],
      ['[10.01] [15.08] of the second specification', ['10.01', '15.08'], true],
      ['Multipart', ['5.17', '5.18'], true],
    ],
  );
});

test('rows without a test, unknown rows and crowded tests are found', () => {
  const rows = ['2.84', '2.85'].map((id) => ({ id, requirement: '' }));
  const { missing, problems } = judge(rows, [
    { part: 'http', title: 'a', rows: ['2.84', '9.99'], passed: true },
    { part: 'http', title: 'b', rows: ['2.85'], passed: false },
    { part: 'http', title: 'c', rows: ['2.84', '2.85', '2.84', '2.85'], passed: false },
  ]);
  assert.deepEqual(missing.map(({ id }) => id), ['2.85']);
  assert.equal(problems.length, 2);
});

test('both specifications are read, and no row is there twice', () => {
  const ids = readRows().map(({ id }) => id);
  assert.ok(ids.includes('1.01') && ids.includes('15.08'));
  assert.equal(new Set(ids).size, ids.length);
});

/** The rows that the tests' sources name, each with its file: what a whole run would read from their results. */
function rowsInSources() {
  const found = [];
  for (const folder of ['server', 'tests', 'web/src', 'web/script']) {
    for (const file of readdirSync(join(root, folder), { recursive: true })) {
      if (file === join('spec', 'coverage.test.mjs') || !/_test\.cpp$|\.(test|spec)\.(ts|tsx|mjs)$/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      const titles = [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*['"`]((?:\[\d{1,2}\.\d{2,3}\] ?)+)/g)].flatMap(([, rows]) => rows.match(/[\d.]+/g));
      const properties = [...text.matchAll(/RecordProperty\("rows", "([^"]*)"\)/g)].flatMap(([, rows]) => rows.split(/[\s,]+/));
      for (const row of [...titles, ...properties]) found.push({ row, file: `${folder}/${file}` });
    }
  }
  return found;
}

test('every row that a test names is one of the specifications', () => {
  const known = new Set(readRows().map(({ id }) => id));
  const named = rowsInSources();
  assert.ok(named.length > known.size, 'the sources of the tests were not read');
  assert.deepEqual(named.filter(({ row }) => !known.has(row)), []);
});
