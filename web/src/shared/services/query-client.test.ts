import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A client whose answers say how often their key was loaded. */
function countingClient() {
  const client = createQueryClient();
  const counts = new Map<string, number>();
  const loadOf = (key: string) => async () => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return `${key} ${counts.get(key)}`;
  };
  const observe = (key: string) => client.observe(key, { load: loadOf(key), isKept: true }, () => undefined);
  const visit = async (key: string) => {
    const leave = observe(key);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { client, counts, loadOf, observe, visit };
}

test('a change forgets what nobody looks at, and loads what it names again', async () => {
  const { client, counts, observe, visit } = countingClient();
  await visit('Jobs 1');
  observe('Applicants 1');
  observe('Board 1');
  await vi.advanceTimersByTimeAsync(0);
  client.invalidate('Applicants ');
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get('Jobs 1')).toBeUndefined();
  expect(client.get('Applicants 1')?.data).toBe('Applicants 1 2');
  expect(counts.get('Board 1')).toBe(1);
});

test('an answer from before a change does not come after it', async () => {
  const client = createQueryClient();
  const answers: PromiseWithResolvers<string>[] = [];
  const load = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  client.observe('Jobs', { load }, () => undefined);
  client.invalidate('Jobs');
  answers[1]?.resolve('new');
  answers[0]?.resolve('old');
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get('Jobs')?.data).toBe('new');
});

test('for somebody else nothing is left, and what is on screen is loaded anew', async () => {
  const { client, counts, observe, visit } = countingClient();
  await visit('Jobs 1');
  const leave = observe('Today 1');
  observe('Offer 1');
  await vi.advanceTimersByTimeAsync(0);
  client.clear();
  expect(client.get('Jobs 1')).toBeUndefined();
  expect(client.get('Today 1')?.data).toBeUndefined();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get('Offer 1')?.data).toBe('Offer 1 2');
  expect(counts.get('Today 1')).toBe(1);
  expect(client.get('Today 1')).toBeUndefined();
});

test('an answer that comes after the cache was emptied is dropped', async () => {
  const { client, loadOf } = countingClient();
  client.prefetch('Applicant 1', loadOf('Applicant 1'));
  client.clear();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get('Applicant 1')).toBeUndefined();
});

test('another company has a cache of its own', async () => {
  const { client, visit } = countingClient();
  client.enter('c1');
  await visit('Jobs 1');
  client.enter('c1');
  expect(client.get('Jobs 1')?.data).toBe('Jobs 1 1');
  client.enter('c2');
  expect(client.get('Jobs 1')).toBeUndefined();
});

test('what is fetched ahead is there at once, and a failure leaves nothing', async () => {
  const { client, loadOf } = countingClient();
  client.prefetch('Applicant 1', loadOf('Applicant 1'));
  client.prefetch('Applicant 1', loadOf('Applicant 1'));
  client.prefetch('Applicant 2', () => Promise.reject(new Error('no network')));
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get('Applicant 1')).toMatchObject({ data: 'Applicant 1 1', isLoading: false });
  expect(client.get('Applicant 2')).toBeUndefined();
});

test('the cache keeps only so many answers', async () => {
  const { client, visit } = countingClient();
  for (let number = 0; number < 80; number += 1) await visit(`Jobs ${number}`);
  expect(client.get('Jobs 0')).toBeUndefined();
  expect(client.get('Jobs 79')?.data).toBe('Jobs 79 1');
});
