import { isSame } from '@/shared/lib/is-same';
import type { JobValues } from './job-values';

/** Fields that a template fills; pay and place are left to the employer. */
const texts = ['nameZh', 'nameEn', 'descriptionZh', 'descriptionEn', 'daysFrom', 'daysTo'] as const;

/**
 * The values that a job takes from the template of its new type: for empty fields, and for those that still
 * hold the text of a former type's template. What the employer wrote stays.
 */
export function takenOver(
  values: JobValues,
  template: JobValues,
  formers: readonly JobValues[],
): Partial<JobValues> {
  const isFormer = (name: keyof JobValues) => formers.some((each) => isSame(each[name], values[name]));
  const part: Partial<JobValues> = {};
  for (const name of texts) if (values[name].trim() === '' || isFormer(name)) part[name] = template[name];
  if (isFormer('employment')) part.employment = template.employment;
  const hasNoHours = values.shifts.length === 0 && !values.hoursNegotiable;
  if (hasNoHours || (isFormer('shifts') && isFormer('hoursNegotiable'))) {
    part.shifts = template.shifts;
    part.hoursNegotiable = template.hoursNegotiable;
  }
  const former = formers.flatMap(({ attributes }) => attributes);
  const own = values.attributes.filter((each) => !former.some((other) => isSame(each, other)));
  if (own.length === 0) part.attributes = template.attributes;
  const names = (Object.keys(part) as (keyof JobValues)[]).filter(
    (name) => !isSame(part[name], values[name]),
  );
  return Object.fromEntries(names.map((name) => [name, part[name]]));
}
