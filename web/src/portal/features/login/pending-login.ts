/** A code that was sent and not typed yet. */
export interface PendingLogin {
  email: string;
  /** Milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
}

const key = 'portal-login';

/** Outlives a reload: whoever looks into the mail on the same phone may come back to a page that was thrown away. */
export function keepPendingLogin(pending: PendingLogin): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

export function readPendingLogin(now: number): PendingLogin | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '') as PendingLogin;
    return kept.expiresAt > now ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPendingLogin(): void {
  sessionStorage.removeItem(key);
}
