import { describe, expect, test, vi } from 'vitest';
import { callTimeout } from '@/shared/lib/constants';
import { createService, ServiceError } from './service';

const operation = { id: 'sha256:ab', name: 'Home', variables: { limit: 12 } };

function serviceWith(answer: () => Response | Promise<Response>, token?: string) {
  const onUnauthorized = vi.fn();
  const report = vi.fn();
  const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => answer());
  const options = {
    root: '/api/seeker',
    locale: 'en' as const,
    token: () => token,
    onUnauthorized,
    ownText: async (code: string) => (code === 'E100007' ? 'our own words' : undefined),
    report,
    fetch,
  };
  return { service: createService(options), fetch, onUnauthorized, report };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the seeker service', () => {
  test('[7.02] calls carry a bearer authorization when a token is held', async () => {
    const held = serviceWith(() => json({ data: { a: 1 } }), 'abc');
    await held.service.ask(operation);
    expect(held.fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer abc' });
    const none = serviceWith(() => json({ data: { a: 1 } }));
    await none.service.ask(operation);
    expect(none.fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization');
  });

  test("a persisted document is posted by its hash, in the page's language", async () => {
    const { service, fetch } = serviceWith(() => json({ data: { a: 1 } }));
    await service.ask(operation);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/seeker/graphql');
    expect(init?.headers).toMatchObject({ 'Accept-Language': 'en-HK' });
    expect(JSON.parse(String(init?.body))).toEqual({ documentId: 'sha256:ab', variables: { limit: 12 } });
  });

  test('a call outlives its page only when it is told to', async () => {
    const { service, fetch } = serviceWith(() => json({ data: { a: 1 } }));
    await service.ask(operation);
    await service.ask(operation, { outlivesPage: true });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true]);
  });

  test('[7.09] [7.50] an empty data object is a schema error and is reported', async () => {
    const { service, report } = serviceWith(() => json({ data: {} }));
    await expect(service.ask(operation)).rejects.toMatchObject({ status: 500 });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'schema' }));
  });

  test('[7.48] server errors of 500 and above are reported, others are not', async () => {
    const broken = serviceWith(() => json({ message: 'no' }, 503));
    await expect(broken.service.ask(operation)).rejects.toMatchObject({ status: 503 });
    expect(broken.report).toHaveBeenCalledOnce();
    const refused = serviceWith(() => json({ message: 'no' }, 404));
    await expect(refused.service.ask(operation)).rejects.toMatchObject({ status: 404 });
    expect(refused.report).not.toHaveBeenCalled();
  });

  test('no answer at all gives an error without a status', async () => {
    const { service } = serviceWith(() => Promise.reject(new TypeError('offline')));
    const error = await service.ask(operation).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceError);
    expect((error as ServiceError).status).toBeUndefined();
  });

  test('[8.01] an error_code n becomes E{n} and keeps its message', async () => {
    const { service } = serviceWith(() => json({ error_code: 100040, message: 'wrong code' }, 400));
    await expect(service.post('mfa-login', {})).rejects.toMatchObject({
      code: 'E100040',
      message: 'wrong code',
    });
  });

  test("[8.01] a known code has the site's own words, an unknown one the server's message", async () => {
    const refused = (error_code: number) =>
      serviceWith(() => json({ error_code, message: 'theirs' }, 400)).service.post('logout');
    await expect(refused(100007)).rejects.toMatchObject({ message: 'our own words' });
    await expect(refused(199999)).rejects.toMatchObject({ message: 'theirs' });
    const inside = (error_code: number) =>
      serviceWith(() => json({ data: null, errors: [{ message: 'theirs', extensions: { error_code } }] }));
    const [known, unknown] = [inside(100007), inside(199999)];
    expect((await known.service.ask(operation)).errors?.[0]?.message).toBe('our own words');
    expect((await unknown.service.ask(operation)).errors?.[0]?.message).toBe('theirs');
  });

  test('[7.48] a call that is not made of JSON reports a server error like the others', async () => {
    const { service, report } = serviceWith(() => json({}), 'abc');
    const { url, headers, refusal } = service.prepare('upload');
    expect(url).toBe('/api/seeker/upload');
    expect(headers).toMatchObject({ Authorization: 'Bearer abc' });
    expect(await refusal(500, null)).toMatchObject({ status: 500 });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'server', status: 500 }));
    const suspended = { error_code: 100033, message: 'suspended' };
    expect(await refusal(403, suspended)).toMatchObject({ code: 'E100033', message: 'suspended' });
    expect(report).toHaveBeenCalledOnce();
  });

  test('a call that gets no answer ends after 30 seconds', async () => {
    vi.useFakeTimers();
    const fetch = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error())),
      );
    const service = createService({
      root: '',
      locale: 'en',
      token: () => undefined,
      onUnauthorized: vi.fn(),
      ownText: async () => undefined,
      report: vi.fn(),
      fetch: fetch as typeof globalThis.fetch,
    });
    const failed = expect(service.ask(operation)).rejects.toMatchObject({ status: undefined });
    await vi.advanceTimersByTimeAsync(callTimeout);
    await failed;
    vi.useRealTimers();
  });

  test('[8.50] a failure of the service has words only when the site knows its code', async () => {
    const failed = (error_code: number) =>
      serviceWith(() => json({ error_code, message: 'theirs' }, 503)).service.post('request-mfa-login');
    await expect(failed(100007)).rejects.toMatchObject({ message: 'our own words' });
    await expect(failed(199999)).rejects.toMatchObject({ message: '' });
  });

  test('a 401 is told to the session', async () => {
    const { service, onUnauthorized } = serviceWith(() => json({ message: 'expired' }, 401), 'abc');
    await expect(service.ask(operation)).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});
