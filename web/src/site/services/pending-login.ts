/** A code that was requested in this tab and not entered yet. It survives a reload. */
export interface PendingLogin {
  /** The 8 digits. */
  telephone: string;
  channel: 'sms' | 'voice';
  /** The telephone takes calls but no text messages, like a landline. */
  onlyCalls: boolean;
  /** When another code can be requested, in milliseconds. */
  resendAt: number;
}

const key = 'pending-login';

export function readPendingLogin(): PendingLogin | undefined {
  // The server, which renders the page's preview, has no storage.
  const text = globalThis.sessionStorage?.getItem(key);
  if (!text) return undefined;
  const { telephone, channel, onlyCalls = false, resendAt } = JSON.parse(text) as Partial<PendingLogin>;
  if (telephone === undefined || channel === undefined || resendAt === undefined) return undefined;
  return { telephone, channel, onlyCalls, resendAt };
}

export function keepPendingLogin(pending: PendingLogin): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

export function forgetPendingLogin(): void {
  sessionStorage.removeItem(key);
}
