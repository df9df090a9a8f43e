/** Shows a number on the installed application's icon, where the browser can; 0 removes it. */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // The number in the menu does not depend on the icon.
  shown.catch(() => undefined);
}
