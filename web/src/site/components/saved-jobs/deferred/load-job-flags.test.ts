// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Service } from '@/shared/services/api/service';
import { keepDraft } from '@/shared/services/drafts/draft';
import type { Answer, Operation } from '@/shared/services/operation';
import { flagsKey, heartDraft, jobFlags } from '../job-flags';
import { requestFlags } from './load-job-flags';
import { saveJob } from './save-job';

beforeEach(() => {
  vi.useFakeTimers();
  jobFlags.set(new Map());
  sessionStorage.clear();
});

const isSaved = (job: string) => jobFlags.get().get(flagsKey('s', job))?.saved;
const marks = (job: string, is_bookmarked: boolean): Answer<unknown> => ({
  data: { get_jobs: [{ _id: job, is_applied: false, is_bookmarked }] },
});

function slowService() {
  const calls: { name: string; answer: (answer: Answer<unknown>) => Promise<void> }[] = [];
  const ask = ({ name }: Operation) => {
    const { promise, resolve } = Promise.withResolvers<Answer<unknown>>();
    const answer = async (given: Answer<unknown>) => {
      resolve(given);
      await vi.advanceTimersByTimeAsync(0);
    };
    calls.push({ name, answer });
    return promise;
  };
  return { calls, service: { ask } as unknown as Service };
}

test('an answer that was asked for before a press does not undo it', async () => {
  const { calls, service } = slowService();
  requestFlags('s', 'late', Promise.resolve(service));
  await vi.advanceTimersByTimeAsync(50);
  const done = saveJob('s', { _id: 'late', job_name: 'Cook' }, true, service);
  await calls[1]?.answer({ data: {} });
  await done;
  await calls[0]?.answer(marks('late', false));
  expect(isSaved('late')).toBe(true);
});

test('a heart that was pressed before the login is saved after it, once', async () => {
  const { calls, service } = slowService();
  keepDraft(heartDraft, { job: 'wanted' });
  requestFlags('s', 'wanted', Promise.resolve(service));
  requestFlags('s', 'wanted', Promise.resolve(service));
  await vi.advanceTimersByTimeAsync(50);
  expect(calls.map(({ name }) => name)).toEqual(['BookmarkJob', 'JobMarks']);
  expect(isSaved('wanted')).toBe(true);
});

test('hearts are asked for again when the page comes back as it was kept', async () => {
  const { calls, service } = slowService();
  requestFlags('s', 'kept', Promise.resolve(service));
  await vi.advanceTimersByTimeAsync(50);
  await calls[0]?.answer(marks('kept', false));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(50);
  await calls[1]?.answer(marks('kept', true));
  expect(isSaved('kept')).toBe(true);
});
