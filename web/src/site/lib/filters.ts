import type { Query } from '@/shared/lib/address';
import { filterBadgeMax } from '@/site/lib/constants';

/**
 * The query names of a job search's filters; lists are comma-joined. The text and the page are not filters.
 */
export const filterNames = [
  'district',
  'jobType',
  'employment',
  'workingDay',
  'workingHour',
  'hourlyRate',
  'monthlyRate',
  'fromWorkingDaysPerWeek',
  'fromWorkingHoursPerDay',
  'latlng',
] as const;

/** The parameters of a search's address, in order. */
export const searchNames = ['q', 'asWords', 'keep', ...filterNames, 'sort', 'from'] as const;

/**
 * The place in an address where the visitor's ways begin, in the form of a station's code or a district's. Where
 * the visitor is never stands there.
 */
export function placeInAddress(query: Query): string | undefined {
  return /^\w{3}(\d{3})?$/.exec(query.get('from') ?? '')?.[0];
}

/** How many filter values are chosen in the query. */
export function chosenFilters(query: Query): number {
  let count = 0;
  for (const name of filterNames) {
    const value = query.get(name) ?? '';
    if (value !== '') count += name === 'latlng' ? 1 : value.split(',').filter(Boolean).length;
  }
  return count;
}

export function badgeText(count: number): string {
  return count > filterBadgeMax ? `${filterBadgeMax}+` : `${count}`;
}

/** A search is submitted only if its text has changed and is not empty. */
export function textToSubmit(text: string, current: string | undefined): string | undefined {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed !== (current ?? '').trim() ? trimmed : undefined;
}
