import { openPage, readPush, showPush } from './push';

/**
 * The service worker, served as /sw.js (docs/decisions/0063). It knows nothing of the build that it came with, and
 * never takes over a page that is open: a new one starts once all pages of the old one are closed.
 */
declare const self: ServiceWorkerGlobalScope;

const { clients, registration, location, navigator } = self;

/** This worker keeps nothing: every cache is an earlier worker's. */
async function dropCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => event.waitUntil(dropCaches()));

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
