/** After a navigation, focuses the new page's heading or its main field, for keyboards and screen readers. */
export function focusHeading(): void {
  const field = document.querySelector<HTMLElement>('main [data-focus]');
  if (field !== null) {
    field.focus();
    return;
  }
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * When the focused element disappears, such as a deleted alert or the link that opened a dialog, focuses the
 * page's heading, so that the keyboard does not start again at the top of the document.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : undefined;
  });
  const isLost = () =>
    last !== undefined &&
    last.getClientRects().length === 0 &&
    document.activeElement === document.body &&
    document.querySelector('dialog[open]') === null;
  // A closing dialog restores the focus a moment later.
  const observer = new MutationObserver(() => {
    if (isLost()) setTimeout(() => isLost() && focusHeading());
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
}
