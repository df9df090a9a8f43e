import { expect, test } from 'vitest';
import { linesOf, type Shift, shiftsOf, shiftsOfLines, spansOf } from './shifts';

const there = (shifts: readonly Shift[]) => shiftsOf(spansOf(shifts));

test('hours that are painted are the hours that are kept, to the quarter', () => {
  const shifts: Shift[] = [
    { day: 'mon', start: '09:15', end: '18:00' },
    { day: 'sat', start: '09:00', end: '13:30' },
  ];
  expect(there(shifts)).toEqual(shifts);
});

test('a night stays one shift, also from Sunday to Monday', () => {
  const nights: Shift[] = [
    { day: 'wed', start: '22:00', end: '06:00' },
    { day: 'sun', start: '23:00', end: '07:00' },
  ];
  expect(there(nights)).toEqual(nights);
});

test('shifts that touch are one, and what is not finished is not painted', () => {
  const shifts: Shift[] = [
    { day: 'mon', start: '09:00', end: '12:00' },
    { day: 'mon', start: '12:00', end: '15:00' },
    { day: 'tue', start: '09:00', end: '' },
  ];
  expect(there(shifts)).toEqual([{ day: 'mon', start: '09:00', end: '15:00' }]);
});

test('a whole week is seven whole days', () => {
  const all = shiftsOf([{ from_minute_of_week: 0, to_minute_of_week: 7 * 24 * 60 }]);
  expect(all).toHaveLength(7);
  expect(all[0]).toEqual({ day: 'mon', start: '00:00', end: '00:00' });
});

test('days with the same hours are one line, and two shifts of a day are two', () => {
  const lines = [
    { days: ['mon' as const, 'wed' as const], start: '09:00', end: '12:00' },
    { days: ['mon' as const], start: '18:00', end: '22:00' },
  ];
  const shifts = shiftsOfLines(lines);
  expect(shifts.map(({ day }) => day)).toEqual(['mon', 'mon', 'wed']);
  expect(linesOf(shifts)).toEqual(lines);
});
