import type { Manifest } from './client-assets.ts';

/**
 * Files that import each other in a circle, as `a -> b -> a`; nothing where none do. Which of them runs first depends on
 * which comes first, and what one reads of the other at once may not be there yet.
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
