import { type days as dayNumbers, minutesPerDay, type Span, withTime } from '@/shared/lib/week';
import type { RowFormat } from './rows';

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Day = (typeof days)[number];

/** Working hours on a day, as HH:mm. If the end is not after the start, it is on the next day. */
export interface Shift {
  day: Day;
  start: string;
  end: string;
}

const minutesPerWeek = 7 * minutesPerDay;

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function clockOf(minute: number): string {
  const of = (number: number) => `${number}`.padStart(2, '0');
  const inDay = minute % minutesPerDay;
  return `${of(Math.floor(inDay / 60))}:${of(inDay % 60)}`;
}

/** The times of the week that the shifts cover; a Sunday night continues on Monday. */
export function spansOf(shifts: readonly Shift[]): Span[] {
  return shifts.reduce<Span[]>((spans, { day, start, end }) => {
    const from = minutesOf(start);
    const to = minutesOf(end);
    if (from === undefined || to === undefined) return spans;
    const begin = days.indexOf(day) * minutesPerDay + from;
    const finish = begin + (to > from ? to - from : to - from + minutesPerDay);
    if (finish <= minutesPerWeek) return withTime(spans, begin, finish);
    return withTime(withTime(spans, begin, minutesPerWeek), 0, finish - minutesPerWeek);
  }, []);
}

/** Splits a span longer than a day into several, each beginning where the previous one ends. */
function pieces(from: number, to: number): [number, number][] {
  const all: [number, number][] = [];
  for (let start = from; start < to; start += minutesPerDay) {
    all.push([start, Math.min(to, start + minutesPerDay)]);
  }
  return all;
}

/** Turns painted times into shifts; a shift over midnight stays one shift, also from Sunday to Monday. */
export function shiftsOf(spans: readonly Span[]): Shift[] {
  const sorted = [...spans].sort((a, b) => a.from_minute_of_week - b.from_minute_of_week);
  const times = sorted.map(({ from_minute_of_week: from, to_minute_of_week: to }) => ({ from, to }));
  const first = times[0];
  const last = times.at(-1);
  if (first && last && first !== last && first.from === 0 && last.to === minutesPerWeek) {
    last.to += first.to;
    times.shift();
  }
  return times.flatMap(({ from, to }) =>
    pieces(from, to).map(([start, end]) => ({
      day: days[Math.floor(start / minutesPerDay) % 7] ?? 'mon',
      start: clockOf(start),
      end: clockOf(end),
    })),
  );
}

/** Several days with the same hours, one line of the editor. */
export interface ShiftLine {
  days: Day[];
  start: string;
  end: string;
}

export function linesOf(shifts: readonly Shift[]): ShiftLine[] {
  const lines: ShiftLine[] = [];
  for (const { day, start, end } of shifts) {
    const same = lines.find((line) => line.start === start && line.end === end && !line.days.includes(day));
    if (same) same.days.push(day);
    else lines.push({ days: [day], start, end });
  }
  return lines.map((line) => ({ ...line, days: days.filter((day) => line.days.includes(day)) }));
}

export function shiftsOfLines(lines: readonly ShiftLine[]): Shift[] {
  const all = lines.flatMap(({ days: each, start, end }) => each.map((day) => ({ day, start, end })));
  return all.sort(
    (a, b) =>
      days.indexOf(a.day) - days.indexOf(b.day) ||
      a.start.localeCompare(b.start) ||
      a.end.localeCompare(b.end),
  );
}

const textOf = (shifts: readonly Shift[]) => JSON.stringify(shiftsOfLines(linesOf(shifts)));

/**
 * The shifts after painting. Days that look unchanged keep their shifts, because two shifts that touch are
 * painted as one.
 */
export function paintedShifts(before: readonly Shift[], spans: readonly Span[]): Shift[] {
  const looked = shiftsOf(spansOf(before));
  const looks = shiftsOf(spans);
  return days.flatMap((day) => {
    const of = (shifts: readonly Shift[]) => shifts.filter((shift) => shift.day === day);
    return textOf(of(looked)) === textOf(of(looks)) ? of(before) : of(looks);
  });
}

export const shiftFormat: RowFormat<readonly Shift[], ShiftLine> = {
  rowsOf: linesOf,
  savedOf: shiftsOfLines,
};

/** The usual hours of most shops. */
const usual: ShiftLine = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '09:00', end: '18:00' };

/** The next shift to add: on the first day without one, or else on the same days after the last shift. */
export function nextLine(lines: readonly ShiftLine[]): ShiftLine {
  const last = lines.at(-1);
  if (last === undefined) return usual;
  const free = days.find((day) => lines.every((line) => !line.days.includes(day)));
  if (free !== undefined) return { ...last, days: [free] };
  const from = minutesOf(last.start);
  const to = minutesOf(last.end);
  if (from === undefined || to === undefined) return { ...usual, days: last.days };
  return { days: last.days, start: last.end, end: clockOf(2 * to - from + 2 * minutesPerDay) };
}

/** Turns texts by day name into texts by the grid's day numbers. */
export function byNumber<Value>(
  texts: Readonly<Record<Day, Value>>,
): Record<(typeof dayNumbers)[number], Value> {
  const { mon, tue, wed, thu, fri, sat, sun } = texts;
  return { 0: mon, 1: tue, 2: wed, 3: thu, 4: fri, 5: sat, 6: sun };
}
