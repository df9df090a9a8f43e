import { expect, test } from 'vitest';
import { spansOf, toggled } from './free-times';

test('any time is the whole week, and stands alone', () => {
  expect(spansOf(['anyTime'])).toEqual([{ from_minute_of_week: 0, to_minute_of_week: 10080 }]);
  expect(toggled(['mornings', 'weekends'], 'anyTime')).toEqual(['anyTime']);
  expect(toggled(['anyTime'], 'evenings')).toEqual(['evenings']);
});

test('several choices are one week, and a second tap takes a choice back', () => {
  expect(toggled(['evenings'], 'weekends')).toEqual(['evenings', 'weekends']);
  expect(toggled(['evenings', 'weekends'], 'evenings')).toEqual(['weekends']);
  const spans = spansOf(['evenings', 'weekends']);
  // Friday evening ends at midnight, Saturday begins at six.
  expect(spans).toHaveLength(7);
  expect(spans[4]).toEqual({ from_minute_of_week: 4 * 1440 + 18 * 60, to_minute_of_week: 5 * 1440 });
  expect(spans[5]).toEqual({ from_minute_of_week: 5 * 1440 + 360, to_minute_of_week: 6 * 1440 });
  expect(spansOf([])).toEqual([]);
});
