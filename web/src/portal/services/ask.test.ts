import { expect, test, vi } from 'vitest';
import type { Service } from '../../shared/services/api/service';
import { createAsk } from './ask';

const operation = { id: 'sha256:0', name: 'Me', variables: {} };

function askWith(answer: object) {
  const onGone = vi.fn();
  const onChanged = vi.fn();
  const service = { ask: async () => answer } as unknown as Service;
  return { ask: createAsk(service, onGone, onChanged), onGone, onChanged };
}

const refusedBy = (error_code: number, more = {}) =>
  askWith({ data: null, errors: [{ message: 'no', extensions: { error_code, ...more } }] });

test('an answer gives its data', async () => {
  expect(await askWith({ data: { me: null } }).ask(operation)).toEqual({ me: null });
});

test('[10.04] a call without a session tells that it is gone', async () => {
  const { ask, onGone, onChanged } = refusedBy(200001);
  await expect(ask(operation)).rejects.toMatchObject({ code: 'E200001' });
  expect(onGone).toHaveBeenCalledOnce();
  expect(onChanged).not.toHaveBeenCalled();
});

test('[10.10] who was removed, or has another role, learns it with the next call', async () => {
  for (const code of [100026, 100027]) {
    const { ask, onChanged } = refusedBy(code);
    await expect(ask(operation)).rejects.toMatchObject({ message: 'no' });
    expect(onChanged).toHaveBeenCalledOnce();
  }
});

test('too many tries say after how many seconds to come back', async () => {
  await expect(refusedBy(100038, { retry_after: 60 }).ask(operation)).rejects.toMatchObject({
    retryAfter: 60,
  });
});
