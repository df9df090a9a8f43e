// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { dropAllDrafts } from './clear-drafts';
import { dropDraft, keepDraft, readDraft } from './draft';

beforeEach(() => sessionStorage.clear());

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
  dropAllDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['scroll:first']);
});

test('a draft that cannot be read counts as none', () => {
  sessionStorage.setItem('draft:seeker:name', '{');
  expect(readDraft('seeker:name')).toEqual({});
});
