/** What a push asks to be shown: the notification, the page that it opens, and the number on the application's icon. */
export interface Push {
  title: string;
  options: NotificationOptions & { data: { navigate: string } };
  badge: number | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The list of notifications, where what was told can be read in any case. */
const listPath = '/hk/profile/?page=notifications';

/** For a push that cannot be read: the browser takes the permission away from a site that shows nothing. */
const unreadableTitle = '你有新通知 You have a new notification';

const texts = ['body', 'tag', 'lang', 'dir', 'icon', 'badge'] as const;
const flags = ['silent', 'renotify', 'requireInteraction'] as const;

/** An address of this site; what leads elsewhere, or nowhere, is replaced by the list of notifications. */
function ownAddress(navigate: unknown, origin: string): string {
  const list = new URL(listPath, origin).href;
  if (typeof navigate !== 'string') return list;
  try {
    const url = new URL(navigate, origin);
    return url.origin === origin ? url.href : list;
  } catch {
    return list;
  }
}

/** The number on the icon; the format allows it to be text, too. */
function badgeOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a declarative push (Push API, `web_push: 8030`). Some browsers show it without the worker; the others
 * show it through the worker, and it should look the same.
 */
export function readPush(text: string, origin: string): Push {
  const message = parse(text);
  const given = isObject(message) && isObject(message.notification) ? message.notification : {};
  const options: Record<string, unknown> = { icon: '/icon-192.png', badge: '/badge-96.png' };
  for (const name of texts) if (typeof given[name] === 'string') options[name] = given[name];
  for (const name of flags) if (typeof given[name] === 'boolean') options[name] = given[name];
  if (typeof given.timestamp === 'number') options.timestamp = given.timestamp;
  return {
    title: typeof given.title === 'string' && given.title !== '' ? given.title : unreadableTitle,
    options: { ...options, data: { navigate: ownAddress(given.navigate, origin) } },
    badge: isObject(message) ? badgeOf(message.app_badge) : undefined,
  };
}

/** The part of the browser that shows notifications and the number on the icon. */
export interface Display {
  showNotification: ServiceWorkerRegistration['showNotification'];
  setAppBadge?: ((count: number) => Promise<void>) | undefined;
}

/** Shows the push. The browser refuses some combinations of options: then its words alone are shown. */
export async function showPush({ title, options, badge }: Push, display: Display): Promise<void> {
  if (badge !== undefined) await display.setAppBadge?.(badge).catch(() => undefined);
  const { body, tag, data } = options;
  const plain: NotificationOptions = { data };
  if (body !== undefined) plain.body = body;
  if (tag !== undefined) plain.tag = tag;
  await display.showNotification(title, options).catch(() => display.showNotification(title, plain));
}

/** An open page of the site. */
export type OpenPage = Pick<WindowClient, 'url' | 'focus'>;

/**
 * Goes to the page that the notification names. A tab with another page is left alone: something may be half
 * typed there.
 */
export async function openPage(
  navigate: string,
  pages: readonly OpenPage[],
  openWindow: (url: string) => Promise<unknown>,
): Promise<void> {
  const open = pages.find(({ url }) => url === navigate);
  if (open === undefined) await openWindow(navigate);
  else await open.focus().catch(() => openWindow(navigate));
}
