import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { violations } from './layers.ts';

const source = join(import.meta.dirname, '../src');
const found = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(source, join(entry.parentPath, entry.name)))
  .flatMap((file) => violations(file, readFileSync(join(source, file), 'utf8')));

for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
