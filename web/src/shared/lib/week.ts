/** A range of the week in minutes from Monday 00:00. */
export interface Span {
  from_minute_of_week: number;
  to_minute_of_week: number;
}

export const minutesPerDay = 24 * 60;

/** The rows of the weekly grid, in minutes of the day: the small hours as one row, then one per hour. */
export const gridRows: readonly { from: number; to: number }[] = [
  { from: 0, to: 360 },
  ...Array.from({ length: 18 }, (_, hour) => ({ from: 360 + hour * 60, to: 420 + hour * 60 })),
];

/** The days from Monday, 0, to Sunday, 6. */
export const days = [0, 1, 2, 3, 4, 5, 6] as const;

export type DayNumber = (typeof days)[number];

function span(from: number, to: number): Span {
  return { from_minute_of_week: from, to_minute_of_week: to };
}

/** Removes a range from the spans. */
export function without(spans: readonly Span[], from: number, to: number): Span[] {
  return spans.flatMap(({ from_minute_of_week: start, to_minute_of_week: end }) => {
    if (end <= from || start >= to) return [span(start, end)];
    const rest: Span[] = [];
    if (start < from) rest.push(span(start, from));
    if (end > to) rest.push(span(to, end));
    return rest;
  });
}

/** Adds a range to the spans; spans that touch are merged. */
export function withTime(spans: readonly Span[], from: number, to: number): Span[] {
  const sorted = [...spans, span(from, to)].sort((a, b) => a.from_minute_of_week - b.from_minute_of_week);
  const joined: Span[] = [];
  for (const next of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && next.from_minute_of_week <= last.to_minute_of_week) {
      last.to_minute_of_week = Math.max(last.to_minute_of_week, next.to_minute_of_week);
    } else {
      joined.push({ ...next });
    }
  }
  return joined;
}

/** How much of a range the spans cover. */
export function cover(spans: readonly Span[], from: number, to: number): 'none' | 'part' | 'all' {
  let left: Span[] = [span(from, to)];
  for (const { from_minute_of_week, to_minute_of_week } of spans) {
    left = without(left, from_minute_of_week, to_minute_of_week);
  }
  if (left.length === 0) return 'all';
  const whole =
    left.length === 1 && left[0]?.from_minute_of_week === from && left[0].to_minute_of_week === to;
  return whole ? 'none' : 'part';
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}`.padStart(2, '0').concat(':', `${minute % 60}`.padStart(2, '0'));
}

export function timeText(from: number, to: number): string {
  return `${clock(from)}–${clock(to)}`;
}

/** The times of one day; a span past midnight is cut at the day's end. */
function timesOf(spans: readonly Span[], day: number): string {
  const start = day * minutesPerDay;
  const times: string[] = [];
  for (const { from_minute_of_week, to_minute_of_week } of spans) {
    const from = Math.max(0, from_minute_of_week - start);
    const to = Math.min(minutesPerDay, to_minute_of_week - start);
    if (from < to) times.push(timeText(from, to));
  }
  return times.join(', ');
}

/** The week as text lines: successive days with the same times are grouped. */
export function weekLines(spans: readonly Span[]): { first: number; last: number; times: string }[] {
  const lines: { first: number; last: number; times: string }[] = [];
  for (const day of days) {
    const times = timesOf(spans, day);
    const last = lines.at(-1);
    if (times === '') continue;
    if (last !== undefined && last.last === day - 1 && last.times === times) last.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines;
}
