/** The types of what may be kept, by the address's ending. A network that answers everything itself says HTML. */
const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
};

/** Whether it is what was asked for, and the site's own answer. */
export function mayKeep(path: string, { ok, type, redirected, headers }: Response): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const said = headers.get('Content-Type') ?? '';
  return ok && type === 'basic' && !redirected && (types[ending] ?? /^image\//).test(said);
}

/** Keeps it as the newest, and drops the oldest beyond the most. What does not fit is not kept. */
export async function keep(cache: Cache, path: string, response: Response, most: number): Promise<void> {
  await cache.delete(path);
  await cache.put(path, response);
  const all = await cache.keys();
  for (const old of all.slice(0, -most)) await cache.delete(old);
}

export interface FilePorts {
  load: () => Promise<Response>;
  kept: () => Promise<Response | undefined>;
  keep: (response: Response) => void;
}

/** A picture or an article: the site's, or without a network the kept one. What never changes is asked for once. */
export async function openFile(path: string, { load, kept, keep }: FilePorts): Promise<Response> {
  const known = await kept();
  if (known?.headers.get('Cache-Control')?.includes('immutable')) return known;
  const loading = load().then((response) => {
    if (mayKeep(path, response)) keep(response.clone());
    return response;
  });
  return known === undefined ? loading : loading.catch(() => known);
}
