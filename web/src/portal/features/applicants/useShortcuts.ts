import { useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'portal-keys';

/** Keys that repeat while held, to walk through the list; the others act once per press. */
const heldKeys = new Set(['j', 'k', 'ArrowLeft', 'ArrowRight']);

/** What each key does; letters in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null)
  );
}

interface ShortcutSetting {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** Whether single-key shortcuts are on; people who dictate can turn them off. */
export function useShortcutSetting(): ShortcutSetting {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  return {
    isOn,
    turn(next) {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setOn(next);
    },
  };
}

/** Keyboard shortcuts of a page; off while typing, during an IME composition and in dialogs. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const shortcutFor = useEffectEvent((key: string) => shortcuts[key]);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing)
        return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const run = shortcutFor(key);
      if (run === undefined) return;
      event.preventDefault();
      if (!event.repeat || heldKeys.has(key)) run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
