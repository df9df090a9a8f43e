import { type CalendarDay, dayInHongKong } from '@/shared/lib/dates';
import type { ConversationMessage, ConversationPart, ConversationStanding } from './conversation';

/** The most messages that are rendered at once. */
export const windowSize = 200;

/** Merges two states, either of which may be the older one: no read mark moves back. */
function newerStanding(before: ConversationStanding, now: ConversationStanding): ConversationStanding {
  return {
    state: now.state,
    last_number: Math.max(before.last_number, now.last_number),
    read_by_seeker: Math.max(before.read_by_seeker, now.read_by_seeker),
    read_by_company: Math.max(before.read_by_company, now.read_by_company),
  };
}

export function withStanding(window: ConversationPart, standing: ConversationStanding): ConversationPart {
  return { ...newerStanding(window, standing), messages: window.messages };
}

/**
 * Adds messages to the window, in order and without duplicates. Past the limit, those farthest from the new
 * ones are dropped.
 */
export function withMessages(
  window: ConversationPart,
  more: readonly ConversationMessage[],
): ConversationPart {
  const first = more[0];
  const last = more.at(-1);
  if (first === undefined || last === undefined) return window;
  const known = window.messages;
  const from = known[0]?.number ?? first.number;
  const to = known.at(-1)?.number ?? last.number;
  const last_number = Math.max(window.last_number, last.number);
  // Messages that do not adjoin the window replace it.
  if (first.number > to + 1 || last.number < from - 1) return { ...window, last_number, messages: more };
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  const all = [...byNumber.values()].sort((a, b) => a.number - b.number);
  const grewUp = first.number < from;
  return {
    ...window,
    last_number,
    messages: grewUp ? all.slice(0, windowSize) : all.slice(-windowSize),
  };
}

/** Whether the window holds the newest message. */
export function hasNewest({ messages, last_number }: ConversationPart): boolean {
  return (messages.at(-1)?.number ?? 0) >= last_number;
}

export function hasEarlier({ messages }: ConversationPart): boolean {
  return (messages[0]?.number ?? 1) > 1;
}

interface Day {
  /** When the day's first message in the window was sent. */
  at: string;
  messages: ConversationMessage[];
}

const keyOf = ({ year, month, day }: CalendarDay) => `${year}-${month}-${day}`;

/** Groups the messages by calendar day in Hong Kong. */
export function byDay(messages: readonly ConversationMessage[]): Day[] {
  const days = new Map<string, Day>();
  for (const message of messages) {
    const key = keyOf(dayInHongKong(message.at));
    const day = days.get(key) ?? { at: message.at, messages: [] };
    day.messages.push(message);
    days.set(key, day);
  }
  return [...days.values()];
}
