import { registerServiceWorker } from './service-worker';

/** Bytes of base64url, which has no padding. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Whether the subscription was made with that key; pushes signed with another never arrive. */
function usesKey({ options }: PushSubscription, key: string): boolean {
  const used = options.applicationServerKey;
  if (used === null) return false;
  const wanted = bytesOf(key);
  const bytes = new Uint8Array(used);
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}

/** What the service keeps of a subscription. */
export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

function keysOf(subscription: PushSubscription): PushKeys {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  if (!endpoint || !p256dh || !auth) throw new Error('The browser made a subscription without keys');
  return { endpoint, p256dh, auth };
}

/** The browser's subscription; undefined without one, or without a worker. */
async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration('/hk/');
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

export async function currentEndpoint(): Promise<string | undefined> {
  return (await currentSubscription())?.endpoint;
}

/**
 * Returns the browser's subscription made with the site's key. Makes a new one if the browser has no
 * subscription, or has one made with another key.
 */
export async function subscribe(key: string): Promise<PushKeys> {
  if ((await registerServiceWorker()) === undefined) throw new Error('The browser keeps no service worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && usesKey(existing, key)) return keysOf(existing);
  await existing?.unsubscribe();
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
}

/** Ends the subscription in the browser, also without a network; the push service then refuses the site's pushes. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
