import { isKnownCache, personalAnswers, personalPrefix, seenFiles, type WorkerTask } from '@/site/lib/kept';
import { keepBuild, keepOnly } from './build';
import { openDocument } from './documents';
import { keep, openFile } from './files';
import { openPage, readPush, showPush } from './push';

/**
 * The service worker, served as /sw.js (docs/decisions/0063, 0070). It knows nothing of the build that it came with,
 * and never takes over a page that is open: a new one starts once all pages of the old one are closed. It sees no
 * answer of the service: pages keep those.
 */
declare const self: ServiceWorkerGlobalScope;

const { clients, registration, location, navigator } = self;

/** Pictures and articles that are kept at most. */
const mostSeen = 150;

async function begin(): Promise<void> {
  await keepOnly(isKnownCache, caches);
  // The browser asks for a page while the worker starts.
  await registration.navigationPreload?.enable();
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

const openPages = async () => (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;

/** What the caches have for an address, those that were made last first. */
async function kept(path: string): Promise<Response[]> {
  const names = (await caches.keys()).reverse();
  const found = await Promise.all(
    names.map((cacheName) => caches.match(path, { cacheName, ignoreVary: true })),
  );
  return found.filter((response) => response !== undefined);
}

function answerDocument(event: FetchEvent): Promise<Response> {
  const load = async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
  return openDocument(event.request.url, { load, kept, now: Date.now });
}

async function answerBuiltFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function answerSeenFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = caches.open(seenFiles);
  return openFile(new URL(request.url).pathname, {
    load: () => fetch(request),
    kept: async () => (await cache).match(request, { ignoreVary: true }),
    keep: (response) => {
      const keeping = cache.then((opened) => keep(opened, request.url, response, mostSeen));
      event.waitUntil(keeping.catch(() => undefined));
    },
  });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Range')) return;
  if (request.mode === 'navigate') event.respondWith(answerDocument(event));
  else if (pathname.startsWith('/hk/assets/')) event.respondWith(answerBuiltFile(request));
  else if (/^\/content\/(media|page-data)\//.test(pathname)) event.respondWith(answerSeenFile(event));
});

async function follow({ locale, mark, entry }: WorkerTask, port: MessagePort | undefined): Promise<void> {
  const mine = mark === null ? undefined : personalAnswers(mark);
  const isOther = (name: string) => name.startsWith(personalPrefix) && name !== mine && name !== seenFiles;
  await keepOnly((name) => !isOther(name), caches);
  port?.postMessage(true);
  if (entry !== null)
    await keepBuild(locale, entry, { caches, load: (...asked) => fetch(...asked), openPages });
}

self.addEventListener('message', (event) => {
  // Without room nothing is kept; the next page tries again.
  event.waitUntil(follow(event.data as WorkerTask, event.ports[0]).catch(() => undefined));
});

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text() ?? '', location.origin);
  event.waitUntil(
    showPush(push, {
      showNotification: (title, options) => registration.showNotification(title, options),
      setAppBadge: 'setAppBadge' in navigator ? (count) => navigator.setAppBadge(count) : undefined,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { navigate } = event.notification.data as { navigate: string };
  const open = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    await openPage(navigate, pages, (url) => clients.openWindow(url));
  };
  event.waitUntil(open());
});
