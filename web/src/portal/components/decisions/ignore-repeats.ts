import type { KeyboardEvent } from 'react';

/** A button that decides is not pressed again and again by an Enter key that is held. */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
