/** Who may import whom below src/. Nothing else may, and there is no list of exceptions. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  entry: ['entry', 'app', 'features', 'parts', 'ui', 'lib', 'messages', 'generated'],
  app: ['app', 'features', 'parts', 'ui', 'lib', 'messages', 'generated'],
  features: ['parts', 'ui', 'lib', 'messages', 'generated'],
  parts: ['parts', 'ui', 'lib', 'messages', 'generated'],
  ui: ['ui', 'lib'],
  lib: ['lib', 'messages', 'generated'],
  messages: ['messages', 'generated'],
  generated: ['generated'],
};

function layerOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return rest.length === 0 ? 'entry' : first;
}

/** Resolves `../lib/page` as seen from `parts/pay.ts` to `lib/page`. */
function resolve(from: string, target: string): string {
  const path = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

function mayImport(from: string, to: string): boolean {
  const layer = layerOf(from);
  if (layer === 'features' && layerOf(to) === 'features') return from.split('/')[1] === to.split('/')[1];
  return allowed[layer]?.includes(layerOf(to)) ?? false;
}

/** The imports of a source file (its path from src/) that its layer does not allow. */
export function violations(file: string, source: string): string[] {
  const imports = source.matchAll(/(?:from|import|glob(?:<[^(]*>)?)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...imports]
    .map((match) => resolve(file, match[1] ?? ''))
    .filter((target) => !mayImport(file, target))
    .map((target) => `src/${file} may not import src/${target}`);
}
