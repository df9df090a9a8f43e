import type { KeyboardEvent } from 'react';

/** Keeps a held Enter key from pressing a decision button repeatedly. */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
