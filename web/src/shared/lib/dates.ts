/** A calendar day, as Hong Kong counts it. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const hongKongOffset = 8 * 60 * 60 * 1000;

/** The day of a moment, or of a date such as 2026-12-24, in Hong Kong, which has no summer time. */
export function dayInHongKong(text: string): CalendarDay {
  const moment = new Date(text).getTime() + (text.length > 10 ? hongKongOffset : 0);
  const date = new Date(moment);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / (24 * 60 * 60 * 1000);
}

/** How many days ago a moment was, by the calendar: something of yesterday evening was one day ago. */
export function daysAgo(moment: string, now: Date): number {
  return Math.max(0, dayNumber(dayInHongKong(now.toISOString())) - dayNumber(dayInHongKong(moment)));
}
