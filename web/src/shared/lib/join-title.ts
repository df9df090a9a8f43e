/** The title of a tab, from the page's own to the application's. */
export function joinTitle(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
