// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createReporter, type ReportConfig, reportThrownErrors } from './reporter';

function configOf(given: Partial<ReportConfig>): ReportConfig {
  return { errors_url: '/api/errors', version: 'sw-2.17.3', environment: 'production', ...given };
}

test('[7.49] thrown errors are reported', () => {
  const report = vi.fn();
  reportThrownErrors(report);
  dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }));
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'thrown', message: 'broken' }),
  );
});

test('a wrapped error is reported with what lies behind it', () => {
  const report = vi.fn();
  reportThrownErrors(report);
  const error = new Error('recovered', { cause: new Error('no texts') });
  dispatchEvent(new ErrorEvent('error', { error, message: 'recovered' }));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'recovered (no texts)' }));
});

test('a report says where and in which version, and is bounded', () => {
  const send = vi.fn();
  const config = configOf({ environment: 'beta' });
  createReporter(config, send)({ kind: 'server', message: 'x'.repeat(9000), status: 503 });
  const [url, body] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/errors');
  const sent = JSON.parse(body as string) as Record<string, unknown>;
  expect(sent).toMatchObject({ kind: 'server', status: 503, environment: 'beta', version: 'sw-2.17.3' });
  expect(String(sent.message)).toHaveLength(2000);
});

test('reporting can be switched off', () => {
  const send = vi.fn();
  createReporter(configOf({ errors_url: 'off' }), send)({ kind: 'thrown', message: 'x' });
  expect(send).not.toHaveBeenCalled();
});

test('a Sentry DSN is told by an envelope, with its key in the address', async () => {
  const send = vi.fn();
  const config = configOf({
    errors_url: 'https://0a1b2c@o1.sentry.example.hk/42',
    environment: 'production',
  });
  createReporter(config, send)({ kind: 'server', message: 'no answer', status: 503, stack: 'at x' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  const [url, body] = send.mock.calls[0] as [string, string];
  expect(url).toBe('https://o1.sentry.example.hk/api/42/envelope/?sentry_version=7&sentry_key=0a1b2c');
  const [header, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(header).toEqual({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/), sent_at: expect.any(String) });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: header?.event_id,
    release: 'sw-2.17.3',
    environment: 'production',
    exception: { values: [{ type: 'server', value: 'no answer' }] },
    tags: { status: 503 },
  });
});

test('an address elsewhere that is no DSN gets the report as it is', () => {
  for (const address of ['https://collector.example.hk/errors', 'https://key@collector.example.hk/errors']) {
    const send = vi.fn();
    createReporter(configOf({ errors_url: address }), send)({ kind: 'thrown', message: 'x' });
    expect(send.mock.calls[0]?.[0]).toBe(address);
    expect(JSON.parse(send.mock.calls[0]?.[1] as string)).toMatchObject({ kind: 'thrown', message: 'x' });
  }
});

test('a report that cannot be sent to Sentry is lost, and no error of its own', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const send = vi.fn(() => {
    throw new Error('no network');
  });
  const config = configOf({ errors_url: 'https://0a1b2c@o1.sentry.example.hk/42' });
  createReporter(config, send)({ kind: 'thrown', message: 'x' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
