// Breaks one behaviour after another in a copy of the tree and sees whether the tests notice.
//   run.mjs [NAME...]
// The row's tests are run once as they are and must be green, then with the mutant and must be red. Results are kept, so
// that names can be run one by one; docs/proof/mutants.md tells of all.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTests } from '../spec/coverage.mjs';
import { mutants } from './mutants.mjs';

const root = join(import.meta.dirname, '../..');
const work = join(root, 'build/mutants');
const tree = join(work, 'tree');
const results = join(work, 'results.json');
const report = join(root, 'docs/proof/mutants.md');
const environment = { ...process.env, BINARY_UNDER_TEST: join(tree, 'build/release/hoigung'), TEST_OUTPUT: join(work, 'browser') };

class Failure extends Error {}

/** Runs a command in the copy; gives what it said when it failed. */
function attempt(command, words, folder = tree) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, env: environment, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? undefined : `${stdout}\n${stderr}`.slice(-3000);
}

function must(what, command, words, folder) {
  const problem = attempt(command, words, folder);
  if (problem !== undefined) throw new Failure(`${what}:\n${problem}`);
}

/** The tree as it stands, changes that are not committed included. Times are kept, so that little is built again. */
function copyTree() {
  mkdirSync(tree, { recursive: true });
  execFileSync('bash', ['-c', `git ls-files -z -co --exclude-standard | tar -c --null --no-recursion -T - | tar -x -C "${tree}"`], { cwd: root });
  // What an earlier call broke has its old time again, but objects of it may be younger: all are built anew.
  for (const file of new Set(mutants.map((mutant) => mutant.in))) touch(file);
  for (const folder of ['script/tools', 'web', 'tests/graphql']) {
    const modules = join(folder, 'node_modules');
    if (!existsSync(join(tree, modules))) execFileSync('cp', ['-al', join(root, modules), join(tree, modules)]);
  }
}

function touch(file) {
  const now = new Date();
  utimesSync(join(tree, file), now, now);
}

const node = join(tree, 'script/tools/node');
const npm = join(tree, 'script/tools/npm');
const pattern = (rows) => rows.map((row) => `\\[${row.replace('.', '\\.')}\\]`);

/** How each part is built after a change, and run for some rows. Each run leaves a JUnit file. */
const parts = {
  server: {
    build: ({ folder }) => build(`hoigung_${folder}_tests`),
    file: ({ folder }) => folder,
    run: (output, { folder }, _, filters) => attempt(join(tree, `build/release/hoigung_${folder}_tests`), [`--gtest_filter=${filters.join(':')}`, `--gtest_output=xml:${output}`]),
  },
  http: {
    build: () => build('hoigung'),
    file: (file) => file,
    run: (output, file, rows) =>
      attempt(node, ['--test', '--test-reporter=junit', `--test-reporter-destination=${output}`, ...pattern(rows).map((each) => `--test-name-pattern=${each}`), `tests/http/${file}`]),
  },
  web: {
    build: () => {},
    file: (file) => file,
    run: (output, file, rows) =>
      withResult(output, 'web.xml', () => attempt(node, ['node_modules/vitest/vitest.mjs', 'run', `src/${file}`, '-t', pattern(rows).join('|')], join(tree, 'web'))),
  },
  browser: {
    build: () => must('the web does not build', npm, ['run', '--silent', 'build'], join(tree, 'web')),
    file: (file) => file,
    run: (output, file, rows) =>
      withResult(output, 'browser.xml', () => attempt(npm, ['run', '--silent', 'test:browser', '--', file, '-g', pattern(rows).join('|'), '--retries=0'], join(tree, 'web'))),
  },
};

/** The web's and the browser's tests say in their own settings where they leave their results. */
function withResult(output, name, run) {
  const written = join(tree, 'build/results', name);
  rmSync(written, { force: true });
  const said = run();
  if (existsSync(written)) cpSync(written, output);
  return said;
}

const partOf = (mutant) => Object.keys(parts).find((name) => mutant[name] !== undefined);

function build(target) {
  must(`${target} does not build`, 'cmake', ['--build', 'build/release', '--target', target, '--', '--quiet']);
}

/** Runs the tests of some mutants, all of one part and file, and gives those of a row. */
function runTests(group) {
  const part = partOf(group[0]);
  const output = join(work, 'junit.xml');
  rmSync(output, { force: true });
  const where = group[0][part];
  const rows = [...new Set(group.map(({ row }) => row))];
  const said = parts[part].run(output, where, rows, group.map((mutant) => mutant[part].filter));
  if (!existsSync(output)) throw new Failure(`the tests left no result:\n${said}`);
  const tests = readTests(readFileSync(output, 'utf8'), part);
  return { said, of: (row) => tests.filter((test) => test.rows.includes(row)) };
}

/** Every test must be there and green before it can be trusted to turn red. */
function checkGreen(chosen) {
  const groups = Map.groupBy(chosen, (mutant) => `${partOf(mutant)} ${parts[partOf(mutant)].file(mutant[partOf(mutant)])}`);
  for (const [name, group] of groups) {
    if (partOf(group[0]) === 'server') build(`hoigung_${group[0].server.folder}_tests`);
    const { of, said } = runTests(group);
    for (const { row, name: mutant } of group) {
      const tests = of(row).filter(({ ran }) => ran);
      if (tests.length === 0 || !tests.every(({ passed }) => passed)) throw new Failure(`${mutant}: ${name} is not green for row ${row}:\n${said ?? ''}`);
    }
    console.log(`green without mutants: ${name}`);
  }
}

/** The titles of the tests that turned red, or why there are none. */
function tryMutant(mutant) {
  const file = join(tree, mutant.in);
  const original = readFileSync(file, 'utf8');
  if (original.split(mutant.text).length !== 2) throw new Failure(`its text does not stand once in ${mutant.in}`);
  writeFileSync(file, original.replace(mutant.text, () => mutant.becomes));
  try {
    parts[partOf(mutant)].build(mutant[partOf(mutant)]);
    const tests = runTests([mutant]).of(mutant.row);
    return tests.filter(({ ran, passed }) => ran && !passed).map(({ title }) => title);
  } finally {
    writeFileSync(file, original);
  }
}

function writeReport(kept) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const lines = mutants.map(({ name, row, in: file }) => {
    const { part, titles, seconds } = kept[name] ?? { part: '', titles: ['not run yet'], seconds: '' };
    return `| ${name} | ${row} | \`${file}\` | ${part} | ${titles.map((title) => title.replaceAll('|', '\\|')).join('<br>')} | ${seconds} |`;
  });
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(
    report,
    `# Mutants

Of ${mutants.length} behaviours ${Object.keys(kept).length} were broken one at a time, and each turned a test of its row red. Written by
\`script/prove mutants\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}; what each mutant is stands in \`tests/mutants/mutants.mjs\`.

| mutant | row | file | tests | that turned red | seconds |
|---|---|---|---|---|---|
${lines.join('\n')}
`,
  );
}

const names = process.argv.slice(2);
const chosen = names.length === 0 ? mutants : mutants.filter(({ name }) => names.includes(name));
if (chosen.length !== (names.length || mutants.length)) {
  console.error(`there are: ${mutants.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}
const kept = names.length > 0 && existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
let wrong = 0;
try {
  copyTree();
  must('the tree does not build', 'bash', ['-c', 'script/build release hoigung']);
  checkGreen(chosen);
  for (const mutant of chosen) {
    const began = Date.now();
    delete kept[mutant.name];
    try {
      const titles = tryMutant(mutant);
      const seconds = Math.round((Date.now() - began) / 1000);
      if (titles.length > 0) kept[mutant.name] = { part: partOf(mutant), titles, seconds };
      else wrong += 1;
      console.log(`${titles.length > 0 ? 'red' : 'SURVIVED'}: ${mutant.name} [${mutant.row}] ${titles[0] ?? ''} (${seconds} s)`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      wrong += 1;
      console.error(`ERROR: ${mutant.name}: ${error.message}`);
    }
    writeFileSync(results, JSON.stringify(kept, null, 2));
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exit(1);
}
writeReport(kept);
process.exitCode = wrong === 0 ? 0 : 1;
