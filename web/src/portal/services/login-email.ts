const key = 'portal-login-email';

/** Suggests an address for the next login in this tab, such as the one that was just invited. */
export function suggestLoginEmail(email: string): void {
  sessionStorage.setItem(key, email);
}

export function suggestedLoginEmail(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function forgetLoginEmail(): void {
  sessionStorage.removeItem(key);
}
