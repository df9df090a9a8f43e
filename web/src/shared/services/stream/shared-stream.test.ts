import { afterEach, expect, test, vi } from 'vitest';
import { openStream } from '@/shared/testing/open-stream';
import type { Service } from '../api/service';
import type { StreamFollower } from './follow-stream';
import { shareStream } from './shared-stream';

function createLine() {
  const streams: (ReturnType<typeof openStream> & { signal: AbortSignal })[] = [];
  const service = {
    prepare: (path: string) => ({ url: `/api/seeker/${path}`, headers: {} }),
  } as unknown as Service;
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const stream = { ...openStream(signal), signal };
    streams.push(stream);
    return stream.response;
  });
  return { service, streams };
}

function createFollower() {
  const onEvent = vi.fn<StreamFollower['onEvent']>();
  const onMissed = vi.fn<StreamFollower['onMissed']>();
  return { onEvent, onMissed };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('[12.08] followers of one path share a connection, which the last of them closes', async () => {
  const { service, streams } = createLine();
  const [first, second, elsewhere] = [createFollower(), createFollower(), createFollower()];
  const leaveFirst = shareStream(service, 'stream', first);
  await settled();
  expect(first.onMissed.mock.calls).toEqual([[true]]);
  const leaveSecond = shareStream(service, 'stream', second);
  await settled();
  expect(second.onMissed.mock.calls).toEqual([[true]]);
  expect(first.onMissed).toHaveBeenCalledTimes(1);
  expect(streams.length).toBe(1);
  const leaveElsewhere = shareStream(service, 'other', elsewhere);
  await settled();
  expect(streams.length).toBe(2);

  streams[0]?.write('event: news\ndata: {}\n\n');
  await settled();
  for (const { onEvent } of [first, second])
    expect(onEvent.mock.calls).toEqual([[{ name: 'news', data: '{}' }]]);
  expect(elsewhere.onEvent).not.toHaveBeenCalled();

  leaveFirst();
  leaveFirst();
  streams[0]?.write('event: news\ndata: {}\n\n');
  await settled();
  expect([first, second].map(({ onEvent }) => onEvent.mock.calls.length)).toEqual([1, 2]);
  leaveSecond();
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false]);

  const leave = shareStream(service, 'stream', first);
  await settled();
  expect(streams.length).toBe(3);
  leave();
  leaveElsewhere();
});

test('a follower that fails does not keep an event from the others, and is reported', async () => {
  const { service, streams } = createLine();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const [failing, other] = [createFollower(), createFollower()];
  const error = new Error('cannot show it');
  failing.onEvent.mockImplementation(() => {
    throw error;
  });
  const leaves = [failing, other].map((follower) => shareStream(service, 'stream', follower));
  await settled();
  streams[0]?.write('data: {}\n\n');
  await settled();
  expect(other.onEvent).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  for (const leave of leaves) leave();
});
