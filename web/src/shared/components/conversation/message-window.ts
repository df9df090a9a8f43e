import { type CalendarDay, dayInHongKong } from '../../lib/dates';
import type { ConversationMessage, ConversationPart, ConversationStanding } from './conversation';

/** No more messages than these are drawn, however long the conversation is. */
export const windowSize = 200;

/** What is there already and may be older than what just came; nothing that was read becomes unread. */
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

/** The window with further messages: each once, in order, and those farthest from the new ones left out. */
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
  // What does not join on to it is another part of the conversation.
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

/** Whether the newest message is in it. */
export function hasNewest({ messages, last_number }: ConversationPart): boolean {
  return (messages.at(-1)?.number ?? 0) >= last_number;
}

export function hasEarlier({ messages }: ConversationPart): boolean {
  return (messages[0]?.number ?? 1) > 1;
}

interface Day {
  /** The first moment of the day that is there. */
  at: string;
  messages: ConversationMessage[];
}

const keyOf = ({ year, month, day }: CalendarDay) => `${year}-${month}-${day}`;

/** The messages by the days of Hong Kong. */
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
