import { expect, test } from 'vitest';
import { rowsFor } from './rows';
import {
  type Day,
  days,
  linesOf,
  nextLine,
  paintedShifts,
  type Shift,
  shiftFormat,
  shiftsOf,
  shiftsOfLines,
  spansOf,
} from './shifts';

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

const weekdays: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const weekday = { days: weekdays, start: '09:00', end: '18:00' };

test('rows that come to say the same stay two rows while they are typed', () => {
  const rows = [
    { ...weekday, id: 1 },
    { days: ['sat' as const], start: '09:00', end: '18:00', id: 2 },
  ];
  expect(rowsFor(shiftsOfLines(rows), rows, shiftFormat)).toBe(rows);
});

test('shifts from elsewhere make rows anew, and a row that they still have keeps its id', () => {
  const rows = [
    { ...weekday, id: 1 },
    { days: ['sat' as const], start: '10:00', end: '18:00', id: 2 },
  ];
  const changed = shiftsOfLines([weekday, { days: ['sun'], start: '10:00', end: '14:00' }]);
  expect(rowsFor(changed, rows, shiftFormat)).toEqual([
    { ...weekday, id: 1 },
    { days: ['sun'], start: '10:00', end: '14:00', id: 3 },
  ]);
});

test('another shift is on a day without one, and else after the last one', () => {
  expect(nextLine([])).toEqual(weekday);
  expect(nextLine([weekday])).toEqual({ ...weekday, days: ['sat'] });
  const all = { days: [...days], start: '07:00', end: '15:00' };
  expect(nextLine([all])).toEqual({ ...all, start: '15:00', end: '23:00' });
  expect(nextLine([all, { ...all, start: '15:00', end: '23:00' }])).toMatchObject({
    start: '23:00',
    end: '07:00',
  });
});

test('painting one day leaves two shifts of another day that touch as they are', () => {
  const monday: Shift[] = [
    { day: 'mon', start: '07:00', end: '15:00' },
    { day: 'mon', start: '15:00', end: '23:00' },
  ];
  const tuesday: Shift = { day: 'tue', start: '09:00', end: '10:00' };
  expect(paintedShifts(monday, spansOf([...monday, tuesday]))).toEqual([...monday, tuesday]);
});
