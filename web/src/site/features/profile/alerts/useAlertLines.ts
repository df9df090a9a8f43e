import type { MyJobAlertsQuery } from '@/generated/seeker/graphql';
import { formatCount } from '@/shared/messages/count';
import { useTexts } from '@/site/page/useTexts';
import type { AlertValues, Rate } from './alert-values';

/** The texts of an alert's conditions; a condition that is not set has none. */
export function useConditionTexts(lists: MyJobAlertsQuery['config']) {
  const texts = useTexts('profile').alerts;
  const filters = useTexts('filters');
  const { comma } = useTexts('resume');
  const named = new Map<string, string>();
  for (const { shortCode, name } of lists.districts) named.set(shortCode, name);
  for (const category of lists.job_categories) {
    named.set(category.code, category.name);
    for (const { shortCode, name } of category.types) if (shortCode !== null) named.set(shortCode, name);
  }
  for (const { code, name } of lists.employments) named.set(code, name);
  for (const names of [filters.workingDays, filters.workingHours])
    for (const [code, name] of Object.entries(names)) named.set(code, name);
  const join = (codes: readonly string[]) => codes.map((code) => named.get(code) ?? code).join(comma);
  return {
    term: (term: string) => term,
    jobType: join,
    district: join,
    employment: join,
    workingDay: join,
    workingHour: join,
    maxHours: (hours: string) => hours && texts.maxHoursLine(hours),
    maxDays: (count: string) => count && texts.maxDaysLine(count),
    rate: ({ kind, amount }: Rate) => amount && texts.rateLine[kind](formatCount(Number(amount))),
  };
}

/** An alert in words: its subject and its conditions. */
export function useAlertLines(
  values: AlertValues,
  lists: MyJobAlertsQuery['config'],
): { title: string; conditions: string[] } {
  const textOf = useConditionTexts(lists);
  const lines = [
    textOf.term(values.term),
    textOf.jobType(values.jobType),
    textOf.district(values.district),
    textOf.employment(values.employment),
    textOf.workingDay(values.workingDay),
    textOf.workingHour(values.workingHour),
    textOf.maxHours(values.maxHours),
    textOf.maxDays(values.maxDays),
    textOf.rate(values.rate),
  ].filter(Boolean);
  return { title: lines[0] ?? '', conditions: lines.slice(1) };
}
