import { join } from 'node:path';

/** A running site for tests. */
export interface RunningSite {
  url: string;
  /** The address of the operations port. */
  ops: string;
  stop: () => Promise<number>;
  /** Kills it, like a power cut. */
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

/** The helpers with which the black-box tests start sites and commands. */
export function support(): Promise<Support> {
  return import(join(__dirname, '../support/site.mjs')) as Promise<Support>;
}

/** A person of the portal outside a browser. */
export interface PortalPerson {
  site: { url: string };
  email: string;
  /** The session, as a browser keeps it. */
  cookies: ReadonlyMap<string, string>;
  logIn: () => Promise<PortalPerson>;
  newestCode: () => Promise<string | undefined>;
  /** Waits for a code other than the one before. */
  code: (before?: string) => Promise<string>;
  /** The data of an answer that has no errors. */
  get: <Result>(query: string, variables?: object) => Promise<Result>;
  found: (company?: object) => Promise<{ id: string }>;
  upload: (path: string, bytes: Buffer, name: string) => Promise<Response>;
}

interface PortalSupport {
  Employer: new (site: { url: string }, person: { email: string }) => PortalPerson;
  /** The token in the link of an invitation mail. */
  invitationToken: (site: { url: string }, email: string) => Promise<string>;
}

/** The black-box tests' employers. */
export function portalSupport(): Promise<PortalSupport> {
  return import(join(__dirname, '../support/portal.mjs')) as Promise<PortalSupport>;
}

interface ConsoleSupport {
  /** What an app shows for the secret of a second factor. */
  timeCode: (secret: string) => string;
  Staff: new (
    site: { url: string },
    person: { email: string },
  ) => { newestCode: () => Promise<string | undefined> };
}

/** The black-box tests' staff of the operator's console. */
export function consoleSupport(): Promise<ConsoleSupport> {
  return import(join(__dirname, '../support/console.mjs')) as Promise<ConsoleSupport>;
}

/** Runs a command of the program on a database, as an operator would, and returns its output. */
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

/** A catalogue in the import's format, one object per line. */
export function linesOf(things: readonly object[]): string {
  return things.map((thing) => `${JSON.stringify(thing)}\n`).join('');
}
