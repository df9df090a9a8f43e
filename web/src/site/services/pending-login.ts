import type { CodeChannel } from './api/useSendCode';

/** A code that was requested in this tab and not entered yet. It survives a reload. */
export interface PendingLogin {
  /** The 8 digits; empty if the code was mailed. */
  telephone: string;
  /** The address that the code was mailed to; empty for other channels. */
  email: string;
  channel: CodeChannel;
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
  const stored = JSON.parse(text) as Partial<PendingLogin>;
  const { telephone, email = '', channel, onlyCalls = false, resendAt } = stored;
  if (telephone === undefined || channel === undefined || resendAt === undefined) return undefined;
  return { telephone, email, channel, onlyCalls, resendAt };
}

export function keepPendingLogin(pending: PendingLogin): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

export function forgetPendingLogin(): void {
  sessionStorage.removeItem(key);
}
