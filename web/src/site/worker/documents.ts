import { fromIcon, lastPlace, placeLasts, shellPath } from '@/site/lib/kept';

/** How long a page waits for a network that says nothing before it is shown from what is kept. */
export const patience = 4_000;

export interface DocumentPorts {
  /** Asks the site. */
  load: () => Promise<Response>;
  /** What the caches have for an address, the newest first. */
  kept: (path: string) => Promise<readonly Response[]>;
  now: () => number;
}

/** Where the person was when they left the app, a short while ago. */
async function placeOf(url: URL, { kept, now }: DocumentPorts): Promise<string | undefined> {
  const places = await Promise.all(
    (await kept(lastPlace)).map(async (response) => (await response.json()) as { href: string; at: number }),
  );
  const [last] = places.sort((a, b) => b.at - a.at);
  const isRecent = last !== undefined && last.at <= now() && now() - last.at < placeLasts;
  const place = isRecent ? new URL(last.href, url) : undefined;
  return place?.origin === url.origin && place.href !== url.href ? place.href : undefined;
}

/**
 * The document for an address: the site's, or, when there is no network, the empty one that renders any page in
 * the browser. Pages themselves are never kept: they are made of answers, which are. An opened app shows the page
 * that was left.
 */
export async function openDocument(href: string, ports: DocumentPorts): Promise<Response> {
  const url = new URL(href);
  if (url.search.includes(fromIcon)) {
    const place = await placeOf(url, ports).catch(() => undefined);
    if (place !== undefined) return Response.redirect(place);
  }
  const loading = ports.load();
  const [shell] = await ports.kept(shellPath(/^\/hk\/en\//.test(url.pathname) ? 'en' : ''));
  if (shell === undefined) return loading;
  const tired = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return (await Promise.race([loading, tired]).catch(() => undefined)) ?? shell;
}
