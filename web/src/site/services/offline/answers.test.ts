// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import persisted from '@/generated/seeker/persisted-documents.json';
import type { Operation } from '@/shared/services/operation';
import { FakeCaches } from '@/shared/testing/fake-caches';
import { createKeptAnswers, isChange, isKeepable } from './answers';
import { forgetPerson } from './forget';
import { markOf } from './mark';

let fake: FakeCaches;
let seeker: string | undefined;
let now: number;

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake.storage);
  localStorage.clear();
  seeker = 'mei';
  now = 1_000;
});

const saved = (offset = 0): Operation => ({ id: 'sha256:1', name: 'SavedJobs', variables: { offset } });
const create = (locale: 'en' | 'zh-hant' = 'en') =>
  createKeptAnswers(
    locale,
    () => seeker,
    () => now,
  );

/** The operations of the pages, by kind. */
const documents = Object.values(persisted as Record<string, string>).map((text) => {
  const [, kind = '', name = ''] = /(query|mutation|subscription)\s+(\w+)/.exec(text) ?? [];
  return { kind, operation: { id: '', name, variables: {} } };
});

test('[12.05] only questions are kept, and every change of a list is known to be one', () => {
  const kept = documents.filter(({ operation }) => isKeepable(operation));
  expect(kept.length).toBeGreaterThan(25);
  expect(kept.every(({ kind }) => kind === 'query')).toBe(true);
  const changes = documents.filter(({ operation }) => isChange(operation));
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.every(({ kind }) => kind === 'mutation')).toBe(true);
});

test('[12.04] what a seeker saw is found under the mark of their login, by nobody else', async () => {
  const answers = create();
  await answers.keep('mei', saved(), { data: { total: 2 } });
  expect(fake.names()).toEqual([`personal-${markOf('mei')}`]);
  expect(markOf('mei')).toMatch(/^[0-9a-f]{32}$/);
  expect(await answers.find('mei', saved())).toEqual({ answer: { data: { total: 2 } }, at: 1_000 });
  expect(await answers.find('ann', saved())).toBeUndefined();
  expect(await answers.find(undefined, saved())).toBeUndefined();
  // Neither the request's address nor the token is in it.
  const [address] = [...(fake.all.values().next().value?.keys() ?? [])];
  expect(address).toBe(`/hk/kept/en/SavedJobs/sha256:1?${encodeURIComponent('{"offset":0}')}`);
});

test('[12.04] nothing is left of somebody who is gone, and another login of theirs has another mark', async () => {
  const answers = create();
  await answers.keep('mei', saved(), { data: 1 });
  const mark = markOf('mei');
  await forgetPerson();
  expect(fake.names()).toEqual([]);
  expect(markOf('mei')).toBeUndefined();
  // An answer that was on its way.
  seeker = undefined;
  await answers.keep('mei', saved(), { data: 2 });
  expect(fake.names()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  seeker = 'mei';
  await answers.keep('mei', saved(), { data: 3 });
  expect(markOf('mei')).not.toBe(mark);
});

test('[12.04] somebody who leaves while an answer is being written leaves nothing', async () => {
  const answers = create();
  const { open } = fake.storage;
  vi.spyOn(fake.storage, 'open').mockImplementationOnce(async (name) => {
    await forgetPerson();
    return open(name);
  });
  await answers.keep('mei', saved(), { data: 1 });
  expect(fake.names()).toEqual([]);
});

test('[12.05] what a visitor saw is found by everybody; languages and questions are told apart', async () => {
  await create().keep(undefined, saved(), { data: 'public' });
  expect(fake.names()).toEqual(['answers']);
  expect((await create().find('mei', saved()))?.answer.data).toBe('public');
  expect(await create('zh-hant').find(undefined, saved())).toBeUndefined();
  expect(await create().find(undefined, saved(10))).toBeUndefined();
});

test('[12.05] a refusal and a change are not kept', async () => {
  const answers = create();
  await answers.keep('mei', saved(), { data: null, errors: [{ message: 'no' }] });
  await answers.keep('mei', { ...saved(), name: 'BookmarkJob' }, { data: 1 });
  expect(fake.names()).toEqual([]);
});

test('[12.05] when the device is full the older half makes room, and without any room nothing breaks', async () => {
  const answers = create();
  fake.room = 4;
  for (const offset of [0, 1, 2, 3, 4]) await answers.keep('mei', saved(offset), { data: offset });
  expect(await answers.find('mei', saved(0))).toBeUndefined();
  expect((await answers.find('mei', saved(4)))?.answer.data).toBe(4);
  fake.room = 0;
  await answers.keep('mei', saved(5), { data: 5 });
  expect(await answers.find('mei', saved(5))).toBeUndefined();
});

test('[12.05] an answer that is kept again is the newest; the oldest beyond 250 go', async () => {
  const answers = create();
  for (let offset = 0; offset < 250; offset += 1) await answers.keep('mei', saved(offset), { data: offset });
  await answers.keep('mei', saved(0), { data: 'again' });
  await answers.keep('mei', saved(250), { data: 250 });
  expect((await answers.find('mei', saved(0)))?.answer.data).toBe('again');
  expect(await answers.find('mei', saved(1))).toBeUndefined();
  expect((await answers.find('mei', saved(2)))?.answer.data).toBe(2);
});

test('a browser that was cleared has nothing, without an error', async () => {
  const answers = create();
  await answers.keep('mei', saved(), { data: 1 });
  fake.all.clear();
  expect(await answers.find('mei', saved())).toBeUndefined();
});
