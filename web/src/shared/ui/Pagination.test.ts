import { expect, test } from 'vitest';
import { pagesShown } from './Pagination';

test('few pages are all shown', () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('many pages are shown around the current one, with gaps where more than one is left out', () => {
  expect(pagesShown(1, 20)).toEqual([1, 2, 0, 20]);
  expect(pagesShown(10, 20)).toEqual([1, 0, 9, 10, 11, 0, 20]);
  expect(pagesShown(4, 20)).toEqual([1, 2, 3, 4, 5, 0, 20]);
  expect(pagesShown(20, 20)).toEqual([1, 0, 19, 20]);
});
