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

/** After this long, the visitor has begun to do something else. */
const longestWait = 10_000;

/** Like focusHeading, but waits for a heading that comes with the page's data, until the visitor moves the focus. */
export function focusHeadingWhenShown(): void {
  if (document.querySelector('h1') !== null) {
    focusHeading();
    return;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('focusin', stop);
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1') === null) return;
    stop();
    focusHeading();
  });
  const timer = setTimeout(stop, longestWait);
  addEventListener('focusin', stop);
  observer.observe(document.body, { childList: true, subtree: true });
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
