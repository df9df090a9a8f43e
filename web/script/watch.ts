import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the web quickly at every change below src/ and public/, and starts the program again with it: a server
 * reads the build once, when it starts. Arguments go to `hoigung serve`.
 */
const root = join(import.meta.dirname, '..');
const program = join(root, '../build/release/hoigung');
/** Editors write a file in several steps. */
const pauseAfterChange = 200;

let server: ChildProcess | undefined;
let building: ChildProcess | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isChanged = false;

function serve(): void {
  const started = spawn(program, ['serve', ...process.argv.slice(2)], {
    cwd: join(root, '..'),
    stdio: 'inherit',
    env: { HOIGUNG_ENVIRONMENT: 'development', ...process.env },
  });
  started.on('error', (error) => console.error(`${error.message}: script/build makes the program`));
  server = started;
}

function restart(): void {
  const isRunning = server !== undefined && server.exitCode === null && server.signalCode === null;
  if (isRunning) server?.once('exit', serve).kill();
  else serve();
}

function build(): void {
  if (building !== undefined) {
    isChanged = true;
    return;
  }
  isChanged = false;
  const began = Date.now();
  building = spawn(process.execPath, ['script/build.ts', '--quick'], { cwd: root, stdio: 'inherit' });
  building.on('exit', (code) => {
    building = undefined;
    if (isChanged) return build();
    if (code !== 0) return console.error('The build failed; the site stays as it is.');
    console.log(`built in ${Math.round((Date.now() - began) / 100) / 10} s`);
    restart();
  });
}

for (const folder of ['src', 'public']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(build, pauseAfterChange);
  });
}
process.on('SIGINT', () => {
  server?.kill();
  process.exit();
});
build();
