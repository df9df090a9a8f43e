import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { applications } from '../applications.ts';
import { violations } from './layers.ts';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(source, file), text: readFileSync(file, 'utf8') }));
const contracts = Object.fromEntries(applications.map(({ name, contract }) => [name, contract]));

const found = violations(files, contracts);
for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
