/** After a navigation a keyboard or a screen reader goes on at the new page's heading, or its one field. */
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
 * What had the focus may go away under it: a deleted alert, the link that opened a dialog. Then the focus goes to the
 * page's heading, so that a keyboard does not start again at the top of the document.
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
  // A dialog that closes gives the focus back a moment later.
  const observer = new MutationObserver(() => {
    if (isLost()) setTimeout(() => isLost() && focusHeading());
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
}
