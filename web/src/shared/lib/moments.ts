import { dayInHongKong } from '@/shared/lib/dates';

const two = (number: number) => `${number}`.padStart(2, '0');

/** Adds days to a day, both in the format of a date field. */
export function daysAfter(text: string, count: number): string {
  const { year, month, day } = dayInHongKong(text);
  const next = new Date(Date.UTC(year, month - 1, day + count));
  return `${next.getUTCFullYear()}-${two(next.getUTCMonth() + 1)}-${two(next.getUTCDate())}`;
}

/** The day of a moment in Hong Kong, in the format of a date field. */
export function dayOf(moment: string): string {
  return daysAfter(moment, 0);
}

/** The day after a moment's, the default for planning ahead. */
export function dayAfter(moment: string): string {
  return daysAfter(moment, 1);
}

/**
 * A day and time in Hong Kong as a moment, whatever the device's clock and zone; undefined if either is
 * missing.
 */
export function momentOf(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
