import { useRef } from 'react';
import { randomKey } from '../../shared/lib/random-key';

interface SendKey {
  /** A repeated request, as after a lost answer, gets the same key; a different one gets a new key. */
  keyOf: (sent: object) => string;
  /** Called after success: the next request gets a new key even if it is equal. */
  renew: () => void;
}

/** Idempotency keys for requests, bound to their content. */
export function useSendKey(): SendKey {
  const last = useRef<{ sent: string; key: string }>(undefined);
  return {
    keyOf(sent) {
      const text = JSON.stringify(sent);
      if (last.current?.sent !== text) last.current = { sent: text, key: randomKey() };
      return last.current.key;
    },
    renew() {
      last.current = undefined;
    },
  };
}
