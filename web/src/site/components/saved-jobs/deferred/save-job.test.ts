// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { type Service, ServiceError } from '@/shared/services/api/service';
import type { Answer, Operation } from '@/shared/services/operation';
import { waitingSaves } from '@/site/services/offline/waiting';
import { flagsKey, jobFlags } from '../job-flags';
import { saveJob } from './save-job';

beforeEach(() => {
  jobFlags.set(new Map());
  localStorage.clear();
});

const isSaved = (seeker = 's') => jobFlags.get().get(flagsKey(seeker, 'j'))?.saved;
const refusedWith = (error_code: number): Answer<unknown> => ({
  data: null,
  errors: [{ message: 'no', extensions: { error_code } }],
});

/** A service whose answers the test gives, in the order of the calls. */
function slowService() {
  const calls: PromiseWithResolvers<Answer<unknown>>[] = [];
  const ask = vi.fn((_operation: Operation, _options?: object) => {
    const call = Promise.withResolvers<Answer<unknown>>();
    calls.push(call);
    return call.promise;
  });
  const press = (saved: boolean, seeker = 's') =>
    saveJob(seeker, { _id: 'j', job_name: 'Cook' }, saved, { ask } as unknown as Service);
  return { ask, calls, press };
}

test('the heart turns before the answer comes, and the call outlives the page', async () => {
  const { ask, calls, press } = slowService();
  const done = press(true);
  expect(isSaved()).toBe(true);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'BookmarkJob', variables: { id: 'j' } }),
    { outlivesPage: true },
  );
  calls[0]?.resolve({ data: {} });
  await done;
  expect(isSaved()).toBe(true);
});

test('a second press takes the job off the list', async () => {
  const { ask, calls, press } = slowService();
  jobFlags.set(new Map([[flagsKey('s', 'j'), { applied: true, saved: true }]]));
  const done = press(false);
  expect(ask.mock.lastCall?.[0].name).toBe('UnbookmarkJob');
  calls[0]?.resolve({ data: {} });
  await done;
  // The other flag, applied, is kept.
  expect(jobFlags.get().get(flagsKey('s', 'j'))).toEqual({ applied: true, saved: false });
});

test('it turns back when the service refuses, in either direction, and the error is passed on', async () => {
  for (const saved of [true, false]) {
    const { calls, press } = slowService();
    const done = press(saved);
    calls[0]?.resolve(refusedWith(100001));
    await expect(done).rejects.toMatchObject({ code: 'E100001' });
    expect(isSaved()).toBe(!saved);
  }
});

test('[12.05] without an answer the heart stays, and waits until it is sent', async () => {
  const { ask, calls, press } = slowService();
  const first = press(true);
  calls[0]?.reject(new ServiceError(''));
  expect(await first).toBe('waits');
  expect(isSaved()).toBe(true);
  expect(waitingSaves('s')).toEqual({ j: { saved: true, name: 'Cook' } });
  expect(waitingSaves('somebody else')).toEqual({});
  const again = press(true);
  calls[1]?.resolve({ data: {} });
  expect(await again).toBe('done');
  expect(waitingSaves('s')).toEqual({});
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[12.05] what the service refuses does not wait', async () => {
  const { calls, press } = slowService();
  const first = press(true);
  calls[0]?.reject(new ServiceError(''));
  await first;
  const again = press(true);
  calls[1]?.resolve(refusedWith(100001));
  await expect(again).rejects.toMatchObject({ code: 'E100001' });
  expect(waitingSaves('s')).toEqual({});
  expect(isSaved()).toBe(false);
});

test('a job that was not saved any more is off the list all the same', async () => {
  const { calls, press } = slowService();
  const done = press(false);
  calls[0]?.resolve(refusedWith(100020));
  await expect(done).resolves.toBe('done');
  expect(isSaved()).toBe(false);
});

test('the same code against saving is a refusal', async () => {
  const { calls, press } = slowService();
  const done = press(true);
  calls[0]?.resolve(refusedWith(100020));
  await expect(done).rejects.toThrow(ServiceError);
  expect(isSaved()).toBe(false);
});

const names = ({ mock }: ReturnType<typeof slowService>['ask']) => mock.calls.map(([{ name }]) => name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('on and off while the first call is slow ends with off, one call after the other', async () => {
  const { ask, calls, press } = slowService();
  const saving = press(true);
  const removing = press(false);
  expect(isSaved()).toBe(false);
  expect(names(ask)).toEqual(['BookmarkJob']);
  calls[0]?.resolve({ data: {} });
  await settled();
  expect(names(ask)).toEqual(['BookmarkJob', 'UnbookmarkJob']);
  calls[1]?.resolve({ data: {} });
  await Promise.all([saving, removing]);
  expect(isSaved()).toBe(false);
});

test('what was pressed last holds while a slow answer to the first press fails', async () => {
  const { ask, calls, press } = slowService();
  const saving = press(true);
  const removing = press(false);
  calls[0]?.resolve(refusedWith(100001));
  await Promise.all([saving, removing]);
  expect(names(ask)).toEqual(['BookmarkJob']);
  expect(isSaved()).toBe(false);
});

test('a job that another tab has saved stays saved without an error; one that takes no hearts is refused', async () => {
  for (const is_bookmarked of [true, false]) {
    const { calls, press } = slowService();
    const done = press(true);
    done.catch(() => undefined);
    calls[0]?.resolve(refusedWith(100019));
    await settled();
    calls[1]?.resolve({ data: { get_jobs: [{ _id: 'j', is_applied: false, is_bookmarked }] } });
    if (is_bookmarked) await done;
    else await expect(done).rejects.toMatchObject({ code: 'E100019' });
    expect(isSaved()).toBe(is_bookmarked);
  }
});

test("one seeker's list is not another's", async () => {
  const { calls, press } = slowService();
  const done = press(true, 'other');
  calls[0]?.resolve({ data: {} });
  await done;
  expect(isSaved('other')).toBe(true);
  expect(isSaved()).toBeUndefined();
});
