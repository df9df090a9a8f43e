/** A code that was sent but not typed yet. */
export interface PendingLogin {
  email: string;
  /** Milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
}

const key = 'portal-login';

/**
 * Survives a reload: people who read the mail on the same phone may return to a page that the browser
 * discarded.
 */
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
