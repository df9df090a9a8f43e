import { minutesPerDay } from '../../../shared/lib/week';
import type { JobValues } from './job-values';
import type { Shift } from './shifts';

type WorkingTime = Pick<JobValues, 'daysFrom' | 'daysTo' | 'hoursFrom' | 'hoursTo'>;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function lengthOf({ start, end }: Shift): number {
  const length = minutesOf(end) - minutesOf(start);
  return length > 0 ? length : length + minutesPerDay;
}

/** Nobody works longer on one day: shifts that are longer together are for different people or different days. */
const longestDay = 12 * 60;

/**
 * How long the shifts of one day are for whoever works them, in minutes. Two with a pause between them are one day's
 * work, as in a restaurant that closes in the afternoon; those that touch, overlap or are too long together are
 * alternatives, of which a person works one.
 */
function lengthsOf(shifts: readonly Shift[]): number[] {
  const spans = shifts
    .map((shift) => ({ from: minutesOf(shift.start), length: lengthOf(shift) }))
    .sort((a, b) => a.from - b.from);
  const total = spans.reduce((sum, { length }) => sum + length, 0);
  const hasPauses = spans.every(({ from, length }, index) => {
    const next = spans[index + 1];
    return next === undefined || from + length < next.from;
  });
  return hasPauses && total <= longestDay ? [total] : spans.map(({ length }) => length);
}

/** Days a week and hours a day, as the shifts have them. */
export function workingTimeOf(shifts: readonly Shift[]): WorkingTime {
  const whole = shifts.filter(({ start, end }) => start && end);
  const worked = [...new Set(whole.map(({ day }) => day))];
  if (worked.length === 0) return { daysFrom: '', daysTo: '', hoursFrom: '', hoursTo: '' };
  const minutes = worked.flatMap((day) => lengthsOf(whole.filter((shift) => shift.day === day)));
  const hours = minutes.map((each) => Math.round(each / 30) / 2);
  const text = (number: number) => `${number}`;
  return {
    daysFrom: text(worked.length),
    daysTo: text(worked.length),
    hoursFrom: text(Math.min(...hours)),
    hoursTo: text(Math.max(...hours)),
  };
}

/** Other shifts bring their days and hours with them, except where somebody has said something else. */
export function withShifts(values: JobValues, shifts: readonly Shift[]): Partial<JobValues> {
  const before = workingTimeOf(values.shifts);
  const after = workingTimeOf(shifts);
  const names = Object.keys(after) as (keyof WorkingTime)[];
  const followed = names.filter((name) => values[name] === '' || values[name] === before[name]);
  return { shifts, ...Object.fromEntries(followed.map((name) => [name, after[name]])) };
}
