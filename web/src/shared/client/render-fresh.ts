import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders from scratch, into an empty element or over a preview, which is inert until then. Both happen at once:
 * nothing can be typed into the preview, and what wants the focus gets it.
 */
export function renderFresh(element: HTMLElement, content: ReactElement): void {
  const root = createRoot(element);
  element.removeAttribute('inert');
  flushSync(() => root.render(content));
}
