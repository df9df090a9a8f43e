// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitPageContext } from '@/shared/hooks/useKitPage';
import { createAddresses } from '@/shared/lib/address';
import { conversation as english } from '@/shared/messages/en/conversation';
import { conversation as chinese } from '@/shared/messages/zh-hant/conversation';
import { ServiceError } from '@/shared/services/api/service';
import { Conversation } from './Conversation';
import type { ConversationMessage, ConversationPart, ConversationPorts, Side } from './conversation';
import { useConversation } from './useConversation';

const seen: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  atDesk(true);
  // Reports everything as visible as soon as it is observed.
  class Observer {
    private readonly onSeen: IntersectionObserverCallback;
    constructor(onSeen: IntersectionObserverCallback) {
      this.onSeen = onSeen;
    }
    observe() {
      seen.push(() =>
        this.onSeen(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  cleanup();
  seen.length = 0;
});

function atDesk(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

function message(number: number, more: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    id: `m${number}`,
    number,
    from_seeker: false,
    by: 'May Chan',
    text: `Message ${number}`,
    at: '2026-11-17T02:05:00.000Z',
    warnings: [],
    is_reported: false,
    ...more,
  };
}

function partOf(messages: ConversationMessage[], more: Partial<ConversationPart> = {}): ConversationPart {
  const last_number = messages.at(-1)?.number ?? 0;
  return { state: 'open', messages, last_number, read_by_seeker: 0, read_by_company: 0, ...more };
}

/** A fake service whose conversation stores what is sent. */
function createPorts(first: ConversationPart) {
  let all = [...first.messages];
  const byKey = new Map<string, ConversationMessage>();
  const standing = () => ({ ...first, last_number: all.at(-1)?.number ?? 0 });
  const ports = {
    load: vi.fn<ConversationPorts['load']>(async ({ before = Number.MAX_VALUE, after }) => {
      const messages =
        after === undefined
          ? all.filter(({ number }) => number < before).slice(-50)
          : all.filter(({ number }) => number > after).slice(0, 50);
      return { ...standing(), messages };
    }),
    send: vi.fn<ConversationPorts['send']>(async (key, text) => {
      const sent = byKey.get(key) ?? message(all.length + 1, { from_seeker: true, by: '', text });
      if (!byKey.has(key)) all = [...all, sent];
      byKey.set(key, sent);
      return sent;
    }),
    markRead: vi.fn<ConversationPorts['markRead']>(async (upTo) => ({ ...standing(), read_by_seeker: upTo })),
    end: vi.fn<ConversationPorts['end']>(async () => ({ ...standing(), state: 'ended_by_seeker' })),
    report: vi.fn<ConversationPorts['report']>(async (number) => message(number, { is_reported: true })),
  };
  const arrive = (text: string) => {
    all = [...all, message(all.length + 1, { text })];
  };
  return { ports, arrive, stored: () => all.map(({ text }) => text) };
}

interface TestConversationProps {
  ports: ConversationPorts;
  changes?: number;
  side?: Side;
}

const sentences = [{ code: 'thanks', text: 'Thank you, I will be there.' }];

function TestConversation({ ports, changes = 0, side = 'seeker' }: TestConversationProps) {
  const conversation = useConversation({ draft: 'conversation:a1', side, ports, changes });
  return (
    <Conversation
      conversation={conversation}
      otherName="Good Noodles"
      emptyText="Nobody wrote yet."
      readySentences={sentences}
      closeLabel="Close"
      onError={() => undefined}
    />
  );
}

function Page({ path = '/hk/en/', ...props }: TestConversationProps & { path?: string }) {
  const address = createAddresses('/hk').parse(path, '', '');
  if (address === undefined) throw new Error('not a page');
  const texts = { conversation: address.locale === 'en' ? english : chinese };
  return (
    <KitPageContext value={{ address, texts, now: new Date() }}>
      <TestConversation {...props} />
    </KitPageContext>
  );
}

async function show(first: ConversationPart, side: Side = 'seeker') {
  const service = createPorts(first);
  const result = render(<Page ports={service.ports} side={side} />);
  const region = await screen.findByRole('region', { name: 'Conversation with Good Noodles' });
  const rerender = (changes: number) =>
    result.rerender(<Page ports={service.ports} side={side} changes={changes} />);
  return { ...service, ...result, rerender, list: within(region) };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[10.41] messages stand by day, with who wrote, and the own ones with whether they were read', async () => {
  const messages = [
    message(1, { at: '2026-11-16T02:05:00.000Z' }),
    message(2, { from_seeker: true, by: '' }),
    message(3, { from_seeker: true, by: '' }),
  ];
  const { list } = await show(partOf(messages, { read_by_company: 2 }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '16 November 2026',
    'May ChanMessage 110:05Report',
    '17 November 2026',
    'YouMessage 210:05Read',
    'YouMessage 310:05Sent',
    '',
  ]);
});

test('[10.41] what is on screen is marked as read, once', async () => {
  const { ports, rerender } = await show(partOf([message(1), message(2)]));
  expect(ports.markRead).not.toHaveBeenCalled();
  await waitFor(() => expect(seen).not.toEqual([]));
  for (const look of seen) act(look);
  await waitFor(() => expect(ports.markRead).toHaveBeenCalledExactlyOnceWith(2));
  for (const look of seen) act(look);
  rerender(1);
  expect(ports.markRead).toHaveBeenCalledOnce();
});

test('[10.41] a message that comes is shown and read out', async () => {
  const { ports, arrive, rerender, list } = await show(partOf([message(1)]));
  arrive('Can you come on Monday?');
  rerender(1);
  expect(await list.findByText('Can you come on Monday?')).toBeTruthy();
  expect(ports.load).toHaveBeenLastCalledWith({ after: 1 });
  expect(screen.getByText('May Chan: Can you come on Monday?').getAttribute('aria-live')).toBe('polite');
});

test('what happens while an answer is on its way is asked for after it', async () => {
  const { ports, arrive, rerender, list } = await show(partOf([message(1)]));
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = ports.load.getMockImplementation();
  ports.load.mockImplementationOnce(async (range) => {
    const early = await answer?.(range);
    await promise;
    return early ?? partOf([]);
  });
  rerender(1);
  arrive('In between');
  rerender(2);
  resolve();
  expect(await list.findByText('In between')).toBeTruthy();
});

test('[10.41] Enter sends at a desk, but not while an input method is open, nor with Shift', async () => {
  const { ports } = await show(partOf([message(1)]));
  type('我可以星期一來');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  expect(ports.send).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() =>
    expect(ports.send).toHaveBeenCalledExactlyOnceWith(expect.any(String), '我可以星期一來'),
  );
  expect(box().value).toBe('');
});

test('on a phone Enter makes a new line, and the button sends', async () => {
  atDesk(false);
  const { ports, list } = await show(partOf([message(1)]));
  type('Hello');
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  expect(ports.send).not.toHaveBeenCalled();
  press('Send');
  expect(await list.findByText('Hello')).toBeTruthy();
});

test('[10.41] a message has up to 1,000 characters, and near the end it is said what is left', async () => {
  const { ports } = await show(partOf([message(1)]));
  type('麵'.repeat(899));
  expect(screen.queryByText(/characters/)).toBeNull();
  type('🍜'.repeat(990));
  expect(screen.getByText('10 characters left')).toBeTruthy();
  type('🍜'.repeat(1001));
  expect(screen.getByText('1 character too many')).toBeTruthy();
  press('Send');
  expect(ports.send).not.toHaveBeenCalled();
});

test('[10.41] a ready sentence is put where one writes', async () => {
  await show(partOf([message(1)]));
  press('Thank you, I will be there.');
  expect(box().value).toBe('Thank you, I will be there.');
  press('Thank you, I will be there.');
  expect(box().value).toBe('Thank you, I will be there.\nThank you, I will be there.');
});

test('[10.41] a message whose answer was lost is sent once: it goes again under its key', async () => {
  const { ports, stored, list } = await show(partOf([message(1)]));
  const answer = ports.send.getMockImplementation();
  ports.send.mockImplementationOnce(async (key, text) => {
    await answer?.(key, text);
    throw new ServiceError('');
  });
  type('Hello');
  press('Send');
  const waits = 'No network. It will be sent by itself.';
  expect(await list.findByText(waits)).toBeTruthy();
  press('Send again');
  await waitFor(() => expect(list.queryByText(waits)).toBeNull());
  expect(stored()).toEqual(['Message 1', 'Hello']);
  expect(list.getAllByText('Hello')).toHaveLength(1);
});

test('what was typed, and what was on its way, outlive a reload', async () => {
  const { ports, unmount, stored } = await show(partOf([message(1)]));
  ports.send.mockImplementationOnce(() => new Promise(() => undefined));
  type('On its way');
  press('Send');
  type('Not finished');
  const key = ports.send.mock.calls[0]?.[0];
  unmount();
  render(<Page ports={ports} />);
  await screen.findByText('Sent');
  expect(ports.send).toHaveBeenLastCalledWith(key, 'On its way');
  expect(box().value).toBe('Not finished');
  expect(stored()).toEqual(['Message 1', 'On its way']);
});

test('a refused message says why and can be taken away', async () => {
  const { ports, list } = await show(partOf([message(1)]));
  ports.send.mockRejectedValueOnce(new ServiceError('Too many messages today', 200, 'E100038'));
  type('Hello');
  press('Send');
  expect(await list.findByText('Not sent: Too many messages today')).toBeTruthy();
  press('Delete');
  expect(list.queryByText('Hello')).toBeNull();
});

test('[10.42] who reads a message with signs of a scam is warned in words; who wrote it is not', async () => {
  const warnings = ['asks_for_money', 'something_new'];
  await show(partOf([message(1, { warnings })]));
  expect(screen.getByText(/never asks for a deposit/)).toBeTruthy();
  expect(screen.getByText(/words that are common in scams/)).toBeTruthy();
  cleanup();
  await show(partOf([message(1, { warnings })]), 'company');
  expect(screen.queryByText('Beware of scams')).toBeNull();
  cleanup();
  // Warnings about employers do not help an employer.
  await show(partOf([message(1, { warnings, from_seeker: true, by: '' })]), 'company');
  expect(screen.queryByText(/never asks for a deposit/)).toBeNull();
  expect(screen.getByText(/words that are common in scams/)).toBeTruthy();
});

test('[13.10] who is asked to go to another messenger is told to keep the talk here, and whom to ask', async () => {
  await show(partOf([message(1, { warnings: ['moves_to_chat'] })]));
  expect(screen.getByText(/^Keep the talk here.*18222/)).toBeTruthy();
});

test('[10.42] a message of the other side can be reported, with a reason', async () => {
  const { ports } = await show(partOf([message(1), message(2, { from_seeker: true, by: '' })]));
  expect(screen.getAllByRole('button', { name: /^Report message/ })).toHaveLength(1);
  press('Report message: Message 1');
  const dialog = within(screen.getByRole('dialog', { name: 'Report a message' }));
  fireEvent.click(dialog.getByRole('radio', { name: /asks for money/ }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'He wants $500' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await dialog.findByText(/Thank you/);
  expect(ports.report).toHaveBeenCalledExactlyOnceWith(
    1,
    'It looks like a scam, or asks for money: He wants $500',
  );
  expect(screen.getByText('Reported')).toBeTruthy();
});

test('[10.42] ending asks once, and then nothing more is written', async () => {
  const { ports } = await show(partOf([message(1)]));
  press('End conversation');
  expect(ports.end).not.toHaveBeenCalled();
  press('Back');
  press('End conversation');
  press('End conversation');
  expect(await screen.findByText('You have ended this conversation.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[10.41] the employer begins: until then a seeker has nothing to answer', async () => {
  await show(partOf([], { state: 'none' }));
  expect(screen.getByText('Nobody wrote yet.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  await show(partOf([], { state: 'none' }), 'company');
  expect(box()).toBeTruthy();
});

test('earlier messages come by pages', async () => {
  const all = Array.from({ length: 52 }, (_, index) => message(index + 1, { from_seeker: true, by: '' }));
  const { ports, list } = await show(partOf(all));
  expect(list.queryByText('Message 2')).toBeNull();
  fireEvent.click(screen.getByText('Earlier messages'));
  expect(await list.findByText('Message 2')).toBeTruthy();
  expect(ports.load).toHaveBeenLastCalledWith({ before: 3 });
  expect(screen.queryByText('Earlier messages')).toBeNull();
});

test('messages that do not come can be asked for again', async () => {
  const { ports } = createPorts(partOf([message(1)]));
  ports.load.mockRejectedValueOnce(new ServiceError(''));
  render(<Page ports={ports} path="/hk/" />);
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('Message 1')).toBeTruthy();
});
