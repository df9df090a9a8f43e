import type { JobValues } from './job-values';

/** What a template says; pay and place are the employer's. */
const texts = ['nameZh', 'nameEn', 'descriptionZh', 'descriptionEn', 'daysFrom', 'daysTo'] as const;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What a job takes over from the template of its new type: what is empty, and what stands as templates of its former
 * types have it. What somebody has written stays.
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
