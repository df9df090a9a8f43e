import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { applications } from '../applications.ts';
import { graphqlModules } from './graphql-modules.ts';

/**
 * Generates everything below src/generated/ from api/ and the applications' documents; with --check it only
 * compares.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/generated');

/** Files by their paths relative to the folder. */
type Files = Map<string, string>;

async function contractFiles(): Promise<Files> {
  const generates = applications.flatMap(({ name, contract }) => {
    if (contract === undefined) return [];
    const output = {
      schema: join(root, '../api', contract.schema),
      documents: [join(root, `src/${name}/**/*.graphql`)],
      preset: graphqlModules,
      config: { useTypeImports: true, strictScalars: true, scalars: { Timestamp: 'string', Date: 'string' } },
    };
    return [[join(folder, contract.folder, '/'), output] as const];
  });
  const made: Types.FileOutput[] = await generate(
    { generates: Object.fromEntries(generates), silent: true },
    false,
  );
  return new Map(made.map(({ filename, content }) => [relative(folder, filename), content]));
}

interface ServiceErrorText {
  /** The name of the refusal in the server, JobNotFound. */
  name: string;
  code: number;
  'zh-hant': string;
  en: string;
}

function errorsOf(source: string): ServiceErrorText[] {
  return JSON.parse(readFileSync(join(root, '../api', source), 'utf8')) as ServiceErrorText[];
}

/** The error codes of all services by name. Each is an export of its own, so that a bundle has only those it uses. */
function codeFiles(sources: readonly string[]): Files {
  const lines = sources.flatMap(errorsOf).map(({ name, code }) => {
    const constant = name.charAt(0).toLowerCase() + name.slice(1);
    return `export const ${constant} = 'E${code}';\n`;
  });
  const from = sources.map((source) => `api/${source}`).join(' and ');
  return new Map([['errors/codes.ts', `/* Generated from ${from}. */\n${lines.join('')}`]]);
}

/** The texts of a file of error codes, one module per language. */
function errorFiles(source: string, module: string, name: string): Files {
  const errors = errorsOf(source);
  const files = (['zh-hant', 'en'] as const).map((locale) => {
    const lines = errors.map((error) => `  E${error.code}: ${JSON.stringify(error[locale])},\n`);
    const text = `/* Generated from api/${source}. */\nexport const ${name} = {\n${lines.join('')}};\n`;
    return [`errors/${module}.${locale}.ts`, text] as const;
  });
  return new Map(files);
}

function presentFiles(): Files {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));
}

const wanted: Files = new Map([
  ...(await contractFiles()),
  ...codeFiles(['errors.json', 'portal-errors.json']),
  ...errorFiles('errors.json', 'service-errors', 'serviceErrors'),
]);
const present = presentFiles();
const stale = [...new Set([...wanted.keys(), ...present.keys()])].filter(
  (file) => wanted.get(file) !== present.get(file),
);

if (process.argv.includes('--check')) {
  for (const file of stale)
    console.error(`src/generated/${file} is not up to date: ../script/tools/npm run codegen`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const file of stale) {
    const path = join(folder, file);
    const text = wanted.get(file);
    if (text === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
