import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, readRows, readTests } from './coverage.mjs';

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
