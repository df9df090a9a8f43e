import { join } from 'node:path';

/** A site that runs for the tests. */
export interface RunningSite {
  url: string;
  /** Where the operations port is. */
  ops: string;
  stop: () => Promise<number>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

interface Answer {
  code: number;
  out: string;
  err: string;
}

interface Support {
  Site: { start: (settings: object) => Promise<RunningSite> };
  demonstrationDatabase: (folder: string) => string;
  privateFolder: () => string;
  hoigung: (args: readonly string[], settings: object, input?: string) => Answer;
}

/** What the black-box tests start sites and commands with. */
export function support(): Promise<Support> {
  return import(join(__dirname, '../support/site.mjs')) as Promise<Support>;
}

/** Runs a command of the program on a database, as an operator would, and gives what it says. */
export async function runCommandOn(
  database: string | undefined,
  args: readonly string[],
  input?: string,
): Promise<string> {
  const { hoigung } = await support();
  const { code, out, err } = hoigung(args, { database }, input);
  if (code !== 0) throw new Error(err);
  return out;
}

/** A catalogue as the import takes it, a thing a line. */
export function linesOf(things: readonly object[]): string {
  return things.map((thing) => `${JSON.stringify(thing)}\n`).join('');
}
