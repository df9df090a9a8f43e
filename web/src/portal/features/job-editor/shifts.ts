import { type days as dayNumbers, minutesPerDay, type Span, withTime } from '../../../shared/lib/week';

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Day = (typeof days)[number];

/** When somebody works on a day, as HH:mm; an end that is not after the start is on the next day. */
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

/** The times of a week that the shifts cover; Sunday night goes on on Monday. */
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

/** A span that is longer than a day becomes several, each of which begins where the last one ended. */
function pieces(from: number, to: number): [number, number][] {
  const all: [number, number][] = [];
  for (let start = from; start < to; start += minutesPerDay) {
    all.push([start, Math.min(to, start + minutesPerDay)]);
  }
  return all;
}

/** The shifts that painted times are; what goes over midnight stays one shift, also from Sunday to Monday. */
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

/** Days with the same hours, as one line of the editor. */
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
 * The shifts after somebody has painted. Days that look as before keep their shifts: two that touch are painted as
 * one, and are still two.
 */
export function paintedShifts(before: readonly Shift[], spans: readonly Span[]): Shift[] {
  const looked = shiftsOf(spansOf(before));
  const looks = shiftsOf(spans);
  return days.flatMap((day) => {
    const of = (shifts: readonly Shift[]) => shifts.filter((shift) => shift.day === day);
    return textOf(of(looked)) === textOf(of(looks)) ? of(before) : of(looks);
  });
}

/** A line of the editor that stays the same one whatever is typed into it. */
export interface ShiftRow extends ShiftLine {
  id: number;
}

/** The rows for some shifts: those that there were, while they still say the same; else anew, each known by its id. */
export function rowsFor(shifts: readonly Shift[], before: readonly ShiftRow[]): readonly ShiftRow[] {
  if (JSON.stringify(shiftsOfLines(before)) === textOf(shifts)) return before;
  const left = [...before];
  let lastId = Math.max(0, ...before.map(({ id }) => id));
  return linesOf(shifts).map((line) => {
    const same = left.findIndex(
      (row) => row.start === line.start && row.end === line.end && row.days.join() === line.days.join(),
    );
    const [kept] = same < 0 ? [] : left.splice(same, 1);
    if (kept) return kept;
    lastId += 1;
    return { ...line, id: lastId };
  });
}

/** What most shops work, to begin with. */
const usual: ShiftLine = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], start: '09:00', end: '18:00' };

/** Another shift beside some: on the first day without one, else on the same days, beginning when the last one ends. */
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

/** What is said of a whole week, by the numbers that the grid has for its days. */
export function byNumber<Value>(
  texts: Readonly<Record<Day, Value>>,
): Record<(typeof dayNumbers)[number], Value> {
  const { mon, tue, wed, thu, fri, sat, sun } = texts;
  return { 0: mon, 1: tue, 2: wed, 3: thu, 4: fri, 5: sat, 6: sun };
}
