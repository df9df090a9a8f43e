import type { Day, WorkingHour } from '@/shared/lib/job';

export const days: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export interface Shift {
  start: string;
  end: string;
  /** It ends on the next day. */
  overnight: boolean;
}

/** Neighbouring days with the same shifts; no shifts on a day off. */
export interface DayGroup {
  first: Day;
  last: Day;
  shifts: readonly Shift[];
}

export interface Week {
  groups: readonly DayGroup[];
  /** Some or all of the hours are negotiable. */
  negotiable: boolean;
}

function shiftsOn(day: Day, hours: readonly WorkingHour[]): Shift[] {
  const shifts: Shift[] = [];
  for (const { day_of_week, start_time, end_time } of hours) {
    if (day_of_week !== day || start_time === null || end_time === null) continue;
    shifts.push({ start: start_time, end: end_time, overnight: end_time <= start_time });
  }
  return shifts.sort((a, b) => a.start.localeCompare(b.start));
}

function sameShifts(left: readonly Shift[], right: readonly Shift[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Groups working hours as people say them: Mon - Fri 9:00 - 18:00, Sat 9:00 - 13:00, Sun off. */
export function weekOf(hours: readonly WorkingHour[]): Week {
  const groups: DayGroup[] = [];
  const negotiable = hours.some(({ day_of_week }) => day_of_week === 'negotiable');
  if (!hours.some(({ start_time }) => start_time !== null)) return { groups, negotiable };
  for (const day of days) {
    const shifts = shiftsOn(day, hours);
    const before = groups.at(-1);
    if (before !== undefined && sameShifts(before.shifts, shifts)) {
      groups[groups.length - 1] = { ...before, last: day };
    } else {
      groups.push({ first: day, last: day, shifts });
    }
  }
  return { groups, negotiable };
}
