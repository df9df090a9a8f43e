import { vi } from 'vitest';
import { SessionHistory } from './session-history';

type Added = [EventTarget, Parameters<EventTarget['addEventListener']>];

const added: Added[] = [];

/** Removes what the router of an earlier test listens to: a router lives as long as its document. */
function forgetListeners(): void {
  for (const [target, [type, listener, options]] of added.splice(0))
    target.removeEventListener(type, listener, options);
}

/** Runs a function that starts a router, whose listeners end with the next tab. */
export function inThisTab<Result>(start: () => Result): Result {
  const spies = [globalThis as unknown as EventTarget, document].map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((...given) => {
      added.push([target, given]);
      add(...given);
    });
  });
  try {
    return start();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A new tab at an address, with a history that can go back. */
export function openTab(href: string): SessionHistory {
  forgetListeners();
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  return new SessionHistory(href);
}
