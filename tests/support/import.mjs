// Imports lines into a database's catalogue, as an operator would; creates the database if necessary.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ndjson } from './catalogue.mjs';
import { importCatalogue, privateFolder } from './site.mjs';

let folder;

export function importLines(database, lines) {
  folder ??= privateFolder();
  const file = join(folder, 'lines.ndjson');
  writeFileSync(file, ndjson(lines));
  const done = importCatalogue({ database }, undefined, [file]);
  assert.equal(done.code, 0, done.err);
}
