/** A calendar day in Hong Kong. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const hongKongOffset = 8 * 60 * 60 * 1000;

/** The day in Hong Kong, which has no summer time, of a moment or of a date such as 2026-12-24. */
export function dayInHongKong(text: string): CalendarDay {
  const moment = new Date(text).getTime() + (text.length > 10 ? hongKongOffset : 0);
  const date = new Date(moment);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / (24 * 60 * 60 * 1000);
}

/** How many calendar days ago a moment was: yesterday evening is one day ago. */
export function daysAgo(moment: string, now: Date): number {
  return Math.max(0, dayNumber(dayInHongKong(now.toISOString())) - dayNumber(dayInHongKong(moment)));
}
