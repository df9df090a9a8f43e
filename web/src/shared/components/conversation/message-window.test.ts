import { expect, test } from 'vitest';
import type { ConversationMessage, ConversationPart } from './conversation';
import { byDay, hasEarlier, hasNewest, windowSize, withMessages, withStanding } from './message-window';

function messages(from: number, to: number): ConversationMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    id: `m${from + index}`,
    number: from + index,
    from_seeker: false,
    by: 'May',
    text: 'Hello',
    at: '2026-11-17T02:00:00.000Z',
    warnings: [],
    is_reported: false,
  }));
}

function part(from: number, to: number, last_number = to): ConversationPart {
  const standing = { state: 'open', last_number, read_by_seeker: 0, read_by_company: 0 } as const;
  return { ...standing, messages: messages(from, to) };
}

const numbers = ({ messages: all }: ConversationPart) => [all[0]?.number, all.at(-1)?.number, all.length];

test('[10.41] of a conversation of 10,000 messages only a window is kept, also for who reads back to its beginning', () => {
  let window = part(9951, 10_000);
  while (hasEarlier(window)) {
    const first = window.messages[0]?.number ?? 1;
    window = withMessages(window, messages(Math.max(1, first - 50), first - 1));
    expect(window.messages.length).toBeLessThanOrEqual(windowSize);
  }
  expect(numbers(window)).toEqual([1, windowSize, windowSize]);
  expect(hasNewest(window)).toBe(false);
  window = withMessages(window, messages(windowSize + 1, windowSize + 50));
  expect(numbers(window)).toEqual([51, windowSize + 50, windowSize]);
});

test('a message that is there already stands once, as it is now', () => {
  const [reported] = messages(3, 3).map((message) => ({ ...message, is_reported: true }));
  const window = withMessages(part(1, 5), reported ? [reported] : []);
  expect(numbers(window)).toEqual([1, 5, 5]);
  expect(window.messages[2]?.is_reported).toBe(true);
});

test('what does not join on to the window takes its place: nothing is missing in between', () => {
  expect(numbers(withMessages(part(1, 5), messages(60, 109)))).toEqual([60, 109, 50]);
});

test('an answer that was overtaken makes nothing unread', () => {
  const window = { ...part(1, 5), read_by_company: 5 };
  const late = { state: 'open', last_number: 4, read_by_seeker: 3, read_by_company: 2 } as const;
  expect(withStanding(window, late)).toMatchObject({
    last_number: 5,
    read_by_seeker: 3,
    read_by_company: 5,
  });
});

test('messages stand by the days of Hong Kong', () => {
  const at = (moment: string) => messages(1, 1).map((message) => ({ ...message, at: moment }));
  const days = byDay([
    ...at('2026-11-16T15:59:00.000Z'),
    ...at('2026-11-16T16:00:00.000Z'),
    ...at('2026-11-17T15:59:00.000Z'),
  ]);
  expect(days.map((day) => day.messages.length)).toEqual([1, 2]);
});
