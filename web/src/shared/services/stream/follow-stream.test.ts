import { beforeEach, expect, test, vi } from 'vitest';
import { openStream } from '@/shared/testing/open-stream';
import { createService } from '../api/service';
import {
  askingInterval,
  firstPause,
  followStream,
  longestHidden,
  longestPause,
  longestSilence,
  promptOpening,
} from './follow-stream';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

/** A page that can be hidden and shown. */
function createPage() {
  const listeners = new Map<() => void, () => void>();
  let isHidden = false;
  return {
    page: {
      isHidden: () => isHidden,
      follow: (onVisibility: () => void, onLeave: () => void) => {
        listeners.set(onVisibility, onLeave);
        return () => void listeners.delete(onVisibility);
      },
    },
    turn: (state: 'hidden' | 'visible') => {
      isHidden = state === 'hidden';
      for (const onVisibility of listeners.keys()) onVisibility();
    },
    leave: () => {
      for (const onLeave of listeners.values()) onLeave();
    },
    listeners,
  };
}

type Answer = (init: RequestInit) => Promise<Response> | Response;

function follow(...answers: Answer[]) {
  const fetch = vi.fn(async (_url: string, init: RequestInit) => {
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no line');
    return answer(init);
  });
  vi.stubGlobal('fetch', fetch);
  const service = createService({
    root: '/api/seeker',
    locale: 'en',
    token: () => 'abc',
    onUnauthorized: () => undefined,
    ownText: async () => undefined,
    report: () => undefined,
  });
  const events: string[] = [];
  const onMissed = vi.fn();
  const { page, turn, leave, listeners } = createPage();
  const stop = followStream(service, 'stream', { onEvent: ({ data }) => events.push(data), onMissed }, page);
  return { fetch, events, onMissed, turn, leave, stop, listeners };
}

const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);

test('[10.41] a stream is read by fetch with the bearer header, never a token in its address', async () => {
  const stream = openStream();
  const { fetch, events, onMissed, stop } = follow(() => stream.response);
  await pass();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/seeker/stream');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({
    Authorization: 'Bearer abc',
    Accept: 'text/event-stream',
  });
  expect(onMissed).toHaveBeenCalledOnce();
  stream.write('event: conversation\nda');
  stream.write('ta: {"n":1}\n\n');
  await pass();
  expect(events).toEqual(['{"n":1}']);
  stop();
});

test('[10.41] a stream that ends is opened again, after pauses that grow; meanwhile the page asks', async () => {
  const { fetch, onMissed, stop } = follow();
  await pass();
  expect(fetch).toHaveBeenCalledTimes(1);
  await pass(firstPause);
  expect(fetch).toHaveBeenCalledTimes(2);
  await pass(firstPause);
  expect(fetch).toHaveBeenCalledTimes(2);
  await pass(firstPause);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(onMissed).not.toHaveBeenCalled();
  await pass(askingInterval);
  expect(onMissed).toHaveBeenCalled();
  await pass(10 * longestPause);
  const before = fetch.mock.calls.length;
  await pass(longestPause);
  expect(fetch.mock.calls.length - before).toBe(1);
  stop();
});

test('what came while the stream was broken is asked for once it is there again', async () => {
  const first = openStream();
  const second = openStream();
  const { fetch, onMissed, stop } = follow(
    () => first.response,
    () => second.response,
  );
  await pass();
  first.end();
  await pass(firstPause);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onMissed.mock.calls).toEqual([[true], [false]]);
  await pass(askingInterval);
  expect(onMissed).toHaveBeenCalledTimes(2);
  stop();
});

test('a stream that opens late may have missed something since it was asked for', async () => {
  const opened = Promise.withResolvers<Response>();
  const { onMissed, stop } = follow(() => opened.promise);
  await pass(promptOpening);
  opened.resolve(openStream().response);
  await pass();
  expect(onMissed.mock.calls).toEqual([[false]]);
  stop();
});

test('[10.41] with too many streams open the page asks, until the service wants to be tried again', async () => {
  const { fetch, onMissed, stop } = follow(
    () => new Response('', { status: 429, headers: { 'Retry-After': '35' } }),
  );
  await pass();
  await pass(34_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onMissed).toHaveBeenCalledTimes(3);
  await pass(1_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

test('a line that is silent for too long counts as broken', async () => {
  const answer = ({ signal }: RequestInit) => {
    const { response } = openStream();
    const body = response.body as ReadableStream<Uint8Array>;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
    });
    return new Response(body.pipeThrough(cut));
  };
  const { fetch, stop } = follow(answer);
  await pass();
  await pass(longestSilence - 1);
  expect(fetch).toHaveBeenCalledTimes(1);
  await pass(1 + firstPause);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

test('a page that nobody looks at for long has no stream; one that is looked at again has one at once', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const stream = openStream();
  const answer: Answer = ({ signal }) => {
    signals.push(signal);
    return signals.length === 1 ? stream.response : openStream().response;
  };
  const { fetch, turn, stop } = follow(answer, answer);
  await pass();
  const passWithSigns = async (time: number) => {
    await pass(time / 2);
    stream.write(': here\n\n');
    await pass(time / 2);
  };
  turn('hidden');
  await passWithSigns(longestHidden - 2);
  stream.write(': here\n\n');
  turn('visible');
  expect(signals[0]?.aborted).toBe(false);
  turn('hidden');
  await passWithSigns(longestHidden);
  expect(signals[0]?.aborted).toBe(true);
  await pass(10 * askingInterval);
  expect(fetch).toHaveBeenCalledTimes(1);
  turn('visible');
  await pass();
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

test('a page that is left has no stream; when it is shown again it has one', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const answer: Answer = ({ signal }) => {
    signals.push(signal);
    return openStream().response;
  };
  const { turn, leave, stop } = follow(answer, answer);
  await pass();
  leave();
  turn('hidden');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  turn('visible');
  await pass();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  stop();
});

test('once stopped nothing is opened, asked or listened to', async () => {
  const { fetch, onMissed, stop, listeners } = follow();
  await pass();
  stop();
  await pass(10 * longestPause);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onMissed).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
