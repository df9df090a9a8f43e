import { type FileList, fileList, filesOf, shellPath } from '@/site/lib/kept';
import { mayKeep } from './files';

export interface BuildPorts {
  caches: CacheStorage;
  load: (path: string, init?: RequestInit) => Promise<Response>;
  /** How many pages of the site are open. */
  openPages: () => Promise<number>;
}

/** The name of a build: that of the script which its documents start with. */
const nameOf = (entry: string) => filesOf(entry.slice(entry.lastIndexOf('/') + 1));

async function keepFiles(
  cache: Cache,
  locale: string,
  entry: string,
  { load }: BuildPorts,
): Promise<boolean> {
  const answer = await load(fileList(locale), { cache: 'no-cache' });
  if (!mayKeep(fileList(locale), answer)) return false;
  const list = (await answer.json()) as FileList;
  // The site has another build than the page: the next page asks again.
  if (list.entry !== entry) return false;
  for (const file of list.files) {
    if ((await cache.match(file)) !== undefined) continue;
    const loaded = await load(file);
    if (!mayKeep(file, loaded)) return false;
    await cache.put(file, loaded);
  }
  const shell = await load(shellPath(locale), { cache: 'no-store' });
  const text = await shell.text();
  if (!shell.ok || shell.redirected || !text.includes(`"${entry}"`)) return false;
  // Last, so that a shell is only there with all of its files.
  await cache.put(shellPath(locale), new Response(text, { headers: shell.headers }));
  return true;
}

/**
 * Keeps the files of a page's build, in its language. Those of other builds go once no other page is open, which
 * might still need them.
 */
export async function keepBuild(locale: string, entry: string, ports: BuildPorts): Promise<void> {
  const name = nameOf(entry);
  const cache = await ports.caches.open(name);
  const isWhole =
    (await cache.match(shellPath(locale))) !== undefined || (await keepFiles(cache, locale, entry, ports));
  if (!isWhole || (await ports.openPages()) > 1) return;
  const builds = (await ports.caches.keys()).filter(
    (other) => other.startsWith(filesOf('')) && other !== name,
  );
  await Promise.all(builds.map((other) => ports.caches.delete(other)));
}

/** Deletes what belongs to another login than the one with the mark. */
export async function keepOnly(mine: (name: string) => boolean, caches: CacheStorage): Promise<void> {
  const others = (await caches.keys()).filter((name) => !mine(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
