// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageData } from '@/site/lib/content';
import { createContentService } from './content-service';

const loadingStarted = vi.fn();
const report = vi.fn();
const send = vi.fn<typeof fetch>();

const service = () =>
  createContentService({
    root: '/content',
    locale: 'en',
    storage: sessionStorage,
    whileLoading: (work) => {
      loadingStarted();
      return work;
    },
    report,
    fetch: send,
  });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  send.mockReset();
  loadingStarted.mockClear();
});
afterEach(() => vi.useRealTimers());

async function settled<Result>(work: Promise<Result>, after: number): Promise<Result | 'waiting'> {
  let result: Result | 'waiting' = 'waiting';
  const watched = work.then(
    (value) => {
      result = value;
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(after);
  await Promise.race([watched, Promise.resolve()]);
  return result;
}

test('[7.45] page data are fetched by the path of the route', async () => {
  send.mockImplementation(async () => Response.json({ page: 2 }));
  const answer = service().ask(pageData('/blogs-list/2/', 'pay & tax'));
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual({ data: { page: 2 } });
  expect(send.mock.calls.map(([address]) => address)).toEqual([
    '/content/page-data/en/blogs-list/2/index.json?q=pay+%26+tax',
  ]);
});

test('[9.25] the loading state of a fetch stays for 200 ms, however quick the answer', async () => {
  send.mockImplementation(async () => Response.json({}));
  const answer = service().ask(pageData('/blogs-list/', undefined));
  expect(await settled(answer, 199)).toBe('waiting');
  expect(loadingStarted).toHaveBeenCalledOnce();
  expect(await settled(answer, 1)).toEqual({ data: {} });
});

test('[9.23] data younger than 300000 ms are taken without a fetch or a loading state', async () => {
  send.mockImplementation(async () => Response.json({ fresh: true }));
  const content = service();
  await settled(content.ask(pageData('/a/', undefined)), 200);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(await content.ask(pageData('/a/', undefined))).toEqual({ data: { fresh: true } });
  expect(send).toHaveBeenCalledOnce();
  expect(loadingStarted).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  await settled(content.ask(pageData('/a/', undefined)), 200);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a page that is not there has no data and is not kept', async () => {
  send.mockImplementation(async () => new Response('', { status: 404 }));
  const content = service();
  expect(await settled(content.ask(pageData('/a/', undefined)), 200)).toEqual({ data: null });
  await settled(content.ask(pageData('/a/', undefined)), 200);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a service that fails is reported', async () => {
  send.mockImplementation(async () => new Response('', { status: 503 }));
  const failed = service().ask(pageData('/a/', undefined));
  const seen = expect(failed).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(200);
  await seen;
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'server', status: 503 }));
});
