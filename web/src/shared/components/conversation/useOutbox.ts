import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '@/shared/lib/random-key';
import { isUnanswered, ServiceError } from '@/shared/services/api/service';
import type { DraftPlace } from '@/shared/services/drafts/clear-drafts';
import { createDraft } from '@/shared/services/drafts/draft';
import type { ConversationMessage } from './conversation';
import { openOutboxes } from './open-outboxes';

/** A message that is being sent. */
export interface OutgoingMessage {
  key: string;
  text: string;
  /** A message that had no answer waits, and is sent again by itself. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why the service refused it; may be empty. */
  problem: string;
}

interface Kept {
  text: string;
  outgoing: Pick<OutgoingMessage, 'key' | 'text'>[];
}

export interface Outbox {
  /** Text that is typed and not sent yet. */
  typed: string;
  setTyped: (text: string) => void;
  outgoing: readonly OutgoingMessage[];
  send: () => void;
  sendAgain: (key: string) => void;
  discard: (key: string) => void;
}

/** The pause before a message is sent again that had no answer: no event tells when a network works again. */
const pause = 20_000;

/**
 * Keeps the text being typed, and sends messages one after the other. Both survive a reload: a message whose
 * answer was lost is sent again with its key, so that it arrives once.
 */
export function useOutbox(
  draft: string,
  place: DraftPlace,
  sendOne: (key: string, text: string) => Promise<ConversationMessage>,
  onSent: (message: ConversationMessage) => void,
): Outbox {
  const [store] = useState(() => createDraft<Kept>(draft, place));
  const [kept] = useState((): Kept => ({ text: '', outgoing: [], ...store.read() }));
  const [typed, setTyped] = useState(kept.text);
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>(() =>
    kept.outgoing.map(({ key, text }) => ({ key, text, state: 'sending', problem: '' })),
  );
  useEffect(() => {
    if (typed === '' && outgoing.length === 0) store.drop();
    else store.keep({ text: typed, outgoing: outgoing.map(({ key, text }) => ({ key, text })) });
  }, [store, typed, outgoing]);
  useEffect(() => {
    openOutboxes.add(draft);
    return () => void openOutboxes.delete(draft);
  }, [draft]);

  const underWay = useRef(false);
  const next = outgoing.find(({ state }) => state === 'sending');
  const deliver = useEffectEvent(async ({ key, text }: OutgoingMessage) => {
    underWay.current = true;
    try {
      onSent(await sendOne(key, text));
      setOutgoing((all) => all.filter((each) => each.key !== key));
    } catch (error) {
      const problem = error instanceof ServiceError ? error.message : '';
      const state = isUnanswered(error) ? 'waiting' : 'failed';
      setOutgoing((all) => all.map((each) => (each.key === key ? { ...each, state, problem } : each)));
    } finally {
      underWay.current = false;
    }
  });
  useEffect(() => {
    if (next !== undefined && !underWay.current) void deliver(next);
  }, [next]);
  const isWaiting = next === undefined && outgoing.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () =>
      setOutgoing((all) =>
        all.map((each) => (each.state === 'waiting' ? { ...each, state: 'sending' } : each)),
      );
    const timer = setTimeout(retry, pause);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [isWaiting]);

  return {
    typed,
    setTyped,
    outgoing,
    send: () => {
      const text = typed.trim();
      if (text === '') return;
      setOutgoing((all) => [...all, { key: randomKey(), text, state: 'sending', problem: '' }]);
      setTyped('');
    },
    sendAgain: (key) =>
      setOutgoing((all) =>
        all.map((each) => (each.key === key ? { ...each, state: 'sending', problem: '' } : each)),
      ),
    discard: (key) => setOutgoing((all) => all.filter((each) => each.key !== key)),
  };
}
