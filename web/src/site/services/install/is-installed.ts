/** Whether the page runs as the installed app: in a window without the browser's buttons. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    // Safari's own way to say so, before it knew the other.
    ('standalone' in navigator && navigator.standalone === true)
  );
}
