import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { applications } from '../applications.ts';
import { staleBaseModules, violations } from './layers.ts';

const source = join(import.meta.dirname, '../src');
const paths = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(source, join(entry.parentPath, entry.name)));
const files = paths
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
const contracts = Object.fromEntries(applications.map(({ name, contract }) => [name, contract?.folder]));

const found = [...violations(files, contracts), ...staleBaseModules(paths)];
for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
