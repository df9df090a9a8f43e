import { useRef } from 'react';
import { randomKey } from '../../shared/lib/random-key';

interface SendKey {
  /** The same again, after an answer that was lost, has the same key; anything else has another one. */
  keyOf: (sent: object) => string;
  /** It got through: the same once more is meant as another one. */
  renew: () => void;
}

/** The key of a request, which belongs to what is sent. */
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
