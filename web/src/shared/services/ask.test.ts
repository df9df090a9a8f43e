import { expect, test, vi } from 'vitest';
import type { Service } from './api/service';
import { createAsk } from './ask';

const operation = { id: 'sha256:0', name: 'Me', variables: {} };

function askWith(answer: object) {
  const onGone = vi.fn();
  const onRefused = vi.fn();
  const service = { ask: async () => answer } as unknown as Service;
  return { ask: createAsk(service, { onGone, onRefused }), onGone, onRefused };
}

const refusedBy = (error_code: number, more = {}) =>
  askWith({ data: null, errors: [{ message: 'no', extensions: { error_code, ...more } }] });

test('an answer gives its data', async () => {
  expect(await askWith({ data: { me: null } }).ask(operation)).toEqual({ me: null });
});

test('[10.04] a call without a session tells that it is gone', async () => {
  const { ask, onGone, onRefused } = refusedBy(200001);
  await expect(ask(operation)).rejects.toMatchObject({ code: 'E200001' });
  expect(onGone).toHaveBeenCalledOnce();
  expect(onRefused).not.toHaveBeenCalled();
});

test('the application hears of each other refusal', async () => {
  const { ask, onGone, onRefused } = refusedBy(100027);
  await expect(ask(operation)).rejects.toMatchObject({ message: 'no' });
  expect(onRefused.mock.lastCall?.[0]).toMatchObject({ code: 'E100027' });
  expect(onGone).not.toHaveBeenCalled();
});

test('too many tries say after how many seconds to come back', async () => {
  await expect(refusedBy(100038, { retry_after: 60 }).ask(operation)).rejects.toMatchObject({
    retryAfter: 60,
  });
});
