import { expect, test } from 'vitest';
import { sampleContent } from '@/portal/testing/jobs';
import { valuesOf } from './job-values';
import { withShifts, workingTimeOf } from './working-time';

const weekdays = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
  day,
  start: '09:00',
  end: '18:30',
}));

test('painted hours say how many days and hours they are', () => {
  expect(workingTimeOf(weekdays)).toEqual({ daysFrom: '5', daysTo: '5', hoursFrom: '9.5', hoursTo: '9.5' });
  const split = [...weekdays, { day: 'sat' as const, start: '22:00', end: '02:00' }];
  expect(workingTimeOf(split)).toEqual({ daysFrom: '6', daysTo: '6', hoursFrom: '4', hoursTo: '9.5' });
});

test('days and hours follow the painting until somebody says something else', () => {
  const empty = {
    ...valuesOf(sampleContent),
    shifts: [],
    daysFrom: '',
    daysTo: '',
    hoursFrom: '8',
    hoursTo: '',
  };
  expect(withShifts(empty, weekdays)).toEqual({
    shifts: weekdays,
    daysFrom: '5',
    daysTo: '5',
    hoursTo: '9.5',
  });
});

test('alternative shifts of a day are not summed, and a day with a pause is', () => {
  const on = (...times: [string, string][]) =>
    times.map(([start, end]) => ({ day: 'mon' as const, start, end }));
  const hours = (...times: [string, string][]) => {
    const { hoursFrom, hoursTo } = workingTimeOf(on(...times));
    return [hoursFrom, hoursTo];
  };
  expect(hours(['07:00', '15:00'], ['15:00', '23:00'])).toEqual(['8', '8']);
  expect(hours(['07:00', '15:00'], ['15:00', '23:00'], ['23:00', '07:00'])).toEqual(['8', '8']);
  expect(hours(['09:00', '18:00'], ['13:00', '21:00'])).toEqual(['8', '9']);
  expect(hours(['11:00', '15:00'], ['18:00', '22:00'])).toEqual(['8', '8']);
});
