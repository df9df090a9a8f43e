import { expect, test } from 'vitest';
import { cover, minutesPerDay, type Span, weekLines, without, withTime } from './week';

const at = (day: number, hour: number) => day * minutesPerDay + hour * 60;
const span = (from: number, to: number): Span => ({ from_minute_of_week: from, to_minute_of_week: to });

test('a time that touches or overlaps another becomes one with it', () => {
  const morning = withTime([], at(0, 9), at(0, 12));
  expect(withTime(morning, at(0, 12), at(0, 13))).toEqual([span(at(0, 9), at(0, 13))]);
  expect(withTime(morning, at(0, 10), at(0, 11))).toEqual(morning);
  expect(withTime(morning, at(1, 9), at(1, 10))).toHaveLength(2);
});

test('taking a time out leaves the rest as precise as it was', () => {
  const odd = [span(545, 1085)];
  expect(without(odd, 600, 660)).toEqual([span(545, 600), span(660, 1085)]);
  expect(without(odd, 0, 10080)).toEqual([]);
  expect(without(odd, 1085, 1100)).toEqual(odd);
});

test('a cell knows whether all, a part or nothing of it is free', () => {
  const odd = [span(545, 1085)];
  expect(cover(odd, 600, 660)).toBe('all');
  expect(cover(odd, 540, 600)).toBe('part');
  expect(cover(odd, 0, 360)).toBe('none');
  expect(cover([span(0, 300), span(300, 600)], 240, 360)).toBe('all');
});

test('the week reads as days with the same times, a night cut at midnight', () => {
  const weekdays = [0, 1, 2, 3, 4].reduce<Span[]>((all, day) => withTime(all, at(day, 9), at(day, 18)), []);
  expect(weekLines(weekdays)).toEqual([{ first: 0, last: 4, times: '09:00–18:00' }]);
  const night = withTime([], at(5, 22), at(6, 6));
  expect(weekLines(night)).toEqual([
    { first: 5, last: 5, times: '22:00–24:00' },
    { first: 6, last: 6, times: '00:00–06:00' },
  ]);
});
