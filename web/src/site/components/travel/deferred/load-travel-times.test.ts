// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Service } from '@/shared/services/api/service';
import { fakeTimers, passTime } from '@/shared/testing/timers';
import { keepPlace, keptPlace, travelTimes } from '../travel-times';
import { requestTravelTime } from './load-travel-times';

type Asked = { variables: { ids: string[]; from: string } };

function serviceThat(answer: (asked: Asked) => Promise<void>) {
  const ask = vi.fn(async (asked: Asked) => {
    await answer(asked);
    const { ids, from } = asked.variables;
    const get_jobs = ids.map((_id) => ({
      _id,
      travel: _id === 'no-place' ? null : { text: `${from} ${_id}` },
    }));
    return { data: { travel_origin: { text: `From ${from}` }, get_jobs } };
  });
  return { ask, service: Promise.resolve({ ask } as unknown as Service) };
}

beforeEach(() => {
  fakeTimers();
  keepPlace('');
});
afterEach(() => keepPlace(''));

test('[13.04] the cards of a page ask together, and only when the device keeps a place', async () => {
  const { ask, service } = serviceThat(async () => undefined);
  requestTravelTime('a', service);
  await passTime(100);
  expect(ask).not.toHaveBeenCalled();
  keepPlace('MOK');
  for (const job of ['a', 'b', 'no-place']) requestTravelTime(job, service);
  await passTime(100);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0].variables).toEqual({ ids: ['a', 'b', 'no-place'], from: 'MOK' });
  expect([...travelTimes.get().texts]).toEqual([
    ['a', 'MOK a'],
    ['b', 'MOK b'],
  ]);
  expect(travelTimes.get().origin).toEqual({ text: 'From MOK' });
  requestTravelTime('a', service);
  await passTime(100);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('[13.04] an answer for a place that was changed meanwhile is not shown', async () => {
  const first = Promise.withResolvers<void>();
  const { service } = serviceThat(({ variables }) =>
    variables.from === 'MOK' ? first.promise : Promise.resolve(),
  );
  keepPlace('MOK');
  requestTravelTime('a', service);
  await passTime(100);
  keepPlace('TST');
  requestTravelTime('a', service);
  await passTime(100);
  first.resolve();
  await passTime(100);
  expect(travelTimes.get().texts.get('a')).toBe('TST a');
  expect(keptPlace()).toBe('TST');
  keepPlace('');
  expect(keptPlace()).toBe('');
  expect(travelTimes.get().texts.size).toBe(0);
});
