// Every table of the schema has its rule for backup, export, erasure and purge in docs/data.md.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');

/** The tables that the migrations leave behind. */
function tables() {
  const folder = join(root, 'server/store/migrations');
  const found = new Set();
  for (const file of readdirSync(folder).sort()) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const made = /^CREATE TABLE (\w+)/.exec(line);
      const dropped = /^DROP TABLE (\w+)/.exec(line);
      const renamed = /^ALTER TABLE (\w+) RENAME TO (\w+)/.exec(line);
      if (made) found.add(made[1]);
      if (dropped) found.delete(dropped[1]);
      if (renamed) {
        found.delete(renamed[1]);
        found.add(renamed[2]);
      }
    }
  }
  return [...found].sort();
}

test('each table has a line in docs/data.md that says what becomes of it, and no line is of a table that is gone', () => {
  const lines = readFileSync(join(root, 'docs/data.md'), 'utf8').split('\n').filter((line) => /^\| [a-z_, ]+ \|/.test(line));
  const rows = lines.map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())).filter(([name]) => name !== 'table');
  for (const row of rows) assert.ok(row.length === 5 && row.every((cell) => cell !== ''), `a rule is missing: ${row[0]}`);
  assert.deepEqual(rows.flatMap(([names]) => names.split(', ')).sort(), tables());
});
