import { expect, test } from 'vitest';
import { search as en } from '@/site/messages/en/search';
import { search as zh } from '@/site/messages/zh-hant/search';
import { type Found, subjectOf } from './subject';

const filter = (name: string, ...names: string[]) => ({
  name,
  total_without: 0,
  values: names.map((value) => ({ code: value, name: value, slug: [] })),
});

function headings(...filters: ReturnType<typeof filter>[]): string[] {
  const found: Found = { total: 2791, searched_instead: null, filters, parts: [], nearest: [], result: [] };
  return [zh.heading(subjectOf(found, zh)), en.heading(subjectOf(found, en))];
}

test('a heading names when the work is', () => {
  expect(headings(filter('district', '旺角'), filter('workingDay', '週末'))[0]).toBe('旺角週末工作 2,791 份');
  expect(headings(filter('district', 'Mong Kok'), filter('workingDay', 'Weekend'))[1]).toBe(
    '2,791 weekend jobs in Mong Kok',
  );
});

test('a search round a place is not one of all Hong Kong', () => {
  expect(headings(filter('latlng', '22.32,114.17'))).toEqual([
    '5 公里內工作 2,791 份',
    '2,791 jobs within 5 km',
  ]);
});

test('more values than a heading can name are counted', () => {
  const types = Array.from({ length: 17 }, (_, index) => `T${index}`);
  expect(headings(filter('jobType', ...types))).toEqual(['17 個工種工作 2,791 份', '2,791 jobs of 17 types']);
  expect(headings(filter('district', 'A', 'B', 'C'))[1]).toBe('2,791 jobs in 3 districts');
});

test('only a search without filters is one of all Hong Kong', () => {
  expect(headings()).toEqual(['全港 2,791 份工作', '2,791 jobs']);
  expect(headings(filter('hourlyRate', '60'))).toEqual(['符合條件的工作 2,791 份', '2,791 matching jobs']);
});
