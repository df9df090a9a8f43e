import { parseSync } from 'vite';
import { baseBundle, isOnEveryPage } from '../base-bundle.ts';

/** Which files below src/ may import which. Everything else is forbidden, without a list of exceptions. */

/** The layers of the shared code, with the shared layers that each may import. */
const kitLayers: Readonly<Record<string, readonly string[]>> = {
  testing: ['testing', 'client', 'components', 'forms', 'ui', 'hooks', 'services', 'lib', 'messages'],
  client: ['client', 'components', 'forms', 'ui', 'hooks', 'services', 'lib', 'messages'],
  components: ['components', 'forms', 'ui', 'hooks', 'services', 'lib', 'messages'],
  forms: ['forms', 'ui', 'hooks', 'services', 'lib', 'messages'],
  ui: ['ui', 'hooks', 'lib'],
  hooks: ['hooks', 'services', 'lib', 'messages'],
  services: ['services', 'lib', 'messages'],
  lib: ['lib', 'messages'],
  messages: ['messages'],
};

interface Layer {
  /**
   * The layers of its own application that it may import. A feature may import itself, but no other feature.
   */
  own: readonly string[];
  /** The layers of the shared code that it may import. */
  kit: readonly string[];
  /** Whether it may import the code generated from the application's contract. */
  contract: boolean;
}

const wholeKit = Object.keys(kitLayers).filter((layer) => layer !== 'testing');
const belowUi = ['hooks', 'services', 'lib', 'messages'];

/** The layers of every application, from the top down. Files outside these folders are its entries. */
const applicationLayers: Readonly<Record<string, Layer>> = {
  entry: {
    own: ['entry', 'app', 'features', 'components', 'services', 'page', 'lib', 'messages'],
    kit: wholeKit,
    contract: true,
  },
  testing: {
    own: ['testing', 'app', 'features', 'components', 'services', 'page', 'lib', 'messages'],
    kit: [...wholeKit, 'testing'],
    contract: true,
  },
  app: {
    own: ['app', 'features', 'components', 'services', 'page', 'lib', 'messages'],
    kit: wholeKit,
    contract: true,
  },
  features: { own: ['components', 'services', 'page', 'lib', 'messages'], kit: wholeKit, contract: true },
  components: { own: ['components', 'services', 'page', 'lib', 'messages'], kit: wholeKit, contract: true },
  services: { own: ['services', 'page', 'lib', 'messages'], kit: belowUi, contract: true },
  page: { own: ['page', 'lib', 'messages'], kit: belowUi, contract: true },
  lib: { own: ['lib', 'messages'], kit: ['services', 'lib', 'messages'], contract: false },
  messages: { own: ['messages'], kit: ['messages'], contract: false },
  // A program of its own, which no page imports.
  worker: { own: ['worker', 'lib'], kit: ['lib'], contract: false },
};

export interface SourceFile {
  /** Relative to src/. */
  path: string;
  text: string;
}

type ImportKind = 'value' | 'type' | 'dynamic';

interface Import {
  target: string;
  kind: ImportKind;
}

/** Resolves `../lib/page`, as seen from `site/app/App.tsx`, and `@/site/lib/page` to `site/lib/page`. */
function resolve(from: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2);
  const path = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

/** The files that `import.meta.glob` names; only `*` is supported in its patterns. */
function globImports({ path, text }: SourceFile, files: readonly string[]): Import[] {
  return [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)].flatMap(([, given = '']) => {
    const kind = /eager: true/.test(given) ? 'value' : 'dynamic';
    const patterns = [...given.matchAll(/'(\.[^']+)'/g)].map(([, pattern = '']) => resolve(path, pattern));
    const isNamed = (file: string) =>
      patterns.some((pattern) =>
        new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file),
      );
    return files.filter(isNamed).map((target): Import => ({ target, kind }));
  });
}

/** A file's imports from src/. */
function importsOf(file: SourceFile, files: readonly string[]): Import[] {
  const { module, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const found: [string, ImportKind][] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push([moduleRequest.value, isType ? 'type' : 'value']);
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push([moduleRequest.value, isType ? 'type' : 'value']);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.*)['"]$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) found.push([literal[1], 'dynamic']);
  }
  const local = found
    .filter(([target]) => /^(\.|@\/)/.test(target))
    .map(([target, kind]): Import => {
      const path = resolve(file.path, target.replace(/\?.*$/, ''));
      const known = [path, `${path}.ts`, `${path}.tsx`].find((name) => files.includes(name));
      return { target: known ?? path, kind };
    });
  return [...local, ...globImports(file, files)];
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const topOf = (path: string) => path.split('/')[0] ?? '';

/** The folder below an application or the shared code. */
function layerOf(path: string): string {
  const [, second = '', third] = path.split('/');
  return third === undefined ? 'entry' : second;
}

/** The applications, each with the folder of its contract below generated/ if it has one. */
export type Contracts = Readonly<Record<string, string | undefined>>;

function mayImport(from: string, to: string, contracts: Contracts): boolean {
  const top = topOf(from);
  const layer = layerOf(from);
  // Error codes are names that every layer may use.
  if (to === 'generated/errors/codes.ts') return true;
  const isOfTests = layerOf(to) === 'testing' && (topOf(to) === top || topOf(to) === 'shared');
  if (isOfTests && isTest(from)) return true;
  if (top === 'generated') return topOf(to) === 'generated' && layerOf(to) === layer;
  if (top === 'shared') {
    // Error texts are messages.
    if (topOf(to) === 'generated') return layer === 'messages' && layerOf(to) === 'errors';
    return topOf(to) === 'shared' && (kitLayers[layer]?.includes(layerOf(to)) ?? false);
  }
  const rule = applicationLayers[layer];
  if (rule === undefined) return false;
  if (topOf(to) === 'shared') return rule.kit.includes(layerOf(to));
  if (topOf(to) === 'generated') {
    if (layerOf(to) === 'errors') return layer === 'messages';
    return rule.contract && layerOf(to) === contracts[top];
  }
  if (topOf(to) !== top) return false;
  if (layer === 'features' && layerOf(to) === 'features') return from.split('/')[2] === to.split('/')[2];
  return rule.own.includes(layerOf(to));
}

/**
 * Code loaded on every page must not statically import other code, which would then be on every page, too.
 */
function growsEveryPage(from: string, { target, kind }: Import): boolean {
  if (kind !== 'value' || isTest(from) || isOnEveryPage(target)) return false;
  return isOnEveryPage(from) || (/\/entry-client\.tsx$/.test(from) && !target.endsWith('.css'));
}

/**
 * Circles of imports, each as a list of files. Types and `import()` count as well: both can be avoided by
 * moving a type or passing in a function, and files in a circle can only be read, tested and moved together.
 */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const finished = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start !== -1) found.push(trail.slice(start));
    if (start !== -1 || finished.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...trail, file]);
    finished.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

/** A folder with an entry is an application; the only other folders are the shared and the generated code. */
function strayFolders(paths: readonly string[], contracts: Contracts): string[] {
  const folders = new Set(paths.map(topOf));
  return [...folders].flatMap((folder) => {
    if (folder === 'shared' || folder === 'generated') return [];
    const isApplication = paths.some((path) => new RegExp(`^${folder}/entry-[a-z]+\\.tsx?$`).test(path));
    if (!isApplication) return [`src/${folder} has no entry: it is no application`];
    return folder in contracts ? [] : [`src/${folder} is not in applications.ts`];
  });
}

/** Names of the base bundle that no file has: it moved, or it is gone. */
export function staleBaseModules(paths: readonly string[]): string[] {
  const known = new Set(paths.map((path) => path.replace(/(\.module)?\.[a-z]+$/, '')));
  return [...baseBundle]
    .filter((module) => !known.has(module))
    .map((module) => `base-bundle.ts names src/${module}, which is not there`);
}

/** Everything below src/ that breaks the rules. */
export function violations(files: readonly SourceFile[], contracts: Contracts): string[] {
  const paths = files.map(({ path }) => path);
  const imports = new Map(files.map((file) => [file.path, importsOf(file, paths)]));
  const found = strayFolders(paths, contracts);
  for (const [from, all] of imports) {
    for (const each of all) {
      if (!mayImport(from, each.target, contracts))
        found.push(`src/${from} may not import src/${each.target}`);
      if (growsEveryPage(from, each))
        found.push(`src/${from} would bring src/${each.target} onto every page`);
    }
  }
  const targets = new Map([...imports].map(([from, all]) => [from, all.map(({ target }) => target)]));
  for (const circle of circles(targets)) {
    found.push(`a circle of imports: ${[...circle, circle[0]].map((file) => `src/${file}`).join(' -> ')}`);
  }
  return found;
}
