/** The worker's address for ever: a browser that has it asks for the next one there. */
const workerPath = '/sw.js';
/** The seekers' pages; the portal and the console have none. */
const scope = '/hk/';

/**
 * Registers the service worker, and unregisters all others: those of earlier versions of the site would keep
 * answering with old pages. Resolves without one where the browser has none, or keeps none.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return undefined;
  const isCurrent = (registration: ServiceWorkerRegistration) => {
    const { active, waiting, installing } = registration;
    const script = (active ?? waiting ?? installing)?.scriptURL;
    return (
      registration.scope === new URL(scope, location.href).href &&
      script === new URL(workerPath, location.href).href
    );
  };
  const others = (await workers.getRegistrations()).filter((registration) => !isCurrent(registration));
  await Promise.all(others.map((registration) => registration.unregister()));
  return workers.register(workerPath, { scope }).catch(() => undefined);
}
