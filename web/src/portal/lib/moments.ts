import { dayInHongKong } from '../../../shared/lib/dates';

const two = (number: number) => `${number}`.padStart(2, '0');

/** The day after a moment's, in Hong Kong, as a field has it: what somebody who plans ahead begins with. */
export function dayAfter(moment: string): string {
  const { year, month, day } = dayInHongKong(moment);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return `${next.getUTCFullYear()}-${two(next.getUTCMonth() + 1)}-${two(next.getUTCDate())}`;
}

/** A day and a time in Hong Kong as a moment, whatever clock and zone the device has; nothing for half of it. */
export function momentOf(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
