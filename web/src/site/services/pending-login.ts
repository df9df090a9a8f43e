/** A code that was asked for in this tab and not given back yet. A reload keeps it. */
export interface PendingLogin {
  /** The 8 digits. */
  telephone: string;
  channel: 'sms' | 'voice';
  /** It takes calls and no text messages, as a telephone at home. */
  onlyCalls: boolean;
  /** When another code can be asked for, in milliseconds. */
  resendAt: number;
}

const key = 'pending-login';

export function readPendingLogin(): PendingLogin | undefined {
  // The server, which draws the preview of the page, has no storage.
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
