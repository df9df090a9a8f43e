import { expect, test } from 'vitest';
import type { Day, WorkingHour } from '@/shared/lib/job';
import { weekOf } from './week';

const hours = (day: Day, start_time: string, end_time: string): WorkingHour => ({
  day_of_week: day,
  start_time,
  end_time,
});
const office = { start: '09:00', end: '18:00', overnight: false };

test('[3.29] neighbouring days with the same hours are told as one', () => {
  const week = weekOf([
    ...(['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => hours(day, '09:00', '18:00')),
    hours('sat', '09:00', '13:00'),
  ]);
  expect(week).toEqual({
    negotiable: false,
    groups: [
      { first: 'mon', last: 'fri', shifts: [office] },
      { first: 'sat', last: 'sat', shifts: [{ start: '09:00', end: '13:00', overnight: false }] },
      { first: 'sun', last: 'sun', shifts: [] },
    ],
  });
});

test('the same hours on days apart stay apart, and shifts of a day are in order', () => {
  const { groups } = weekOf([
    hours('wed', '18:00', '22:00'),
    hours('wed', '11:00', '15:00'),
    hours('mon', '09:00', '18:00'),
    hours('fri', '09:00', '18:00'),
  ]);
  expect(groups.map(({ first, last, shifts }) => [first, last, shifts.length])).toEqual([
    ['mon', 'mon', 1],
    ['tue', 'tue', 0],
    ['wed', 'wed', 2],
    ['thu', 'thu', 0],
    ['fri', 'fri', 1],
    ['sat', 'sun', 0],
  ]);
  expect(groups[2]?.shifts[0]?.start).toBe('11:00');
});

test('a shift that ends no later than it starts ends on the next day', () => {
  const [night] = weekOf([hours('mon', '22:00', '06:00')]).groups;
  expect(night?.shifts).toEqual([{ start: '22:00', end: '06:00', overnight: true }]);
});

test('hours to be agreed make no week', () => {
  const open: WorkingHour = { day_of_week: 'negotiable', start_time: null, end_time: null };
  expect(weekOf([open])).toEqual({ groups: [], negotiable: true });
  expect(weekOf([])).toEqual({ groups: [], negotiable: false });
  expect(weekOf([open, hours('mon', '09:00', '18:00')]).negotiable).toBe(true);
});
