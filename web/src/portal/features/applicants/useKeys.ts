import { useEffect, useRef, useState } from 'react';

const storageKey = 'portal-keys';

/** Keys that somebody may hold to walk on; any other one acts once for each press. */
const heldKeys = new Set(['j', 'k', 'ArrowLeft', 'ArrowRight']);

/** What each key does; letters in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null)
  );
}

interface KeySwitch {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** Whether single keys do something; somebody who dictates can turn them off. */
export function useKeySwitch(): KeySwitch {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  return {
    isOn,
    turn(next) {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setOn(next);
    },
  };
}

/** Keys of the page; not while somebody types, composes a character or has a dialog open. */
export function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing)
        return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[key];
      if (act === undefined) return;
      event.preventDefault();
      if (!event.repeat || heldKeys.has(key)) act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
