import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the texts of the service's error codes from api/errors.json; with --check only compares. */
const root = join(import.meta.dirname, '..');
const locales = ['zh-hant', 'en'] as const;

type ServiceErrorText = { code: number } & Record<(typeof locales)[number], string>;

const source = JSON.parse(readFileSync(join(root, '../api/errors.json'), 'utf8')) as ServiceErrorText[];
let stale = false;

for (const locale of locales) {
  const file = join(root, `src/generated/errors/service-errors.${locale}.ts`);
  const lines = source.map((error) => `  E${error.code}: ${JSON.stringify(error[locale])},\n`);
  const text = `/* Generated from api/errors.json. */\nexport const serviceErrors = {\n${lines.join('')}};\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not up to date: npm run codegen`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;
