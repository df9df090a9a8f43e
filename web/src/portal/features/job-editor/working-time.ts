import { minutesPerDay } from '../../../shared/lib/week';
import type { JobValues } from './job-values';
import type { Shift } from './shifts';

type WorkingTime = Pick<JobValues, 'daysFrom' | 'daysTo' | 'hoursFrom' | 'hoursTo'>;

function lengthOf({ start, end }: Shift): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const length = minutes(end) - minutes(start);
  return length > 0 ? length : length + minutesPerDay;
}

/** Days a week and hours a day, as the shifts have them. */
export function workingTimeOf(shifts: readonly Shift[]): WorkingTime {
  const days = new Map<string, number>();
  for (const shift of shifts) {
    if (shift.start && shift.end) days.set(shift.day, (days.get(shift.day) ?? 0) + lengthOf(shift));
  }
  if (days.size === 0) return { daysFrom: '', daysTo: '', hoursFrom: '', hoursTo: '' };
  const hours = [...days.values()].map((minutes) => Math.round(minutes / 30) / 2);
  const text = (number: number) => `${number}`;
  return {
    daysFrom: text(days.size),
    daysTo: text(days.size),
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
