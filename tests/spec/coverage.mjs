// Which statements of the specification were shown by tests that really ran and passed.
//   coverage.mjs RESULTS [--write FILE]
// RESULTS is the folder of JUnit files that script/test leaves behind. A test names the rows it shows in its title,
// `[2.84] ...`, a C++ test by RecordProperty("rows", "2.84"). Ends with 1 when a row has no test that passed,
// a test names a row that does not exist, or one names more than three.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mostRowsOfATest = 3;

/** The statements of both specifications; of the second one those that have been built. */
export function readRows() {
  return ['requirements.tsv', 'requirements-2.tsv'].flatMap((file) => {
    const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8').trimEnd().split('\n');
    return lines.map((line) => {
      const [id, , requirement] = line.split('\t');
      return { id, requirement };
    });
  });
}

const unescapeXml = (text) =>
  text.replace(/&(lt|gt|quot|apos|amp|#x?[\da-f]+);/gi, (whole, name) => {
    const named = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }[name];
    if (named) return named;
    return String.fromCodePoint(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  });

const attribute = (tag, name) => unescapeXml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The tests of a JUnit file: their titles, the rows they name, whether they passed. */
export function readTests(xml, part) {
  const tests = [];
  for (const [, open, body = ''] of xml.matchAll(/<testcase\b((?:"[^"]*"|[^>"])*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
    const title = attribute(open, 'name');
    const recorded = [...body.matchAll(/<property\s(?=[^>]*name="rows")[^>]*value="([^"]*)"/g)].flatMap(([, rows]) => rows.split(/[\s,]+/));
    const rows = [...new Set([...[...title.matchAll(/\[(\d{1,2}\.\d{2,3})\]/g)].map(([, row]) => row), ...recorded])];
    const ran = !/<skipped\b/.test(body) && attribute(open, 'status') !== 'notrun';
    tests.push({ part, title, rows, ran, passed: ran && !/<(failure|error)\b/.test(body) });
  }
  return tests;
}

function readResults(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.xml'))
    .sort()
    .flatMap((file) => readTests(readFileSync(join(folder, file), 'utf8'), file.slice(0, -'.xml'.length)));
}

/** Rows with the tests that passed for them, and what is wrong. */
export function judge(rows, tests) {
  const known = new Set(rows.map(({ id }) => id));
  const shown = new Map(rows.map(({ id }) => [id, new Set()]));
  const problems = [];
  for (const test of tests) {
    if (test.rows.length > mostRowsOfATest) problems.push(`${test.part}: "${test.title}" names ${test.rows.length} rows`);
    for (const row of test.rows) {
      if (!known.has(row)) problems.push(`${test.part}: "${test.title}" names row ${row}, which does not exist`);
      else if (test.passed) shown.get(row).add(`${test.part}: ${test.title}`);
    }
  }
  const missing = rows.filter(({ id }) => shown.get(id).size === 0);
  return { shown, missing, problems };
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(rows, { shown, missing }) {
  const lines = rows.map(({ id, requirement }) => `| ${id} | ${cell(requirement)} | ${[...shown.get(id)].map(cell).join('<br>') || '**none**'} |`);
  return `# The specification's statements and the tests that show them

From the results of the last \`script/test\`: ${rows.length - missing.length} of ${rows.length} rows have a test that passed.

| row | statement | tests |
|---|---|---|
${lines.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  const [folder, flag, file] = process.argv.slice(2);
  const rows = readRows();
  const result = judge(rows, readResults(folder));
  if (flag === '--write') writeFileSync(file, table(rows, result));
  for (const problem of result.problems) console.error(problem);
  for (const { id, requirement } of result.missing) console.error(`no test for ${id}: ${requirement}`);
  console.log(`${rows.length - result.missing.length} of ${rows.length} rows have a test that passed`);
  process.exitCode = result.missing.length || result.problems.length ? 1 : 0;
}
