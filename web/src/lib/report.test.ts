// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readConfig } from './config';
import { createReporter, reportThrownErrors } from './report';

test('[7.49] thrown errors are reported', () => {
  const report = vi.fn();
  reportThrownErrors(report);
  dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }));
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'thrown', message: 'broken' }),
  );
});

test('a report says where and in which version, and is bounded', () => {
  const send = vi.fn();
  const config = readConfig({ environment: 'beta' });
  createReporter(config, send)({ kind: 'server', message: 'x'.repeat(9000), status: 503 });
  const [url, body] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/errors');
  const sent = JSON.parse(body as string) as Record<string, unknown>;
  expect(sent).toMatchObject({ kind: 'server', status: 503, environment: 'beta', version: 'sw-2.17.3' });
  expect(String(sent.message)).toHaveLength(2000);
});

test('reporting can be switched off', () => {
  const send = vi.fn();
  createReporter(readConfig({ errors_url: 'off' }), send)({ kind: 'thrown', message: 'x' });
  expect(send).not.toHaveBeenCalled();
});
