import { isInstalled } from '../install/is-installed';

/** What this browser can do about pushes. */
export type PushSupport =
  /** It can be asked. */
  | 'open'
  | 'allowed'
  /** The person, or the browser, said no; only its own settings change that. */
  | 'refused'
  /** An iPhone shows pushes of installed sites alone. */
  | 'install-first'
  | 'none';

export function pushSupport(): PushSupport {
  if ('PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker !== undefined) {
    const { permission } = Notification;
    return permission === 'granted' ? 'allowed' : permission === 'denied' ? 'refused' : 'open';
  }
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !isInstalled() ? 'install-first' : 'none';
}

const deviceKey = 'device_token';
const ownerKey = 'push_seeker';
const askedKey = 'push_asked';

/** Names this browser to the service, so that its subscription replaces the one before. */
export function deviceToken(storage: Storage): string {
  const known = storage.getItem(deviceKey);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.setItem(deviceKey, made);
  return made;
}

/** Whose pushes this browser shows: a subscription that was lost is made again for that seeker alone. */
export const pushOwner = {
  get: (storage: Storage) => storage.getItem(ownerKey) ?? undefined,
  set: (storage: Storage, seeker: string) => storage.setItem(ownerKey, seeker),
  clear: (storage: Storage) => storage.removeItem(ownerKey),
};

/** How long nobody is asked again who said no: 90 days. */
const pause = 90 * 24 * 60 * 60_000;

export function rememberRefusal(storage: Storage, now: number): void {
  storage.setItem(askedKey, `${now}`);
}

/** A time to come is one of a clock that was wrong: it does not silence the question for ever. */
export function mayAsk(storage: Storage, now: number): boolean {
  const asked = Number(storage.getItem(askedKey) ?? Number.NaN);
  return !(asked <= now && now < asked + pause);
}
