import type { KitCatalogue } from '../messages/catalogue';

interface Placed {
  address: readonly { district_name: string }[];
  region_name: readonly string[];
}

/** The first district and the number of further ones; for a job without addresses, its regions. */
export function districtsOf({ address, region_name }: Placed): {
  first: string | undefined;
  others: number;
} {
  const names = address.length === 0 ? region_name : [...new Set(address.map((one) => one.district_name))];
  return { first: names[0], others: Math.max(0, names.length - 1) };
}

function span(from: number | null, to: number | null): string | undefined {
  const low = from ?? to;
  const high = to ?? from;
  if (low === null || high === null) return undefined;
  return low === high ? `${low}` : `${low}-${high}`;
}

/** `11:00 - 20:30` if all shifts have these hours; undefined if they differ or are unknown. */
export function clockTimes(
  hours: readonly { start_time: string | null; end_time: string | null }[],
): string | undefined {
  const times = new Set(
    hours.map(({ start_time, end_time }) => start_time && end_time && `${start_time} - ${end_time}`),
  );
  const [only] = times;
  return times.size === 1 && only ? only : undefined;
}

export interface WorkingTime {
  from_working_days_per_week: number | null;
  to_working_days_per_week: number | null;
  from_working_hours_per_day: number | null;
  to_working_hours_per_day: number | null;
}

/** `5-6 days a week · 8 hours a day`, or the known part of it. */
export function workingTime(job: WorkingTime, texts: KitCatalogue['common']['jobCard']): string {
  const days = span(job.from_working_days_per_week, job.to_working_days_per_week);
  const hours = span(job.from_working_hours_per_day, job.to_working_hours_per_day);
  return [days && texts.daysPerWeek(days), hours && texts.hoursPerDay(hours)].filter(Boolean).join(' · ');
}

/** `11:00 - 20:30 · 5 days a week`; the hours per day if the times are unknown. */
export function timeAtAGlance(
  job: WorkingTime & { working_hour: Parameters<typeof clockTimes>[0] },
  texts: KitCatalogue['common']['jobCard'],
): string {
  const clock = clockTimes(job.working_hour);
  if (clock === undefined) return workingTime(job, texts);
  const days = workingTime(
    { ...job, from_working_hours_per_day: null, to_working_hours_per_day: null },
    texts,
  );
  return [clock, days].filter(Boolean).join(' · ');
}
