import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '@/shared/lib/random-key';
import { ServiceError } from '@/shared/services/api/service';
import { dropDraft, keepDraft, readDraft } from '@/shared/services/drafts/draft';
import type { ConversationMessage } from './conversation';

/** A message that is being sent. */
export interface OutgoingMessage {
  key: string;
  text: string;
  state: 'sending' | 'failed';
  /** Why the service refused it; empty when there was no answer. */
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

function begin(draft: string): Kept {
  const { text = '', outgoing = [] } = readDraft<Kept>(draft);
  return { text, outgoing };
}

/**
 * Keeps the text being typed, and sends messages one after the other. Both survive a reload: a message whose
 * answer was lost is sent again with its key, so that it arrives once.
 */
export function useOutbox(
  draft: string,
  sendOne: (key: string, text: string) => Promise<ConversationMessage>,
  onSent: (message: ConversationMessage) => void,
): Outbox {
  const [kept] = useState(() => begin(draft));
  const [typed, setTyped] = useState(kept.text);
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>(() =>
    kept.outgoing.map(({ key, text }) => ({ key, text, state: 'sending', problem: '' })),
  );
  useEffect(() => {
    if (typed === '' && outgoing.length === 0) dropDraft(draft);
    else keepDraft(draft, { text: typed, outgoing: outgoing.map(({ key, text }) => ({ key, text })) });
  }, [draft, typed, outgoing]);

  const underWay = useRef(false);
  const next = outgoing.find(({ state }) => state === 'sending');
  const deliver = useEffectEvent(async ({ key, text }: OutgoingMessage) => {
    underWay.current = true;
    try {
      onSent(await sendOne(key, text));
      setOutgoing((all) => all.filter((each) => each.key !== key));
    } catch (error) {
      const problem = error instanceof ServiceError ? error.message : '';
      setOutgoing((all) =>
        all.map((each) => (each.key === key ? { ...each, state: 'failed', problem } : each)),
      );
    } finally {
      underWay.current = false;
    }
  });
  useEffect(() => {
    if (next !== undefined && !underWay.current) void deliver(next);
  }, [next]);

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
