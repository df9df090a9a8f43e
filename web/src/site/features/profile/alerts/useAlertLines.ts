import type { MyJobAlertsQuery } from '@/generated/seeker/graphql';
import { formatCount } from '@/shared/messages/count';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import type { AlertValues } from './alert-values';

/** An alert in words: its subject and its conditions. */
export function useAlertLines(
  values: AlertValues,
  lists: MyJobAlertsQuery['config'],
): { title: string; conditions: string[] } {
  const texts = useTexts('profile').alerts;
  const filters = useTexts('filters');
  const comma = usePage().address.locale === 'en' ? ', ' : '、';
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
  const rate = values.rate === '' ? '' : texts.rateLine[values.rateKind](formatCount(Number(values.rate)));
  const lines = [
    values.term,
    join(values.jobType),
    join(values.district),
    join(values.employment),
    join(values.workingDay),
    join(values.workingHour),
    values.maxHours && texts.maxHoursLine(values.maxHours),
    values.maxDays && texts.maxDaysLine(values.maxDays),
    rate,
  ].filter(Boolean);
  return { title: lines[0] ?? '', conditions: lines.slice(1) };
}
