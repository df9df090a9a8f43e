import { expect, test } from 'vitest';
import { minutesPerDay } from '@/shared/lib/week';
import { shownHours, weekBars } from './week-bars';

const at = (day: number, from: number, to: number) => ({
  from_minute_of_week: day * minutesPerDay + from * 60,
  to_minute_of_week: day * minutesPerDay + to * 60,
});

const fit = { job: [at(0, 9, 18)], free: [at(0, 12, 22)], both: [at(0, 12, 18)] };

test("[10.25] the job's hours and the free ones are drawn beside each other, and what fits as one", () => {
  expect(weekBars(fit)[0]).toEqual([
    { kind: 'free', from: 18 * 60, to: 22 * 60 },
    { kind: 'job', from: 9 * 60, to: 12 * 60 },
    { kind: 'both', from: 12 * 60, to: 18 * 60 },
  ]);
  expect(weekBars(fit).slice(1).flat()).toEqual([]);
});

test('a night is drawn on both of its days', () => {
  const night = { job: [at(4, 22, 30)], free: [at(0, 12, 14)], both: [] };
  expect(weekBars(night)[4]).toEqual([{ kind: 'job', from: 22 * 60, to: minutesPerDay }]);
  expect(weekBars(night)[5]).toEqual([{ kind: 'job', from: 0, to: 6 * 60 }]);
  expect(shownHours(night)).toEqual({ from: 0, to: minutesPerDay });
});

test("the figure shows the job's hours and a little around them", () => {
  expect(shownHours(fit)).toEqual({ from: 7 * 60, to: 20 * 60 });
  expect(shownHours({ ...fit, job: [] })).toEqual({ from: 12 * 60, to: 22 * 60 });
  expect(shownHours({ job: [], free: [], both: [] })).toEqual({ from: 0, to: minutesPerDay });
});

test('[10.25] hours of somebody who gave no free times are drawn as asked for, and not as missed', () => {
  const job = [{ from_minute_of_week: 9 * 60, to_minute_of_week: 18 * 60 }];
  expect(weekBars({ job, free: [], both: [] })[0]).toEqual([{ kind: 'asked', from: 540, to: 1080 }]);
});
