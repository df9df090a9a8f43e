import { expect, test } from 'vitest';
import { parseQuery } from '@/shared/lib/address';
import { pathWithPopup } from './profile-page-definition';

test('[2.36] [2.42] a dialog that is named on another page of the area opens over its own', () => {
  expect(pathWithPopup(parseQuery('page=savedJobs&popup=education'))).toBe(
    '/profile/?page=myProfile&popup=education',
  );
  expect(pathWithPopup(parseQuery('popup=application&id=1'))).toBe(
    '/profile/?popup=application&id=1&page=myApplications',
  );
  expect(pathWithPopup(parseQuery('popup=conversation&id=1'))).toBe(
    '/profile/?popup=conversation&id=1&page=myApplications',
  );
});

test('a dialog on its own page, and one that nobody knows, stay where they are', () => {
  expect(pathWithPopup(parseQuery('page=myProfile&popup=education'))).toBeUndefined();
  expect(pathWithPopup(parseQuery('popup=skill'))).toBeUndefined();
  expect(pathWithPopup(parseQuery('page=savedJobs&popup=nothing'))).toBeUndefined();
});
