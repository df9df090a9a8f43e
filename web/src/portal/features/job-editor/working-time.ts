import { minutesPerDay } from '@/shared/lib/week';
import type { JobValues } from './job-values';
import type { Shift } from './shifts';

type WorkingTime = Pick<JobValues, 'daysFrom' | 'daysTo' | 'hoursFrom' | 'hoursTo'>;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function lengthOf({ start, end }: Shift): number {
  const length = minutesOf(end) - minutesOf(start);
  return length > 0 ? length : length + minutesPerDay;
}

/** The longest day for one person: shifts that add up to more are for different people or different days. */
const longestDay = 12 * 60;

/**
 * How long one person works on a day, in minutes. Shifts with a pause between them are one person's day, as
 * in a restaurant that closes in the afternoon; shifts that touch, overlap or add up to too much are
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

/** The days per week and hours per day that follow from the shifts. */
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

/** Changed shifts update the days and hours, except those that the employer has set to something else. */
export function withShifts(values: JobValues, shifts: readonly Shift[]): Partial<JobValues> {
  const before = workingTimeOf(values.shifts);
  const after = workingTimeOf(shifts);
  const names = Object.keys(after) as (keyof WorkingTime)[];
  const followed = names.filter((name) => values[name] === '' || values[name] === before[name]);
  return { shifts, ...Object.fromEntries(followed.map((name) => [name, after[name]])) };
}
