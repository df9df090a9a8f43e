// Builds the fuzz targets and runs them, two at a time.
//   fuzz.mjs seconds N [TARGET...]           each target N seconds, from the seeds that are committed
//   fuzz.mjs runs N [SECONDS] [TARGET...]    each target until it has been executed N times in all, in this and earlier
//                                            calls, or for SECONDS; what it learns is kept in build/fuzz/corpus. Most of
//                                            the time without sanitizers, which is ten times as many executions; the
//                                            first piece and every fifth after it with them, on all that was learned
// Ends with 1 when an input was found that breaks a target; it lies in build/fuzz/found.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'build/fuzz');
const quickBuild = join(root, 'build/fuzz-quick');
const sources = new Map(
  globSync('server/*/fuzz/fuzz_*.cpp', { cwd: root })
    .sort()
    .map((file) => [basename(file, '.cpp'), join(root, file)]),
);

// Sanitizers of this age do not start in some of the address spaces that newer kernels deal out at random.
const settled = spawnSync('setarch', ['-R', 'true']).status === 0 ? ['setarch', '-R'] : [];

function buildTargets(folder, targets) {
  execFileSync('script/tools/compile', [basename(folder), ...targets], { cwd: root, stdio: 'inherit' });
}

const seedsOf = (target) => join(sources.get(target), '..', 'corpus', target.replace('fuzz_', ''));

/**
 * Bytes beyond which a target would only see the same again: a search text is cut after 120 characters, and what a
 * document of GraphQL can be wrong in stands in a few lines of it.
 */
const longestInput = new Map([
  ['fuzz_query', 480],
  ['fuzz_reading', 480],
  ['fuzz_graphql', 1024],
]);

/** A piece of a long run, in seconds: short enough that little of the count is lost, long enough that to read what was learned is little. */
const pieceLength = 180;

/** What a target that does not end is given beyond its time: a machine may be very busy. */
const patience = 600_000;

/** Runs a target once, as it lies in a build's folder; gives what libFuzzer says at the end. */
function run(folder, target, seconds, options, folders) {
  mkdirSync(join(build, 'found'), { recursive: true });
  const [program, ...words] = [...settled, join(folder, target)];
  const fixed = ['-print_final_stats=1', '-rss_limit_mb=2048', '-timeout=60', `-artifact_prefix=${join(build, 'found', target)}-`, `-max_total_time=${seconds}`];
  // The search for leaks at the end needs rights that a container may not have, and can hang without them.
  const env = { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' };
  return new Promise((resolve) => {
    const child = spawn(program, [...words, ...fixed, ...options, ...folders], { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: seconds * 1000 + patience, killSignal: 'SIGKILL' });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    child.on('close', (code) => {
      const number = (pattern) => Number(pattern.exec(said)?.[1] ?? 0);
      resolve({
        code,
        said,
        executions: number(/stat::number_of_executed_units:\s*(\d+)/),
        features: number(/[\s\S]* ft: (\d+)/),
      });
    });
  });
}

async function runForSeconds(target, seconds) {
  // What is new goes into the first folder; the seeds stay as they are committed.
  const scratch = join(build, 'scratch', target);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const { code, said, executions, features } = await run(build, target, seconds, ['-seed=1', '-detect_leaks=0'], [scratch, seedsOf(target)]);
  if (code !== 0) console.error(said.slice(-4000));
  console.log(`${target}: ${executions} executions, ${features} features${code === 0 ? '' : ', FAILED'}`);
  return code === 0;
}

/** In pieces, so that a call that is ended half-way loses little of the count. */
async function runUntil(target, goal, seconds) {
  const corpus = join(build, 'corpus', target);
  mkdirSync(corpus, { recursive: true });
  const ledger = join(build, `${target}.executed`);
  let done = existsSync(ledger) ? Number(readFileSync(ledger, 'utf8')) : 0;
  let features = 0;
  const runPiece = async (folder, length, executions) => {
    const options = ['-detect_leaks=0', `-runs=${executions}`, `-max_len=${longestInput.get(target) ?? 0}`];
    const result = await run(folder, target, length, options, [corpus, seedsOf(target)]);
    done += result.executions;
    features = result.features;
    writeFileSync(ledger, `${done}`);
    if (result.code !== 0) console.error(result.said.slice(-4000));
    return result.code === 0;
  };
  const began = Date.now();
  for (let piece = 1; done < goal; piece++) {
    const left = Math.ceil(seconds - (Date.now() - began) / 1000);
    if (left <= 0) break;
    if (!(await runPiece(piece % 5 === 1 ? build : quickBuild, Math.min(left, pieceLength), goal - done))) return false;
  }
  // What was learned since the last piece with sanitizers, once more with them.
  if (!(await runPiece(build, patience / 1000, 0))) return false;
  console.log(`${target}: ${done} of ${goal} executions, ${features} features`);
  return true;
}

const [mode, amount, ...rest] = process.argv.slice(2);
const seconds = mode === 'runs' && /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : Number.POSITIVE_INFINITY;
const targets = rest.length > 0 ? rest : [...sources.keys()];
const runners = { seconds: (target) => runForSeconds(target, Number(amount)), runs: (target) => runUntil(target, Number(amount), seconds) };
if (!runners[mode] || !/^\d+$/.test(amount ?? '') || targets.some((target) => !sources.has(target))) {
  console.error(`fuzz.mjs seconds N | runs N [SECONDS], then targets of: ${[...sources.keys()].join(' ')}`);
  process.exit(2);
}
buildTargets(build, targets);
if (mode === 'runs') buildTargets(quickBuild, targets);
const waiting = [...targets];
const results = [];
const worker = async () => {
  for (let target = waiting.shift(); target; target = waiting.shift()) results.push(await runners[mode](target));
};
await Promise.all([worker(), worker()]);
process.exitCode = results.every(Boolean) ? 0 : 1;
