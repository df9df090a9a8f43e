/**
 * Served as /sw.js in place of the worker when the operator switched that off (`service_worker = false`): removes
 * itself and everything that a worker kept, and works at once, also where the other one is broken.
 */
declare const self: ServiceWorkerGlobalScope;

export {};

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
