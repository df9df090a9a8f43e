import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftPlace } from '@/shared/services/drafts/clear-drafts';
import {
  type ConversationMessage,
  type ConversationPart,
  type ConversationPorts,
  isFrom,
  type MessageRange,
  readBy,
  type Side,
} from './conversation';
import { hasNewest, withMessages, withStanding } from './message-window';
import { type Outbox, useOutbox } from './useOutbox';

interface ConversationOptions {
  /** The name under which unsent text is kept, one for each person and application. */
  draft: string;
  /** Whether unsent messages go with the tab or stay on the device. */
  place?: DraftPlace;
  /** The side that this page is for. */
  side: Side;
  ports: ConversationPorts;
  /** Grows whenever there may be news, which are then loaded. */
  changes: number;
}

/** A conversation on a page: its state and its operations. */
export interface LiveConversation extends Outbox {
  side: Side;
  /** Absent until the first part is loaded. */
  part: ConversationPart | undefined;
  /** The last request failed. */
  hasFailed: boolean;
  /** The other side's newest message that arrived while the page was open. */
  arrived: ConversationMessage | undefined;
  loadEarlier: () => void;
  loadLater: () => void;
  loadNewest: () => void;
  /** Called when the newest message is on screen. */
  markSeen: () => void;
  end: () => Promise<void>;
  report: (number: number, reason: string) => Promise<void>;
}

/** The part to show after an answer to a request made for a purpose. */
function partAfter(
  before: ConversationPart | undefined,
  purpose: Purpose,
  answer: ConversationPart,
): ConversationPart {
  if (before === undefined || purpose === 'newest') return answer;
  const standing = withStanding(before, answer);
  // A reader of older messages stays there, and the page says that there are newer ones.
  if (purpose === 'news' && !hasNewest(before)) return standing;
  return withMessages(standing, answer.messages);
}

type Purpose = 'newest' | 'news' | 'earlier' | 'later';

function rangeOf(purpose: Purpose, part: ConversationPart | undefined): MessageRange {
  const first = part?.messages[0]?.number;
  const last = part?.messages.at(-1)?.number ?? 0;
  if (part === undefined || purpose === 'newest') return {};
  if (purpose === 'earlier') return first === undefined ? {} : { before: first };
  return { after: purpose === 'news' ? Math.max(last, part.last_number) : last };
}

/** Loads parts of the conversation, one request at a time for each purpose. */
function useParts(ports: ConversationPorts, side: Side) {
  const [part, setPart] = useState<ConversationPart>();
  const [hasFailed, setFailed] = useState(false);
  const [arrived, setArrived] = useState<ConversationMessage>();
  const underWay = useRef(new Set<Purpose>());
  const isAskedAgain = useRef(false);

  const load = async (purpose: Purpose): Promise<void> => {
    if (underWay.current.has(purpose)) {
      // News that come during a request are loaded after it.
      isAskedAgain.current ||= purpose === 'news';
      return;
    }
    underWay.current.add(purpose);
    try {
      const answer = await ports.load(rangeOf(purpose, part));
      setFailed(false);
      setPart((before) => partAfter(before, purpose, answer));
      const last = answer.messages.filter((message) => !isFrom(message, side)).at(-1);
      if (purpose === 'news' && part !== undefined && last) setArrived(last);
    } catch {
      setFailed(true);
    } finally {
      underWay.current.delete(purpose);
    }
  };
  const loadNews = useEffectEvent(() => void load('news'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever an answer has come.
  useEffect(() => {
    if (!isAskedAgain.current || underWay.current.has('news')) return;
    isAskedAgain.current = false;
    loadNews();
  }, [part]);
  return { part, setPart, hasFailed, arrived, load };
}

/**
 * The conversation about one application. Callers set a key, so that each application has its own instance.
 */
export function useConversation({
  draft,
  place = 'tab',
  side,
  ports,
  changes,
}: ConversationOptions): LiveConversation {
  const { part, setPart, hasFailed, arrived, load } = useParts(ports, side);
  const loadNews = useEffectEvent(() => void load('news'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is asked for.
  useEffect(() => loadNews(), [changes]);

  const outbox = useOutbox(draft, place, ports.send, (message) =>
    setPart((before) => {
      if (before === undefined) return before;
      if (hasNewest(before)) return withMessages(before, [message]);
      return { ...before, last_number: Math.max(before.last_number, message.number) };
    }),
  );

  const marked = useRef(0);
  const markSeen = () => {
    if (part === undefined || !hasNewest(part) || document.visibilityState === 'hidden') return;
    if (part.last_number <= Math.max(readBy(part, side), marked.current)) return;
    marked.current = part.last_number;
    ports.markRead(part.last_number).then(
      (standing) => setPart((before) => before && withStanding(before, standing)),
      () => {
        marked.current = 0;
      },
    );
  };

  return {
    side,
    part,
    hasFailed,
    arrived,
    ...outbox,
    loadEarlier: () => void load('earlier'),
    loadLater: () => void load('later'),
    loadNewest: () => void load('newest'),
    markSeen,
    end: async () => {
      const standing = await ports.end();
      setPart((before) => before && withStanding(before, standing));
    },
    report: async (number, reason) => {
      const message = await ports.report(number, reason);
      setPart((before) => before && withMessages(before, [message]));
    },
  };
}
