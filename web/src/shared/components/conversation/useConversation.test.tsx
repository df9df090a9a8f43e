// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConversationMessage, ConversationPorts } from './conversation';
import { useConversation } from './useConversation';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function message(number: number): ConversationMessage {
  const at = '2026-11-17T02:05:00.000Z';
  return {
    id: `m${number}`,
    number,
    from_seeker: false,
    by: 'May',
    text: '',
    at,
    warnings: [],
    is_reported: false,
  };
}

/** Opens a conversation with `count` messages. */
async function open(count: number) {
  let last_number = count;
  const load = vi.fn<ConversationPorts['load']>(async ({ before, after }) => {
    const first = after === undefined ? Math.max(1, (before ?? last_number + 1) - 50) : after + 1;
    const end = after === undefined ? (before ?? last_number + 1) : Math.min(last_number + 1, after + 51);
    const messages = Array.from({ length: Math.max(0, end - first) }, (_, index) => message(first + index));
    return { state: 'open', messages, last_number, read_by_seeker: 0, read_by_company: 0 };
  });
  const ports = { load } as unknown as ConversationPorts;
  const { result, rerender } = renderHook(
    ({ changes }) => useConversation({ draft: 'a1', side: 'seeker', ports, changes }),
    { initialProps: { changes: 0 } },
  );
  await act(async () => undefined);
  let changes = 0;
  return {
    load,
    shown: () => {
      const messages = result.current.part?.messages ?? [];
      return [messages[0]?.number, messages.at(-1)?.number];
    },
    run: (name: 'loadEarlier' | 'loadLater' | 'loadNewest') => act(async () => result.current[name]()),
    arrive: async (more: number) => {
      last_number += more;
      changes += 1;
      await act(async () => rerender({ changes }));
    },
    arrived: () => result.current.arrived?.number,
    last: () => result.current.part?.last_number,
  };
}

test('[10.41] the newest page comes first, and each change brings what came after it', async () => {
  const conversation = await open(120);
  expect(conversation.shown()).toEqual([71, 120]);
  expect(conversation.arrived()).toBeUndefined();
  await conversation.arrive(2);
  expect(conversation.load).toHaveBeenLastCalledWith({ after: 120 });
  expect(conversation.shown()).toEqual([71, 122]);
  expect(conversation.arrived()).toBe(122);
});

test('who reads further back stays there when something new comes, and goes to the newest by a press', async () => {
  const conversation = await open(300);
  for (let page = 0; page < 4; page += 1) await conversation.run('loadEarlier');
  expect(conversation.shown()).toEqual([51, 250]);
  await conversation.arrive(1);
  expect(conversation.load).toHaveBeenLastCalledWith({ after: 300 });
  expect(conversation.shown()).toEqual([51, 250]);
  expect(conversation.last()).toBe(301);
  await conversation.run('loadLater');
  expect(conversation.shown()).toEqual([101, 300]);
  await conversation.run('loadNewest');
  expect(conversation.shown()).toEqual([252, 301]);
});

test('more than a page at once leaves no gap', async () => {
  const conversation = await open(10);
  await conversation.arrive(70);
  expect(conversation.shown()).toEqual([1, 60]);
  await conversation.run('loadLater');
  expect(conversation.shown()).toEqual([1, 80]);
});
