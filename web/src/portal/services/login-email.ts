const key = 'portal-login-email';

/** The address that the next login in this tab is likely to be with, such as the one that was just invited. */
export function suggestLoginEmail(email: string): void {
  sessionStorage.setItem(key, email);
}

export function suggestedLoginEmail(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function forgetLoginEmail(): void {
  sessionStorage.removeItem(key);
}
