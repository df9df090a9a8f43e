// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { dropAllDrafts } from './clear-drafts';
import { createDraft, dropDraft, keepDraft, readDraft } from './draft';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('what was typed is kept until it is saved', () => {
  keepDraft('seeker:name', { name: 'Chan' });
  expect(readDraft('seeker:name')).toEqual({ name: 'Chan' });
  dropDraft('seeker:name');
  expect(readDraft('seeker:name')).toEqual({});
});

test('a logout leaves nothing that was typed, and nothing else gone', () => {
  sessionStorage.setItem('scroll:first', '0 0');
  keepDraft('seeker:name', { name: 'Chan' });
  keepDraft('seeker:introduction', { introduction: 'Hello' });
  dropAllDrafts('tab');
  expect(Object.keys(sessionStorage)).toEqual(['scroll:first']);
});

test('a draft that cannot be read counts as none', () => {
  sessionStorage.setItem('draft:seeker:name', '{');
  expect(readDraft('seeker:name')).toEqual({});
});

test('what a device keeps stays when a tab is cleared, and goes with the logout of its application', () => {
  createDraft('p1:job:j1', 'device').keep({ title: 'Cook' });
  localStorage.setItem('drafts-of', 'p1');
  dropAllDrafts('tab');
  expect(createDraft('p1:job:j1', 'device').read()).toEqual({ title: 'Cook' });
  dropAllDrafts('tab', 'device');
  expect(Object.keys(localStorage)).toEqual(['drafts-of']);
});

test('a tab that has saved its input leaves what another tab could not save', () => {
  const mine = createDraft<object>('p1:job:j1', 'device');
  mine.keep({ title: 'Cook' });
  createDraft('p1:job:j1', 'device').keep({ title: 'Chef' });
  mine.drop();
  expect(mine.read()).toEqual({ title: 'Chef' });
  mine.drop();
  expect(mine.read()).toBeUndefined();
});

test('a full storage stops nobody from typing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft('seeker:name', { name: 'Chan' })).not.toThrow();
  full.mockRestore();
});
