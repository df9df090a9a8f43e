import type { Manifest } from './client-assets.ts';

/**
 * A circle of files that import each other, as `a -> b -> a`; undefined if absent. In a circle, which
 * file runs first depends on which is imported first, and a value that one reads from the other at once may
 * be undefined.
 */
export function circleOf(manifest: Manifest): string | undefined {
  const finished = new Set<string>();

  function walk(file: string, path: readonly string[]): string | undefined {
    const begin = path.indexOf(file);
    if (begin >= 0) return [...path.slice(begin), file].join(' -> ');
    if (finished.has(file)) return undefined;
    for (const imported of manifest[file]?.imports ?? []) {
      const circle = walk(imported, [...path, file]);
      if (circle !== undefined) return circle;
    }
    finished.add(file);
    return undefined;
  }

  for (const file of Object.keys(manifest)) {
    const circle = walk(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
